"""What frontends share for reading text and for writing MLIR from it."""
