"""Errors of use: what the caller must change before anything can be checked."""

from __future__ import annotations

from frontends.errors import InputProblem


class WrongUse(InputProblem):
    """The request itself is wrong: a name that is not there, programs that cannot be compared, a bad option."""


class SignatureMismatch(WrongUse):
    """The two functions do not take and give the same things, so no input can be given to both."""


class NothingToCompare(WrongUse):
    """Nothing of a run of the two functions can be observed, so that any two would be equal."""
