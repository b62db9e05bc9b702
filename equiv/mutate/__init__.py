"""Mutants: valid programs that differ from the original in one place, and most likely in meaning.

They show whether a verifier notices: no mutant that means something else may be called equivalent."""

from equiv.mutate.mutants import mutants
from frontends.editing import Mutant

__all__ = ["Mutant", "mutants"]
