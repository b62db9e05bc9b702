"""The systems whose transformations a corpus holds, and the table of what was proven of each.

`systems.toml` at the root of a corpus holds `schema = 1` and one `[[system]]` table per row: `area`, `name`, `families`
(patterns of the families' paths under the root), `needs` (what the row waits for) and `own_form`, which is false where
the pairs are not in a form that the system has, so that the row works in part at most."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path

from equiv.errors import WrongUse
from equiv.jobs.record import Record
from equiv.verdict import EQUIVALENT
from equiv.verdict.scope import Scope

FILE = "systems.toml"
_SCHEMA = 1
_FIELDS = {"area": str, "name": str, "families": list, "needs": str, "own_form": bool}
_LEAST_PROVEN = 3  # pairs that a row needs to work
_HEAD = ("| area | system | state | proven | for all sizes | refuted | unknown | wrong | open |", "|" + "---|" * 9)


@dataclass(frozen=True, slots=True)
class System:
    """One row of the table."""

    area: str
    name: str
    families: tuple[str, ...] = ()
    needs: str = ""
    own_form: bool = True

    def holds(self, family: str) -> bool:
        """Whether the family at this path under the root belongs to the row."""
        return any(fnmatchcase(family, pattern) for pattern in self.families)


def read_systems(root: Path) -> list[System]:
    """The systems of a corpus, none where it does not list any. Raises `WrongUse` for a file that is not as described
    above."""
    path = root / FILE
    if not path.is_file():
        return []
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise WrongUse(f"cannot read '{path}': {error}") from error
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
        families = tuple(str(each) for each in entry.get("families", ()))
        found.append(
            System(entry["area"], entry["name"], families, entry.get("needs", ""), entry.get("own_form", True))
        )
    return found


def table_of(records: Mapping[str, Sequence[Record]], systems: Sequence[System]) -> list[str]:
    """A Markdown table with a row for each system, and one for each family that belongs to none. `records` are by the
    paths of their families.

    A system *works* when at least three pairs in its own form are proven, a wrong variant is refuted, and nothing is
    unknown or contradicts what is expected; without pairs it is *missing*, otherwise it works *in part*."""
    rows = [*_HEAD]
    for system in systems:
        members = [record for family, each in records.items() if system.holds(family) for record in each]
        rows.append(_row(system, members))
    for family, each in records.items():
        if not any(system.holds(family) for system in systems):
            rows.append(_row(System(family.partition("/")[0], family), each))
    return rows


def _is_complete(record: Record) -> bool:
    """Whether the pair is proven for all sizes that it has, if any."""
    verdict = record.verdict
    if verdict is None or verdict.verdict != EQUIVALENT or verdict.scope is None:
        return False
    return verdict.scope.meets(Scope.ALL_SIZES)


def _row(system: System, records: Sequence[Record]) -> str:
    right = [record for record in records if record.as_expected]
    unknown = [record for record in records if record.outcome == "unknown"]
    proven = sum(record.outcome == "equivalent" for record in right)
    everywhere = sum(_is_complete(record) for record in right)
    refuted = sum(record.outcome == "different" for record in right)
    wrong = len(records) - len(right) - sum(not record.as_expected for record in unknown)
    works = system.own_form and proven >= _LEAST_PROVEN and refuted and not wrong and not unknown
    state = "works" if works else "in part" if records else "missing"
    kinds = Counter(
        record.verdict.reasons[0].kind for record in unknown if record.verdict is not None and record.verdict.reasons
    )
    why = [f"{count} {kind}" for kind, count in kinds.most_common()]
    if system.needs and not (works and system.needs == "pairs"):
        why.append(system.needs)
    counts = (proven, everywhere, refuted, len(unknown), wrong) if records else ("",) * 5
    return f"| {system.area} | {system.name} | {state} | {' | '.join(map(str, counts))} | {'; '.join(why)} |"
