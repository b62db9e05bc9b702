"""Errors of use: what the caller must change before anything can be checked."""

from __future__ import annotations

from frontends.errors import InputProblem


class WrongUse(InputProblem):
    """The request itself is wrong: a name that is not there, programs that cannot be compared, a bad option."""


class SignatureMismatch(WrongUse):
    """The two functions do not take and give the same things, so no input can be given to both."""


class NothingToCompare(WrongUse):
    """Nothing of a run of the two functions can be observed, so that any two would be equal."""


def cannot_run(command: str, problem: OSError) -> WrongUse:
    """What is said of a program that could not be started, and what to do about it."""
    if isinstance(problem, FileNotFoundError):
        return WrongUse(f"cannot run '{command}': no such program is here or in PATH; install it, or name its path")
    return WrongUse(f"cannot run '{command}': {problem.strerror or problem}")
