"""Which events of both programs the size vectors of a proof had: pieces of values that sizes make, and requirements of
the target that fail. Each happens at one of them, or at no sizes at all; otherwise the proof tells nothing of it. Where
no cells were compared, as where a size is negative, that counts if none are found where some are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, islice
from typing import TYPE_CHECKING, Protocol

from equiv.sizing.coverage import SIDES
from equiv.sizing.variables import Sizes
from equiv.verdict import Reason
from equiv.verdict.reasons import ReasonKind

if TYPE_CHECKING:
    from equiv.solver.events import Event
    from equiv.solver.overflow import Wrap
    from equiv.solver.sizes import SizeSolver

_MOST_GIVEN_UP = 3  # events at whose sizes runs told nothing, or of which no sizes are known
_GUESSES_IN_LOOPS = 60
_SMALL = 64, 1 << 11, (1 << 16) + 2  # what sizes are below at which numbers of up to 16 bits wrap around and are seen
_MOST_SOUGHT = 16  # pairs in loops for which sizes are looked for
_GUESSED = 2  # of the sizes that are guessed, how many are run
Of = tuple[int, "Event"]  # the program, and what may happen in it


class Proof(Protocol):
    """What is asked of a proof at one size vector: how many output cells it compared."""

    @property
    def cells(self) -> int:
        """How many output cells were compared; 0 where there were none."""


class Run(Protocol):
    """Sizes, by name, at which both programs were proven equal, with how many cells were compared."""

    @property
    def sizes(self) -> Mapping[str, int]:
        """The numbers of the size variables, by name."""

    @property
    def proof(self) -> Proof:
        """What was proven at these sizes."""


class Runs(Protocol):
    """What was found so far: the runs, and the sizes at which the source is undefined."""

    @property
    def proven(self) -> Sequence[Run]:
        """The size vectors at which the pair was proven equal."""

    @property
    def undefined_at(self) -> Sequence[Sizes]:
        """The size vectors at which the source is undefined."""


class Events:
    """Of one pair, as `solver` knows it. `factors` are numbers that sizes should be near to."""

    def __init__(self, solver: SizeSolver, factors: Sequence[int], runs: Runs) -> None:
        self._solver, self._factors, self._runs = solver, factors, runs
        known = [(side, event) for side in (0, 1) for event in solver.events(side)]
        self._unseen: list[Of] = [each for each in known if not each[1].is_many]
        self._undecided: list[Of] = [each for each in known if each[1].is_many]
        self._looked_at = 0  # of the sizes that were proven
        self._undefined: list[Event] = []  # of the source, where it is that
        self._combined: list[Of] | None = None  # what is decided together, asked for once all else was seen
        self._wraps = solver.wraps()
        self.below: int | None = None  # what all sizes are taken to be below, so that no number wraps around

    def sizes(self) -> Iterator[Sizes]:
        """Sizes to run, as long as there is an event at none of those that were."""
        given_up = 0
        for entry in self._in_turn():
            if given_up == _MOST_GIVEN_UP:
                return
            if not self._is_unseen(entry):
                continue
            _, event = entry
            may_happen = self._solver.may_happen(event, quick=True)
            if may_happen is None:
                guessed = list(self._guessed(event))
                yield from guessed
                if not self._is_unseen(entry):
                    continue
                may_happen = self._solver.may_happen(event, quick=False)
                if may_happen is None and event.in_loops and not guessed:
                    # Iterations are too much for the solver together, and one by one it knows none at the guesses.
                    self._undecided.append(entry)
                    self._unseen.remove(entry)
                    continue
            if may_happen is False:
                yield from self._solver.large_sizes_for(event)
                if self._is_unseen(entry):
                    self._unseen.remove(entry)
                continue
            proposed = []
            for found in self._solver.sizes_for(event):
                proposed.append(found)
                yield found
                if not self._is_unseen(entry):
                    break
            else:
                if self._happens_where_undefined(entry, proposed) or self._solver.is_beyond_memory(event):
                    self._unseen.remove(entry)
                else:
                    given_up += not self._was_trivial(event)

        yield from self._wrapping()
        yield from self._sought()

    def _sought(self) -> Iterator[Sizes]:
        """Sizes at which something is taken by its number, accesses come to one cell, or decisions in loops go their
        ways, that did not together yet."""
        sought = (each for each in self._not_together() if not self._happened(each))
        for event in islice(sought, _MOST_SOUGHT):
            if self._solver.may_happen(event, quick=True):
                yield from islice(self._solver.sizes_for(event), 1)

    def _not_together(self) -> Iterator[Event]:
        yield from self._solver.positions()
        yield from self._solver.coincidences()
        for found in self._solver.literals():
            happened = {each: self._runs_of(each) for each in found}
            for one, other in combinations(found, 2):
                apart = happened[one] and happened[other] and happened[one].isdisjoint(happened[other])
                if apart and (one.in_loops or other.in_loops):
                    yield self._solver.both(one, other)

    def _runs_of(self, event: Event) -> set[int]:
        """At which of the sizes that compared cells an event happened."""
        runs = enumerate(self._runs.proven)
        return {at for at, run in runs if run.proof.cells and self._solver.happens(event, run.sizes)}

    def _happened(self, event: Event) -> bool:
        runs = [run.sizes for run in reversed(self._runs.proven) if run.proof.cells]
        return any(self._solver.happens(event, sizes) for sizes in runs)

    def _wrapping(self) -> Iterator[Sizes]:
        """Sizes at which numbers wrap around, as far as these are small enough to be run."""
        hopeless: list[Wrap] = []
        for below in _SMALL:
            while True:
                self._wraps = self._unseen_wraps()
                candidates = [each for each in self._wraps if each not in hopeless]
                found = self._solver.wrapping(candidates, below) if candidates else None
                if found is None:
                    break
                yield found
                if self._unseen_wraps() == self._wraps:
                    names = {variable.name: size for variable, size in found.items()}
                    hopeless += [each for each in candidates if self._solver.happens(each.event, names)]

    def _unseen_wraps(self) -> list[Wrap]:
        runs = [run.sizes for run in self._runs.proven if run.proof.cells]
        return [each for each in self._wraps if not any(self._was_seen(each.event, run) for run in runs)]

    def _was_seen(self, event: Event, sizes: Mapping[str, int]) -> bool:
        return not event.is_doubtful and self._solver.happens(event, sizes)

    def _in_turn(self) -> Iterator[Of]:
        yield from list(self._unseen)
        yield from list(self._combinations())

    def _combinations(self) -> list[Of]:
        if self._combined is None:
            runs = [run for run in self._runs.proven[: self._looked_at] if run.proof.cells]
            combined = [
                (1, each)
                for each in self._solver.combinations()
                if not any(self._solver.happens(each, run.sizes) for run in runs)
            ]
            self._combined = combined
            self._unseen += combined
        return self._combined

    def _happens_where_undefined(self, entry: Of, proposed: Sequence[Sizes]) -> bool:
        """Whether the source is undefined at all sizes at which a piece of one of its own values was looked for, or
        where the target fails in a loop or can fail at all: what it requires is not understood there."""
        side, event = entry
        if any(event.is_same(each) for each in self._undefined):
            return True
        undefined = bool(proposed) and all(each in self._runs.undefined_at for each in proposed)
        if event.of_both:
            return undefined
        if undefined and side == 0:
            self._undefined.append(event)
        if not undefined or side == 0:
            return undefined
        return event.fails and (event.in_loops or self._solver.happens_only_at(event, proposed))

    def _guessed(self, event: Event) -> Iterator[Sizes]:
        found = 0
        for guess in islice(self._solver.guesses(self._factors), _GUESSES_IN_LOOPS if event.in_loops else None):
            sizes = {variable.name: size for variable, size in guess.items()}
            if self._solver.happens(event, sizes, at_once=not event.in_loops) and self._solver.is_defined(sizes):
                yield guess
                found += 1
            if found == _GUESSED:
                return

    def _was_trivial(self, event: Event) -> bool:
        """Whether an event happened where no cells were compared, and happens at no other sizes as far as is known."""
        empty = [run.sizes for run in self._runs.proven if not run.proof.cells]
        happened = [sizes for sizes in empty if self._solver.happens(event, sizes)]
        if any(map(self._solver.are_positive, happened)):
            return True
        return bool(happened) and not self._solver.happens_at_positive(event)

    def _is_unseen(self, entry: Of) -> bool:
        new = self._runs.proven[self._looked_at :]
        self._looked_at = len(self._runs.proven)
        for run in reversed(new):
            if run.proof.cells:
                self._unseen = [each for each in self._unseen if not self._solver.happens(each[1], run.sizes)]
        return entry in self._unseen

    def reasons(self) -> Iterator[Reason]:
        """Why the proof tells nothing of some sizes. What is decided together, which z3 may take long for, is asked for
        once the rest was told."""
        yield from self._unseen_reasons(list(self._unseen))
        if self._combined is None:
            yield from self._unseen_reasons(self._combinations())
        for side, event in self._undecided:
            message = f"it is not known whether sizes run this {event.what}, of the {_program(side, event)}"
            yield Reason.at(ReasonKind.NOT_COVERED, message, event.place)
        yield from self._wrap_reasons()

    def _unseen_reasons(self, entries: Sequence[Of]) -> Iterator[Reason]:
        for side, event in entries:
            if self._is_unseen((side, event)) and not self._was_trivial(event):
                message = f"no sizes that were chosen ran this {event.what}, of the {_program(side, event)}"
                yield Reason.at(ReasonKind.NOT_COVERED, message, event.place)

    def _wrap_reasons(self) -> Iterator[Reason]:
        """Where numbers wrap around at sizes that are not known. Others are taken to be below those where any does."""
        self._wraps = self._unseen_wraps()
        self.below = self._solver.without_wraps(self._wraps) if self._wraps else None
        if self._wraps and self.below is None:
            first = self._wraps[0]
            message = f"it is not known which sizes run this {first.event.what}, of the {SIDES[first.side]}"
            yield Reason.at(ReasonKind.NOT_COVERED, message, first.event.place)


def _program(side: int, event: Event) -> str:
    return "source and the target" if event.of_both else SIDES[side]
