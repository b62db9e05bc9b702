"""CIRCT's ltl dialect: sequences and properties, which are formulas over what signals are at all times.

A formula has no value that a program could compute. It stands for a number of which nothing is known but that the same
operation, with the same attributes, of the same formulas and signals is the same one: formulas that are written alike
are equal, and two that are not are never told apart. Where data may choose between
formulas they are refused. Of bits, `and` and `or` are those of logic.

Source: CIRCT's definitions of the dialect (LTLOps.td, LTLTypes.td)."""
