"""Languages and dialects: how the text of a program becomes affine IR, one pack for each system."""
