"""What compilers for Ascend processors leave in programs."""
