"""Tables of operations, one at a time, each of which is run in MLIR's execution engine and in the machine's concrete
domain. `python -m tests.frontends.operations` runs all of them for every element type."""
