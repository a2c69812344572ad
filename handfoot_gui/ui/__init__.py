"""What is seen and touched. Nothing is exported here: import the modules by name."""
