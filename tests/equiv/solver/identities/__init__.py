"""Numeric identities and non-identities by topic, each with the strongest level at which it holds.

What holds follows from IEEE 754-2019 and from the MLIR and LLVM language references, not from what the check says. The
levels are those of `equiv.proving.levels`: a row that holds at one level holds at all weaker ones.
"""
