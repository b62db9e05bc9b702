"""The walk: both programs side by side, from the entry to wherever they end, over all pairs of places they come to.

A *meeting* is a pair of nodes to each of which several ways lead, and at which both programs are at once. Values that
are live there, of both programs, and the two versions of memory are parted into classes by what they are at each
arrival; one that is the same term at all of them stays that, the others get a leaf of their class. An arrival that
comes later, around a loop, either has one term for each class, or the classes are split and the walk begins again."""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

from equiv.proving.lockstep.accesses import BASED, ENDED, IN_BUFFER, INSIDE, PROMISED, UNFLAGGED, Fact
from equiv.proving.lockstep.ended_memory import EndedMemory, UsedAfterItsEnd, buffers_of
from equiv.proving.lockstep.graph import End, Fork, Graph, Jump, Outside
from equiv.proving.lockstep.run import Event, Stop, Values, Way
from equiv.proving.lockstep.terms import Term, Terms, type_name
from interp import ir

_MOST_ROUNDS = 100
_MOST_SEGMENTS = 6_000  # of one round
_MOST_ITERATIONS = 2_000  # of loops of which each is walked, in one round

# Whether memory varies, loops are walked in full, and ways apart.
_ATTEMPTS = ((True, False, False), (False, True, False), (True, True, False), (True, True, True))

_Variable = tuple[int, ir.Value | None]
"""A value of one of the programs by its number, or the version of its memory."""

_Meeting = tuple[int, int]


class Apart(Exception):
    """The programs do not do the same step by step, as far as terms tell; in words, with a place where there is one."""


class _Refined(Exception):
    """Classes were split: the walk begins again."""


class _Arrival(Struct):
    values: dict[_Variable, Term]
    facts: set[Fact]
    memory: EndedMemory


class _Known(Struct):
    """What holds whenever both programs are at a meeting."""

    values: dict[_Variable, Term]
    classes: dict[_Variable, int]
    facts: frozenset[Fact]
    memory: EndedMemory


class _State(Struct):
    """Both programs between stops, what the source has done, and the memory that the target alone has ended."""

    ways: tuple[Way, Way]
    facts: set[Fact]
    memory: EndedMemory = field(default_factory=EndedMemory)

    def copy(self) -> _State:
        source, target = (
            replace(each, values=Values(each.values), done=[], known=dict(each.known)) for each in self.ways
        )
        return _State((source, target), set(self.facts), self.memory.copy())


class Walk(Struct):
    """Of two functions. `called` are the functions that they call, and `globals` those that they name; these have to be
    alike, too.

    Where they do not meet at their loops, loops of which the number of iterations is known are walked iteration by
    iteration, the elements of memory that a function keeps for itself are values, and a condition that both have
    branched on is known on each of the ways. At last these are walked apart, and meet at loops alone: where ways meet
    within a loop, what its iterations have in common is all that is known of them there.

    With `leaves`, the source frees nothing, and the target may free what it has allocated."""

    graphs: tuple[Graph, Graph]
    names: dict[str, str]
    terms: Terms = field(default_factory=Terms)
    called: set[str] = field(default_factory=set)
    globals: set[str] = field(default_factory=set)
    leaves: bool = False
    _labels: dict[_Meeting, dict[_Variable, Any]] = field(default_factory=dict)
    _numbers: dict[Any, int] = field(default_factory=dict)
    _untrue: dict[_Meeting, set[Fact]] = field(default_factory=dict)
    _ended: dict[_Meeting, EndedMemory] = field(default_factory=dict)
    _known: dict[_Meeting, _Known] = field(default_factory=dict)
    _waiting: dict[_Meeting, list[_Arrival]] = field(default_factory=dict)
    _heap: list[tuple[int, int, _Meeting]] = field(default_factory=list)
    _segments: int = 0
    _iterations: int = 0
    _memory_varies: bool = False
    _in_full: bool = False
    _apart: bool = False

    def run(self, parameters: Sequence[Sequence[ir.Value]]) -> None:
        """Raises `Apart` or `Outside` where the functions are not shown to do the same."""
        try:
            self._rounds(parameters)
            return
        except Apart as problem:
            apart = problem
        # A memref that each iteration hands on, and what is in memory, may be one all the time, or another one.
        for self._memory_varies, self._in_full, self._apart in _ATTEMPTS:
            self._labels, self._untrue, self._ended = {}, {}, {}
            try:
                self._rounds(parameters)
                return
            except (Apart, Outside):
                pass
        raise apart

    def _rounds(self, parameters: Sequence[Sequence[ir.Value]]) -> None:
        for _ in range(_MOST_ROUNDS):
            self._known, self._waiting, self._heap, self._segments, self._iterations = {}, {}, [], 0, 0
            try:
                self._round(parameters)
            except _Refined:
                continue
            return
        raise Outside("more classes of values than are tried")

    def _round(self, parameters: Sequence[Sequence[ir.Value]]) -> None:
        version = self.terms.make(("version",))
        ways = []
        for at, given in enumerate(parameters):
            ways.append(self._way(at, Values(), version))
            arguments = tuple(
                self.terms.described(self.terms.make(("parameter", number)), each.type)
                for number, each in enumerate(given)
            )
        stop = Stop(0, arguments)
        self._together(_State((ways[0], ways[1]), set()), stop, stop)
        while self._heap:
            _, _, meeting = heapq.heappop(self._heap)
            if meeting not in self._known:
                self._meet(meeting)

    def _way(self, at: int, values: Values, version: Term) -> Way:
        """One of the programs, with values that are known."""
        graph = self.graphs[at]
        for each in graph.undefined:
            values[each] = self.terms.make(("undefined", type_name(each.type)))
        names = self.names if at else {}
        return Way(graph, self.terms, names, values, version, [], self.called, self.globals, self._in_full, self.leaves)

    # -- from stop to stop ---------------------------------------------------------------------------------------------

    def _together(self, state: _State, source: Stop, target: Stop) -> None:
        """Both go on from where they are, until they meet or end; where they fork, both ways."""
        pending = [(state, source, target)]
        while pending:
            self._segments += 1
            if self._segments > _MOST_SEGMENTS:
                raise Outside("more ways than are walked")
            pending += self._segment(*pending.pop())

    def _segment(self, state: _State, source: Stop, target: Stop) -> Iterable[tuple[_State, Stop, Stop]]:
        ways = state.ways
        stops = [
            way.advance(stop, False) if stop.end is None else stop
            for way, stop in zip(ways, (source, target), strict=True)
        ]
        while True:
            # Ways that are known are taken first: the other program may come to the same place by one.
            for at in (0, 1):
                while (jump := self._next(ways[at], stops[at])) is not None:
                    stops[at] = ways[at].advance(Stop(jump.target, ways[at].given(jump)), False)
            waits = [each.end is None for each in stops]
            heads = [wait and stop.node in way.graph.heads for way, stop, wait in zip(ways, stops, waits, strict=True)]
            if self._apart and all(waits) and not any(heads):
                stops = [way.advance(stop, True) for way, stop in zip(ways, stops, strict=True)]
                continue
            if all(waits) and heads[0] == heads[1]:
                self._compare_done(state)
                self._arrive(state, stops)
                return ()
            late = [at for at in (0, 1) if waits[at] and not heads[at]]
            if late:
                stops[late[0]] = ways[late[0]].advance(stops[late[0]], True)
                continue
            if any(waits):
                raise Apart("one program is at a loop where the other one is not")
            break
        self._compare_done(state)
        return self._forked(state, stops[0].end, stops[1].end)

    def _next(self, way: Way, stop: Stop) -> Jump | None:
        """Where a fork leads of which the condition is known."""
        if stop.end is not None or not self._in_full or stop.node not in way.graph.heads:
            return way.certain(stop.end)
        found = way.next_of(stop)
        self._iterations += found is not None
        if self._iterations > _MOST_ITERATIONS:
            raise Outside("more iterations than are walked")
        return found

    def _forked(
        self, state: _State, source: Fork | End | None, target: Fork | End | None
    ) -> Iterable[tuple[_State, Stop, Stop]]:
        first, second = state.ways
        match source, target:
            case End(), End():
                given = [second.values[each] for each in target.values]
                if [first.values[each] for each in source.values] != given:
                    raise Apart("the results are other terms")
                if self.leaves:
                    self._follow(state.memory, ("returned", *given))
                return ()
            case Fork(), Fork():
                conditions = first.values[source.condition], second.values[target.condition]
                ways = (target.yes, target.no)
                if conditions[0] == self.terms.opposite(conditions[1]):
                    ways = ways[::-1]
                elif conditions[0] != conditions[1]:
                    raise Apart("the programs branch on other terms")
                found: list[tuple[_State, Stop, Stop]] = []
                for truth, one, other in zip((True, False), (source.yes, source.no), ways, strict=True):
                    inner = state.copy()
                    for way in inner.ways if self._in_full else ():
                        way.assume(conditions[0], truth)
                    stops = [
                        Stop(jump.target, way.given(jump)) for way, jump in zip(inner.ways, (one, other), strict=True)
                    ]
                    found.append((inner, stops[0], stops[1]))
                return found
            case _:
                raise Apart("one program ends where the other one branches")

    def _compare_done(self, state: _State) -> None:
        """What both did since the last stop: the same events, and of the target nothing that may be undefined but what
        the source has done by then."""
        source, target = (iter([*way.done, None]) for way in state.ways)
        facts = state.facts
        while True:
            one = next(source)
            while isinstance(one, tuple):
                facts.add(one)
                one = next(source)
            other = next(target)
            while isinstance(other, tuple):
                if other[0] != ENDED and other not in facts and not self._is_kept(other, facts):
                    raise Apart(f"the target alone does what may be undefined: {other[0]}")
                if self.leaves:
                    self._follow(state.memory, other)
                other = next(target)
            if one is None and other is None:
                break
            if not (isinstance(one, Event) and isinstance(other, Event) and other.refines(one)):
                raise Apart(f"the programs do other things: {self._name(one)}, {self._name(other)}")
            if self.leaves:
                self._follow(state.memory, other)
            if one.forgets:
                facts.clear()
            elif one.may_free:
                facts -= {each for each in facts if each[0] == IN_BUFFER}
        for way in state.ways:
            way.done.clear()

    def _follow(self, memory: EndedMemory, done: Event | Fact) -> None:
        """What the target does to memory that it may have ended. Raises `Apart`."""
        terms = self.terms
        try:
            if isinstance(done, Event):
                _, (what, *_), (_, *operands) = terms.keys[done.term]
                if what == "alloc":
                    memory.allocate(terms.op("root", None, terms.op("result", 0, done.term)))
                elif what == "store":
                    memory.use(terms, operands[:-1])
                    memory.hand_out(terms, operands[-1:])
                else:
                    memory.hand_out(terms, operands)
            elif done[0] == ENDED:
                _, root = done
                assert isinstance(root, int)
                memory.end(root)
            else:
                memory.use(terms, done)
        except UsedAfterItsEnd as problem:
            raise Apart(str(problem)) from problem

    def _require_not_handed_on(self, variable: _Variable, given: Iterable[Term]) -> None:
        """Of a value of which no more is known than its class nobody knows which buffer it is of. Raises `Apart`."""
        if self.leaves and variable[0] == 1 and buffers_of(self.terms, given):
            raise Apart("memory that may be freed is handed on around a loop")

    def _is_kept(self, fact: Fact, facts: set[Fact]) -> bool:
        """Whether a promise of a step is kept by what the source accesses: it leads from an element to another one.
        Those of numbers are kept where the source's indices are small."""
        if fact[0] == UNFLAGGED:
            return self._is_small(fact[1], facts)
        if fact[0] != PROMISED:
            return False
        _, _, type_, root, *ends = fact
        return all(
            any((IN_BUFFER, how, type_, root, each) in facts for how in ("read", "written"))
            if each is not None
            else self._is_based(root, facts)
            for each in ends
        )

    def _is_small(self, number: object, facts: set[Fact]) -> bool:
        """Whether sums and products are so small that they keep their promises not to wrap around."""
        assert isinstance(number, int)
        sizes: dict[Term, int] = {}
        for each in facts:
            if each[0] == INSIDE:
                _, position, size = each
                assert isinstance(position, int) and isinstance(size, int)
                known = self.terms.constant(size)
                if known is not None and known > 0:
                    sizes[position] = min(known, sizes.get(position, known))
        return self.terms.least_and_most(number, sizes) is not None

    def _is_based(self, root: object, facts: set[Fact]) -> bool:
        """Whether the start that elements are counted from is in the buffer; that of a buffer itself always is."""
        assert isinstance(root, int)
        match self.terms.keys[root]:
            case ("pointed", type_, (int() as pointer,)):
                start = self.terms.number(0)
                accessed = ((IN_BUFFER, how, type_, root, start) in facts for how in ("read", "written"))
                return (BASED, pointer) in facts or any(accessed)
            case _:
                return True

    def _name(self, event: Event | None) -> str:
        if event is None:
            return "nothing"
        key = self.terms.keys[event.term][1]
        assert isinstance(key, tuple)
        return str(key[0])

    # -- meetings ------------------------------------------------------------------------------------------------------

    def _arrive(self, state: _State, stops: Sequence[Stop]) -> None:
        meeting = (stops[0].node, stops[1].node)
        values: dict[_Variable, Term] = {}
        for at, (way, stop) in enumerate(zip(state.ways, stops, strict=True)):
            node = way.graph.nodes[stop.node]
            for value in way.graph.live_at(stop.node):
                if value in way.values:
                    values[at, value] = way.values[value]
            for value, term in zip(node.parameters, stop.arguments, strict=True):
                values[at, value] = term
            values[at, None] = way.version
        arrival = _Arrival(values, state.facts, state.memory)
        known = self._known.get(meeting)
        if known is not None:
            self._require(meeting, known, arrival)
            return
        self._waiting.setdefault(meeting, []).append(arrival)
        order = self.graphs[0].order[meeting[0]], self.graphs[1].order[meeting[1]]
        heapq.heappush(self._heap, (*order, meeting))

    def _number(self, what: Any) -> int:
        return self._numbers.setdefault(what, len(self._numbers))

    def _meet(self, meeting: _Meeting) -> None:
        """Goes on from a meeting, with what all arrivals have in common."""
        arrivals = self._waiting.pop(meeting)
        labels = self._labels.setdefault(meeting, self._first_labels(meeting))
        head = self._number(("meeting", meeting))
        values: dict[_Variable, Term] = {}
        classes: dict[_Variable, int] = {}
        for variable in arrivals[0].values:
            given = [each.values.get(variable, -1) for each in arrivals]
            if -1 in given:
                continue
            label = labels.get(variable)
            if label is None and len(set(given)) == 1 and head not in self.terms.heads[given[0]]:
                values[variable] = given[0]
                continue
            one = self._number((meeting, label, tuple(given)))
            classes[variable] = one
            self._require_not_handed_on(variable, given)
            leaf = self.terms.make(("leaf", head, one), (), head)
            value = variable[1]
            values[variable] = leaf if value is None else self.terms.described(leaf, value.type)
        facts = frozenset(set.intersection(*(each.facts for each in arrivals)) - self._untrue.get(meeting, set()))
        facts = frozenset(each for each in facts if not self._depends(each, head))
        memory = self._ended.setdefault(meeting, EndedMemory())
        for each in arrivals:
            memory.include(each.memory)
        self._known[meeting] = _Known(values, classes, facts, memory.copy())
        ways = []
        for at in range(2):
            own = Values((value, term) for (side, value), term in values.items() if side == at and value is not None)
            ways.append(self._way(at, own, values[at, None]))
        stops = []
        for way, node in zip(ways, meeting, strict=True):
            arguments = tuple(way.values[each] for each in way.graph.nodes[node].parameters)
            stops.append(way.advance(Stop(node, arguments), True))
        self._together(_State((ways[0], ways[1]), set(facts), memory.copy()), *stops)

    def _first_labels(self, meeting: _Meeting) -> dict[_Variable, Any]:
        """Numbers that a loop is entered with are others each time."""
        if meeting[0] not in self.graphs[0].heads:
            return {}
        found: dict[_Variable, Any] = {}
        for at, (graph, node) in enumerate(zip(self.graphs, meeting, strict=True)):
            parameters = graph.nodes[node].parameters
            found |= {(at, each): 0 for each in parameters if self._memory_varies or not isinstance(each.type, ir.View)}
            if self._memory_varies and self._in_full:
                found |= {(at, cell): 0 for own in graph.own.values() for cell in own.cells.values()}
        return found

    def _depends(self, fact: Fact, head: int) -> bool:
        return any(type(each) is int and head in self.terms.heads[each] for each in fact)

    def _require(self, meeting: _Meeting, known: _Known, arrival: _Arrival) -> None:
        """What is known of a meeting holds at one more arrival. Raises `_Refined` where it does not."""
        labels = self._labels[meeting]
        refined = False
        by_class: dict[int, set[Term]] = {}
        for variable, term in known.values.items():
            given = arrival.values.get(variable)
            if given is None:
                raise Outside("a value that is not there on all ways")
            if variable in known.classes:
                by_class.setdefault(known.classes[variable], set()).add(given)
                self._require_not_handed_on(variable, [given])
            elif given != term:
                labels[variable] = ("other", given)
                refined = True
        split = {each for each, terms in by_class.items() if len(terms) > 1}
        for variable, one in known.classes.items():
            if one in split:
                labels[variable] = self._number((labels.get(variable), one, arrival.values[variable]))
                refined = True
        missing = known.facts - arrival.facts
        if missing:
            self._untrue.setdefault(meeting, set()).update(missing)
            refined = True
        if not known.memory.covers(arrival.memory):
            self._ended[meeting].include(arrival.memory)
            refined = True
        if refined:
            raise _Refined
