"""One program on its way from one stop to the next: what it computes, as terms, and what it does."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, field
from msgspec.structs import replace

from equiv.proving.lockstep.accesses import (
    BASED,
    ENDED,
    IN_BUFFER,
    INSIDE,
    SURELY_WHOLE,
    Fact,
    bytes_of,
    element_at,
    exact_sum,
    from_null,
    whole_element,
)
from equiv.proving.lockstep.ended_memory import is_buffer
from equiv.proving.lockstep.graph import END_PARALLEL, Bracket, End, Fork, Graph, Jump, Outside, Scope, Step
from equiv.proving.lockstep.hand_aligned import HandAligned
from equiv.proving.lockstep.own_memory import OwnBuffer
from equiv.proving.lockstep.places import Places
from equiv.proving.lockstep.terms import Term, Terms, type_name
from interp import ir
from interp.ir.declaration import declaration_of
from interp.ir.scalars import MAY_BE_UNDEFINED

# What ends the life of memory, or what others wait for who may end it then.
_MAY_FREE = (ir.Free, ir.Opaque, ir.Call, ir.Unwind, ir.Barrier)
# What is another value each time, or depends on more than its operands.
_EFFECTS = frozenset(("freeze", "stacksave"))
_REFUSED = (ir.Spawn, ir.Wait, ir.Put, ir.Get, ir.Acquire, ir.Release, ir.Expect, ir.Arrive, ir.Await)


class Event(Struct, frozen=True):
    """Something done, in words that are the same where the same is done. After one that `may_free`, what was in a
    buffer need not be any more; after one that `forgets`, nothing is known of what was done before. A new buffer is at
    an address that is a multiple of `alignment`."""

    term: Term
    may_free: bool = False
    forgets: bool = False
    alignment: int = 1

    def refines(self, other: Event) -> bool:
        """Whether this is what the other one is, at one of the addresses that it may be at."""
        return self.term == other.term and self.alignment % other.alignment == 0


class Stop(Struct, frozen=True):
    """Where a program waits for the other one: at a node that it is about to enter with `arguments`, or at its end."""

    node: int
    arguments: tuple[Term, ...] = ()
    end: Fork | End | None = None


class Values(dict[ir.Value, Term]):
    """The terms of values. Raises `Outside` for one that is not there on all ways."""

    def __missing__(self, value: ir.Value) -> Term:
        raise Outside("a value that is not there on all ways")


class Way(Struct):
    """One program between stops. `version` is that of memory and of what is outside; `done` are events and facts in
    their order; `calls` are the functions of the module that it calls. With `keeps`, the elements of memory that a
    program keeps for itself are values, and what is done to them is no event; where one `leaves` what it allocates, the
    end of such a buffer is no event, either. `known` are the values of conditions."""

    graph: Graph
    terms: Terms
    names: dict[str, str]
    values: Values
    version: Term
    done: list[Event | Fact] = field(default_factory=list)
    calls: set[str] = field(default_factory=set)
    globals: set[str] = field(default_factory=set)
    keeps: bool = False
    leaves: bool = False
    known: dict[Term, Term] = field(default_factory=dict)

    def assume(self, condition: Term, truth: bool) -> None:
        """Both programs have branched on a condition: until they meet again it has this value."""
        terms = self.terms
        self.known |= {condition: terms.number(truth, 1), terms.opposite(condition): terms.number(not truth, 1)}
        for value, term in self.values.items():
            self.values[value] = self._under(term)

    def _under(self, term: Term) -> Term:
        """What a term is, by what is known of conditions."""
        while term not in self.known:
            key = self.terms.keys[term]
            chosen = self.known.get(key[2][0]) if key[0] == "select" else None
            if chosen is None:
                return term
            term = key[2][1] if self.terms.constant(chosen, 1) else key[2][2]
        return self.known[term]

    def advance(self, stop: Stop, passes: bool) -> Stop:
        """Goes on from a stop to the next one. Where it `passes`, it enters the node at which it waits, and otherwise
        waits there if several ways lead to it. Raises `Outside` for a loop without an end."""
        node, arguments = stop.node, stop.arguments
        entered: set[int] = set()
        while passes or node not in self.graph.joins:
            if node in entered:
                raise Outside("a loop without an end")
            entered.add(node)
            passes = False
            end = self._enter(node, arguments)
            if not isinstance(end, Jump):
                return Stop(node, (), end)
            node, arguments = end.target, self.given(end)
        return Stop(node, arguments)

    def given(self, jump: Jump) -> tuple[Term, ...]:
        """What a jump hands on."""
        types = [each.type for each in self.graph.nodes[jump.target].parameters]
        return tuple(self._index(each, type_) for each, type_ in zip(jump.arguments, types, strict=True))

    def next_of(self, stop: Stop) -> Jump | None:
        """Where the fork at the end of the node leads at which it waits, if that is known; it is done with the node
        then."""
        trial = replace(self, values=Values(self.values), done=[])
        end = trial._enter(stop.node, stop.arguments)
        known = trial.certain(end)
        if known is not None:
            self.values, self.version = trial.values, trial.version
            self.done += trial.done
        return known

    def certain(self, end: Jump | Fork | End | None) -> Jump | None:
        """Where a fork leads of which the condition is known."""
        if not isinstance(end, Fork):
            return None
        known = self.terms.constant(self.values[end.condition], 1)
        return None if known is None else end.yes if known else end.no

    def _enter(self, at: int, arguments: Sequence[Term]) -> Jump | Fork | End:
        node = self.graph.nodes[at]
        self.values.update(zip(node.parameters, arguments, strict=True))
        for each in node.operations:
            match each:
                case Step():
                    self._step(each)
                case Bracket():
                    self._bracket(each)
                case Scope():
                    self._event((each.name, each.function), (), may_free=True)
                case HandAligned():
                    self._aligned_by_hand(each)
                case _:
                    self._operation(each)
        assert node.end is not None
        return node.end

    # -- operands ------------------------------------------------------------------------------------------------------

    def _index(self, index: ir.Index, type_: ir.Type) -> Term:
        if isinstance(index, ir.Value):
            return self.values[index]
        assert isinstance(type_, ir.Scalar)
        return self.terms.number(index, type_.width)

    def _number(self, index: ir.Index) -> Term:
        """An index operand as a number of 64 bits."""
        if isinstance(index, int):
            return self.terms.number(index)
        term, type_ = self.values[index], index.type
        assert isinstance(type_, ir.Scalar)
        return term if type_.width == 64 else self.terms.op("signed", type_.width, term)

    def _affine(self, expression: ir.Affine) -> Term:
        if isinstance(expression, ir.Binary) and expression.operator in ("+", "*"):
            ring = self.terms.plus if expression.operator == "+" else self.terms.times
            return ring(self._affine(expression.left), self._affine(expression.right))
        return self._exact(expression)

    def _exact(self, expression: ir.Affine) -> Term:
        """An expression whose sums are not taken modulo anything."""
        if not isinstance(expression, ir.Binary):
            return self._number(expression)
        operands = [self._exact(expression.left), self._exact(expression.right)]
        if expression.operator in ("+", "*"):
            left, right = map(self.terms.constant, operands)
            if left is not None and right is not None:
                value = left + right if expression.operator == "+" else left * right
                if -(1 << 63) <= value < 1 << 63:
                    return self.terms.number(value)
            operands.sort()
        else:
            known = self.terms.constant(operands[1])
            if known is None or known <= 0:
                self.done.append(("positive", operands[1]))
        return self.terms.op("exact", expression.operator, *operands)

    def _view(self, value: ir.Value) -> Term:
        return self.terms.described(self.values[value], value.type)

    # -- operations ----------------------------------------------------------------------------------------------------

    def _event(
        self,
        key: tuple[object, ...],
        operands: Sequence[Term],
        may_free: bool = False,
        forgets: bool = False,
        alignment: int = 1,
    ) -> Term:
        """Something is done in the state that there is; what it leaves is another one, and its results are of that."""
        made_of = (self.version, *operands)
        term = self.terms.make(("event", key, made_of), made_of)
        self.done.append(Event(term, may_free, forgets, alignment))
        self.version = term
        return term

    def _result(self, event: Term, at: int, value: ir.Value) -> None:
        term = self.terms.op("result", at, event)
        self.values[value] = self.terms.described(term, value.type)

    def _step(self, step: Step) -> None:
        counter = self.values[step.counter]
        type_ = step.counter.type
        assert isinstance(type_, ir.Scalar)
        by = self._index(step.step, type_)
        if self.terms.constant(by, type_.width) == 1:
            # It is below the upper bound, a number of its type.
            self.values[step.result] = self.terms.plus(counter, by, type_.width)
        else:
            self.values[step.result] = self.terms.op("next", step.unsigned, counter, by)

    def _bracket(self, bracket: Bracket) -> None:
        bounds = [self._number(each) for each in bracket.bounds]
        # Each iteration may end the life of memory while others run.
        event = self._event((bracket.name,), bounds, may_free=True, forgets=bracket.name == END_PARALLEL)
        for at, each in enumerate(bracket.counters):
            self._result(event, at, each)

    def _operation(self, operation: ir.Operation) -> None:
        terms, values = self.terms, self.values
        match operation:
            case ir.Const():
                values[operation.result] = terms.make(("const", type_name(operation.result.type), operation.bits))
            case ir.Apply():
                if isinstance(operation.expression, ir.Binary):
                    # A number that leaves the range of 64 bits on the way is another one than it is taken for.
                    exact = self._exact(operation.expression)
                    if terms.constant(exact) is None:
                        self.done.append(("in range", exact))
                values[operation.result] = self._affine(operation.expression)
            case ir.Op() if operation.name in _EFFECTS:
                event = self._event(
                    (operation.name, type_name(operation.results[0].type)),
                    [values[each] for each in operation.operands],
                )
                self._result(event, 0, operation.results[0])
            case ir.Op():
                self._scalar(operation)
            case ir.Select():
                self._select(operation)
            case ir.Check():
                condition = values[operation.condition]
                if terms.constant(condition, 1) != -1:
                    self.done.append(("holds", condition))
            case ir.Global():
                self.globals.add(operation.name)
                values[operation.result] = terms.described(
                    terms.make(("global", operation.name)), operation.result.type
                )
            case ir.Reshape():
                self._reshape(operation)
            case ir.Extent():
                self._extent(operation)
            case ir.Load() if self._is_own(operation.view):
                own = self._own_cell(operation.view, operation.indices, operation.result.type)
                values[operation.result] = values[own]
            case ir.Store() if self._is_own(operation.view):
                own = self._own_cell(operation.view, operation.indices, operation.value.type)
                values[own] = values[operation.value]
            case ir.Free() if self._is_own(operation.view):
                self._free_own(operation.view)
            case ir.Free():
                self._free(operation)
            case ir.Load():
                cell = self._cell(operation.view, operation.indices, operation.result.type, "read")
                type_ = type_name(operation.result.type)
                found = terms.op("load", (type_, operation.atomic), self.version, *cell)
                if operation.atomic:
                    found = self._event(("load", type_, operation.atomic), cell, may_free=True)
                values[operation.result] = found
            case ir.Store():
                cell = self._cell(operation.view, operation.indices, operation.value.type, "written")
                key = ("store", type_name(operation.value.type), operation.atomic)
                self._event(key, (*cell, values[operation.value]), may_free=bool(operation.atomic))
            case ir.Address():
                root, *_ = terms.parts(self._view(operation.view))
                made = self._pointed(root)
                values[operation.result] = terms.op("address", None, root) if made is None else made
            case ir.Displace():
                unit, number = self._displaced(operation.offset)
                flags = tuple(sorted(operation.flags))
                base = values[operation.base]
                same = not flags and terms.constant(number) == 0
                values[operation.result] = base if same else terms.op("displace", (flags, unit), base, number)
            case ir.Apart():
                self.done.append(
                    ("apart", operation.pointwise, self._view(operation.left), self._view(operation.right))
                )
            case ir.Alloc() if self.keeps and operation.result in self.graph.own:
                self._alloc_own(self.graph.own[operation.result])
            case ir.Alloc():
                self._alloc(operation)
            case ir.Call():
                self.calls.add(operation.callee)
                self._generic(operation, (("callee", self.names.get(operation.callee, operation.callee)),))
            case _ if isinstance(operation, _REFUSED):
                raise Outside(f"'{operation.mnemonic}'")
            case _:
                self._generic(operation)

    def _displaced(self, offset: ir.Affine) -> tuple[int | None, Term]:
        """A number of units of so many bytes, or an expression of bytes as it is."""
        match offset:
            case int():
                return 1, self.terms.number(offset)
            case ir.Value():
                return 1, self._number(offset)
            case ir.Binary(operator="*", left=ir.Value() as number, right=int() as unit) if unit > 0:
                return unit, self._number(number)
            case _:
                return None, self._exact(offset)

    def _generic(self, operation: ir.Operation, instead: Sequence[tuple[str, object]] = ()) -> None:
        """An operation as an event, of all that its class declares."""
        declared = declaration_of(type(operation))
        operands: list[Term] = []
        details: list[object] = [operation.mnemonic]
        replaced = dict(instead)
        for name, part in declared.parts.items():
            content = getattr(operation, name)
            if part in declared.results:
                many = content if part.many else [content]
                details.append(tuple(type_name(each.type) for each in many))
            elif part in declared.operands:
                given = [each for each in (content if part.many else [content]) if each is not None]
                details.append((name, len(given)))
                operands += [self._operand(each) for each in given]
            else:
                details.append((name, replaced.get(name, tuple(content) if isinstance(content, list) else content)))
        event = self._event(tuple(details), operands, may_free=isinstance(operation, _MAY_FREE))
        for at, each in enumerate(ir.results_of(operation)):
            self._result(event, at, each)

    def _operand(self, given: ir.Index) -> Term:
        if isinstance(given, int):
            return self.terms.number(given)
        return self._view(given)

    def _scalar(self, operation: ir.Op) -> None:
        operands = [self.values[each] for each in operation.operands]
        if self.leaves and any(each.type == ir.POINTER for each in operation.operands):
            raise Outside("a number made of a pointer, which may be that of another buffer when its own has ended")
        if operation.name == "ptrtoint" and self._places.buffer(operands[0]) is not None:
            place = self._places.from_start(operands[0])
            if place is None:
                raise Outside("a place in a buffer of its own that is not known")
            self.values[operation.results[0]] = self.terms.op("place", place, operands[0])
            return
        if operation.name == "andi" and (rest := self._places.rest(*operands)) is not None:
            self.values[operation.results[0]] = rest
            return
        if operation.name == "ptrtoint" and (number := from_null(self.terms, operands[0])) is not None:
            self.values[operation.results[0]] = self.terms.number(number)
            return
        found = [self._under(each) for each in self.terms.scalar(operation, operands)]
        self.values.update(zip(operation.results, found, strict=True))
        if operation.name in MAY_BE_UNDEFINED:
            type_ = operation.operands[-1].type
            assert isinstance(type_, ir.Scalar)
            divisor = self.terms.constant(operands[-1], type_.width)
            if divisor in (None, 0, -1) or operation.name == "ipowi" or operation.flags:
                self.done.append(("defined", found[0]))

    def _select(self, operation: ir.Select) -> None:
        condition, yes, no = (self.values[each] for each in (operation.condition, operation.yes, operation.no))
        known = self.terms.constant(condition, 1)
        if known is not None:
            self.values[operation.result] = yes if known else no
            return
        type_ = operation.result.type
        key = self.terms.keys[condition]
        if key[0] == "not":
            condition, yes, no = key[1], no, yes
        if isinstance(type_, ir.View):
            self.done.append(("chosen", condition))
        term = self.terms.op("select", type_name(type_), condition, yes, no)
        self.values[operation.result] = self.terms.described(term, type_)

    def _alloc(self, operation: ir.Alloc) -> None:
        sizes = [self._number(each) for each in operation.sizes]
        type_ = operation.result.type
        alignment = _alignment(operation)
        bytes_ = self._known_bytes(type_, sizes)
        if bytes_ is not None:
            # A buffer of so many bytes, whether they are seen as elements or not.
            event = self._event(("alloc", operation.stack), [self.terms.number(bytes_)], alignment=alignment)
        elif isinstance(type_, ir.View):
            # Its sizes are the same whether its type says them or not.
            event = self._event(("alloc", type_name(type_.element), operation.stack), sizes, alignment=alignment)
        else:
            event = self._event(("alloc", "bytes", operation.stack, operation.alignment), sizes)
            self._result(event, 0, operation.result)
            return
        root = self.terms.op("root", None, self.terms.op("result", 0, event))
        if not isinstance(type_, ir.View):
            self.values[operation.result] = self.terms.op("address", None, root)
            return
        strides = self.terms.row_major(sizes)
        self.values[operation.result] = self.terms.view(root, type_.element, self.terms.number(0), sizes, strides)

    def _aligned_by_hand(self, made: HandAligned) -> None:
        event = self._event(("alloc", False), [self.terms.number(made.bytes)], alignment=made.alignment)
        root = self.terms.op("root", None, self.terms.op("result", 0, event))
        self.graph.aligned_by_hand.add(root)
        self.values[made.result] = self.terms.op("address", None, root)
        # Of the pointer that was allocated nothing is known but which buffer it frees.
        self.values[made.allocated] = self.terms.op("allocated", None, root)

    def _known_bytes(self, type_: ir.Type, sizes: Sequence[Term]) -> int | None:
        """How many bytes a buffer has, where its sizes are known and its elements are whole bytes."""
        total = bytes_of(type_.element) if isinstance(type_, ir.View) else 1
        for each in sizes:
            known = self.terms.constant(each)
            if known is None or known < 0 or total is None:
                return None
            total *= known
        return total if total is not None and total < SURELY_WHOLE else None

    def _free(self, operation: ir.Free) -> None:
        """The end of the whole buffer of a view, or of that at whose start a pointer is."""
        match self.terms.keys[self._view(operation.view)]:
            case ("allocated", _, (int() as root,)):
                is_start = True
            case ("view", int() as root, *_) | ("address", _, (int() as root,)):
                # What is aligned by hand begins behind the start of its buffer.
                is_start = self._pointed(root) is None and root not in self.graph.aligned_by_hand
            case _:
                is_start = False
        if is_start and self.leaves and is_buffer(self.terms, root):
            self.done.append((ENDED, root))
        elif is_start:
            self._event(("free",), [root], may_free=True)
        else:
            self._generic(operation)

    # -- memory of its own ---------------------------------------------------------------------------------------------

    @property
    def _places(self) -> Places:
        return Places(self.terms, self.graph.own_by_number)

    def _alloc_own(self, buffer: OwnBuffer) -> None:
        terms = self.terms
        for each in buffer.cells.values():
            self.values.pop(each, None)
        self.values[buffer.alive] = terms.number(1, 1)
        # Programs have buffers of their own: what depends on where they are is another term in each.
        root = terms.make(("own", id(self.graph), buffer.number))
        type_ = buffer.made.result.type
        if not isinstance(type_, ir.View):
            self.values[buffer.made.result] = terms.op("address", None, root)
            return
        sizes = [self._number(each) for each in buffer.made.sizes]
        strides = terms.row_major(sizes)
        self.values[buffer.made.result] = terms.view(root, type_.element, terms.number(0), sizes, strides)

    def _is_own(self, through: ir.Value) -> bool:
        return self.keeps and self._places.buffer(self._view(through)) is not None

    def _own_cell(self, through: ir.Value, indices: Sequence[ir.Index], type_: ir.Type) -> ir.Value:
        """The value that an element of a buffer of its own is. Raises `Outside` where the element is not known, or the
        access may be undefined."""
        terms, memory = self.terms, self._view(through)
        buffer = self._places.buffer(memory)
        assert buffer is not None and isinstance(type_, ir.Scalar)
        self.values[buffer.alive]
        position = None
        if terms.keys[memory][0] == "view":
            assert isinstance(through.type, ir.View)
            _, offset, sizes, strides = terms.parts(memory)
            position = self._places.position([self._number(each) for each in indices], offset, sizes, strides)
            type_ = through.type.element
        cell = self._places.cell(memory, type_, position)
        if cell is None:
            raise Outside("an element of a buffer of its own that is not known")
        return cell

    def _free_own(self, through: ir.Value) -> None:
        """Raises `Outside` for what is freed twice, or not at its start."""
        memory = self._view(through)
        buffer = self._places.buffer(memory)
        assert buffer is not None
        self.values[buffer.alive]
        if self.terms.keys[memory][0] != "view" and self._places.from_start(memory) != 0:
            raise Outside("the end of a buffer of its own at another place than its start")
        for each in (buffer.alive, *buffer.cells.values()):
            self.values.pop(each, None)

    def _reshape(self, operation: ir.Reshape) -> None:
        base = self._view(operation.base)
        type_ = operation.result.type
        assert isinstance(type_, ir.View)
        offset = self._number(operation.offset)
        sizes, strides = ([self._number(each) for each in given] for given in (operation.sizes, operation.strides))
        for each in sizes:
            self._require_size(each)
        if self.terms.keys[base][0] == "view":
            root = self.terms.parts(base)[0]
        elif self.terms.keys[base][0] == "address":
            root = self.terms.keys[base][2][0]
        else:
            if self._places.buffer(base) is not None:
                raise Outside("a view of a buffer of its own from a place in it")
            root = self.terms.op("pointed", type_name(type_.element), base)
            self.done += [("viewed", root), (BASED, base)]
        self.values[operation.result] = self.terms.view(root, type_.element, offset, sizes, strides)

    def _pointed(self, root: Term) -> Term | None:
        """The pointer that a view was made of, from which its offset counts; None for views of buffers."""
        match self.terms.keys[root]:
            case ("pointed", _, (int() as pointer,)):
                return pointer
            case _:
                return None

    def _extent(self, operation: ir.Extent) -> None:
        view = self._view(operation.view)
        _, offset, sizes, strides = self.terms.parts(view)
        if operation.what is ir.ExtentKind.OFFSET:
            self.values[operation.result] = offset
            return
        given = sizes if operation.what is ir.ExtentKind.SIZE else strides
        dimension = self._number(operation.dimension)
        known = self.terms.constant(dimension)
        if known is not None and 0 <= known < len(given):
            self.values[operation.result] = given[known]
            return
        found = self.terms.op("extent at", str(operation.what), view, dimension)
        self.done.append(("defined", found))
        self.values[operation.result] = found

    def _require_size(self, size: Term) -> None:
        known = self.terms.constant(size)
        if known is None and self.terms.keys[size][:1] == ("extent",) and self.terms.keys[size][1][0] == "size":
            return
        if known is None or known < 0:
            self.done.append(("size", size))

    def _cell(self, through: ir.Value, indices: Sequence[ir.Index], type_: ir.Type, how: str) -> tuple[Term, ...]:
        """Where an access is: a buffer and an element of it, or a pointer."""
        terms = self.terms
        memory = self._view(through)
        if terms.keys[memory][0] != "view":
            facts: list[Fact] = []
            known = element_at(terms, memory, type_, facts)
            self.done += facts
            cell = (memory,) if known is None else known
            self.done.append((IN_BUFFER, how, type_name(type_), *cell))
            if known is None:
                self.done.append((BASED, memory))
            return cell
        root, offset, sizes, strides = terms.parts(memory)
        assert isinstance(through.type, ir.View)
        at = offset
        summands = [(offset, terms.number(1))]
        for index, size, stride in zip(indices, sizes, strides, strict=True):
            position = self._number(index)
            number, bound = terms.constant(position), terms.constant(size)
            if number is None or bound is None or not 0 <= number < bound:
                self.done.append((INSIDE, position, size))
            at = terms.plus(at, terms.times(position, stride))
            summands.append((position, stride))
        self.done.append((IN_BUFFER, how, type_name(through.type.element), root, at))
        self.done += [*exact_sum(terms, summands), *whole_element(terms, through.type.element, root, at)]
        return (root, at)


def _alignment(made: ir.Alloc) -> int:
    """The number of bytes of which the address of a buffer is a multiple."""
    if not isinstance(made.result.type, ir.View):
        return made.alignment
    own = bytes_of(made.result.type.element) or 1
    return max(own, made.alignment) if made.stated else own
