"""Operations that make of sizes what no solver is told: bit counts, wide products, floats of sizes.

Such a function of sizes may change where nobody looked: `ctpop(n) / 9` is 0 at all small sizes, `1.0 + n * 1e-9` is 1.0
up to some size. A proof at chosen sizes says something of others only where both programs compute it alike.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence, Set

from msgspec import Struct

from equiv.sizing.counted_loops import NARROWEST, largest_step
from equiv.sizing.coverage import SIDES
from equiv.sizing.dependence import CASTS, Dependences, Slice, keeps_number
from equiv.sizing.private_memory import OwnMemory
from equiv.verdict import Reason
from equiv.verdict.reasons import ReasonKind
from interp import ir
from interp.ir import flow
from interp.ir.divisions import DIVISIONS
from interp.ir.walks import operands_of
from interp.machine.assembly.affine import sign_extend

Position = tuple[int, int | None]

_COMMUTATIVE = frozenset(
    ("addf", "mulf", "maximumf", "minimumf", "maxnumf", "minnumf", "mului_extended", "mulsi_extended")
)
_EXTREMA = "minsi", "minui", "maxsi", "maxui"
_BITS = "andi", "ori", "xori", "shrsi", "shrui"
# What makes of a number that is not understood one that may be the same at all sizes that were chosen.
_CASTING = "trunci", "extsi", "extui"
_HIDING = frozenset((*DIVISIONS, *_EXTREMA, *_BITS, *_CASTING, "muli"))
_DEEPEST = 40  # levels of operands that are told apart
_MOST = 8  # that are named
_WIDEST = 64  # bits of numbers that wrap around at no sizes


class _Program:
    """The functions of sizes in one program. `sizes` maps each parameter or extent that is a size to the one that it
    must be equal to."""

    def __init__(
        self,
        dependences: Dependences,
        interpreted: Container[str],
        sizes: Mapping[Position, Position],
        varied: Set[Position],
        understands: Callable[[ir.Value], bool],
    ) -> None:
        self._dependences, self._interpreted, self._understands = dependences, interpreted, understands
        self._memory = OwnMemory(dependences.functions, dependences.definitions)
        self._sizes, self._varied = sizes, varied
        self._slices: dict[ir.Value, Slice] = {}
        self._made_of_sizes: dict[ir.Value, bool] = {}
        types = (each.type for each in self._dependences.entry.parameters)
        views = [type for type in types if isinstance(type, ir.View) or type == ir.POINTER]
        self._given = {each.element for each in views if isinstance(each, ir.View)}
        self._any_given = ir.POINTER in views
        self._used = {value for operation in self._dependences.operations for value in operands_of(operation)}
        self._told = {value for operation in self._dependences.operations for value in _told(operation)}
        self._variables = frozenset(self._loop_variables())
        self._carried = {value: (loop, bounds) for value, loop, bounds in self._loops() if self._is_around(value)}

    def functions(self) -> Iterator[tuple[str | None, str, ir.Operation]]:
        """Each operation that makes of sizes alone what is not interpreted: what tells it from others, and in words. A
        narrow counter is told from all others: what a program does with it is seen where it wraps around alone."""
        for operation in self._dependences.operations:
            match operation:
                case ir.Op() if not self._is_interpreted(operation):
                    results = [each for each in operation.results if each in self._used]
                    if results and self._is_of_sizes(results[0]):
                        yield self._key(results[0], 0), f"this '{operation.name}' of sizes", operation
                case ir.Op(name=name, results=[result]) if _kind(operation) in _HIDING and self._is_hidden(operation):
                    operands = [self._constant(each) for each in operation.operands]
                    key = f"{_kind(operation)}:{result.type}{operands}{self._leaf(result)}"
                    yield key, f"this '{name}' of numbers that sizes make in ways unknown", operation
                case ir.Op(name=name, operands=[_, divisor]) if name in DIVISIONS:
                    counted = [each for each in self._carried if each in self._slice(divisor).nodes]
                    bounds = [bound for each in counted for bound in self._carried[each][1]]
                    if counted and self._is_of_sizes(divisor, bounds):
                        key = f"{name} by {self._leaf(divisor, *bounds)}"
                        yield key, f"this '{name}' by what a loop counts", operation
                case ir.Load() if self._recurs_in_memory(operation, range(2, NARROWEST)):
                    yield None, "what this load takes from memory that a loop counts in", operation
                case ir.Load(view=view, indices=indices) if (table := self._table(view)) is not None:
                    given = [each for each in indices if isinstance(each, ir.Value) and self._is_of_sizes(each)]
                    if given:
                        leaves = ", ".join(map(self._leaf, given))
                        yield f"load {hash(table)}:{len(table)}[{leaves}]", "this load from a table at sizes", operation
                case _:
                    pass
        for value, (loop, bounds) in self._carried.items():
            # What decides a truth is a comparison, whose outcomes coverage asks for.
            is_number = isinstance(value.type, ir.Scalar) and value.type.width > 1 and value in self._used
            if is_number and not self._is_counted(value) and self._recurs_of_sizes(value, bounds):
                found = self._dependences.slice([value, *bounds])
                positions = {(each, None) for each in found.scalars} | set(found.extents)
                key = f"carried:{value.type}{sorted({self._sizes.get(each, each) for each in positions}, key=str)}"
                is_narrow = isinstance(value.type, ir.Scalar) and value.type.width < NARROWEST
                is_counter = is_narrow and self._is_counter(value)
                yield None if is_counter else key, "what this loop carries from iteration to iteration", loop

    def counters(self) -> Iterator[ir.Operation]:
        """Where loops count in fewer bits than sizes have, and in so many that this wraps around at no sizes that can
        be run, and nobody knows how far: loads from memory that they count in, and loops."""
        widths = range(NARROWEST, _WIDEST)
        for operation in self._dependences.operations:
            if isinstance(operation, ir.Load) and self._recurs_in_memory(operation, widths):
                yield operation
        for value, (loop, bounds) in self._carried.items():
            if not isinstance(value.type, ir.Scalar) or value.type.width not in widths or value not in self._used:
                continue
            if not self._understands(value) and self._is_counted(value) and self._recurs_of_sizes(value, bounds):
                yield loop

    def promises(self) -> Iterator[tuple[str, str, ir.Operation]]:
        """Each operation on integers with a promise (`nsw`, `exact`) by which a loop computes what it carries from what
        it carried, of sizes alone: a poison value at some size, maybe none that is chosen."""
        for operation in self._dependences.operations:
            match operation:
                case ir.Op(name=name, flags=flags, results=[result]) if flags and self._recurs(result):
                    width = result.type.width if isinstance(result.type, ir.Scalar) else 0
                    key = f"{name} {sorted(flags)}:{width}{self._leaf(result)}"
                    yield key, f"this '{name}' with a promise in what a loop carries", operation
                case _:
                    pass

    def _recurs(self, result: ir.Value) -> bool:
        """Whether an integer is computed from what a loop carries, and what it carries next from it."""
        if not isinstance(result.type, ir.Scalar) or not result.type.is_integer:
            return False
        for value, (_, bounds) in self._carried.items():
            following = [each for each in self._dependences.flows_from(value) if each is not value]
            around = self._dependences.slice(following, decisions=False).nodes
            # A counter that adds what is the same in all iterations overflows no earlier than indices do.
            if self._is_counter(value) and self._variables.isdisjoint(around):
                continue
            if result in around and value in self._slice(result).nodes and self._recurs_of_sizes(value, bounds):
                return True
        return False

    def _loop_variables(self) -> Iterator[ir.Value]:
        """What loops count, without what they carry."""
        for operation in self._dependences.operations:
            match operation:
                case ir.For():
                    yield operation.body.blocks[0].arguments[0]
                case ir.Parallel():
                    yield from operation.body.blocks[0].arguments
                case _:
                    pass

    def _loops(self) -> Iterator[tuple[ir.Value, ir.Operation, list[ir.Value]]]:
        """What loops carry, each with its loop, and what decides how often it runs, or may."""
        operations = self._dependences.operations
        deciding = [each.condition for each in operations if isinstance(each, ir.Branch)]
        branched = [each for each in deciding if each is not None]
        for operation in operations:
            match operation:
                case ir.For(lower=lower, upper=upper, step=step):
                    bounds = [each for each in (lower, upper, step) if isinstance(each, ir.Value)]
                    for value in operation.body.blocks[0].arguments[1:]:
                        yield value, operation, bounds
                case ir.While():
                    bounds = [each.condition for each in flow.conditions(operation)]
                    for value in operation.before.blocks[0].arguments:
                        yield value, operation, bounds
                case ir.Branch():
                    for block in (operation.target, operation.otherwise):
                        for value in block.arguments if block is not None else ():
                            yield value, operation, branched
                case _:
                    pass

    def _is_around(self, value: ir.Value) -> bool:
        """Whether a value is computed from itself, an iteration before, and not just the same in all iterations."""
        origins = [each for each in self._dependences.flows_from(value) if each is not value]
        return value in self._dependences.slice(origins, decisions=False).nodes

    def _recurs_in_memory(self, load: ir.Load, widths: Container[int]) -> bool:
        """Whether a loop computes a number of such a width in memory from what that held, of sizes alone."""
        type_, stores = load.result.type, self._memory.stores(load)
        if not isinstance(type_, ir.Scalar) or not type_.is_integer or type_.width not in widths:
            return False
        if stores is None:
            every = (each for each in self._dependences.operations if isinstance(each, ir.Store))
            stores = [each for each in every if each.value.type == type_]
        around = self._dependences.slice([each.value for each in stores], memory=self._memory).nodes
        guards = [each for store in stores for each in self._memory.guards(store)]
        return load.result in self._used and load.result in around and self._is_of_sizes(load.result, guards)

    def _is_counted(self, carried: ir.Value) -> bool:
        """Whether a loop counts in numbers that are as wide as sizes, or it is known where these wrap around."""
        if self._understands(carried):
            return self._is_counter(carried)
        width = carried.type.width if isinstance(carried.type, ir.Scalar) else 0
        return width >= NARROWEST and self._is_counter(carried, largest_step(width))

    def _is_counter(self, carried: ir.Value, below: int | None = None) -> bool:
        """Whether a loop adds to what it carries the same number each time, or carries it as it is. A constant that is
        added is nearer to 0 than `below`."""
        for following in self._dependences.flows_from(carried):
            if following is carried or carried not in self._dependences.slice([following], decisions=False).nodes:
                continue
            added = self._copied(following) if isinstance(following, ir.Value) else None
            match self._dependences.definitions.get(added) if added is not None else None:
                case (
                    ir.Op(name="addi", operands=[one, other])
                    | ir.Apply(expression=ir.Binary(operator="+", left=one, right=other))
                ):
                    is_counted = self._counts(carried, one, other, below) or self._counts(carried, other, one, below)
                case (
                    ir.Op(name="subi", operands=[one, other])
                    | ir.Apply(expression=ir.Binary(operator="-", left=one, right=other))
                ):
                    is_counted = self._counts(carried, one, other, below)
                case _:
                    is_counted = False
            if not is_counted:
                return False
        return True

    def _counts(self, carried: ir.Value, one: ir.Affine, by: ir.Affine, below: int | None) -> bool:
        """Whether `one` is what a loop carries, and nothing that a loop carries decides `by`."""
        if not isinstance(one, ir.Value) or self._copied(one) is not carried:
            return False
        decided = self._dependences.slice(ir.leaves(by), decisions=False).nodes
        match self._dependences.definitions.get(by) if isinstance(by, ir.Value) else by:
            case ir.Const(bits=bits, result=ir.Value(type=ir.Scalar(width=width))):
                step = sign_extend(bits, width)
            case int(step):
                pass
            case _:
                step = 0
        if below is not None and abs(step) >= below:
            return False
        return not any(each in self._carried for each in decided)

    def _copied(self, value: ir.Value) -> ir.Value:
        """What a value is always a copy of, as a number, up to what loops carry."""
        while value not in self._carried:
            defined = self._dependences.definitions.get(value)
            is_cast = isinstance(defined, ir.Op) and defined.name in CASTS and keeps_number(defined)
            if defined is not None and not is_cast:
                return value
            origins = list(self._dependences.flows_from(value))
            if len(origins) != 1 or not isinstance(origins[0], ir.Value):
                return value
            value = origins[0]
        return value

    def _table(self, view: ir.Value) -> tuple[int, ...] | None:
        """The elements of a constant global that a view is of, where they are not all alike."""
        defined = self._dependences.definitions.get(view)
        while isinstance(defined, ir.Reshape):
            defined = self._dependences.definitions.get(defined.base)
        found = self._dependences.module.globals[defined.name] if isinstance(defined, ir.Global) else None
        if found is None or not found.constant or found.initial is None or len(set(found.initial)) == 1:
            return None
        return tuple(found.initial)

    def _is_interpreted(self, operation: ir.Op) -> bool:
        values = [*operation.operands, *operation.results]
        if any(each.type == ir.POINTER for each in values):
            return True  # addresses, of which no proof may depend on where they lie
        if len(operation.results) != 1 or not all(
            isinstance(each.type, ir.Scalar) and each.type.is_integer for each in values
        ):
            return False
        if operation.name in ("shli", "shrsi", "shrui"):
            return isinstance(self._dependences.definitions.get(operation.operands[1]), ir.Const)
        return operation.name in self._interpreted or operation.name.startswith("cmpi.")

    def _is_hidden(self, operation: ir.Op) -> bool:
        """Whether an operation is on numbers that sizes make, and no data, in a way that the solver does not know: in
        memory, say, or in a function that is called several times."""
        (result,) = operation.results
        if result not in self._used or self._understands(result):
            return False
        if operation.operands[0].type == ir.Scalar("i1"):
            return False  # truth values, each of which coverage asks for
        if _kind(operation) in _CASTING and result not in self._told:
            return False  # an index, which is out of bounds where the cast changes it
        # By what is understood a product has as many pieces as the other factor.
        if operation.name == "muli" and any(
            self._understands(each) or each in self._carried for each in operation.operands
        ):
            return False
        return self._is_of_sizes(result)

    def _stores_before_all(self, found: Slice) -> Iterable[list[ir.Store]]:
        """What the program itself stores where values of a slice are loaded from, each buffer's stores once."""
        known: dict[int, list[ir.Store]] = {}
        for node in found.nodes:
            load = self._dependences.definitions.get(node) if isinstance(node, ir.Value) else None
            stores = self._memory.stores(load) if isinstance(load, ir.Load) else None
            if stores:
                known[id(stores)] = stores  # which the memory keeps
        return known.values()

    def _slice(self, value: ir.Value) -> Slice:
        if value not in self._slices:
            self._slices[value] = self._dependences.slice([value], memory=self._memory)
        return self._slices[value]

    def _positions(self, *values: ir.Value) -> set[Position]:
        found = [self._slice(each) for each in values]
        scalars = {(position, None) for each in found for position in each.scalars}
        return scalars | {position for each in found for position in each.extents}

    def _is_of_sizes(self, value: ir.Value, bounds: Sequence[ir.Value] = ()) -> bool:
        """Whether a value is made of sizes and of no data, and it, the `bounds` of its loop, or what decides what is
        stored that is loaded for it, of such as are chosen."""
        if value not in self._made_of_sizes:
            is_sized = all(each in self._sizes for each in self._positions(value))
            nodes = self._slice(value).nodes if is_sized else ()
            is_data = any(self._is_data(node) for node in nodes if isinstance(node, ir.Value))
            self._made_of_sizes[value] = is_sized and not is_data
        if not self._made_of_sizes[value]:
            return False
        if self._positions(value, *bounds) & self._varied:
            return True
        # What loads are from one buffer has the same stores, of which there may be one for each load.
        stores = {store for each in self._stores_before_all(self._slice(value)) for store in each}
        guards = {each for store in stores for each in self._memory.guards(store)}
        return bool(self._positions(*guards) & self._varied)

    def _recurs_of_sizes(self, value: ir.Value, bounds: Sequence[ir.Value]) -> bool:
        """As `_is_of_sizes`, of what a loop carries, whatever buffer it is loaded from."""
        found, around = self._dependences.slice([value]), self._dependences.slice([value, *bounds])
        given: set[Position] = {(each, None) for each in found.scalars} | set(found.extents)
        if not ({(each, None) for each in around.scalars} | set(around.extents)) & self._varied:
            return False
        if any(each not in self._sizes for each in given):
            return False
        return not any(self._is_data(node) for node in found.nodes if isinstance(node, ir.Value))

    def _is_data(self, value: ir.Value) -> bool:
        dependences = self._dependences
        defined = dependences.definitions.get(value)
        if isinstance(defined, ir.Load):
            if self._memory.stores(defined) is not None:
                return False
            return self._any_given or defined.result.type in self._given or defined.view.type == ir.POINTER
        if defined is not None or dependences.is_given(value) or isinstance(value.type, ir.View):
            return False
        return not any(dependences.flows_from(value)) and not any(dependences.chosen_by(value))

    def _constant(self, value: ir.Value) -> int | None:
        defined = self._dependences.definitions.get(value)
        return defined.bits if isinstance(defined, ir.Const) else None

    def _key(self, value: ir.Value, depth: int) -> str:
        defined = self._dependences.definitions.get(value)
        if isinstance(defined, ir.Const):
            return f"{defined.bits}"
        if isinstance(defined, ir.Op) and not self._is_interpreted(defined) and depth < _DEEPEST:
            operands = [self._key(each, depth + 1) for each in defined.operands]
            flags = "".join(f" {each}" for each in sorted(defined.flags))
            which = defined.results.index(value)
            ordered = sorted(operands) if defined.name in _COMMUTATIVE else operands
            return f"{defined.name}{flags}.{which}:{value.type}({', '.join(ordered)})"
        return self._leaf(value)

    def _leaf(self, *values: ir.Value) -> str:
        """The sizes that values are made of."""
        return f"{sorted({self._sizes.get(each, each) for each in self._positions(*values)}, key=str)}"


def _told(operation: ir.Operation) -> list[ir.Value]:
    """What an operation uses for more than the place of an access."""
    match operation:
        case ir.Load():
            return []
        case ir.Store(value=value):
            return [value]
        case _:
            return list(operands_of(operation))


def _kind(operation: ir.Op) -> str:
    """The name of an operation; casts from and to `index` are named as those of other types."""
    if operation.name not in CASTS or len(operation.operands) != 1:
        return operation.name
    given, made = (
        each.type.width if isinstance(each.type, ir.Scalar) else 0 for each in (*operation.operands, *operation.results)
    )
    if made == given:
        return "copy"
    if made < given:
        return "trunci"
    return "extui" if operation.name in ("extui", "index_castui") else "extsi"


class Gaps(Struct, frozen=True):
    """Why proofs at chosen sizes tell nothing of others, and what is taken for granted of these."""

    reasons: list[Reason]
    assumptions: list[str]


def gaps(
    dependences: Sequence[Dependences],
    interpreted: Container[str],
    sizes: Mapping[Position, Position],
    varied: Set[Position],
    understands: Sequence[Callable[[ir.Value], bool]],
) -> Gaps:
    """What one program alone makes of sizes that are `varied`, by operations on integers that are not among the
    `interpreted` ones, or on numbers that nobody `understands`."""
    programs = [
        _Program(each, interpreted, sizes, varied, knows) for each, knows in zip(dependences, understands, strict=True)
    ]
    found = [list(program.functions()) for program in programs]
    keys = [{key for key, _, _ in each if key is not None} for each in found]
    # A target may promise less.
    promised = {key for key, _, _ in programs[0].promises()}
    found[1] += [each for each in programs[1].promises() if each[0] not in promised]
    reasons = [
        Reason.at(
            ReasonKind.NOT_COVERED,
            f"the {SIDES[side]} {'alone ' if key is not None else ''}has {what}, which may be at other sizes what it "
            "was at none that were chosen",
            operation.place,
        )
        for side in (0, 1)
        for key, what, operation in found[side]
        if key not in keys[1 - side]
    ]
    assumptions = [
        f"what is counted at {operation.place} in fewer than {_WIDEST} bits does not wrap around"
        for program in programs
        for operation in program.counters()
    ]
    return Gaps(reasons[:_MOST], list(dict.fromkeys(assumptions)))
