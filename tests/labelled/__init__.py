"""Transformations of LLVM IR that others have labelled, held against the verdicts on them."""
