"""Findings that are known: a baseline, and differences that are expected of a pass, with a reason and an expiry date.

A file of `[[known]]` tables says which findings do not make a run fail. What identifies a finding is the pair or the
input file, the pass, the function, the outcome and its kind: not sizes, inputs, messages or timing. The file weakens a
gate, so that it is the user's own: nobody but the command line or a configuration that is named can name one, and an
isolated run takes none from the checkout that is under test."""

from __future__ import annotations

import datetime
import json
import re
from collections.abc import Iterable, Mapping, Sequence
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from msgspec import Struct, field
from msgspec.structs import asdict

from equiv.documents import read_toml
from equiv.errors import WrongUse
from equiv.jobs.record import INVALID, Record
from equiv.verdict import DIFFERENT, EQUIVALENT, Verdict
from equiv.verdict.printable import printable_line
from equiv.verdict.reasons import LIMITS

_ANY = "*"
_LIMIT = "limit"  # which of them a check meets first is a matter of time


class Finding(Struct, frozen=True):
    """What identifies a finding, in any run; `step` is the pass."""

    pair: str
    step: str
    function: str
    outcome: str
    kind: str

    @property
    def text(self) -> str:
        """The finding in words."""
        where = f"pass {self.step} on {self.pair}" if self.step and self.pair else self.step or self.pair
        function = f", @{self.function}" if self.function else ""
        return printable_line(f"{self.outcome} ({self.kind}): {where}{function}")


def finding_of(record: Record) -> Finding | None:
    """The finding of a check that is not well; None where it is equivalent, or as the pair's author expects."""
    if record.as_expected:
        return None
    verdict = record.verdict
    function = "" if verdict is None else verdict.source.function
    # Folders of runs are numbered in the order in which they begin; files and passes stay what they are.
    pair = record.group if record.step and record.group else record.name.removesuffix(f"::{function}")
    return Finding(*map(printable_line, (pair, record.step, function, record.outcome, _kind(verdict))))


def _kind(verdict: Verdict | None) -> str:
    if verdict is None:
        return INVALID
    if verdict.witness is not None and verdict.verdict == DIFFERENT:
        return str(verdict.witness.kind)
    if not verdict.reasons:
        return str(verdict.verdict)
    kind = verdict.reasons[0].kind
    return _LIMIT if kind in LIMITS else str(kind)


class Entry(Struct, frozen=True):
    """One `[[known]]` table. Each text is a pattern of the part of a finding that it is named after; `expires` is the
    last day on which it holds."""

    pair: str = _ANY
    step: str = _ANY
    function: str = _ANY
    outcome: str = _ANY
    kind: str = _ANY
    reason: str = ""
    expires: datetime.date | None = None

    def fits(self, finding: Finding) -> bool:
        """Whether it speaks of a finding, on any day."""
        return all(fnmatchcase(getattr(finding, name), getattr(self, name)) for name in Finding.__struct_fields__)

    def holds(self, today: datetime.date) -> bool:
        return self.expires is None or today <= self.expires


class Known(Struct):
    """The entries of a file, and what came of them in a run: which findings were known, and until when others were."""

    path: Path
    entries: tuple[Entry, ...]
    today: datetime.date
    matched: dict[Finding, Entry] = field(default_factory=dict)
    expired: dict[Finding, Entry] = field(default_factory=dict)
    used: set[Entry] = field(default_factory=set)

    def covers(self, finding: Finding) -> bool:
        """Whether a finding is known, which is noted."""
        for entry in self.entries:
            if entry.fits(finding):
                self.used.add(entry)
                if entry.holds(self.today):
                    self.matched[finding] = entry
                    return True
                self.expired[finding] = entry
        return False

    @property
    def unused(self) -> list[Entry]:
        """Entries of which no finding was seen: they can go."""
        return [entry for entry in self.entries if entry not in self.used]

    def lines(self, unused: bool = True) -> list[str]:
        """What a report says first: where the file is, what it lets pass, and what of it is `unused`."""
        told = [
            f"{len(self.matched):,} known {'finding' if len(self.matched) == 1 else 'findings'} let pass, "
            f"as '{printable_line(str(self.path))}' says"
        ]
        for finding, entry in self.matched.items():
            until = f" (until {entry.expires})" if entry.expires is not None else ""
            why = f": {printable_line(entry.reason)}" if entry.reason else ""
            told.append(f"known{until}: {finding.text}{why}")
        for finding, entry in self.expired.items():
            told.append(f"no longer known since {entry.expires}: {finding.text}")
        told += [f"seen no more, and can go: {_entry_text(entry)}" for entry in self.unused if unused]
        return told


def _entry_text(entry: Entry) -> str:
    parts = [f"{name}={getattr(entry, name)}" for name in Finding.__struct_fields__ if getattr(entry, name) != _ANY]
    return printable_line(", ".join(parts))


def new_findings(records: Iterable[Record], known: Known | None) -> list[Record]:
    """The checks that are not well and not known."""
    found = []
    for record in records:
        finding = finding_of(record)
        if finding is not None and (known is None or not known.covers(finding)):
            found.append(record)
    return found


# -- files -------------------------------------------------------------------------------------------------------------

_KEYS = {"pair": "pair", "pass": "step", "function": "function", "outcome": "outcome", "kind": "kind"}
_WORDS = {field_name: key for key, field_name in _KEYS.items()}


def read_known(path: Path, today: datetime.date | None = None) -> Known:
    """Raises `WrongUse` for a file that is not as described above."""
    data = read_toml(path, "the known findings")
    tables = data.get("known", [])
    wrong = sorted(data.keys() - {"known"})
    if wrong or not isinstance(tables, list) or not all(isinstance(each, dict) for each in tables):
        raise WrongUse(f"'{path}' holds {f'an unknown key {wrong[0]!r}' if wrong else 'no [[known]] tables'}")
    entries = tuple(_entry(path, number, table) for number, table in enumerate(tables, 1))
    return Known(path, entries, today or datetime.datetime.now(datetime.UTC).date())


def _entry(path: Path, number: int, table: Mapping[str, Any]) -> Entry:
    where = f"'{path}': known finding {number}"
    given: dict[str, Any] = {}
    for key, value in table.items():
        if key == "expires":
            if not isinstance(value, datetime.date) or isinstance(value, datetime.datetime):
                raise WrongUse(f"{where}: 'expires' is a date such as 2027-01-31")
            given[key] = value
        elif key in _KEYS or key == "reason":
            if not isinstance(value, str):
                raise WrongUse(f"{where}: '{key}' is a text")
            given[_KEYS.get(key, key)] = value
        else:
            raise WrongUse(f"{where} has an unknown key '{key}'; there are {', '.join([*_KEYS, 'reason', 'expires'])}")
    if all(re.fullmatch(r"[*?]*", given.get(name, _ANY)) for name in ("pair", "step")):
        raise WrongUse(f"{where} names neither a 'pair' nor a 'pass', and would let everything pass")
    if given.get("outcome") == EQUIVALENT:
        raise WrongUse(f"{where}: what is equivalent is no finding")
    patterns = any(_is_pattern(given.get(name, _ANY)) for name in _WORDS)
    if patterns and not given.get("reason", "").strip():
        raise WrongUse(f"{where} speaks of more than one finding, and says no 'reason'")
    return Entry(**given)


def _is_pattern(text: str) -> bool:
    return any(sign in re.sub(r"\[[*?[]\]", "", text) for sign in "*?[")


def to_toml(records: Sequence[Record]) -> str:
    """A file in which all findings of a run are known."""
    findings = dict.fromkeys(finding for record in records if (finding := finding_of(record)) is not None)
    lines = ["# Findings that are known: they do not make a run fail. 'reason' and 'expires' may be added to each.", ""]
    for finding in findings:
        lines.append("[[known]]")
        for name, value in asdict(finding).items():
            lines.append(f"{_WORDS[name]} = {json.dumps(_escaped(value), ensure_ascii=False)}")
        lines.append("")
    return "\n".join(lines)


def _escaped(text: str) -> str:
    """A pattern that stands for the text alone."""
    return "".join(f"[{each}]" if each in "*?[" else each for each in text)


# -- trust -------------------------------------------------------------------------------------------------------------


def require_own(path: Path, isolated: bool, checked: Iterable[Path]) -> None:
    """Raises `WrongUse` where an isolated run takes a file of what is under test, also by a link: what is checked
    would say itself what of it passes. That is the repository of the current folder, and of each path that is
    checked."""
    if not isolated:
        return
    real = path.resolve()
    for place in (Path.cwd(), *(each if each.is_dir() else each.parent for each in checked)):
        root = _checkout(place.resolve())
        if real.is_relative_to(root) or path.absolute().is_relative_to(root):
            raise WrongUse(
                f"'{path}' is part of what is checked ('{root}'), and an isolated run takes no known findings from "
                "there; name a file from elsewhere, such as a copy of the base branch's: "
                f"git show origin/main:{path.name} > /tmp/{path.name}"
            )


def _checkout(folder: Path) -> Path:
    """The repository that a folder is in, or the folder itself."""
    return next((each for each in (folder, *folder.parents) if (each / ".git").exists()), folder)
