"""How the game's sounds are made: waves, paper and wood, out of arithmetic alone."""
