"""Which numbers are sizes, how they are tied, and at which of them a pair is run."""
