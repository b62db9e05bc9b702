"""The tosa dialect, as far as its meaning is plain: numbers as MLIR's own decomposition of it computes them.

What TOSA leaves to implementations (the order of sums, where maxima of floats begin) is either noted as open or listed
among what a verdict assumes. Operations and types that are not here (block-scaled numbers, `custom`) are unsupported.
"""
