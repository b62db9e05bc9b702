"""Stands in for an opt-like tool: the same output and exit code, and every pass of its pipeline is checked."""
