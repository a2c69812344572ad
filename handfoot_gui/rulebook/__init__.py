"""The rules of a table on paper: the sheet as text, two rule sets compared, without a window."""
