"""Families of programs that real passes made of operators: one module for each kind of operator, which has its
families by name in `FAMILIES`."""
