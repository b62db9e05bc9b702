"""MLIR's own lit tests, run through `equiv opt`."""
