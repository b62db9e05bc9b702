"""Which sizes are run for the events of a pair, and what is said of the others: in worlds of one size of which it is
known at which numbers everything happens. The rules that the reasons are held to are written down here once more."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import pytest
from msgspec import Struct, field

from equiv.proving.size_events import Events
from equiv.solver.events import Event
from equiv.solver.overflow import Wrap

SIZES = range(-2, 6)
LARGE = 100  # at which everything that happens at `LARGE_ONLY` does


class Numbers(frozenset[int]):
    """In the place of a term: the sizes at which it holds."""

    def eq(self, other: Numbers) -> bool:
        return self == other


class Size(Struct, frozen=True):
    name: str = "n"


class Compared(Struct):
    cells: int


class Proven(Struct):
    sizes: Mapping[str, int]
    proof: Compared


class World(Struct):
    """A solver, and what running the programs at a size says: that the source is `undefined`, or how many cells were
    compared, none at sizes that are `empty`. Of events that are `hard` no quick answer is known, and of those that are
    `unknown` none. Those `beyond` happen only where no memory has room for an argument."""

    events_of: tuple[list[Event], list[Event]]
    combined: list[Event] = field(default_factory=list)
    wrapping_events: list[Event] = field(default_factory=list)
    meeting: list[Event] = field(default_factory=list)
    decided: list[list[Event]] = field(default_factory=list)
    undefined: frozenset[int] = frozenset()
    known_undefined: frozenset[int] = frozenset()
    empty: frozenset[int] = frozenset()
    hard: frozenset[int] = frozenset()  # the ids of the events
    unknown: frozenset[int] = frozenset()
    beyond: frozenset[int] = frozenset()
    bound: int | None = 8
    proven: list[Proven] = field(default_factory=list)
    undefined_at: list[dict[Any, int]] = field(default_factory=list)
    tried: list[int] = field(default_factory=list)

    def events(self, side: int) -> list[Event]:
        return self.events_of[side]

    def combinations(self) -> list[Event]:
        return self.combined

    def wraps(self) -> list[Wrap]:
        return [Wrap(1, None, False, each) for each in self.wrapping_events]

    def positions(self) -> list[Event]:
        return []

    def coincidences(self) -> list[Event]:
        return self.meeting

    def literals(self) -> list[list[Event]]:
        return self.decided

    def both(self, one: Event, other: Event) -> Event:
        return Event(None, Numbers(one.term & other.term), "both", True)

    def happens(self, event: Event, sizes: Mapping[str, int], *, at_once: bool = False) -> bool:
        return sizes["n"] in event.term and not (at_once and event.in_loops)

    def is_defined(self, sizes: Mapping[str, int]) -> bool:
        return sizes["n"] not in self.known_undefined

    def _at(self, event: Event) -> list[int]:
        return [each for each in SIZES if each in event.term and each not in self.known_undefined]

    def may_happen(self, event: Event, *, quick: bool) -> bool | None:
        if id(event) in self.unknown or (quick and id(event) in self.hard):
            return None
        return bool(self._at(event))

    def sizes_for(self, event: Event) -> list[dict[Any, int]]:
        return [{Size(): each} for each in self._at(event)[:2]]

    def large_sizes_for(self, event: Event) -> list[dict[Any, int]]:
        return [{Size(): LARGE}] if LARGE in event.term else []

    def guesses(self, factors: Sequence[int]) -> Iterator[dict[Any, int]]:
        yield from ({Size(): each} for each in factors)

    def happens_only_at(self, event: Event, proposed: Sequence[Mapping[Any, int]]) -> bool:
        return set(self._at(event)) <= {each[Size()] for each in proposed}

    def is_beyond_memory(self, event: Event) -> bool:
        return id(event) in self.beyond

    def are_positive(self, sizes: Mapping[str, int]) -> bool:
        return sizes["n"] > 0

    def happens_at_positive(self, event: Event) -> bool:
        return any(each > 0 for each in self._at(event))

    def wrapping(self, candidates: Sequence[Wrap], below: int) -> dict[Any, int] | None:
        return next(({Size(): each} for each in SIZES for one in candidates if each in self._at(one.event)), None)

    def without_wraps(self, candidates: Sequence[Wrap]) -> int | None:
        return self.bound

    def run(self, size: int) -> None:
        self.tried.append(size)
        if size in self.undefined:
            self.undefined_at.append({Size(): size})
        else:
            self.proven.append(Proven({"n": size}, Compared(0 if size in self.empty else 3)))

    def check(self, factors: Sequence[int] = (), before: Sequence[int] = ()) -> Events:
        """What is known after all sizes that are asked for were run."""
        for each in before:
            self.run(each)
        events = Events(self, factors, self)
        for vector in events.sizes():
            (size,) = vector.values()
            self.run(size)
        return events

    def was_run(self, event: Event) -> bool:
        """Whether cells were compared at a size at which it happens."""
        return any(each.proof.cells and each.sizes["n"] in event.term for each in self.proven)

    def was_trivial(self, event: Event) -> bool:
        happened = [each.sizes["n"] for each in self.proven if each.sizes["n"] in event.term and not each.proof.cells]
        return any(each > 0 for each in happened) or (bool(happened) and not self.happens_at_positive(event))

    def never_defined(self, side: int, event: Event) -> bool:
        """Whether it was looked for where the source turned out to be undefined, and nothing else is to be known."""
        proposed = [vector[Size()] for vector in self.sizes_for(event)]
        if not proposed or not self.undefined.issuperset(proposed):
            return False
        if event.of_both or side == 0:
            return True
        return event.fails and (event.in_loops or self.happens_only_at(event, self.sizes_for(event)))


def event(*sizes: int, **flags: bool) -> Event:
    return Event(None, Numbers(sizes), "operation", **flags)


def some(choice: random.Random, most: int = 3) -> frozenset[int]:
    return frozenset(choice.sample(SIZES, choice.randint(0, most)))


def drawn(choice: random.Random) -> World:
    def one(**flags: bool) -> Event:
        fails, in_loops = choice.random() < 0.4, choice.random() < 0.3
        return event(*some(choice), *choice.choice([(), (), (LARGE,)]), fails=fails, in_loops=in_loops, **flags)

    events: tuple[list[Event], list[Event]] = ([], [])
    for _ in range(choice.randint(1, 2)):
        events[choice.randrange(2)].append(one())
    combined = [one(of_both=True)] if choice.random() < 0.3 else []
    every = [*events[0], *events[1], *combined]
    undefined = some(choice)
    return World(
        events,
        combined,
        undefined=undefined,
        known_undefined=frozenset(each for each in undefined if choice.random() < 0.4),
        empty=frozenset(each for each in SIZES if each < 0 or (each < 3 and choice.random() < 0.3)),
        hard=frozenset(id(each) for each in every if choice.random() < 0.3),
        unknown=frozenset(id(each) for each in every if choice.random() < 0.2),
    )


@pytest.mark.parametrize("part", range(4))
def test_nothing_is_said_of_what_ran_or_cannot_and_something_of_all_else(part: int) -> None:
    silent = told = 0
    for seed in range(part * 500, part * 500 + 500):
        choice = random.Random(seed)
        world = drawn(choice)
        every = [*world.events_of[0], *world.events_of[1], *world.combined]
        if len({each.term for each in every}) < len(every):
            continue  # what the source cannot have the target need not: below
        reasons = list(world.check(choice.choice([(), SIZES, (3, 1)]), some(choice, 2)).reasons())
        missed = undecided = 0
        for side in (0, 1):
            for each in [*world.events_of[side], *(world.combined if side else [])]:
                impossible = world.may_happen(each, quick=False) is False
                settled = world.was_run(each) or impossible or world.was_trivial(each)
                missed += not (settled or world.never_defined(side, each))
                undecided += each.in_loops and id(each) in world.unknown
        assert missed <= len(reasons) <= missed + undecided, (seed, world, reasons)
        silent, told = silent + (not reasons), told + bool(missed)
    assert silent > 20 and told > 20


def test_an_event_is_run_where_it_happens() -> None:
    world = World(([event(4)], [event(5, LARGE)]))
    assert list(world.check(before=[1]).reasons()) == [] and world.tried == [1, 4, 5]


def test_one_size_is_run_for_an_event() -> None:
    world = World(([event(3, 4, 5)], []))
    assert list(world.check([5]).reasons()) == [] and world.tried == [3]


def test_what_happened_before_is_not_looked_for() -> None:
    world = World(([event(4)], [event(4, 5)]))
    assert list(world.check(before=[4]).reasons()) == [] and world.tried == [4]


def test_where_no_cells_were_compared_nothing_was_seen() -> None:
    assert list(World(([event(4, 5)], []), empty=frozenset((4,))).check(before=[4]).reasons()) == []
    world = World(([event(-1, 5)], []), empty=frozenset((-1, 5)))
    assert list(world.check().reasons()) == [] and world.tried == [-1, 5]


def test_beyond_what_is_near_sizes_are_run_and_nothing_is_said() -> None:
    world = World(([event(LARGE)], []))
    assert list(world.check().reasons()) == [] and world.tried == [LARGE]


def test_combinations_are_looked_for_after_all_else() -> None:
    world = World(([event(4)], []), [event(2, of_both=True), event(4, of_both=True)])
    assert list(world.check(before=[1]).reasons()) == [] and world.tried == [1, 4, 2]


def test_combinations_are_missed_where_they_did_not_run() -> None:
    world = World(([], []), [event(2, of_both=True)], unknown=frozenset())
    events = Events(world, (), world)
    (reason,) = events.reasons()
    assert reason.message == "no sizes that were chosen ran this operation, of the source and the target"


def test_what_is_many_is_not_known() -> None:
    world = World(([], [event(2, is_many=True)]))
    (reason,) = world.check().reasons()
    assert world.tried == []
    assert reason.message == "it is not known whether sizes run this operation, of the target"


def test_iterations_of_which_nothing_is_known_are_undecided() -> None:
    of_loop = event(2, in_loops=True)
    (reason,) = World(([of_loop], []), unknown=frozenset((id(of_loop),))).check([1, 3]).reasons()
    assert reason.message == "it is not known whether sizes run this operation, of the source"


@pytest.mark.parametrize("in_loops", [False, True])
def test_guesses_are_run_where_the_solver_does_not_know(in_loops: bool) -> None:
    of_loop = event(3, in_loops=in_loops)
    world = World(([of_loop], []), unknown=frozenset((id(of_loop),)))
    assert list(world.check(range(6)).reasons()) == [] and world.tried == [3]


def test_guesses_are_run_before_what_the_solver_finds() -> None:
    one = event(3, 4, 5)
    world = World(([one], []), unknown=frozenset((id(one),)))
    assert list(world.check([5]).reasons()) == [] and world.tried == [5]


def test_two_guesses_are_run_at_which_the_source_may_be_defined() -> None:
    one = event(1, 2, 3, 4)
    empty = frozenset((2, 3, 4))
    world = World(([one], []), unknown=frozenset((id(one),)), known_undefined=frozenset((1,)), empty=empty)
    world.check(range(6))
    assert world.tried[:2] == [2, 3]


def test_failures_in_vain_end_the_search() -> None:
    """Three, but for what happened where nothing was compared."""
    events = [event(each, fails=True) for each in (1, 2, 3, 4, 5)]
    world = World(([], events), undefined=frozenset((1, 2, 3, 4, 5)))
    for each in events:
        assert world.happens_only_at(each, world.sizes_for(each))
    assert list(world.check().reasons()) == [] and world.tried == [1, 2, 3, 4, 5]
    events = [event(each) for each in (1, 2, 3, 4, 5)]
    world = World(([], events), undefined=frozenset((1, 2, 3, 4, 5)))
    assert len(list(world.check().reasons())) == 5 and world.tried == [1, 2, 3]
    world = World(([], events), empty=frozenset((1, 2, 3, 4, 5)))
    assert list(world.check().reasons()) == [] and world.tried == [1, 2, 3, 4, 5]


def test_what_the_source_cannot_have_the_target_need_not() -> None:
    world = World(([event(1)], [event(1)]), undefined=frozenset((1,)))
    assert list(world.check().reasons()) == []
    assert len(list(World(([], [event(1)]), undefined=frozenset((1,))).check().reasons())) == 1
    assert len(list(World(([], [event(1), event(1)]), undefined=frozenset((1,))).check().reasons())) == 2
    # Where it was not undefined, but compared nothing, it is not settled.
    world = World(([event(-2, -1, 5)], [event(-2, -1, 5)]), empty=frozenset((-2, -1)))
    assert len(list(world.check().reasons())) == 2


def test_what_no_memory_has_room_for_need_not_be_seen() -> None:
    sought = event(2)
    assert len(list(World(([], [sought]), undefined=frozenset((2,))).check().reasons())) == 1
    assert (
        list(World(([], [sought]), undefined=frozenset((2,)), beyond=frozenset((id(sought),))).check().reasons()) == []
    )


@pytest.mark.parametrize("in_loops", [(True, False), (False, True), (True, True), (False, False)])
def test_decisions_of_loops_are_run_together(in_loops: tuple[bool, bool]) -> None:
    one, other = event(1, 2, 5, in_loops=in_loops[0]), event(3, 5, in_loops=in_loops[1])
    world = World(([], []), decided=[[one, other]])
    assert list(world.check(before=[1, 3]).reasons()) == []
    assert world.tried == [1, 3, 5] if any(in_loops) else world.tried == [1, 3]


def test_decisions_that_went_together_or_never_are_not_looked_for() -> None:
    one, other, never = event(1, 2, 5, in_loops=True), event(2, 3, 5, in_loops=True), event(4, 5, in_loops=True)
    world = World(([], []), decided=[[one, other, never]])
    world.check(before=[1, 2, 3])
    assert world.tried == [1, 2, 3]
    world = World(([], []), decided=[[one, other]], empty=frozenset((2,)))
    world.check(before=[1, 2, 3])
    assert world.tried == [1, 2, 3, 2]


def test_accesses_that_may_meet_are_run_where_they_do() -> None:
    world = World(([], []), meeting=[event(4, in_loops=True), event(3), event()])
    assert list(world.check(before=[3]).reasons()) == [] and world.tried == [3, 4]


def test_numbers_wrap_around_where_that_is_small() -> None:
    world = World(([], []), wrapping_events=[event(4), event(5)])
    events = world.check(before=[4])
    assert list(events.reasons()) == [] and world.tried == [4, 5] and events.below is None


def test_numbers_that_wrap_around_where_the_source_is_undefined_hide_no_others() -> None:
    world = World(([], []), wrapping_events=[event(4), event(5)], undefined=frozenset((4,)))
    assert list(world.check().reasons()) == [] and world.tried == [4, 5]


def test_numbers_that_wrap_around_elsewhere_are_left_out_or_named() -> None:
    events = World(([], []), wrapping_events=[event(LARGE)]).check()
    assert list(events.reasons()) == [] and events.below == 8
    (reason,) = World(([], []), wrapping_events=[event(LARGE)], bound=None).check().reasons()
    assert reason.message == "it is not known which sizes run this operation, of the target"


def test_what_wraps_around_in_doubtful_iterations_or_without_cells_was_not_seen() -> None:
    for world in (
        World(([], []), wrapping_events=[event(4, is_doubtful=True)]),
        World(([], []), wrapping_events=[event(4)], empty=frozenset((4,))),
    ):
        assert world.check(before=[4]).below is None  # not asked for before the reasons
        events = Events(world, (), world)
        assert list(events.reasons()) == [] and events.below == 8
