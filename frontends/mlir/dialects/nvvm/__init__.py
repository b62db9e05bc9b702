"""The nvvm dialect."""
