"""Affine IR, and the machine that runs it: what a program means, whatever language it came from."""
