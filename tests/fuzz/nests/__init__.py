"""`python -m tests.fuzz.nests`: random loop nests and transformations of them, right or wrong.

Loops over arrays are interchanged, tiled, fused, distributed, unrolled, shifted, reversed, skewed, split, peeled and
normalized, or changed in one place; each program is written in affine, scf or blocks. The judge makes Python of the
same nest and runs it on random numbers, with every access in bounds or undefined."""
