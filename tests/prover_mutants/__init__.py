"""Mutation testing of the prover: small changes of its own source, and whether the tests that belong to it notice."""
