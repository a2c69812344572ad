"""Files in, verdicts out: the same rules engine as the table's, without a window."""
