"""Dynamic slices of both programs side by side: the steps in which they differ, and the equal ones that feed these.

Steps are equal where both programs compute the same expression of the same inputs on the way to them (value numbering
of the slices), in whatever order, loops and memory of their own. The others are put side by side where both programs
have the same operation, in the order in which they ran."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from difflib import SequenceMatcher
from itertools import zip_longest

from msgspec import Struct, field
from msgspec.structs import replace

from equiv.refuting.history import Event, History, backward_slice
from equiv.verdict.numbers import to_text
from equiv.verdict.trace import Row, Step, Trace
from interp import ir
from interp.ir.reference.memory import Absent, Descriptor, Value

_EVENTS = 2_000  # of one slice
_ALIGNED = 200  # steps of one program that are aligned, which takes time with their cube
_ROWS = 12
_LAST = 4  # of them that stand after those that are left out
_FEW = 12  # rows up to which copies through a program's own memory, and what addresses come from, are shown

_MOST_COUNTERS = 3  # up to which those that are zero are shown
_COUNTERS = "ijklmn"  # what loops without names count by, the outermost first

Roots = tuple[History, Sequence[Event]]


def side_by_side(source: Roots, target: Roots) -> Trace:
    """What led to the events that a difference comes from."""
    for copies, addresses in ((True, True), (False, True), (False, False)):
        slices = [_Slice.of(*each, addresses) for each in (source, target)]
        trace = _trace(slices[0], slices[1], copies)
        if len(trace.rows) <= _FEW:
            break
    notes = tuple(
        f"what comes before the last {_EVENTS:,} steps of the {side} is left out"
        for side, each in (("source", slices[0]), ("target", slices[1]))
        if each.cut
    )
    rows = trace.rows
    if len(rows) <= _ROWS:
        return replace(trace, notes=notes)
    kept = _ROWS - _LAST
    return replace(trace, rows=rows[:kept] + rows[-_LAST:], omitted=len(rows) - _ROWS, kept=kept, notes=notes)


class _Slice(Struct):
    """Events in the order in which they ran, and what each computes; `cut` where there are more."""

    history: History
    roots: Sequence[Event]
    events: list[Event]
    cut: bool
    expressions: dict[int, Hashable] = field(default_factory=dict)

    @staticmethod
    def of(history: History, roots: Sequence[Event], addresses: bool) -> _Slice:
        events, cut = backward_slice(roots, _EVENTS, addresses)
        found = _Slice(history, roots, events, cut)
        for event in events:
            found.expressions[event.number] = hash(found._expression(event))
        return found

    def _expression(self, event: Event) -> Hashable:
        operation, element = event.operation, event.element
        own = element is not None and not element.buffer.given
        if isinstance(operation, ir.Load | ir.Store) and element is not None:
            moved = event.stores if isinstance(operation, ir.Load) else event.origins[:1]
            inner = tuple(self._of(each, event.result) for each in moved)
            if own and len(inner) == 1:
                return inner[0]
            return operation.mnemonic, "" if own else self.history.text_of(element), inner or event.result
        name = (operation.name, operation.flags) if isinstance(operation, ir.Op) else operation.mnemonic
        return name, tuple(map(self._of, event.origins, event.operands)), _shown(self.history, event).result

    def _of(self, origin: Event | None, value: Value | None) -> Hashable:
        """What computes a value."""
        known = None if origin is None else self.expressions.get(origin.number)
        if known is not None:
            return known
        return value if isinstance(value, int | Absent) else "memory"

    def step(self, event: Event) -> Step:
        return _shown(self.history, event)

    def shows(self, event: Event, copies: bool) -> bool:
        if event in self.roots:
            return True
        return not isinstance(event.operation, ir.Apply) and (copies or not _is_copy(event))

    def feeding(self, event: Event, copies: bool) -> list[Event]:
        """The nearest events that are shown and feed one, through those that are not."""
        found: dict[int, Event] = {}
        pending = list(event.dependences)
        seen: set[int] = set()
        while pending:
            each = pending.pop()
            if each.number in seen or each.number not in self.expressions:
                continue
            seen.add(each.number)
            if self.shows(each, copies) and not _is_copy(each):
                found[each.number] = each
            else:
                pending += each.dependences
        return [found[number] for number in sorted(found)]


def _trace(source: _Slice, target: _Slice, copies: bool) -> Trace:
    slices = source, target
    computed = [
        {each.expressions[event.number]: event for event in reversed(each.events) if not _is_copy(event)}
        for each in slices
    ]
    common = computed[0].keys() & computed[1].keys()
    differing = [
        [e for e in each.events if each.shows(e, copies) and each.expressions[e.number] not in common]
        for each in slices
    ]
    rows: list[Row] = []
    told: set[Hashable] = set()
    for pair in _pairs(differing, slices):
        for each, event in zip(slices, pair, strict=True):
            for feeding in each.feeding(event, copies) if event is not None else ():
                expression = each.expressions[feeding.number]
                if expression in common and expression not in told:
                    told.add(expression)
                    both = [side.step(known[expression]) for side, known in zip(slices, computed, strict=True)]
                    rows.append(Row(both[0], both[1], equal=True))
        steps = [None if event is None else each.step(event) for each, event in zip(slices, pair, strict=True)]
        alike = None not in steps and len({step.text for step in steps if step is not None}) == 1
        rows.append(Row(steps[0], steps[1], alike))
    return Trace(tuple(rows), len(common) - len(told))


def _is_copy(event: Event) -> bool:
    """Whether an event does no more than to move a number through memory of the program's own."""
    element = event.element
    return element is not None and not element.buffer.given and not isinstance(event.result, Absent)


def _pairs(differing: Sequence[Sequence[Event]], slices: Sequence[_Slice]) -> list[tuple[Event | None, Event | None]]:
    """Steps that differ, side by side where both programs have the same operation, and where they have another in its
    place; one by one where they are too many for that."""
    if max(map(len, differing)) > _ALIGNED:
        return [(left, right) for left, right in zip_longest(differing[0], differing[1])]
    names = [[each.step(event).operation for event in events] for each, events in zip(slices, differing, strict=True)]
    found: list[tuple[Event | None, Event | None]] = []
    for _, first, last, start, end in SequenceMatcher(None, names[0], names[1], autojunk=False).get_opcodes():
        left, right = differing[0][first:last], differing[1][start:end]
        for at in range(max(len(left), len(right))):
            found.append((left[at] if at < len(left) else None, right[at] if at < len(right) else None))
    return found


# -- steps -------------------------------------------------------------------------------------------------------------


def _shown(history: History, event: Event) -> Step:
    operation = event.operation
    name = operation.name if isinstance(operation, ir.Op) else operation.mnemonic
    operands = ir.operands_of(operation)
    values: Iterable[tuple[ir.Value, Value]] = zip(operands, event.operands, strict=True)
    if isinstance(operation, ir.Load | ir.Store):
        values = [(value, given) for value, given in values if value is getattr(operation, "value", None)]
    shown = tuple(_value_text(history, value.type, given) for value, given in values)
    result = ""
    if event.result is not None and not isinstance(operation, ir.Store):
        result = _value_text(history, ir.results_of(operation)[0].type, event.result)
    element = "" if event.element is None else history.text_of(event.element)
    if event.element is None and isinstance(operation, ir.Load | ir.Store):
        at = ", ".join(str(each) if isinstance(each, int) else _index_text(event, each) for each in operation.indices)
        element = f"{_value_text(history, operation.view.type, _operand(event, operation.view))}[{at}]"
    counters = ", ".join(
        f"{name or _COUNTERS[min(depth, len(_COUNTERS) - 1)]}={number}"
        for depth, (name, number) in enumerate(event.counters)
        if number or len(event.counters) <= _MOST_COUNTERS
    )
    return Step(name, shown, result, element, counters, operation.place)


def _operand(event: Event, value: ir.Value) -> Value:
    return next(
        given for each, given in zip(ir.operands_of(event.operation), event.operands, strict=True) if each is value
    )


def _index_text(event: Event, value: ir.Value) -> str:
    assert isinstance(value.type, ir.Scalar)
    given = _operand(event, value)
    return to_text(given, value.type) if isinstance(given, int) else "?"


def _value_text(history: History, type_: ir.Type, value: Value) -> str:
    if isinstance(value, Absent):
        return value.value
    if isinstance(value, int) and isinstance(type_, ir.Scalar):
        return "null" if type_.is_pointer and not value else to_text(value, type_)
    if isinstance(value, int):
        return str(value)
    known = history.names.get(value.buffer)
    name = "memory" if known is None else known[0]
    offset = 0 if isinstance(value, Descriptor) else value.offset
    return f"{name} + {offset} bytes" if offset else name
