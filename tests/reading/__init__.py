"""Suites of programs that are read and not proven: what of them is lowered, what is refused, and what a reader did not
foresee, which is a defect of ours."""
