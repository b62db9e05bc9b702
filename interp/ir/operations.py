"""The operations of affine IR, and the values, blocks and regions that they are made of."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from typing import ClassVar

from interp.ir.place import Place
from interp.ir.types import Type

# -- values ------------------------------------------------------------------------------------------------------------


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
