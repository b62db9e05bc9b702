"""Two modules into one pair: which functions belong together, and both brought to one signature."""
