"""Linear integer arithmetic with quotients: its expressions and formulas, and z3's answers to questions about them."""
