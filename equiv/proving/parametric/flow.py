"""The search for flows: the last store to each load's cell before it. What it finds is checked, and never trusted.

isl's dataflow analysis is asked first; where what it says is refused by the check, the last store is computed from the
last instance of each store on its own, in the order of time. These are found as lexicographic maxima, and where the
check refuses them too (isl's parametric integer programming is wrong for some loops of constant steps within others),
as those instances that no later one of the same store follows.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from equiv.proving.parametric import sets
from equiv.proving.parametric.certificate import Flow, Origin
from equiv.proving.parametric.equations import Access, Equations
from equiv.proving.parametric.sets import SearchEnded, Space, formulas_of, pieces_of
from equiv.solver.linear.expression import TRUE, ZERO, Linear, both, constant, variable, variables_of

Check = Callable[[Access, Sequence[Origin]], bool]


class FlowSearch:
    """Flows of a program, found buffer by buffer as they are asked for."""

    def __init__(self, space: Space, equations: Equations, check: Check) -> None:
        self.space, self.equations, self.check = space, equations, check
        self.found: Flow = {}
        self._starts: dict[int, tuple[Linear, ...]] = {}
        self._proposed: dict[int, dict[int, tuple[Origin, ...]]] = {}

    def origins(self, load: int) -> tuple[Origin, ...]:
        """The origins of a load, which is given by its number among the accesses of the equations. Raises `SearchEnded`
        where none were found that the check accepts."""
        if load not in self.found:
            self.found[load] = self._search(self.equations.accesses[load])
        return self.found[load]

    def _search(self, load: Access) -> tuple[Origin, ...]:
        if not self.equations.stores_to(load.buffer):
            return (Origin(TRUE),)
        for find in (self._by_isl, self._by_maxima, self._by_differences):
            try:
                origins = find(load)
            except sets.isl.Error as problem:
                if "maximal number of operations" in str(problem):
                    raise SearchEnded(str(problem)) from problem
                continue
            if self.check(load, origins):
                return origins
        raise SearchEnded(f"where the load at {load.place} gets its values from was not found")

    # -- isl's analysis ------------------------------------------------------------------------------------------------

    def _by_isl(self, load: Access) -> tuple[Origin, ...]:
        if load.buffer not in self._proposed:
            self._proposed[load.buffer] = self._analyse(load.buffer)
        return self._proposed[load.buffer].get(load.number, ())

    def _analyse(self, buffer: int) -> dict[int, tuple[Origin, ...]]:
        space = self.space
        accesses = self.equations.accesses_of(buffer)
        loads = _union(self._touched(each) for each in accesses if not each.is_store)
        stores = _union(self._touched(each) for each in accesses if each.is_store)
        depth = max(len(each.context.time) for each in accesses)
        schedule = _union(
            space.map(each.context.variables, _time(each, depth), names=(_name(each), "T")) for each in accesses
        )
        access = sets.isl.UnionAccessInfo.from_sink(loads).set_must_source(stores).set_schedule_map(schedule)
        flow = access.compute_flow()
        found: dict[int, list[Origin]] = {each.number: [] for each in accesses if not each.is_store}
        maps: list[Any] = []
        flow.get_must_dependence().reverse().foreach_map(maps.append)
        # isl hands these out in the order of addresses, which is another one in each process.
        for each in sorted(maps, key=_names_of):
            number = int(each.get_tuple_name(sets.isl.dim_type.in_)[1:])
            store = int(each.get_tuple_name(sets.isl.dim_type.out)[1:])
            load = self.equations.accesses[number]
            for condition, values in pieces_of(sets.isl.PwMultiAff.from_map(each), load.context.variables):
                found[number].append(Origin(condition, store, values))
        rest: list[Any] = []
        flow.get_must_no_source().domain().foreach_set(rest.append)
        for each in sorted(rest, key=lambda given: int(given.get_tuple_name()[1:])):
            number = int(each.get_tuple_name()[1:])
            names = self.equations.accesses[number].context.variables
            found[number] += [Origin(condition) for condition in formulas_of(each, names)]
        return {number: tuple(origins) for number, origins in found.items()}

    def _touched(self, access: Access) -> Any:
        condition = both(access.context.domain, access.inside)
        start = self._start(access.buffer)
        cell = [each - shift for each, shift in zip(access.cell, start, strict=True)]
        return self.space.map(access.context.variables, cell, condition, (_name(access), "A"))

    def _start(self, buffer: int) -> tuple[Linear, ...]:
        """By how much the cells of all accesses of a buffer are shifted in common, as where its start is aligned."""
        if buffer not in self._starts:
            own = set(self.space.parameters)
            parts = {
                tuple(Linear(tuple(term for term in at.terms if variables_of(term[0]) <= own), 0) for at in each.cell)
                for each in self.equations.accesses_of(buffer)
            }
            first = parts.pop()
            self._starts[buffer] = tuple(ZERO for _ in first) if parts else first
        return self._starts[buffer]

    # -- the last instance of each store -------------------------------------------------------------------------------

    def _by_maxima(self, load: Access) -> tuple[Origin, ...]:
        return self._by_levels(load, lambda given: given.lexmax())

    def _by_differences(self, load: Access) -> tuple[Origin, ...]:
        def last(given: Any) -> Any:
            later = sets.isl.Map.lex_gt(given.get_space().range())
            return given.subtract(given.apply_range(later))

        return self._by_levels(load, last)

    def _by_levels(self, load: Access, last_of: Callable[[Any], Any]) -> tuple[Origin, ...]:
        """For each store, and each number of loops in which both are in the same iteration, the last instance before
        the load; then, of all of these, the last in time."""
        names = load.context.variables
        candidates: list[tuple[int, Any]] = []
        for each in self.equations.stores_to(load.buffer):
            same = self._touched(load).apply_range(self._touched(each).reverse())
            for level in self._levels(each, load):
                parts: list[Any] = []
                same.intersect(level).foreach_basic_map(parts.append)
                for part in parts:
                    candidates.append((each.number, last_of(sets.isl.Map.from_basic_map(part))))
        origins: list[Origin] = []
        covered = None
        for at, (store, last) in enumerate(candidates):
            kept = last.domain()
            for other_at, (other, later) in enumerate(candidates):
                if other_at != at:
                    kept = kept.subtract(self._betters(store, last, other, later, other_at < at))
            covered = kept if covered is None else covered.union(kept)
            function = sets.isl.PwMultiAff.from_map(last.intersect_domain(kept))
            origins += [Origin(condition, store, values) for condition, values in pieces_of(function, names)]
        untouched = self._touched(load).domain()
        if covered is not None:
            untouched = untouched.subtract(covered)
        origins += [Origin(condition) for condition in formulas_of(untouched, names)]
        return tuple(origins)

    def _levels(self, store: Access, load: Access) -> list[Any]:
        """The pairs of a load's and a store's instances with the store before the load, by common loops."""
        written, read = store.context.time, load.context.time
        loads, stores = (
            [f"{letter}{name}" for name in each.context.variables] for letter, each in (("l", load), ("w", store))
        )
        equalities: list[str] = []
        found: list[Any] = []

        def add(text: str) -> None:
            condition = " and ".join([*equalities, text])
            names = _name(load), _name(store)
            found.append(
                sets.isl.Map.read_from_str(
                    self.space.context,
                    f"{self.space.head}{{ {names[0]}[{', '.join(loads)}] -> "
                    f"{names[1]}[{', '.join(stores)}] : {condition} }}",
                )
            )

        for first, second in zip(written, read, strict=False):
            if isinstance(first, int) and isinstance(second, int):
                if first < second:
                    add("true")
                if first != second:
                    break
            else:
                add(f"w{first} < l{second}")
                equalities.append(f"w{first} = l{second}")
        return found

    def _betters(self, store: int, last: Any, other: int, later: Any, on_a_tie: bool) -> Any:
        """The load's instances for which another candidate is later in time."""
        accesses = self.equations.accesses
        depth = max(len(accesses[each].context.time) for each in (store, other))
        times, other_times = (
            each.apply_range(
                self.space.map(
                    accesses[number].context.variables,
                    _time(accesses[number], depth),
                    names=(_name(accesses[number]), "T"),
                )
            )
            for number, each in ((store, last), (other, later))
        )
        order = sets.isl.Map.lex_le if on_a_tie else sets.isl.Map.lex_lt
        pairs = times.apply_range(order(times.get_space().range())).intersect(other_times)
        return pairs.domain()


def _name(access: Access) -> str:
    return f"{'S' if access.is_store else 'L'}{access.number}"


def _names_of(given: Any) -> tuple[int, int]:
    """The numbers of the load and the store that a map is of."""
    ends = (given.get_tuple_name(each) for each in (sets.isl.dim_type.in_, sets.isl.dim_type.out))
    load, store = (int(each[1:]) for each in ends)
    return load, store


def _time(access: Access, depth: int) -> tuple[Linear, ...]:
    time = [constant(each) if isinstance(each, int) else variable(each) for each in access.context.time]
    return tuple(time + [constant(0)] * (depth - len(time)))


def _union(maps: Any) -> Any:
    found = None
    for each in maps:
        as_union = sets.isl.UnionMap.from_map(each)
        found = as_union if found is None else found.union(as_union)
    return found
