"""Changes of MLIR programs in one place, most likely in meaning."""
