"""What makes one function's arguments and results of those of the form that two functions have in common."""

from __future__ import annotations

from dataclasses import field

from equiv.pairing.mapping.rearrangement import Rearrangement
from interp import ir
from interp.dataclass import dataclass


@dataclass(frozen=True, slots=True)
class Direct:
    """The form's own parameter."""

    parameter: int


@dataclass(frozen=True, slots=True)
class Element:
    """The only element of a parameter of the form."""

    parameter: int


@dataclass(frozen=True, slots=True)
class Rearranged:
    """A buffer of another shape with the elements of a parameter of the form, which go back after the call. A `private`
    one does not go back."""

    parameter: int
    how: Rearrangement
    private: bool = False


Argument = Direct | Element | Rearranged


@dataclass(frozen=True, slots=True)
class Given:
    """What the function returns at a position."""

    result: int


@dataclass(frozen=True, slots=True)
class Single:
    """The only element of a buffer that the function returns."""

    result: int


@dataclass(frozen=True, slots=True)
class Reshaped:
    """A new buffer with the elements of one that the function returns."""

    result: int
    how: Rearrangement
    type: ir.View


@dataclass(frozen=True, slots=True)
class Left:
    """What the call left in the buffer of an argument, which is `Rearranged` and private."""

    argument: int


@dataclass(frozen=True, slots=True)
class Before:
    """What a parameter of the form held before the call."""

    parameter: int


Result = Given | Single | Reshaped | Left | Before


@dataclass(slots=True)
class Part:
    """How one function takes part in the form. `arguments` are its own, in order; `stores` are results that go into
    parameters of the form; `same` are results that are an argument's own buffer; `results` are those of the form."""

    arguments: list[Argument] = field(default_factory=list)
    stores: list[tuple[int, int]] = field(default_factory=list)
    same: list[tuple[int, int]] = field(default_factory=list)
    results: list[Result] = field(default_factory=list)

    def is_plain(self, results: int) -> bool:
        """Whether the function has the form already; it has so many results."""
        return (
            all(each == Direct(at) for at, each in enumerate(self.arguments))
            and not self.stores
            and not self.same
            and self.results == [Given(at) for at in range(results)]
        )


@dataclass(slots=True)
class Form:
    """The parameters of the form with their names, both functions' parts, and what was made of what, in words. The
    parameters' types are those of either function for each."""

    names: list[str]
    types: tuple[list[ir.Type], list[ir.Type]]
    source: Part
    target: Part
    words: list[str]
