"""The spirv dialect: numbers, vectors, and memory."""
