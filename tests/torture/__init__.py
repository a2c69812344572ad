"""Loss looked for on purpose: kills, full disks, noise, and replays of what was kept."""
