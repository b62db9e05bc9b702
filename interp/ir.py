"""The affine IR: the one small program form that every frontend produces and the machine runs.

A module holds functions and globals. A function is a region: blocks of operations over typed values in SSA form, nested
regions seeing the values of the regions around them. Scalars are index, integers and floats; memory is reached through
views (offset, sizes and strides into a buffer of one element type, all in elements). `interp/README.md` gives the
meaning of each operation; `interp.text` prints and parses modules.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from typing import ClassVar

from interp.place import Place as Place

# -- types -------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Scalar:
    """A scalar type by its MLIR name: `index`, `i1`, `i32`, `f16`, `bf16`, `f32`, `f64`, ...; `ptr` is a pointer."""

    name: str

    @property
    def is_index(self) -> bool:
        return self.name == "index"

    @property
    def is_integer(self) -> bool:
        """Integers proper and index, which is an integer of 64 bits."""
        return self.is_index or (self.name[0] == "i" and self.name[1:].isdigit())

    @property
    def is_pointer(self) -> bool:
        return self.name == "ptr"

    @property
    def is_float(self) -> bool:
        return not self.is_integer and not self.is_pointer

    @property
    def width(self) -> int:
        """Width in bits; 64 for index and pointers, 0 for a float format that has no width in its name."""
        if self.is_index or self.is_pointer:
            return 64
        digits = self.name.lstrip("abcdefghijklmnopqrstuvwxyz")
        return int(digits) if digits.isdigit() else 0

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, slots=True)
class View:
    """A view of `element`s; None is a dynamic size, stride or offset. `strides` None is the row-major layout."""

    element: Scalar
    shape: tuple[int | None, ...]
    strides: tuple[int | None, ...] | None = None
    offset: int | None = 0

    @property
    def rank(self) -> int:
        return len(self.shape)


Type = Scalar | View
INDEX, I1, POINTER = Scalar("index"), Scalar("i1"), Scalar("ptr")


@dataclass(slots=True, eq=False)
class Value:
    """One SSA value. `name` is a hint for printing only."""

    type: Type
    name: str = ""


Index = Value | int  # an index operand: a value of integer type, or a constant


# -- affine expressions ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Binary:
    """`operator` is one of `+ * floordiv ceildiv mod`, as in MLIR's affine expressions: rounding to minus infinity,
    plus infinity, and a remainder that is never negative; a divisor <= 0 is undefined behaviour."""

    operator: str
    left: Affine
    right: Affine


Affine = Value | int | Binary  # values are of integer type


# -- structure ---------------------------------------------------------------------------------------------------------


@dataclass(slots=True, eq=False)
class Block:
    arguments: list[Value] = field(default_factory=list)
    operations: list[Operation] = field(default_factory=list)


@dataclass(slots=True, eq=False)
class Region:
    """Blocks, the first is the entry. More than one only where `Branch` terminators connect them."""

    blocks: list[Block]


@dataclass(slots=True, eq=False, kw_only=True)
class Operation:
    place: Place
    mnemonic: ClassVar[str]


# -- scalars -----------------------------------------------------------------------------------------------------------


@dataclass(slots=True, eq=False, kw_only=True)
class Const(Operation):
    """`bits` is the two's-complement or IEEE pattern, zero-extended."""

    mnemonic = "const"
    result: Value
    bits: int


@dataclass(slots=True, eq=False, kw_only=True)
class Apply(Operation):
    """An affine or quasi-affine expression of index values, over 64-bit integers; the result is an index."""

    mnemonic = "apply"
    result: Value
    expression: Affine


@dataclass(slots=True, eq=False, kw_only=True)
class Op(Operation):
    """A typed scalar operation of `interp/native/scalar`. Predicates are part of the name (`cmpi.slt`); `flags` are
    sorted (`nsw`, `reassoc`, a rounding mode). Name, flags and all types are the operation's identity."""

    mnemonic = "op"
    results: list[Value]
    name: str
    operands: list[Value]
    flags: tuple[str, ...] = ()


@dataclass(slots=True, eq=False, kw_only=True)
class Select(Operation):
    """`condition ? yes : no` for values of any one type, views among them."""

    mnemonic = "select"
    result: Value
    condition: Value
    yes: Value
    no: Value


# -- memory ------------------------------------------------------------------------------------------------------------


@dataclass(slots=True, eq=False, kw_only=True)
class Alloc(Operation):
    """A new buffer, uninitialized, seen row-major with `sizes`. A negative size is undefined behaviour.

    As a pointer it is a buffer of bytes, the only one of the `sizes`, at an address that is a multiple of `alignment`
    and of no larger power of two below a page; its first accesses give it elements. What is on the `stack`
    ends with the function that is running."""

    mnemonic = "alloc"
    result: Value
    sizes: list[Index]
    alignment: int = 16
    stack: bool = False


@dataclass(slots=True, eq=False, kw_only=True)
class Free(Operation):
    """Ends the life of the whole buffer under a view; any later access to it is undefined behaviour. A pointer is null,
    or that of the buffer's start."""

    mnemonic = "free"
    view: Value


@dataclass(slots=True, eq=False, kw_only=True)
class Global(Operation):
    """A view of the whole module global `name`."""

    mnemonic = "global"
    result: Value
    name: str


@dataclass(slots=True, eq=False, kw_only=True)
class Reshape(Operation):
    """Another view of the buffer under `base`: `offset` counts from the start of the buffer, not of `base`. Where
    `base` is a pointer it counts from there."""

    mnemonic = "view"
    result: Value
    base: Value
    offset: Index
    sizes: list[Index]
    strides: list[Index]


@dataclass(slots=True, eq=False, kw_only=True)
class Extent(Operation):
    """What a view's descriptor holds: `what` is `size`, `stride` (of dimension `dimension`) or `offset`; an index."""

    mnemonic = "extent"
    result: Value
    view: Value
    what: str
    dimension: Index = 0


@dataclass(slots=True, eq=False, kw_only=True)
class Load(Operation):
    """Each index is checked against the view's sizes and the address against the buffer. `atomic` names the update of
    which this is the first half: no other agent comes between it and its `Store`, and updates of one name commute.
    Through a pointer, which has no indices, any type can be loaded and stored."""

    mnemonic = "load"
    result: Value
    view: Value
    indices: list[Index]
    atomic: str = ""


@dataclass(slots=True, eq=False, kw_only=True)
class Store(Operation):
    mnemonic = "store"
    value: Value
    view: Value
    indices: list[Index]
    atomic: str = ""


# -- pointers ----------------------------------------------------------------------------------------------------------
#
# A pointer is a buffer and a number of bytes from its start. Scalar operations on pointers are `ptrtoint`, `inttoptr`
# and `cmpi` with its predicates, and `stacksave`, which marks the height of the stack; a constant of pointer type is
# that many bytes from null.


@dataclass(slots=True, eq=False, kw_only=True)
class Address(Operation):
    """The pointer to the start of the buffer under `view`, which need not be its first element."""

    mnemonic = "address"
    result: Value
    view: Value


@dataclass(slots=True, eq=False, kw_only=True)
class Displace(Operation):
    """The pointer `offset` bytes after `base`. With the flag `inbounds` it is poison where that is neither in the
    buffer nor at its end, with `nuw` where the offset is negative."""

    mnemonic = "displace"
    result: Value
    base: Value
    offset: Affine
    flags: tuple[str, ...] = ()


@dataclass(slots=True, eq=False, kw_only=True)
class Unwind(Operation):
    """Ends the life of the buffers on the stack of the function that is running that are newer than `mark`."""

    mnemonic = "unwind"
    mark: Value


@dataclass(slots=True, eq=False, kw_only=True)
class Copy(Operation):
    """Copies bytes, whatever they hold. Regions that overlap, and are not the same, are undefined unless `overlap`."""

    mnemonic = "copy"
    target: Value
    origin: Value
    bytes: Index
    overlap: bool = False


@dataclass(slots=True, eq=False, kw_only=True)
class Fill(Operation):
    """Sets bytes to `value`, an i8."""

    mnemonic = "fill"
    target: Value
    value: Value
    bytes: Index


# -- control -----------------------------------------------------------------------------------------------------------


@dataclass(slots=True, eq=False, kw_only=True)
class For(Operation):
    """Counts from `lower` while `< upper` (signed, or unsigned) by `step` > 0; a step <= 0 is undefined behaviour.
    The body's arguments are the induction variable, then the carried values; it ends in `Yield` of the next ones."""

    mnemonic = "for"
    results: list[Value]
    lower: Index
    upper: Index
    step: Index
    carried: list[Value]
    body: Region
    unsigned: bool = False


@dataclass(slots=True, eq=False, kw_only=True)
class While(Operation):
    """`before` ends in `Condition`; where it holds, its values go to `after`, whose `Yield` feeds `before` again."""

    mnemonic = "while"
    results: list[Value]
    carried: list[Value]
    before: Region
    after: Region


@dataclass(slots=True, eq=False, kw_only=True)
class If(Operation):
    mnemonic = "if"
    results: list[Value]
    condition: Value
    then: Region
    otherwise: Region


@dataclass(slots=True, eq=False, kw_only=True)
class Execute(Operation):
    """Runs its region once; the region's `Yield` gives the results. It may hold several blocks."""

    mnemonic = "execute"
    results: list[Value]
    body: Region


@dataclass(slots=True, eq=False, kw_only=True)
class Yield(Operation):
    mnemonic = "yield"
    values: list[Value]


@dataclass(slots=True, eq=False, kw_only=True)
class Condition(Operation):
    mnemonic = "condition"
    condition: Value
    values: list[Value]


@dataclass(slots=True, eq=False, kw_only=True)
class Branch(Operation):
    """`br` to `target`, or, with a condition, `cond_br` to `target` where it holds and to `otherwise` where not."""

    mnemonic = "br"
    target: Block
    arguments: list[Value]
    condition: Value | None = None
    otherwise: Block | None = None
    otherwise_arguments: list[Value] = field(default_factory=list)


@dataclass(slots=True, eq=False, kw_only=True)
class Call(Operation):
    mnemonic = "call"
    results: list[Value]
    callee: str
    arguments: list[Value]


@dataclass(slots=True, eq=False, kw_only=True)
class Return(Operation):
    mnemonic = "return"
    values: list[Value]


@dataclass(slots=True, eq=False, kw_only=True)
class Check(Operation):
    """The program is undefined where `condition` does not hold; `message` says what was required. A `promise` is made
    to the compiler, which may rely on it though the operation itself computes without: it binds a source, and where
    a target alone breaks one, what it computes can be refuted but not proven."""

    mnemonic = "check"
    condition: Value
    message: str
    promise: bool = False


# -- agents ------------------------------------------------------------------------------------------------------------


@dataclass(slots=True, eq=False, kw_only=True)
class Parallel(Operation):
    """Runs the body for every point of the box, in any order or at once; conflicting accesses are a race.
    The body's arguments are the induction variables; it ends in an empty `Yield`."""

    mnemonic = "parallel"
    lower: list[Index]
    upper: list[Index]
    step: list[Index]
    body: Region


@dataclass(slots=True, eq=False, kw_only=True)
class Spawn(Operation):
    """Starts the body as a task of its own and goes on. `result` is its token, an index; 0 is the token of what has
    ended. A task ends with all tasks that it started, but for those that are `detached`: only a wait for its token,
    or what else tells of it, comes after one of these. A `daemon` is detached, and may still wait when the program
    ends. `name` is what messages call it."""

    mnemonic = "spawn"
    result: Value
    body: Region
    daemon: bool = False
    detached: bool = False
    name: str = ""


@dataclass(slots=True, eq=False, kw_only=True)
class Wait(Operation):
    """Waits until all tasks of `tokens` have ended. `results` are what the first one's `Yield` hands on."""

    mnemonic = "wait"
    results: list[Value]
    tokens: list[Value]


@dataclass(slots=True, eq=False, kw_only=True)
class Barrier(Operation):
    """Waits until all agents of the `scope`-th `parallel` around it, 0 for the innermost, are at this barrier. What
    they did before it comes before what they do after it, unless it is `relaxed`: then they do no more than meet."""

    mnemonic = "barrier"
    scope: int = 0
    relaxed: bool = False


@dataclass(slots=True, eq=False, kw_only=True)
class Put(Operation):
    """Appends the elements of `view`, in row-major order, to a first-in, first-out channel that is never full.
    Elements of different `source`s are on their way for a while: in which order they arrive is open unless the earlier
    ones were taken before the later ones were sent."""

    mnemonic = "put"
    channel: str
    indices: list[Index]
    view: Value
    source: str = ""


@dataclass(slots=True, eq=False, kw_only=True)
class Get(Operation):
    """Waits until the channel holds as many elements as `view`, and moves them there."""

    mnemonic = "get"
    channel: str
    indices: list[Index]
    view: Value


@dataclass(slots=True, eq=False, kw_only=True)
class Acquire(Operation):
    """Waits until the lock, a counter that begins at 0, holds `units`, and takes them."""

    mnemonic = "acquire"
    lock: str
    indices: list[Index]
    units: Index


@dataclass(slots=True, eq=False, kw_only=True)
class Release(Operation):
    """Adds `units` to a lock. One that is `exact` sets the lock to `units`, whatever it holds: what that means is open
    unless all units that were there before were taken."""

    mnemonic = "release"
    lock: str
    indices: list[Index]
    units: Index
    exact: bool = False


@dataclass(slots=True, eq=False, kw_only=True)
class Expect(Operation):
    """Makes the element under `barrier`, a view of rank 0, a barrier of phases that agents arrive at and wait for
    apart: a phase ends when there were `arrivals`, and as many bytes have come as arrivals said would. A store there
    ends it."""

    mnemonic = "expect"
    barrier: Value
    arrivals: Index


@dataclass(slots=True, eq=False, kw_only=True)
class Arrive(Operation):
    """`arrivals` at a barrier, with so many more bytes to come, or fewer where `transactions` is negative; the result
    is the number of the phase. What agents did before they arrive comes before what those do who wait for its end. One
    that is `incomplete` must not end the phase. In which phase an arrival counts, and whether a phase can end without
    it, must not depend on the schedule."""

    mnemonic = "arrive"
    result: Value
    barrier: Value
    arrivals: Index
    transactions: Index = 0
    incomplete: bool = False


@dataclass(slots=True, eq=False, kw_only=True)
class Await(Operation):
    """Waits until the phase that runs is not one whose number is `phase` modulo 2, phases counting from 0."""

    mnemonic = "await"
    barrier: Value
    phase: Index


# -- the outside -------------------------------------------------------------------------------------------------------


@dataclass(slots=True, eq=False, kw_only=True)
class Opaque(Operation):
    """An uninterpreted external call. Its results, and every element of the views in `writes`, are functions of the
    name, the scalar arguments and every element of the views in `reads`; the calls' order is an external effect. A
    `kernel` has no other effect, so that its calls are in no order, and does not depend on what nothing has written."""

    mnemonic = "opaque"
    results: list[Value]
    name: str
    arguments: list[Value]
    reads: list[Value]
    writes: list[Value]
    kernel: bool = False


# -- modules -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Ports:
    """What the outside knows the parameters and results of a circuit by, in their order: it is wired by name. `clock`
    says when its registers take what is next, or is empty where it has none."""

    inputs: tuple[str, ...]
    outputs: tuple[str, ...]
    clock: str = ""


@dataclass(slots=True, eq=False)
class Function:
    """`body` None is a declaration. The entry block's arguments are the parameters. `unordered_reductions` are the
    places of reductions whose order the program leaves open and whose result depends on it: the IR fixes one order.
    `unordered_sums` are further ones, as sums of floats, whose order shows in rounding and signs of zeros alone.
    `assumptions` are what the meaning given to its operations takes for granted, in words. The body is that of so many
    `calls`, one after the other with state that outlives them: its parameters are those of the first one, then those of
    the next. Parameters at the positions `by_value` are views of what callers give as values: the function leaves it as
    it is. Results at the positions `values` are views of what callers take as values: in whose memory they are does not
    matter. A circuit has `ports`. A function that `holds_up` lets operations wait that its language may let go on: that
    it waits for ever says nothing. One that `orders_later` leaves an order open that its compiler chooses: that it ends
    otherwise in another one says nothing."""

    name: str
    parameters: list[Value]
    results: list[Type]
    body: Region | None
    place: Place
    unordered_reductions: list[Place] = field(default_factory=list)
    unordered_sums: list[Place] = field(default_factory=list)
    assumptions: list[str] = field(default_factory=list)
    calls: int = 1
    by_value: frozenset[int] = frozenset()
    values: frozenset[int] = frozenset()
    ports: Ports | None = None
    holds_up: bool = False
    orders_later: bool = False


@dataclass(slots=True, eq=False)
class GlobalBuffer:
    """A module-level buffer. `initial` holds each element's bits in row-major order, or None where uninitialized."""

    name: str
    element: Scalar
    shape: tuple[int, ...]
    initial: list[int] | None
    constant: bool
    private: bool
    place: Place


@dataclass(frozen=True, slots=True)
class Declaration:
    """What a function that is defined elsewhere takes, in order, and gives."""

    parameters: tuple[Type, ...]
    results: tuple[Type, ...]


@dataclass(slots=True, eq=False)
class Module:
    """`declared` are the external functions whose calls tell it; the text form does not have them."""

    functions: dict[str, Function] = field(default_factory=dict)
    globals: dict[str, GlobalBuffer] = field(default_factory=dict)
    declared: dict[str, Declaration] = field(default_factory=dict)


Terminator = Yield | Condition | Branch | Return


_region_names: dict[type[Operation], tuple[str, ...]] = {}


def _nested(operation: Operation) -> tuple[str, ...]:
    """The attributes of an operation that are regions, in their order."""
    kind = type(operation)
    if kind not in _region_names:
        _region_names[kind] = tuple(each.name for each in fields(kind) if each.type in (Region, "Region"))
    return _region_names[kind]


def regions_of(operation: Operation) -> tuple[Region, ...]:
    """The regions nested directly in `operation`."""
    return tuple(getattr(operation, name) for name in _nested(operation))


def walk(region: Region) -> Iterator[Operation]:
    """Every operation of `region` and of the regions in it, outer before inner, without recursion."""
    pending = [iter([op for block in region.blocks for op in block.operations])]
    while pending:
        for operation in pending[-1]:
            yield operation
            if _nested(operation):
                inner = regions_of(operation)
                pending.append(iter([op for region in inner for block in region.blocks for op in block.operations]))
                break
        else:
            pending.pop()
