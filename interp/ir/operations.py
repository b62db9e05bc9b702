"""The operations of affine IR, each declared once as `interp.ir.declaration` says."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from msgspec import field

from interp.ir.constraint import ELEMENT, IS_I1, IS_I8, IS_INDEX, IS_POINTER, MEMORY, NUMBER, SCALAR, VIEW
from interp.ir.declaration import BITS, SYMBOL, Operand, Result, Word, operation
from interp.ir.values import Affine, Block, Index, Operation, Region, Value

# -- scalars -----------------------------------------------------------------------------------------------------------


@operation("const", "$bits")
class Const(Operation, kw_only=True, eq=False):
    """`bits` is the two's-complement or IEEE pattern, zero-extended."""

    result: Annotated[Value, Result(SCALAR)]
    bits: Annotated[int, BITS]


@operation("apply", "$expression")
class Apply(Operation, kw_only=True, eq=False):
    """An affine or quasi-affine expression of index values, over 64-bit integers; the result is an index."""

    result: Annotated[Value, Result(IS_INDEX)]
    expression: Annotated[Affine, Operand()]


@operation("op", "$name `(` $operands `)` (`{` $flags `}`)?")
class Op(Operation, kw_only=True, eq=False):
    """A typed scalar operation of `interp/native/scalars`. Predicates are part of the name (`cmpi.slt`); `flags` are
    sorted (`nsw`, `reassoc`, a rounding mode). Name, flags and all types are the operation's identity."""

    results: Annotated[list[Value], Result(SCALAR)]
    name: Annotated[str, Word()]
    operands: Annotated[list[Value], Operand(SCALAR)]
    flags: tuple[str, ...] = ()


@operation("select", "$condition `,` $yes `,` $no")
class Select(Operation, kw_only=True, eq=False):
    """`condition ? yes : no` for values of any one type, views among them."""

    result: Annotated[Value, Result()]
    condition: Annotated[Value, Operand(IS_I1)]
    yes: Annotated[Value, Operand()]
    no: Annotated[Value, Operand()]


# -- memory ------------------------------------------------------------------------------------------------------------


@operation("alloc", "`[` $sizes `]` (`align` $alignment)? $stated $stack")
class Alloc(Operation, kw_only=True, eq=False):
    """A new buffer, uninitialized, seen row-major with `sizes`. A negative size is undefined behaviour.

    As a pointer it is a buffer of bytes, the only one of the `sizes`, at an address that is a multiple of `alignment`
    and of no larger power of two below a page; its first accesses give it elements. What is on the `stack`
    ends with the function that is running. Elements lie at multiples of their own size, and a buffer of them at one of
    its `alignment` only where that is `stated`."""

    result: Annotated[Value, Result(MEMORY)]
    sizes: Annotated[list[Index], Operand()]
    alignment: int = 16
    stated: bool = False
    stack: bool = False


@operation("free", "$view")
class Free(Operation, kw_only=True, eq=False):
    """Ends the life of the whole buffer under a view; any later access to it is undefined behaviour. A pointer is null,
    or that of the buffer's start."""

    view: Annotated[Value, Operand(MEMORY)]


@operation("global", "$name")
class Global(Operation, kw_only=True, eq=False):
    """A view of the whole module global `name`."""

    result: Annotated[Value, Result(VIEW)]
    name: Annotated[str, SYMBOL]


@operation("view", "$base `offset` $offset `sizes` `[` $sizes `]` `strides` `[` $strides `]`")
class Reshape(Operation, kw_only=True, eq=False):
    """Another view of the buffer under `base`: `offset` counts from the start of the buffer, not of `base`. Where
    `base` is a pointer it counts from there."""

    result: Annotated[Value, Result(VIEW)]
    base: Annotated[Value, Operand(MEMORY)]
    offset: Annotated[Index, Operand()]
    sizes: Annotated[list[Index], Operand()]
    strides: Annotated[list[Index], Operand()]


class ExtentKind(StrEnum):
    """What of a view's descriptor is read; the values stand in the text of the IR."""

    SIZE = "size"
    STRIDE = "stride"
    OFFSET = "offset"


@operation("extent", "$view $what ($dimension)? unless $what = offset")
class Extent(Operation, kw_only=True, eq=False):
    """What a view's descriptor holds, an index: its size or stride in `dimension`, or its offset."""

    result: Annotated[Value, Result(IS_INDEX)]
    view: Annotated[Value, Operand(VIEW)]
    what: ExtentKind
    dimension: Annotated[Index, Operand()] = 0


@operation("load", "(`atomic` $atomic)? $view `[` $indices `]`")
class Load(Operation, kw_only=True, eq=False):
    """Each index is checked against the view's sizes and the address against the buffer. `atomic` names the update of
    which this is the first half: no other agent comes between it and its `Store`, and updates of one name commute.
    Through a pointer, which has no indices, any type can be loaded and stored."""

    result: Annotated[Value, Result(SCALAR)]
    view: Annotated[Value, Operand(MEMORY)]
    indices: Annotated[list[Index], Operand()]
    atomic: str = ""


@operation("store", "(`atomic` $atomic)? $value `,` $view `[` $indices `]`")
class Store(Operation, kw_only=True, eq=False):
    """Writes one element of a view, or through a pointer; `atomic` names the update that it is the second half of."""

    value: Annotated[Value, Operand(SCALAR)]
    view: Annotated[Value, Operand(MEMORY)]
    indices: Annotated[list[Index], Operand()]
    atomic: str = ""


@operation("apart", "$promise $pointwise $left `,` $right `,` $message")
class Apart(Operation, kw_only=True, eq=False):
    """The program is undefined where an element of one view is an element of the other, `pointwise` unless it has the
    same place in the row-major order of both. `message` and `promise` are as those of a `check`."""

    left: Annotated[Value, Operand(VIEW)]
    right: Annotated[Value, Operand(VIEW)]
    message: str
    pointwise: bool = False
    promise: bool = False


# -- pointers ----------------------------------------------------------------------------------------------------------
#
# A pointer is a buffer and a number of bytes from its start. Scalar operations on pointers are `ptrtoint`, `inttoptr`
# and `cmpi` with its predicates, and `stacksave`, which marks the height of the stack; a constant of pointer type is
# that many bytes from null.


@operation("address", "$view")
class Address(Operation, kw_only=True, eq=False):
    """The pointer to the start of the buffer under `view`, which need not be its first element."""

    result: Annotated[Value, Result(IS_POINTER)]
    view: Annotated[Value, Operand(VIEW)]


@operation("displace", "$base `by` $offset (`{` $flags `}`)?")
class Displace(Operation, kw_only=True, eq=False):
    """The pointer `offset` bytes after `base`. With the flag `inbounds` it is poison where that is neither in the
    buffer nor at its end, with `nuw` where the offset is negative, and with each of them and `nusw` where a product or
    a sum in the offset is no signed integer of 64 bits."""

    result: Annotated[Value, Result(IS_POINTER)]
    base: Annotated[Value, Operand(IS_POINTER)]
    offset: Annotated[Affine, Operand()]
    flags: tuple[str, ...] = ()


@operation("unwind", "$mark")
class Unwind(Operation, kw_only=True, eq=False):
    """Ends the life of the buffers on the stack of the function that is running that are newer than `mark`."""

    mark: Annotated[Value, Operand(IS_POINTER)]


@operation("copy", "$target `,` $origin `bytes` $bytes $overlap")
class Copy(Operation, kw_only=True, eq=False):
    """Copies bytes, whatever they hold. Regions that overlap, and are not the same, are undefined unless `overlap`."""

    target: Annotated[Value, Operand(IS_POINTER)]
    origin: Annotated[Value, Operand(IS_POINTER)]
    bytes: Annotated[Index, Operand()]
    overlap: bool = False


@operation("fill", "$target `,` $value `bytes` $bytes")
class Fill(Operation, kw_only=True, eq=False):
    """Sets bytes to `value`, an i8."""

    target: Annotated[Value, Operand(IS_POINTER)]
    value: Annotated[Value, Operand(IS_I8)]
    bytes: Annotated[Index, Operand()]


# -- control -----------------------------------------------------------------------------------------------------------


@operation(
    "for",
    "$unsigned argument($body) `=` $lower `to` $upper `step` $step (`carry` `(` carried($body, $carried) `)`)? $body",
)
class For(Operation, kw_only=True, eq=False):
    """Counts from `lower` while `< upper` (signed, or unsigned) by `step` > 0; a step <= 0 is undefined behaviour.
    The body's arguments are the induction variable, then the carried values; it ends in `Yield` of the next ones."""

    results: Annotated[list[Value], Result()]
    lower: Annotated[Index, Operand()]
    upper: Annotated[Index, Operand()]
    step: Annotated[Index, Operand()]
    carried: Annotated[list[Value], Operand()]
    body: Region
    unsigned: bool = False


@operation("while", "(`(` carried($before, $carried) `)`)? $before `do` (`(` arguments($after) `)`)? $after")
class While(Operation, kw_only=True, eq=False):
    """`before` ends in `Condition`; where it holds, its values go to `after`, whose `Yield` feeds `before` again."""

    results: Annotated[list[Value], Result()]
    carried: Annotated[list[Value], Operand()]
    before: Region
    after: Region


@operation("if", "$condition $then (`else` $otherwise)?")
class If(Operation, kw_only=True, eq=False):
    """Runs one of two regions; its results are what that one yields."""

    results: Annotated[list[Value], Result()]
    condition: Annotated[Value, Operand(IS_I1)]
    then: Region
    otherwise: Region


@operation("execute", "$body")
class Execute(Operation, kw_only=True, eq=False):
    """Runs its region once; the region's `Yield` gives the results. It may hold several blocks."""

    results: Annotated[list[Value], Result()]
    body: Region


@operation("yield", "$values", terminator=True)
class Yield(Operation, kw_only=True, eq=False):
    """Ends a region, and gives values to the operation around it."""

    values: Annotated[list[Value], Operand()]


@operation("condition", "`` `(` $condition `)` $values", terminator=True)
class Condition(Operation, kw_only=True, eq=False):
    """Ends the first region of a `while`: where it holds, the second region runs with the values, else these are the
    results."""

    condition: Annotated[Value, Operand(IS_I1)]
    values: Annotated[list[Value], Operand()]


@operation(
    "br",
    "($condition `,`)? successor($target, $arguments) (`,` successor($otherwise, $otherwise_arguments))?",
    terminator=True,
)
class Branch(Operation, kw_only=True, eq=False):
    """`br` to `target`, or, with a condition, `cond_br` to `target` where it holds and to `otherwise` where not."""

    condition: Annotated[Value | None, Operand(IS_I1)] = None
    target: Block
    arguments: Annotated[list[Value], Operand()]
    otherwise: Block | None = None
    otherwise_arguments: Annotated[list[Value], Operand()] = field(default_factory=list)


@operation("call", "$callee `(` $arguments `)`")
class Call(Operation, kw_only=True, eq=False):
    """Calls a function of the module by its name; arguments are passed by value, views and pointers share their
    buffers."""

    results: Annotated[list[Value], Result()]
    callee: Annotated[str, SYMBOL]
    arguments: Annotated[list[Value], Operand()]


@operation("return", "$values", terminator=True)
class Return(Operation, kw_only=True, eq=False):
    """Ends a function with its results."""

    values: Annotated[list[Value], Operand()]


@operation("check", "$promise $condition `,` $message")
class Check(Operation, kw_only=True, eq=False):
    """The program is undefined where `condition` does not hold; `message` says what was required. A `promise` is made
    to the compiler, which may rely on it though the operation itself computes without: it binds a source, and where
    a target alone breaks one, what it computes can be refuted but not proven."""

    condition: Annotated[Value, Operand(IS_I1)]
    message: str
    promise: bool = False


# -- agents ------------------------------------------------------------------------------------------------------------


@operation("parallel", "`(` arguments($body) `)` `=` `(` $lower `)` `to` `(` $upper `)` `step` `(` $step `)` $body")
class Parallel(Operation, kw_only=True, eq=False):
    """Runs the body for every point of the box, in any order or at once; conflicting accesses are a race.
    The body's arguments are the induction variables; it ends in an empty `Yield`."""

    lower: Annotated[list[Index], Operand()]
    upper: Annotated[list[Index], Operand()]
    step: Annotated[list[Index], Operand()]
    body: Region


@operation("spawn", "$daemon $detached ($name)? $body")
class Spawn(Operation, kw_only=True, eq=False):
    """Starts the body as a task of its own and goes on. `result` is its token, an index; 0 is the token of what has
    ended. A task ends with all tasks that it started, but for those that are `detached`: only a wait for its token,
    or what else tells of it, comes after one of these. A `daemon` is detached, and may still wait when the program
    ends. `name` is what messages call it."""

    result: Annotated[Value, Result(IS_INDEX)]
    body: Region
    daemon: bool = False
    detached: bool = False
    name: str = ""


@operation("wait", "$tokens")
class Wait(Operation, kw_only=True, eq=False):
    """Waits until all tasks of `tokens` have ended. `results` are what the first one's `Yield` hands on."""

    results: Annotated[list[Value], Result()]
    tokens: Annotated[list[Value], Operand(IS_INDEX)]


@operation("barrier", "$scope $relaxed $running")
class Barrier(Operation, kw_only=True, eq=False):
    """Waits until all agents of the `scope`-th `parallel` around it, 0 for the innermost, are at this barrier. What
    they did before it comes before what they do after it, unless it is `relaxed`: then they do no more than meet.
    Where it is for the `running` ones, agents that have ended are not waited for."""

    scope: int = 0
    relaxed: bool = False
    running: bool = False


@operation("put", "$channel `[` $indices `]` $view (`from` $source)?")
class Put(Operation, kw_only=True, eq=False):
    """Appends the elements of `view`, in row-major order, to a first-in, first-out channel that is never full.
    Elements of different `source`s are on their way for a while: in which order they arrive is open unless the earlier
    ones were taken before the later ones were sent."""

    channel: Annotated[str, SYMBOL]
    indices: Annotated[list[Index], Operand()]
    view: Annotated[Value, Operand(VIEW)]
    source: str = ""


@operation("get", "$channel `[` $indices `]` $view")
class Get(Operation, kw_only=True, eq=False):
    """Waits until the channel holds as many elements as `view`, and moves them there."""

    channel: Annotated[str, SYMBOL]
    indices: Annotated[list[Index], Operand()]
    view: Annotated[Value, Operand(VIEW)]


@operation("acquire", "$lock `[` $indices `]` $units")
class Acquire(Operation, kw_only=True, eq=False):
    """Waits until the lock, a counter that begins at 0, holds `units`, and takes them."""

    lock: Annotated[str, SYMBOL]
    indices: Annotated[list[Index], Operand()]
    units: Annotated[Index, Operand()]


@operation("release", "$exact $lock `[` $indices `]` $units (`of` $most)?")
class Release(Operation, kw_only=True, eq=False):
    """Adds `units` to a lock. One that is `exact` sets the lock to `units`, whatever it holds: what that means is open
    unless all units that were there before were taken. A lock that holds `most` units, where that is not 0, must not be
    given more."""

    lock: Annotated[str, SYMBOL]
    indices: Annotated[list[Index], Operand()]
    units: Annotated[Index, Operand()]
    exact: bool = False
    most: int = 0


@operation("expect", "$barrier $arrivals")
class Expect(Operation, kw_only=True, eq=False):
    """Makes the element under `barrier`, a view of rank 0, a barrier of phases that agents arrive at and wait for
    apart: a phase ends when there were `arrivals`, and as many bytes have come as arrivals said would. A store there
    ends it."""

    barrier: Annotated[Value, Operand(ELEMENT)]
    arrivals: Annotated[Index, Operand()]


@operation("arrive", "$incomplete $barrier $arrivals (`bytes` $transactions)?")
class Arrive(Operation, kw_only=True, eq=False):
    """`arrivals` at a barrier, with so many more bytes to come, or fewer where `transactions` is negative; the result
    is the number of the phase. What agents did before they arrive comes before what those do who wait for its end. One
    that is `incomplete` must not end the phase. In which phase an arrival counts, and whether a phase can end without
    it, must not depend on the schedule."""

    result: Annotated[Value, Result(IS_INDEX)]
    barrier: Annotated[Value, Operand(ELEMENT)]
    arrivals: Annotated[Index, Operand()]
    transactions: Annotated[Index, Operand()] = 0
    incomplete: bool = False


@operation("await", "$barrier $phase")
class Await(Operation, kw_only=True, eq=False):
    """Waits until the phase that runs is not one whose number is `phase` modulo 2, phases counting from 0."""

    barrier: Annotated[Value, Operand(ELEMENT)]
    phase: Annotated[Index, Operand()]


# -- the outside -------------------------------------------------------------------------------------------------------


@operation("opaque", "$kernel $fixed $name `(` $arguments `)` (`reads` `(` $reads `)`)? (`writes` `(` $writes `)`)?")
class Opaque(Operation, kw_only=True, eq=False):
    """An uninterpreted external call. Its results, and every element of the views in `writes`, are functions of the
    name, the scalar arguments and every element of the views in `reads`; the calls' order is an external effect. One
    that gives memory cannot be run: which memory that is, and how large, nobody says, and it may be any that it could
    reach. A
    `kernel` has no other effect, so that its calls are in no order, and does not depend on what nothing has written.
    One that is `fixed` is not any function but a certain one that is not known here: no stand-in shows a difference."""

    results: Annotated[list[Value], Result()]
    name: Annotated[str, SYMBOL]
    arguments: Annotated[list[Value], Operand(NUMBER)]
    reads: Annotated[list[Value], Operand(MEMORY)]
    writes: Annotated[list[Value], Operand(MEMORY)]
    kernel: bool = False
    fixed: bool = False


Terminator = Yield | Condition | Branch | Return
