"""What structure does not settle: pairs of expressions that must be equal, settled by algebra or by z3."""
