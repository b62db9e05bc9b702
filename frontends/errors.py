"""What can be wrong with a user's input, in whichever language it is written."""

from __future__ import annotations

from interp.ir.place import Place


class InputProblem(Exception):
    """Base of all errors about a user's input. `place` is None where the input as a whole is meant; `help` says what
    a user can do about it, where the message does not."""

    def __init__(self, message: str, place: Place | None = None, help: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.place = place
        self.help = help

    def __str__(self) -> str:
        return f"{self.place}: {self.message}" if self.place else self.message


class SyntaxProblem(InputProblem):
    """The text is not a program of its language: the parser or the verifier of the language rejected it."""


class Unsupported(InputProblem):
    """The program is valid but holds something that is not modelled. `operation` names it, `what` says which part of
    it, or is empty where the operation as such is meant."""

    def __init__(self, operation: str, place: Place | None, what: str = "") -> None:
        super().__init__(f"'{operation}' is not supported" + (f": {what}" if what else ""), place)
        self.operation = operation
        self.what = what


class Unforeseen(Unsupported):
    """A reader failed at what its author did not think of: a defect of ours, which costs what it was reading."""


class Unmodelled(Exception):
    """A value or a type that is not modelled, met where it is not known which operation it is of."""


class UnknownFunction(InputProblem):
    """A function was asked for that the input does not define."""


class MissingBindings(InputProblem):
    """The Python package that parses this language cannot be imported."""
