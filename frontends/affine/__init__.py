"""Affine IR itself, as `equiv ir` prints it."""
