"""One screen each: signals become what the game is asked for, the game becomes a picture."""
