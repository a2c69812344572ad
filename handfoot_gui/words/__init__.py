"""The only maker of sentences a player reads. Knows the rules' values; not who shows the words."""
