"""What a check has found out so far, over all the size vectors that it ran."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct, field
from msgspec.structs import replace

from equiv.proving.answers import Blocked, Proven
from equiv.sizing.coverage import Coverage
from equiv.sizing.variables import Sizes, Variable
from equiv.verdict import LEVELS, Reason
from interp.machine import Input

NO_OVERFLOW = "no affine expression of the source has a value that 64 bits do not hold"
ENOUGH = 2  # vectors that a proof over chosen sizes needs at least


class ProvenAt(Struct, frozen=True):
    """A proof, and the size vector that it is for, by name."""

    sizes: dict[str, int]
    proof: Proven


class Findings(Struct):
    """`proven`, `open` and `left_out` (for taking too long) are vectors with what came of them, `undefined` those
    at which the source is undefined, both as they were chosen and by name, and `dropped` why. `ran` are the inputs
    of vectors that were run, `by_data` those at which extents that the target can see need to be as large as they are
    for some data alone, with what they need whatever the data and in all, and `shorter` vectors that were proven, with
    shorter extents at which that tells nothing. `leaves_paths_out` holds where the source was undefined for some data
    at a vector that was proven. `taken_for_granted` are assumptions of the proofs,
    `unproven_levels` why a level was not proven, where there is something to say."""

    coverage: Coverage
    tried: list[Sizes] = field(default_factory=list)
    ran: list[tuple[dict[str, int], Sequence[Input]]] = field(default_factory=list)
    by_data: list[tuple[Sizes, dict[Variable, tuple[int, int]]]] = field(default_factory=list)
    shorter: list[tuple[Sizes, Mapping[Variable, Sequence[int]]]] = field(default_factory=list)
    leaves_paths_out: bool = False
    proven: list[ProvenAt] = field(default_factory=list)
    open: list[Reason] = field(default_factory=list)
    left_out: list[tuple[Sizes, Reason]] = field(default_factory=list)
    undefined: list[tuple[Sizes, dict[str, int]]] = field(default_factory=list)
    dropped: list[Reason] = field(default_factory=list)
    notes: list[Reason] = field(default_factory=list)
    taken_for_granted: list[str] = field(default_factory=list)
    unproven_levels: dict[str, str] = field(default_factory=dict)

    def add_proven(self, sizes: dict[str, int], proof: Proven) -> None:
        """Keeps that the pair is equal at these sizes, with what the run came through."""
        self.proven.append(ProvenAt(sizes, proof))
        if proof.decisions is not None:
            self.coverage.add(*proof.decisions, proof.cells)

    def add_left_out(self, vector: Sizes, sizes: dict[str, int], blocked: Blocked) -> None:
        """Keeps that these sizes were not run, with a note."""
        self.notes.append(Reason("sizes", f"left out to stay fast: {sizes_text(sizes)}"))
        self.left_out.append((vector, blocked.reason))

    def add_undefined(self, vector: Sizes, sizes: dict[str, int], reason: Reason, choosing: bool) -> None:
        """Where sizes are chosen, those at which the source is undefined are left out; the user's own stay open."""
        self.undefined.append((vector, sizes))
        (self.dropped if choosing else self.open).append(at_sizes(reason, sizes))

    def add_beyond(self, vector: Sizes, sizes: dict[str, int], reason: Reason) -> None:
        """Sizes that were chosen, at which the source has no meaning that is known, are left out, and taken not to be
        asked of."""
        self.undefined.append((vector, sizes))
        self.notes.append(replace(at_sizes(reason, sizes), message=f"left out: {at_sizes(reason, sizes).message}"))
        if NO_OVERFLOW not in self.taken_for_granted:
            self.taken_for_granted.append(NO_OVERFLOW)

    @property
    def undefined_at(self) -> list[Sizes]:
        return [vector for vector, _ in self.undefined]

    @property
    def compared(self) -> bool:
        """Whether any output cell was compared so far."""
        return any(each.proof.cells > 0 for each in self.proven)

    @property
    def is_enough(self) -> bool:
        """Whether the proofs are as many as chosen sizes need, and compared something."""
        return len(self.proven) >= ENOUGH and self.compared

    @property
    def telling(self) -> int:
        """How many vectors compared cells at more than the trivial sizes."""
        return sum(each.proof.cells > 0 and max(each.sizes.values(), default=2) > 1 for each in self.proven)

    @property
    def level(self) -> str:
        """The weakest level at which a size vector was proven."""
        return max((each.proof.level for each in self.proven), key=LEVELS.index, default=LEVELS[0])


def sizes_text(sizes: dict[str, int]) -> str:
    return ", ".join(f"{name}={value}" for name, value in sizes.items()) or "static sizes"


def at_sizes(reason: Reason, sizes: dict[str, int]) -> Reason:
    """The reason, with the sizes at which it holds."""
    return replace(reason, message=f"{reason.message} (with {sizes_text(sizes)})") if sizes else reason
