"""Functions that became another shape of the same thing: what belongs to what, and both as functions of one shape."""
