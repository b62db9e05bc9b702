"""Many checks in one run: pairs, worker processes, stored results."""
