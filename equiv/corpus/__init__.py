"""The corpora of pairs, and the table of what was proven of each system."""
