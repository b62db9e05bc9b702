"""The vector dialect: vectors of fixed length are the list of their elements, in row-major order."""
