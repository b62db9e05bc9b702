"""Proofs for all sizes: recurrence equations of both programs, a relation between their instances, and its check by z3.

Trusted, and all that a certificate's check uses: `expression`, `equations`, `views`, `scalars`, `extraction`, `loops`,
`logic`, `obligations`, `certificate`. What searches (`sets`, `flow`, `relation`, `domain`, `prove`) is not trusted: a
wrong result of it, or of isl, is refused by the check. `docs/all-sizes.md` has the theorem.
"""
