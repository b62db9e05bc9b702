"""`python -m tests.fuzz.tables`: chains of operations on tensors or vectors, and what each element of the result is.

The chain is run in numpy on arrays of expressions, by what the operations' documentation says, and the target computes
the elements that this gives one by one. In wrong pairs one choice of the chain (an offset, a permutation, a map, a
mask) or one element of the table is another. Numbers decide whether two tables are the same, so that both verdicts can
be denied."""
