"""Modules of structural Verilog as data."""

from __future__ import annotations

from msgspec import Struct, field

from interp.ir import Place, Scalar
from interp.ir.types import signed

UNSIZED = 32  # bits of a number without a width, which may be more (IEEE 1364-2005, 3.5.1)


class Number(Struct, frozen=True):
    """A literal. `width` is None where the text gives none: 32 bits then. One that is `unknown` is all x or z."""

    bits: int
    width: int | None
    signed: bool
    unknown: bool
    place: Place

    @property
    def value(self) -> int:
        """The number that it stands for, below zero where it has a sign."""
        width = self.width if self.width is not None else UNSIZED
        return signed(self.bits, width) if self.signed else self.bits


class Reference(Struct, frozen=True):
    """A net, or its bits from `high` down to `low`."""

    name: str
    high: int | None
    low: int | None
    place: Place


class Unary(Struct, frozen=True):
    """A unary or reduction operator."""

    operator: str
    operand: Expression
    place: Place


class Binary(Struct, frozen=True):
    """A binary operator."""

    operator: str
    left: Expression
    right: Expression
    place: Place


class Choice(Struct, frozen=True):
    """The conditional operator."""

    condition: Expression
    yes: Expression
    no: Expression
    place: Place


class Join(Struct, frozen=True):
    """The first part in the highest bits, all of it `times` over."""

    parts: tuple[Expression, ...]
    times: int
    place: Place


class Cast(Struct, frozen=True):
    """`$signed` or `$unsigned`."""

    signed: bool
    operand: Expression
    place: Place


class Pick(Struct, frozen=True):
    """One of the parts, by its number from 0; where there is none of that number, nobody knows."""

    index: Expression
    parts: tuple[Expression, ...]
    place: Place


class Pattern(Struct, frozen=True):
    """An array as a whole, by its elements."""

    parts: tuple[Expression, ...]
    place: Place


class Call(Struct, frozen=True):
    """A call of a function."""

    routine: Routine
    arguments: tuple[Expression, ...]
    place: Place


Expression = Number | Reference | Unary | Binary | Choice | Join | Cast | Pick | Pattern | Call


class Assignment(Struct, frozen=True):
    """`targets` are the parts of the left side, the first one in the highest bits."""

    targets: tuple[Reference, ...]
    value: Expression
    place: Place


class Conditional(Struct, frozen=True):
    """An `if`."""

    condition: Expression
    then: tuple[Statement, ...]
    otherwise: tuple[Statement, ...]
    place: Place


class Bits(Struct, frozen=True):
    """What a case stands for: `bits` where `mask` is set."""

    mask: int
    bits: int
    width: int


class Arm(Struct, frozen=True):
    """One case of a `case`."""

    patterns: tuple[Bits, ...]
    statements: tuple[Statement, ...]


class Case(Struct, frozen=True):
    """The first arm that has a pattern which fits, or the default."""

    selector: Expression
    arms: tuple[Arm, ...]
    default: tuple[Statement, ...]
    place: Place


Statement = Assignment | Conditional | Case


class Clocked(Struct, frozen=True):
    """What happens at an edge of a clock, all at once."""

    edge: str
    clock: str
    statements: tuple[Statement, ...]
    place: Place


class Net(Struct):
    """`low` is the number of its lowest bit; `direction` is input, output or empty; a register may begin with
    `initial`."""

    name: str
    place: Place
    width: int = 1
    low: int = 0
    signed: bool = False
    direction: str = ""
    initial: Number | None = None

    @property
    def type(self) -> Scalar:
        return Scalar(f"i{self.width}")


class Routine(Struct, eq=False):
    """A function: its statements, one after the other, assign to its variables, the last value of the one of its own
    name is the result."""

    name: str
    place: Place
    inputs: list[Net] = field(default_factory=list)
    nets: dict[str, Net] = field(default_factory=dict)
    statements: tuple[Statement, ...] = ()

    @property
    def result(self) -> Net:
        return self.nets[self.name]


def element_name(array: str, indices: tuple[int, ...]) -> str:
    """The net of an element: no name in a text has a space in it."""
    return f"{array} " + "".join(f"[{index}]" for index in indices)


class Module(Struct):
    """`asserts` tells whether there are assertions for simulators, which are left out, `compares_states` whether its
    file tells x and z from numbers."""

    name: str
    place: Place
    asserts: bool = False
    compares_states: bool = False
    ports: list[str] = field(default_factory=list)
    nets: dict[str, Net] = field(default_factory=dict)
    assignments: list[Assignment] = field(default_factory=list)
    clocked: list[Clocked] = field(default_factory=list)
