"""Mutants of MLIR programs: valid programs that differ from the original in one place, and most likely in meaning.

They show whether a verifier notices: no mutant that means something else may be called equivalent."""

from equiv.mutate.mutants import Mutant, mutants

__all__ = ["Mutant", "mutants"]
