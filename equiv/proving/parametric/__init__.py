"""Proofs for all sizes: recurrence equations of both programs, a relation between their instances, and its check by z3.

Trusted, and all that the check of a certificate uses: the check itself (`instances`, `obligations`, `certificate`,
`certify`, and `equiv.solver.linear`) and the extraction of equations (`equations`, `extraction`, `operations`,
`scalars`, `views`, `pointers`, `forwarding`, `intervals`, `bindings`, `loops`, `whiles`, `branches`, `program`).
What searches (`sets`, `flow`, `relation`, `domain`, `prove`) is not trusted: a wrong result of it, or of isl, is
refused by the check. `docs/all-sizes.md` has the theorem.
"""
