"""Recurrence equations of one program: nodes with domains, accesses to buffers, and what has to hold of instances.

A node stands for a value of data at each instance, a vector of its loop variables, in its domain. The value is that of
an operation on other nodes' values, that of another node (an alias), that of an input, or nothing at all. What a load
reads is an alias that only the flow tells: the last store to its cell before it.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from msgspec import Struct, field

from equiv.proving.parametric.identity import Head, LeafKey
from equiv.solver.linear.expression import TRUE, Formula, Linear, equal, variable
from interp import ir
from interp.ir.place import Place


class Outside(Exception):
    """Something that the equations do not model."""

    def __init__(self, reason: str, place: Place | None) -> None:
        super().__init__(reason)
        self.reason, self.place = reason, place


class Reference(Struct, frozen=True):
    """The value of a node at an instance, given by expressions of the variables of who refers to it."""

    node: int
    at: tuple[Linear, ...]


class Operation(Struct, frozen=True):
    """`head` is what it computes. The operands of one that is `commutative` are in any order."""

    head: Head
    operands: tuple[Reference, ...]
    commutative: bool = False


class Alias(Struct, frozen=True):
    """One of other values by conditions, of which one holds at each instance."""

    pieces: tuple[tuple[Formula, Reference], ...]


class Loaded(Struct, frozen=True):
    """What the load of that number reads."""

    access: int


class Leaf(Struct, frozen=True):
    """An input or a number. Leaves of one key at equal instances have one value in both programs."""

    key: LeafKey


class Uninitialized(Struct, frozen=True):
    """What nothing has written."""


Kind = Operation | Alias | Loaded | Leaf | Uninitialized


class Node(Struct):
    """One equation: the value of `kind` at each instance of `variables` in `domain`."""

    kind: Kind
    variables: tuple[str, ...]
    domain: Formula
    place: Place | None


class Team(Struct, frozen=True):
    """The iterations of a parallel loop with barriers. `time` is when their interval is, the same for all of them;
    `inside` are the entries of the time that tell them apart. Where `domain` holds all of them are executed. `steps`
    are those of the loops around the interval within the parallel loop, by variable."""

    variables: tuple[str, ...]
    time: tuple[int | str, ...]
    inside: tuple[int | str, ...]
    domain: Formula
    steps: tuple[tuple[str, int], ...] = ()


class Context(Struct, frozen=True):
    """Where operations are: the loop variables around them, for which values of these they run, and when. A time has a
    position among its siblings at even places and a loop variable at odd ones; times are in the order of their values.
    `parallel` has for each parallel loop around, outer ones first, the positions of its variables in `variables`."""

    variables: tuple[str, ...] = ()
    domain: Formula = TRUE
    time: tuple[int | str, ...] = ()
    parallel: tuple[tuple[int, int], ...] = ()
    team: Team | None = None


class Buffer(Struct, frozen=True):
    """Memory: of an argument, a global, or an allocation.

    `instance` are the loop variables around the allocation: each execution is memory of its own. A cell is an index
    vector within `sizes`, after the values of `instance`. What it holds in the beginning is the node `initial`."""

    number: int
    key: LeafKey | None  # of the leaf that is `initial`; None where it is uninitialized
    initial: int
    instance: tuple[str, ...]
    sizes: tuple[Linear, ...]
    place: Place | None

    @property
    def dimensions(self) -> int:
        """How many indices a cell of it has."""
        return len(self.instance) + len(self.sizes)


class Access(Struct, frozen=True):
    """A load, or a store of `value`. `inside` says that it is in bounds: otherwise it is undefined."""

    number: int
    buffer: int
    cell: tuple[Linear, ...]
    context: Context
    inside: Formula
    value: Reference | None
    place: Place | None

    @property
    def is_store(self) -> bool:
        """Whether it writes: it has a value."""
        return self.value is not None


class Barrier(Struct, frozen=True):
    """Where all iterations of the parallel `loop`, whose last variable that is, wait for each other."""

    loop: str
    time: tuple[int | str, ...]
    steps: tuple[tuple[str, int], ...]


class Freed(Struct, frozen=True):
    """The end of the life of an allocation."""

    buffer: int
    cell: tuple[Linear, ...]  # the instance alone
    context: Context
    place: Place


class Need(Enum):
    """What follows where a requirement does not hold."""

    DEFINED = "undefined"  # the program is undefined where it does not hold
    EXACT = "range"  # the equations are not what the program does where it does not hold


class Requirement(Struct, frozen=True):
    """What has to hold at every instance of a context."""

    need: Need
    context: Context
    condition: Formula
    message: str
    place: Place | None


class Address(Struct, frozen=True):
    """Where memory begins: a multiple of `alignment`, of which a variable has the quotient."""

    alignment: int
    place: Place


class Equations(Struct):
    """All of a program. `outputs` are what can be observed, by what it is: a node for each, whose variables are the
    cells of the output. `returned` are the results that are an argument as a whole, which is observed as that."""

    prefix: str
    nodes: list[Node] = field(default_factory=list)
    buffers: list[Buffer] = field(default_factory=list)
    accesses: list[Access] = field(default_factory=list)
    freed: list[Freed] = field(default_factory=list)
    barriers: list[Barrier] = field(default_factory=list)
    requirements: list[Requirement] = field(default_factory=list)
    outputs: dict[ir.Output, int] = field(default_factory=dict)
    returned: dict[int, ir.Output] = field(default_factory=dict)  # arguments, by the numbers of results
    shapes: dict[int, tuple[Linear, ...]] = field(default_factory=dict)  # of the outputs that are memory, by node
    addresses: dict[str, Address] = field(default_factory=dict)  # by the variables that stand for them
    has_products: bool = False  # which are less than 2^48, as they are less than how many elements an array has

    def add(self, kind: Kind, variables: Sequence[str], domain: Formula, place: Place | None) -> Reference:
        """A new node, and its value at its own variables."""
        self.nodes.append(Node(kind, tuple(variables), domain, place))
        return Reference(len(self.nodes) - 1, tuple(variable(each) for each in variables))

    def beginning(self, access: Access) -> Reference:
        """What an access reads where nothing was stored before."""
        initial = self.buffers[access.buffer].initial
        return Reference(initial, access.cell if self.nodes[initial].variables else ())

    def accesses_of(self, buffer: int) -> list[Access]:
        """The loads and stores of a buffer, which is given by its place in `buffers`, in the order in which they were
        met."""
        return [each for each in self.accesses if each.buffer == buffer]

    def loads(self) -> list[Access]:
        return [each for each in self.accesses if not each.is_store]

    def stores_to(self, buffer: int) -> list[Access]:
        """The stores among these."""
        return [each for each in self.accesses_of(buffer) if each.is_store]


def same_cell(left: Sequence[Linear], right: Sequence[Linear]) -> list[Formula]:
    return [equal(one, two) for one, two in zip(left, right, strict=True)]
