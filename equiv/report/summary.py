"""What a run comes to: totals, what stood in the way of verdicts, and what changed since the run before."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from equiv.jobs.record import INVALID, Record
from equiv.verdict import DIFFERENT, EQUIVALENT, UNKNOWN, Verdict
from equiv.verdict.scope import Scope

OUTCOMES = (EQUIVALENT, DIFFERENT, UNKNOWN, INVALID)


class Obstacle(Struct, frozen=True):
    """What keeps `pairs` pairs from a verdict: an operation that is not modelled, or a reason of another `kind`."""

    kind: str
    what: str
    pairs: int


class Change(Struct, frozen=True):
    """A check whose outcome is another than in the run before; None where it was not in one of the runs."""

    name: str
    before: str | None
    after: str | None


class Proofs(Struct, frozen=True):
    """How many pairs were proven equal in a scope, at a level, by a method."""

    scope: str
    level: str
    method: str
    pairs: int

    @property
    def kind(self) -> str:
        """Scope, level and method in one text."""
        return ", ".join(part for part in (self.scope, self.level, self.method) if part)


def kind_of_proof(verdict: Verdict) -> str:
    """The kind that `Proofs` have which count this verdict; empty where nothing is proven."""
    return _proof(verdict).kind if verdict.verdict == EQUIVALENT else ""


def totals(records: Iterable[Record]) -> dict[str, int]:
    """The number of checks by outcome, each of `OUTCOMES` included."""
    counted = Counter(record.outcome for record in records)
    return {outcome: counted[outcome] for outcome in OUTCOMES}


def unexpected(records: Iterable[Record]) -> list[Record]:
    """The checks whose author expects another outcome."""
    return [record for record in records if record.expected is not None and not record.as_expected]


def foreseen(records: Iterable[Record]) -> dict[str, int]:
    """The number of checks by outcome, but `equivalent`, whose author expects just that."""
    counted = Counter(record.outcome for record in records if record.expected is not None and record.as_expected)
    return {outcome: 0 if outcome == EQUIVALENT else counted[outcome] for outcome in OUTCOMES}


def expectations(records: Iterable[Record]) -> str:
    """What is not equivalent and passes because its manifest says so, in words; empty where nothing is. Who writes a
    manifest lets it pass: a reader is told first."""
    counted = {outcome: number for outcome, number in foreseen(records).items() if number}
    if not counted:
        return ""
    whose = "its manifest expects" if sum(counted.values()) == 1 else "their manifests expect"
    return f"{' and '.join(f'{number:,} {outcome}' for outcome, number in counted.items())} as {whose}"


def hindrances(record: Record) -> list[tuple[str, str]]:
    """The (kind, what) pairs of `Obstacle` for one record, each once."""
    if record.verdict is None or record.verdict.verdict != UNKNOWN:
        return []
    found: dict[tuple[str, str], None] = {}
    for reason in record.verdict.reasons:
        found[reason.kind, reason.operation or reason.kind] = None
    return list(found)


def obstacles(records: Iterable[Record]) -> list[Obstacle]:
    """Unsupported operations and other reasons, those that block most pairs first."""
    counted = Counter(hindrance for record in records for hindrance in hindrances(record))
    ranked = sorted(counted.items(), key=lambda item: (-item[1], item[0]))
    return [Obstacle(kind, what, pairs) for (kind, what), pairs in ranked]


def proofs(records: Iterable[Record]) -> list[Proofs]:
    """Scopes, levels and methods of the proofs, the most frequent first."""
    counted = Counter(
        _proof(record.verdict)
        for record in records
        if record.verdict is not None and record.verdict.verdict == EQUIVALENT
    )
    return [replace(proof, pairs=pairs) for proof, pairs in counted.most_common()]


def scopes(records: Iterable[Record]) -> dict[str, int]:
    """The number of proofs by scope, the widest first."""
    counted = Counter(
        record.verdict.scope
        for record in records
        if record.verdict is not None and record.verdict.verdict == EQUIVALENT
    )
    return {scope.value: counted[scope] for scope in Scope if counted[scope]}


def _proof(verdict: Verdict) -> Proofs:
    return Proofs(verdict.scope or "", verdict.level or "", verdict.method or "", 1)


def changes(before: Sequence[Record], after: Sequence[Record]) -> list[Change]:
    """The checks whose outcome changed, came or went, in the order of `after`, those that went last."""
    old = {record.name: record.outcome for record in before}
    new = {record.name: record.outcome for record in after}
    changed = [Change(name, old.get(name), outcome) for name, outcome in new.items() if old.get(name) != outcome]
    return changed + [Change(name, outcome, None) for name, outcome in old.items() if name not in new]
