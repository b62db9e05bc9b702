"""What makes one function's arguments and results of those of the form that two functions have in common."""

from __future__ import annotations

from msgspec import Struct, field

from equiv.pairing.mapping.rearrangement import Rearrangement
from interp import ir


class Direct(Struct, frozen=True):
    """The form's own parameter."""

    parameter: int


class Element(Struct, frozen=True):
    """The only element of a parameter of the form."""

    parameter: int


class Rearranged(Struct, frozen=True):
    """A buffer of another shape with the elements of a parameter of the form, which go back after the call. A `private`
    one does not go back."""

    parameter: int
    how: Rearrangement
    private: bool = False


Argument = Direct | Element | Rearranged


class Given(Struct, frozen=True):
    """What the function returns at a position."""

    result: int


class Single(Struct, frozen=True):
    """The only element of a buffer that the function returns."""

    result: int


class Reshaped(Struct, frozen=True):
    """A new buffer with the elements of one that the function returns."""

    result: int
    how: Rearrangement
    type: ir.View


class Left(Struct, frozen=True):
    """What the call left in the buffer of an argument, which is `Rearranged` and private."""

    argument: int


class Before(Struct, frozen=True):
    """What a parameter of the form held before the call."""

    parameter: int


Result = Given | Single | Reshaped | Left | Before


class Part(Struct):
    """How one function takes part in the form. `arguments` are its own, in order; `stores` are results that go into
    parameters of the form; `same` are results that are an argument's own buffer; `results` are those of the form.
    `fits` are parameters, and the buffers of other shapes that the other function takes in their place: where the sizes
    do not fit, nobody can call that one, and this one is not asked about."""

    arguments: list[Argument] = field(default_factory=list)
    stores: list[tuple[int, int]] = field(default_factory=list)
    same: list[tuple[int, int]] = field(default_factory=list)
    results: list[Result] = field(default_factory=list)
    fits: list[tuple[int, ir.View, Rearrangement]] = field(default_factory=list)

    def is_plain(self, results: int) -> bool:
        """Whether the function has the form already; it has so many results."""
        return (
            all(each == Direct(at) for at, each in enumerate(self.arguments))
            and not self.stores
            and not self.same
            and not self.fits
            and self.results == [Given(at) for at in range(results)]
        )


class Form(Struct):
    """The parameters of the form with their names, both functions' parts, and what was made of what, in words. The
    parameters' types are those of either function for each."""

    names: list[str]
    types: tuple[list[ir.Type], list[ir.Type]]
    source: Part
    target: Part
    words: list[str]
