"""What affine IR's operations stand in: modules, functions and globals."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum, auto
from typing import ClassVar

from msgspec import Struct, field

from interp.ir.atomics import Atomic
from interp.ir.choices import Choice
from interp.ir.place import Place
from interp.ir.types import Scalar, Type
from interp.ir.values import Operation, Region, Value
from interp.ir.walks import walk

# An assumption of functions of which something is taken for the same although poison among their inputs tells it apart.
DEFINED_ARGUMENTS = "arguments, and the memory that they point to, hold no poison"
UNDECLARED_CHANNELS = "a channel that nothing declares has one stream for each index, and no broadcasts"
"""Where this is assumed, that nobody takes what is put, or waits for ever for more, says nothing."""
UNDEF_MAY_BE_POISON = "what is undef in the source, or read where it has written nothing, may be poison in the target"


class DemandKind(Enum):
    """What a demand is about: no poison; memory that nothing else reaches; so many bytes that may be read, or those or
    a null pointer; a multiple of a number; how a narrow number fills a register; where callers put an argument or
    find a result; what they find beside the function; else whatever its attribute says."""

    DEFINED = auto()
    APART = auto()
    BYTES = auto()
    BYTES_OR_NULL = auto()
    MULTIPLE = auto()
    EXTENDED = auto()
    PASSED = auto()
    OFFERED = auto()
    OTHER = auto()


class Demand(Struct, frozen=True):
    """What a function asks of one of so many parameters, or says of a result, of so many of its language, by an
    attribute; `is_lowered` where the function is not of func, which has no words for what LLVM's or a system's say."""

    position: int
    of: int
    of_result: bool
    kind: DemandKind
    name: str
    number: int | None = None
    is_lowered: bool = True


class Held(Enum):
    """Whether the text of a program shows that it keeps to a claim: it does, it does where its arguments do not share
    memory, it cannot be told, as memory is reached by pointers of which nothing is known, or it may well not."""

    CERTAIN = 0
    APART_ARGUMENTS = 1
    UNTOLD = 2
    OPEN = 3


class Claim(Struct, frozen=True):
    """What an operation says by an attribute that nothing shows: the attribute, what it is said of and under which
    conditions it is reached, in a form that is the same in two programs where these are. `of_value` is one about a
    value, which is true of it wherever it is; others are about memory, and true as the rest of the program, whose text
    is `within`, keeps to them. `beyond` is one that asks something of callers, too."""

    name: str
    of: str
    under: frozenset[str]
    within: str
    held: Held
    of_value: bool
    beyond: bool
    place: Place


class Ports(Struct, frozen=True):
    """What the outside knows the parameters and results of a circuit by, in their order: it is wired by name. `clock`
    says when its registers take what is next, or is empty where it has none."""

    inputs: tuple[str, ...]
    outputs: tuple[str, ...]
    clock: str = ""


class MemorySpaces(Struct, frozen=True):
    """The memory spaces, by their numbers or names, of the parameters of a function that are memory, in order, and of
    its results."""

    DEFAULT: ClassVar[str] = ""
    """Of memory of which nothing is said."""
    ANYWHERE: ClassVar[str] = "0"
    """Of pointers that say that they may point anywhere."""

    parameters: tuple[str, ...] = ()
    results: tuple[str, ...] = ()


NO_SPACES = MemorySpaces()


class Function(Struct, eq=False):
    """`body` None is a declaration. The entry block's arguments are the parameters. `unordered_reductions` are the
    places of reductions whose order the program leaves open and whose result depends on it: the IR fixes one order.
    `unordered_sums` are further ones, as sums of floats, whose order shows in rounding and signs of zeros alone.
    `assumptions` are what the meaning given to its operations takes for granted, in words, and `choices` are what the
    other program of a pair has to choose alike. The body is that of so many `calls`, one after the other with state
    that outlives them: its parameters are those of the first one, then those of the next. Parameters at the positions
    `by_value` are views of what callers give as values: the function leaves it as it is. Results at the positions
    `values` are views of what callers take as values: in whose memory they are does not matter. A circuit has `ports`.
    A function that `holds_up` lets operations wait that its language may let go on: that it waits for ever says
    nothing. One that `orders_later` leaves an order open that its compiler chooses: that it ends otherwise in another
    one says nothing. Of one that is `order_faithful` every order that its language leaves open is open here, and no
    other: nothing that the language says of orders was read past. `atomics` are its atomic operations, in the order of
    its text. One that `launches` kernels runs them on a device, on memory that was allocated for that. `held` are the
    bits that each of its channels holds at least, 0 where nothing says it: what is put into several of them is on its
    way to all at once, but for so much. `understated` are the accesses that say less of their addresses than that they
    are multiples of the size of what is accessed, and what they say. `demands` are what callers have to keep to beside
    what operations show, None in a form that cannot say it; `claims` are what its operations say that nothing shows.
    `linkage` is what it is to a linker, `local` to its file or by its name of LLVM; `spaces` are those of the memory
    that it takes and gives."""

    name: str
    parameters: list[Value]
    results: list[Type]
    body: Region | None
    place: Place
    unordered_reductions: list[Place] = field(default_factory=list)
    unordered_sums: list[Place] = field(default_factory=list)
    assumptions: list[str] = field(default_factory=list)
    choices: frozenset[Choice] = frozenset()
    calls: int = 1
    by_value: frozenset[int] = frozenset()
    values: frozenset[int] = frozenset()
    ports: Ports | None = None
    holds_up: bool = False
    orders_later: bool = False
    order_faithful: bool = False
    launches: bool = False
    held: int = 0
    atomics: list[Atomic] = field(default_factory=list)
    understated: dict[Place, int] = field(default_factory=dict)
    demands: tuple[Demand, ...] | None = None
    claims: frozenset[Claim] = frozenset()
    linkage: str = "external"
    spaces: MemorySpaces = NO_SPACES

    def walk(self) -> Iterator[Operation]:
        """Every operation of the body, outer before inner; none of a declaration."""
        return walk(self.body) if self.body is not None else iter(())


class GlobalBuffer(Struct, eq=False):
    """A module-level buffer. `initial` holds each element's bits in row-major order, or None where uninitialized.
    It lies at a multiple of `alignment`, and each element at one of its own size. One that is `fixed` no function that
    is defined elsewhere writes, which the text form does not have."""

    name: str
    element: Scalar
    shape: tuple[int, ...]
    initial: list[int] | None
    constant: bool
    private: bool
    place: Place
    alignment: int = 1
    fixed: bool = False


class Declaration(Struct, frozen=True):
    """What a function that is defined elsewhere takes, in order, and gives. `form` is how it is called as its language
    has it, whose name comes first: aggregates as such, a convention, where an argument is; empty where nothing says
    it. `spaces` are those of the memory that it takes and gives."""

    parameters: tuple[Type, ...]
    results: tuple[Type, ...]
    form: tuple[str, ...] = ()
    spaces: MemorySpaces = NO_SPACES


class Module(Struct, eq=False):
    """`declared` are the external functions whose calls tell it; the text form does not have them."""

    functions: dict[str, Function] = field(default_factory=dict)
    globals: dict[str, GlobalBuffer] = field(default_factory=dict)
    declared: dict[str, Declaration] = field(default_factory=dict)

    def walk(self) -> Iterator[Operation]:
        """Every operation of all functions, outer before inner."""
        for function in self.functions.values():
            yield from function.walk()
