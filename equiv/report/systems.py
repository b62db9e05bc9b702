"""The systems whose transformations a corpus holds, and the table of what was proven of each.

`systems.toml` at the root of a corpus holds `schema = 1` and one `[[system]]` table per row: `area`, `name`, `families`
(patterns of the families' paths under the root), `needs` (what the row waits for), `tools` (how the names of the tools
begin whose output is the system's own), and `written`, which is true where people write programs for the system in a
language such as CUDA C++, so that those are the system's own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from enum import StrEnum
from fnmatch import fnmatchcase
from pathlib import Path

from msgspec import Struct

from equiv.corpus.manifests import CorpusPair, Origin
from equiv.documents import read_toml
from equiv.errors import WrongUse
from equiv.jobs.record import Record
from equiv.verdict import DIFFERENT, EQUIVALENT, UNKNOWN
from equiv.verdict.scope import Scope

FILE = "systems.toml"
_SCHEMA = 2
_FIELDS = {"area": str, "name": str, "families": list, "needs": str, "tools": list, "written": bool}
_LEAST_PROVEN = 3  # pairs of its own that a row needs to work
_COLUMNS = "area", "system", "state", "proven", "its own", "for all sizes", "refuted", "unknown", "wrong", "open"
_HEAD = (f"| {' | '.join(_COLUMNS)} |", "|" + "---|" * len(_COLUMNS))


class State(StrEnum):
    """What a row shows."""

    WORKS = "works"  # enough pairs of the system's own are proven, and nothing is left open
    IN_PART = "in part"
    IN_FORM = "in form"  # all pairs are by hand, or by another tool, in the system's language
    MODELLED = "modelled"  # all pairs are loops that do what the system does
    MISSING = "missing"


class System(Struct, frozen=True):
    """One row of the table."""

    area: str
    name: str
    families: tuple[str, ...] = ()
    needs: str = ""
    tools: tuple[str, ...] = ()
    written: bool = False

    def holds(self, family: str) -> bool:
        """Whether the family at this path under the root belongs to the row."""
        return any(fnmatchcase(family, pattern) for pattern in self.families)

    def made(self, pair: CorpusPair) -> bool:
        """Whether the target is the system's own: its tool printed it and changed something, or a person wrote it."""
        if pair.origin is Origin.PERSON:
            return self.written
        own = pair.origin is Origin.TOOL and any(map(pair.tool.startswith, self.tools))
        return own and not pair.is_unchanged


def read_systems(root: Path) -> list[System]:
    """The systems of a corpus, none where it does not list any. Raises `WrongUse` for a file that is not as described
    above."""
    path = root / FILE
    if not path.is_file():
        return []
    data = read_toml(path, "the list of systems")
    entries = data.get("system")
    if data.get("schema") != _SCHEMA or not isinstance(entries, list):
        raise WrongUse(f"'{path}' is not a list of systems of schema {_SCHEMA}")
    found = []
    for number, entry in enumerate(entries, 1):
        wrong = [key for key, value in entry.items() if not isinstance(value, _FIELDS.get(key, ()))]
        missing = [key for key in ("area", "name") if key not in entry]
        if wrong or missing:
            raise WrongUse(
                f"'{path}': system {number} needs its '{(wrong or missing)[0]}' to be as README describes it"
            )
        families, tools = (tuple(str(each) for each in entry.get(key, ())) for key in ("families", "tools"))
        needs, written = entry.get("needs", ""), entry.get("written", False)
        found.append(System(entry["area"], entry["name"], families, needs, tools, written))
    return found


def table_of(
    records: Mapping[str, Sequence[Record]], systems: Sequence[System], pairs: Mapping[str, Sequence[CorpusPair]]
) -> list[str]:
    """A Markdown table with a row for each system, and one for each family that belongs to none. `records` and `pairs`
    are by the paths of their families.

    A system *works* when at least three pairs of its own are proven, a wrong variant is refuted, and nothing is unknown
    or contradicts what is expected. Where no pair is its own, it is *in form* or *modelled*."""
    rows = [*_HEAD]
    named = {f"{family}/{pair.name}": pair for family, each in pairs.items() for pair in each}
    for system in systems:
        members = [record for family, each in records.items() if system.holds(family) for record in each]
        rows.append(_row(system, members, named))
    for family, each in records.items():
        if not any(system.holds(family) for system in systems):
            rows.append(_row(System(family.partition("/")[0], family), each, named))
    return rows


def _is_complete(record: Record) -> bool:
    """Whether the pair is proven for all sizes that it has, if any."""
    verdict = record.verdict
    if verdict is None or verdict.verdict != EQUIVALENT or verdict.scope is None:
        return False
    return verdict.scope.meets(Scope.ALL_SIZES)


def _row(system: System, records: Sequence[Record], pairs: Mapping[str, CorpusPair]) -> str:
    right = [record for record in records if record.as_expected]
    unknown = [record for record in records if record.outcome == UNKNOWN]
    proven = [record for record in right if record.outcome == EQUIVALENT]
    own = sum(system.made(pairs[record.name]) for record in proven)
    refuted = sum(record.outcome == DIFFERENT for record in right)
    wrong = len(records) - len(right) - sum(not record.as_expected for record in unknown)
    if not records:
        state = State.MISSING
    elif not any(system.made(pairs[record.name]) for record in records):
        models = all(pairs[record.name].origin in (Origin.MODEL, Origin.TOOL) for record in records)
        state = State.MODELLED if models else State.IN_FORM
    else:
        works = own >= _LEAST_PROVEN and refuted and not wrong and not unknown
        state = State.WORKS if works else State.IN_PART
    kinds = Counter(
        record.verdict.reasons[0].kind for record in unknown if record.verdict is not None and record.verdict.reasons
    )
    why = [f"{count} {kind}" for kind, count in kinds.most_common()]
    if system.needs:
        why.append(system.needs)
    counts = len(proven), own, sum(map(_is_complete, right)), refuted, len(unknown), wrong
    texts = " | ".join(map(str, counts if records else ("",) * len(counts)))
    return f"| {system.area} | {system.name} | {state} | {texts} | {'; '.join(why)} |"
