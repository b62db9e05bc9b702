"""What tools that change programs ask of a language: what can be left out of a program, and what can be another.

A language names its own in its record: `Language.editor`, `Language.mutator`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from msgspec import Struct

from interp.ir.place import Place

Edit = Callable[[str], str | None]
"""Makes a program smaller; None for a program that does not allow the edit."""


class Editor(Protocol):
    """Looks at programs and makes them smaller. Text that is no valid program has nothing in it."""

    def normal(self, text: str) -> str | None:
        """The program as its language prints it, without operations that nobody needs."""
        ...

    def functions(self, text: str) -> list[str]:
        """The names of the symbols at the top."""
        ...

    def count(self, text: str) -> int:
        """How many operations a program has."""
        ...

    def names(self, text: str) -> list[str]:
        """The names of the operations with one result, each once."""
        ...

    def numbers(self, text: str) -> list[int]:
        """The numbers that a smaller one may stand for, largest first."""
        ...

    def without_operation(self, position: int) -> Edit:
        """Without the operation at a position in the order of the text."""

    def unwrapped(self, position: int) -> Edit:
        """With the body of an operation in its place."""
        ...

    def without_symbol(self, name: str) -> Edit:
        """Without a symbol at the top."""

    def without_result(self, function: str, position: int) -> Edit:
        """Without the result of a function at a position."""

    def without_argument(self, function: str, position: int) -> Edit:
        """Without the argument of a function at a position."""

    def without_stores(self, function: str, position: int) -> Edit:
        """Without the stores to an argument."""
        ...

    def without_loads(self, function: str, position: int) -> Edit:
        """With a constant for what is loaded from an argument."""
        ...

    def collapsed(self, name: str, operand: int) -> Edit:
        """With an operand in the place of each operation of a name."""
        ...

    def with_number(self, number: int, smaller: int) -> Edit:
        """With `smaller` wherever `number` stands."""


class Mutant(Struct, frozen=True):
    """A valid program that differs from another one in one place, which is in the text that it was made of."""

    text: str
    kind: str
    description: str
    place: Place


class Mutator(Protocol):
    """Of one program: all that can be changed in one place, numbered in the order of the text. `text` is the program as
    its language prints it, `kinds` what sort of change each is."""

    text: str
    kinds: Sequence[str]

    def mutant(self, number: int) -> Mutant | None:
        """None where the change makes no valid program."""
        ...
