"""The core of the MLIR frontend: parsing, types, values, the registry of handlers, and what all dialects share."""
