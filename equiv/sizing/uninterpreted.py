"""Operations that make of sizes what no solver is told: bit counts, wide products, floats of sizes.

Such a function of sizes may change where nobody looked: `ctpop(n) / 9` is 0 at all small sizes, `1.0 + n * 1e-9` is 1.0
up to some size. A proof at chosen sizes says something of others only where both programs compute it alike.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence, Set

from msgspec import Struct

from equiv.sizing.carried_numbers import CarriedNumbers
from equiv.sizing.counted_loops import NARROWEST
from equiv.sizing.coverage import SIDES
from equiv.sizing.dependence import Dependences, Slice
from equiv.sizing.handed_on import HandedOn
from equiv.sizing.number_keys import CASTING, COMMUTATIVE, HIDING, NumberKeys, Position, kind
from equiv.sizing.private_memory import OwnMemory
from equiv.verdict import Reason
from equiv.verdict.reasons import ReasonKind
from interp import ir
from interp.ir.divisions import DIVISIONS
from interp.ir.walks import operands_of, results_of
from interp.machine.analysis.concrete_operands import concrete_operands

# What programs with sums and products in another order have in the place of each other.
_KINDS = {"mulf": "product", "divf": "product", "fma": "product", "addf": "sum", "subf": "sum"}
_ORDERED = frozenset(("subf", "divf"))
_REGROUPED = "muli", "addi"
_MOST = 8  # that are named
_WIDEST = 64  # bits of numbers that wrap around at no sizes


class _OwnAlone:
    """Memory of a program's own, beside which loads give what nobody has stored: `Stores`."""

    def __init__(self, memory: OwnMemory) -> None:
        self._memory = memory

    def stores(self, load: ir.Load) -> list[ir.Store]:
        """The stores to the buffer that a load is from, none where others write to it."""
        return self._memory.stores(load) or []


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
        self._dependences, self._understands = dependences, understands
        self._memory = OwnMemory(dependences.functions, dependences.definitions)
        self._sizes, self._varied = sizes, varied
        self._made_of_sizes: dict[ir.Value, bool] = {}
        self._keys = NumberKeys(dependences, self._memory, interpreted, sizes, understands)
        types = (each.type for each in self._dependences.entry.parameters)
        views = [type for type in types if isinstance(type, ir.View) or type == ir.POINTER]
        self._given = {each.element for each in views if isinstance(each, ir.View)}
        self._any_given = ir.POINTER in views
        self._used = {value for operation in self._dependences.operations for value in operands_of(operation)}
        self._users: dict[ir.Value, list[ir.Op | ir.Select]] = {}
        self._handed = set[ir.Value]()  # what is used by anything else
        for used in self._dependences.operations:
            if isinstance(used, ir.Op | ir.Select):
                for each in dict.fromkeys(operands_of(used)):
                    self._users.setdefault(each, []).append(used)
            else:
                self._handed.update(operands_of(used))
        self._handed_on = HandedOn(dependences, self._memory)
        self._sources: dict[ir.Value, str] = {}
        self._entry = {parameter: at for at, parameter in enumerate(dependences.entry.parameters)}
        self._parameters_of: dict[ir.Value, list[int]] = {}
        self._told = {value for operation in self._dependences.operations for value in _told(operation)}
        self._carried = CarriedNumbers(dependences, understands)
        entry = dependences.entry.body
        self._ends = {each for each in ir.walk(entry) if isinstance(each, ir.Return)} if entry is not None else set()

    def functions(self) -> Iterator[tuple[str | None, str, ir.Operation]]:
        """Each operation that makes of sizes alone what is not interpreted, and again for each result, and for what is
        stored, that is computed from it: a program that computes the same and gives something else is not alike."""
        outputs: dict[str, Container[object]] | None = None
        for key, words, operation, made in self._functions():
            yield key, words, operation
            if key is None:
                continue
            outputs = self._outputs() if outputs is None else outputs
            for what, nodes in outputs.items():
                if any(each in nodes for each in made):
                    said = f"{words}, which decides {what.partition(' as ')[0]}"
                    yield f"{key} in {what}", said, operation
            for how, user in self._with_data(made):
                yield f"{key} in {how}", f"{words}, and this computation with data and it", user

    def numbers(self) -> Numbers:
        """What this program makes of sizes, of which the solver knows nothing."""
        made = self._innermost()
        if not made:
            return Numbers(made, (), ())
        concrete = [
            each
            for operation in self._dependences.operations
            for each in set(operands_of(operation)).intersection(concrete_operands(operation))
            if _is_number(each) or each.type == ir.POINTER
        ]
        deciding, by_loads = (
            self._dependences.slice(concrete, memory=each).nodes for each in (_OwnAlone(self._memory), self._memory)
        )
        return Numbers(made, deciding, by_loads)

    def _is_ordered(self, operation: ir.Op) -> bool:
        """Whether the operands of an operation have an order: they may not change places, or one is a constant of which
        factors are not made one."""
        if operation.name not in COMMUTATIVE:
            return True
        return operation.name not in _REGROUPED and any(map(self._is_constant, operation.operands))

    def _innermost(self) -> list[Made]:
        """The operations that make such a number of what no other one of them makes, but for those whose operands may
        change places."""
        found, made = list[Made](), set[object]()
        for operation in self._dependences.operations:
            match operation:
                case ir.Op(name=name):
                    # An uninterpreted function does not know in which orders it is the same.
                    makes_number = bool(self._unknown_results(operation)) or self._is_hidden(operation)
                    is_made, given = makes_number and self._is_ordered(operation), operation.operands
                case ir.Load(view=view, indices=indices):
                    given = [each for each in indices if isinstance(each, ir.Value)]
                    elements = self._elements_of(view)
                    is_made = elements is not None and any(map(self._is_of_sizes, given))
                    name = f"load {elements}{[None if isinstance(each, ir.Value) else each for each in indices]}"
                case _:
                    continue
            if is_made and all(made.isdisjoint(self._keys.slice(each).nodes) for each in given):
                found.append(Made(name, operation, given))
                made.update(results_of(operation))
        return found

    def _unknown_results(self, operation: ir.Op) -> list[ir.Value]:
        """What an operation that nobody interprets makes of sizes, as far as it is used."""
        used = (
            [] if self._keys.is_interpreted(operation) else [each for each in operation.results if each in self._used]
        )
        return used if used and self._is_of_sizes(used[0]) else []

    def _with_data(self, made: Sequence[ir.Value]) -> Iterator[tuple[str, ir.Operation]]:
        """The operations that compute with data and with what is made of these values and sizes: in words, in which
        sums and products of floats are alike, and which name the data."""
        pending, seen = [(value, "") for value in made], set(made)
        while pending:
            value, known = pending.pop()
            key = known or self._keys.hidden(value)
            # What is handed on beside data, to a loop, say, is still the same number.
            for copy in self._handed_on.to(value):
                if copy not in seen:
                    seen.add(copy)
                    pending.append((copy, "" if self._is_of_sizes(copy) else key))
            for load in self._handed_on.at(value):
                if load.result not in seen and not self._is_of_sizes(load.result):
                    seen.add(load.result)
                    at = f"load of {self._roots(load.view)} at {known or self._place_key(value)}"
                    yield at, load
                    pending.append((load.result, at))
            for user in self._users.get(value, ()):
                results = user.results if isinstance(user, ir.Op) else [user.result]
                if len(results) == 1 and not self._is_of_sizes(results[0]):
                    yield f"{self._mixes(user, value)} with {key}", user
                else:
                    fresh = [each for each in results if each not in seen]
                    seen.update(fresh)
                    pending += ((each, "") for each in fresh)

    def _mixes(self, user: ir.Op | ir.Select, value: ir.Value) -> str:
        """What an operation does with a value and data, in words, and which data."""
        others = ", ".join(sorted({self._data(each) for each in operands_of(user) if each is not value}))
        if isinstance(user, ir.Select):
            places = [name for name in ("condition", "yes", "no") if getattr(user, name) is value]
            return f"select of {others} as {places}"
        # Which operand of a difference or a quotient.
        places = [str(user.operands.index(value))] if user.name in _ORDERED else []
        return f"{_KINDS.get(user.name, user.name)}{places} of {others}"

    def _place_key(self, value: ir.Value) -> str:
        """What tells a place in memory from others; in loops, which may be tiled, the sizes that it is made of."""
        is_fixed = self._keys.slice(value).nodes.isdisjoint((*self._carried.variables, *self._carried.loops))
        return self._keys.hidden(value) if is_fixed else self._keys.leaf(value)

    def _data(self, value: ir.Value) -> str:
        """The parameters that a value is computed from, as they are and as memory that is loaded from."""
        if value not in self._sources:
            nodes = self._keys.slice(value).nodes
            loads = (self._dependences.definitions.get(node) for node in nodes if isinstance(node, ir.Value))
            given = {at for each in loads if isinstance(each, ir.Load) for at in self._roots(each.view)}
            self._sources[value] = f"{sorted(given)}{self._keys.leaf(value)}"
        return self._sources[value]

    def _roots(self, view: ir.Value) -> list[int]:
        """The positions of the parameters of the entry that a view or a pointer may be of."""
        if view not in self._parameters_of:
            pending, seen, found = [view], {view}, set[int]()
            while pending:
                each = pending.pop()
                if each in self._entry:
                    found.add(self._entry[each])
                defined = self._dependences.definitions.get(each)
                bases = [defined.base] if isinstance(defined, ir.Reshape | ir.Displace) else []
                copied = [origin for origin in self._dependences.flows_from(each) if isinstance(origin, ir.Value)]
                fresh = [origin for origin in (*bases, *copied) if origin not in seen and not _is_number(origin)]
                seen.update(fresh)
                pending += fresh
            self._parameters_of[view] = sorted(found)
        return self._parameters_of[view]

    def _outputs(self) -> dict[str, Container[object]]:
        """What each result, and what is stored where others see it, is computed from, and what decides where and how
        often. A result or what is stored that is made of sizes alone is told from others by how it is computed."""
        found: dict[str, list[ir.Value]] = {}
        for operation in self._dependences.operations:
            match operation:
                case ir.Return(values=values) if operation in self._ends:
                    given = [(f"result {at}", each) for at, each in enumerate(values)]
                case ir.Store(value=value, view=view) if not self._memory.is_own(view):
                    given = [(f"what is stored{self._fixed_place(operation)}", value)]
                case ir.Opaque(name=name):
                    given = [(f"operand {at} of {name}", each) for at, each in enumerate(operands_of(operation))]
                case _:
                    given = []
            for place, value in _placing(operation):
                found.setdefault(self._placed(operation, place, value), []).append(value)
            for what, value in given:
                is_of_sizes = isinstance(value.type, ir.Scalar) and self._is_of_sizes(value)
                how = f" as {self._keys.hidden(value)}" if is_of_sizes else ""
                found.setdefault(what + how, []).append(value)
        return {
            what: self._dependences.slice(values, decisions=False, memory=self._memory).nodes
            for what, values in found.items()
        }

    def _placed(self, operation: ir.Operation, place: str, value: ir.Value) -> str:
        """What a value decides, in words; where no loop comes into it, by how it is computed."""
        if place:
            what = "how often a loop runs"
        else:
            view = operation.view if isinstance(operation, ir.Load | ir.Store) else None
            accessed = f"{type(operation).__name__} of {self._roots(view)}" if view is not None else ""
            what, place = "where memory is accessed", accessed
        if not self._is_of_sizes(value) or self._understands(value):
            return f"{what} as {place}"
        return f"{what} as {place} {self._place_key(value)} {self._done_in(operation)}"

    def _done_in(self, loop: ir.Operation) -> list[str]:
        """What tells a loop from others, by the operations in it on what is no index, and where it stores to."""
        done = set[str]()
        for operation in (each for region in ir.regions_of(loop) for each in ir.walk(region)):
            match operation:
                case ir.Op() if not self._keys.is_interpreted(operation):
                    done.add(_KINDS.get(operation.name, operation.name))
                case ir.Store(view=view):
                    done.add(f"{self._roots(view)}")
                case _:
                    pass
        return sorted(done)

    def _fixed_place(self, store: ir.Store) -> str:
        """Where a store is to, where that is one element of a parameter, whatever runs."""
        is_fixed = all(not isinstance(each, ir.Value) or self._is_constant(each) for each in store.indices)
        at = [self._keys.affine(each) for each in store.indices] if is_fixed else []
        return f" as at {self._roots(store.view)}{at}"

    def _is_constant(self, value: ir.Value) -> bool:
        return isinstance(self._dependences.definitions.get(value), ir.Const)

    def _functions(self) -> Iterator[tuple[str | None, str, ir.Operation, Sequence[ir.Value]]]:
        """Each operation that makes of sizes alone what is not interpreted: what tells it from others, words, and the
        values that it makes. A narrow counter is told from all others: what a program does with it is seen where it
        wraps around alone."""
        for operation in self._dependences.operations:
            match operation:
                case ir.Op() if results := self._unknown_results(operation):
                    yield self._keys.function(results[0]), f"this '{operation.name}' of sizes", operation, results
                case ir.Op(name=name, results=[result]) if self._is_hidden(operation):
                    if self._is_factor_alone(result):
                        continue
                    operands = self._keys.operands(operation)
                    key = f"{kind(operation)}:{result.type}({operands}){self._keys.leaf(result)}"
                    yield key, f"this '{name}' of numbers that sizes make in ways unknown", operation, [result]
                case ir.Op(name=name, operands=[_, divisor]) if name in DIVISIONS:
                    counted = [each for each in self._carried.loops if each in self._keys.slice(divisor).nodes]
                    bounds = [bound for each in counted for bound in self._carried.loops[each][1]]
                    if counted and self._is_of_sizes(divisor, bounds):
                        key = f"{name} by {self._keys.leaf(divisor, *bounds)}"
                        yield key, f"this '{name}' by what a loop counts", operation, operation.results
                case ir.Load() if self._recurs_in_memory(operation, range(2, NARROWEST)):
                    yield None, "what this load takes from memory that a loop counts in", operation, [operation.result]
                case ir.Load(view=view, indices=indices) if (table := self._table(view)) is not None:
                    given = [each for each in indices if isinstance(each, ir.Value) and self._is_of_sizes(each)]
                    if given:
                        leaves = ", ".join(map(self._keys.leaf, given))
                        key = f"load {hash(table)}:{len(table)}[{leaves}]"
                        yield key, "this load from a table at sizes", operation, [operation.result]
                case _:
                    pass
        for value, (loop, bounds) in self._carried.loops.items():
            # What decides a truth is a comparison, whose outcomes coverage asks for.
            is_number = isinstance(value.type, ir.Scalar) and value.type.width > 1 and value in self._used
            if is_number and not self._carried.is_counted(value) and self._recurs_of_sizes(value, bounds):
                found = self._dependences.slice([value, *bounds])
                positions = {(each, None) for each in found.scalars} | set(found.extents)
                key = f"carried:{value.type}{sorted({self._sizes.get(each, each) for each in positions}, key=str)}"
                is_narrow = isinstance(value.type, ir.Scalar) and value.type.width < NARROWEST
                is_counter = is_narrow and self._carried.is_counter(value)
                words = "what this loop carries from iteration to iteration"
                yield None if is_counter else key, words, loop, [value]

    def counters(self) -> Iterator[ir.Operation]:
        """Where loops count in fewer bits than sizes have, and in so many that this wraps around at no sizes that can
        be run, and nobody knows how far: loads from memory that they count in, and loops."""
        widths = range(NARROWEST, _WIDEST)
        for operation in self._dependences.operations:
            if isinstance(operation, ir.Load) and self._recurs_in_memory(operation, widths):
                yield operation
        for value, (loop, bounds) in self._carried.loops.items():
            if not isinstance(value.type, ir.Scalar) or value.type.width not in widths or value not in self._used:
                continue
            if (
                not self._understands(value)
                and self._carried.is_counted(value)
                and self._recurs_of_sizes(value, bounds)
            ):
                yield loop

    def promises(self) -> Iterator[tuple[str, str, ir.Operation]]:
        """Each operation on integers with a promise (`nsw`, `exact`) by which a loop computes what it carries from what
        it carried, of sizes alone: a poison value at some size, maybe none that is chosen."""
        for operation in self._dependences.operations:
            match operation:
                case ir.Op(name=name, flags=flags, results=[result]) if flags and self._recurs(result):
                    width = result.type.width if isinstance(result.type, ir.Scalar) else 0
                    key = f"{name} {sorted(flags)}:{width}{self._keys.leaf(result)}"
                    yield key, f"this '{name}' with a promise in what a loop carries", operation
                case _:
                    pass

    def _recurs(self, result: ir.Value) -> bool:
        """Whether an integer is computed from what a loop carries, and what it carries next from it."""
        if not isinstance(result.type, ir.Scalar) or not result.type.is_integer:
            return False
        for value, (_, bounds) in self._carried.loops.items():
            following = [each for each in self._dependences.flows_from(value) if each is not value]
            around = self._dependences.slice(following, decisions=False).nodes
            # A counter that adds what is the same in all iterations overflows no earlier than indices do.
            if self._carried.is_counter(value) and self._carried.variables.isdisjoint(around):
                continue
            if result in around and value in self._keys.slice(result).nodes and self._recurs_of_sizes(value, bounds):
                return True
        return False

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

    def _table(self, view: ir.Value) -> tuple[int, ...] | None:
        """The elements of a constant global that a view is of, where they are not all alike."""
        defined = self._dependences.definitions.get(view)
        while isinstance(defined, ir.Reshape):
            defined = self._dependences.definitions.get(defined.base)
        found = self._dependences.module.globals[defined.name] if isinstance(defined, ir.Global) else None
        if found is None or not found.constant or found.initial is None or len(set(found.initial)) == 1:
            return None
        return tuple(found.initial)

    def _elements_of(self, view: ir.Value) -> str | None:
        """What tells a view of a table from views of others, and of other elements; None of what is no table, or where
        numbers that are computed tell that."""
        table = self._table(view)
        parts, defined = list[ir.Affine](), self._dependences.definitions.get(view)
        while isinstance(defined, ir.Reshape):
            parts += [defined.offset, *defined.sizes, *defined.strides]
            defined = self._dependences.definitions.get(defined.base)
        if table is None or not all(isinstance(each, int) for each in parts):
            return None
        return f"{hash(table)}:{len(table)}{parts}"

    def _is_hidden(self, operation: ir.Op) -> bool:
        """Whether an operation is on numbers that sizes make, and no data, in a way that the solver does not know: in
        memory, say, or in a function that is called several times."""
        if kind(operation) not in HIDING or len(operation.results) != 1:
            return False
        (result,) = operation.results
        if result not in self._used or self._understands(result):
            return False
        if operation.operands[0].type == ir.Scalar("i1"):
            return False  # truth values, each of which coverage asks for
        if kind(operation) in CASTING and result not in self._told:
            return False  # an index, which is out of bounds where the cast changes it
        # By what is understood a product has as many pieces as the other factor.
        if operation.name == "muli" and any(
            self._understands(each) or each in self._carried.loops for each in operation.operands
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

    def _is_of_sizes(self, value: ir.Value, bounds: Sequence[ir.Value] = ()) -> bool:
        """Whether a value is made of sizes and of no data, and it, the `bounds` of its loop, or what decides what is
        stored that is loaded for it, of such as are chosen."""
        if value not in self._made_of_sizes:
            is_sized = all(each in self._sizes for each in self._keys.positions(value))
            nodes = self._keys.slice(value).nodes if is_sized else ()
            is_data = any(self._is_data(node) for node in nodes if isinstance(node, ir.Value))
            self._made_of_sizes[value] = is_sized and not is_data
        if not self._made_of_sizes[value]:
            return False
        if self._keys.positions(value, *bounds) & self._varied:
            return True
        # What loads are from one buffer has the same stores, of which there may be one for each load.
        stores = {store for each in self._stores_before_all(self._keys.slice(value)) for store in each}
        guards = {each for store in stores for each in self._memory.guards(store)}
        return bool(self._keys.positions(*guards) & self._varied)

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

    def _is_factor_alone(self, value: ir.Value) -> bool:
        """Whether a value is a factor of hidden products and nothing else, which are told by what it is of."""
        if value in self._handed:
            return False
        users = self._users.get(value, ())
        return bool(users) and all(
            isinstance(each, ir.Op)
            and each.name == "muli"
            and value not in self._keys.factors[each.results[0]]
            and self._is_hidden(each)
            for each in users
        )


def _is_number(value: ir.Value) -> bool:
    return isinstance(value.type, ir.Scalar)


def _placing(operation: ir.Operation) -> Iterator[tuple[str, ir.Value]]:
    """What decides how often a loop runs, or where memory is accessed, in words and the values."""
    match operation:
        case ir.For(lower=lower, upper=upper, step=step):
            bounds: dict[str, Sequence[ir.Index]] = {"first": [lower], "bound": [upper], "step": [step]}
        case ir.Parallel(lower=lowers, upper=uppers, step=steps):
            bounds = {"first": lowers, "bound": uppers, "step": steps}
        case ir.Load(view=view) | ir.Store(view=view):
            value = operation.value if isinstance(operation, ir.Store) else None
            yield from (("", each) for each in operands_of(operation) if each not in (view, value))
            return
        case ir.Reshape(base=base) | ir.Displace(base=base):
            yield from (("", each) for each in operands_of(operation) if each is not base)
            return
        case _:
            return
    for name, values in bounds.items():
        yield from ((name, each) for each in values if isinstance(each, ir.Value))


def _told(operation: ir.Operation) -> list[ir.Value]:
    """What an operation uses for more than the place of an access."""
    match operation:
        case ir.Load():
            return []
        case ir.Store(value=value):
            return [value]
        case _:
            return list(operands_of(operation))


class Made(Struct, frozen=True):
    """An operation that makes a number of what it is given, by what is told by a name: an operation's own, or a table
    that it loads from."""

    name: str
    operation: ir.Op | ir.Load
    given: Sequence[ir.Value]


class Numbers(Struct, frozen=True):
    """The operations by which a program first makes numbers of sizes of which the solver knows nothing, and the values
    that decide what a run does: addresses, bounds and branches; `deciding_by_loads` are these and what is stored
    anywhere of which loads may give it to them."""

    made: list[Made]
    deciding: Container[object]
    deciding_by_loads: Container[object]


class Gaps(Struct, frozen=True):
    """Why proofs at chosen sizes tell nothing of others, and what is taken for granted of these; without reasons, also
    the numbers of source and target that may be equal at the chosen sizes alone."""

    reasons: list[Reason]
    assumptions: list[str]
    numbers: tuple[Numbers, ...] = ()


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
    numbers = () if reasons else tuple(program.numbers() for program in programs)
    return Gaps(reasons[:_MOST], list(dict.fromkeys(assumptions)), numbers)
