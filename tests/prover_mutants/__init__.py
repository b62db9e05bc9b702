"""Mutation testing of the prover: small changes of its own source, and whether the tests that belong to it notice.

`python -m tests.prover_mutants --seed 1 --seconds 3600 [--module equiv.sizing.coverage ...] [--json FILE]`"""
