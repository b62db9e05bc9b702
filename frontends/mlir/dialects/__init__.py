"""The upstream dialects of MLIR; the path of a module is its dialect's name."""
