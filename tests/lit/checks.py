"""What became of each function that a pass changed, read from the records that `equiv opt` leaves."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import date
from functools import cache
from pathlib import Path

from equiv.verdict import DIFFERENT, EQUIVALENT
from equiv.verdict.reasons import ReasonKind

WEAKER = "weaker.levels"  # the levels at which open checks are proven, by their records, in the folder of these
_LONGEST = 110  # characters of a reason
_OPERATION = re.compile(r"'([a-z_][\w]*)\.[\w.]+'")
# An operation as a dump begins it, with its results, in custom or generic form.
_BEGUN = re.compile(r'^ *(?:%[^=]*= )?"?(?P<dialect>[a-z_]\w*)\.\w', re.MULTILINE)
_FUNCTION = re.compile(
    r"""^(?P<indent>\ *) (?: \S*func\b.*@ (?: (?P<name>[\w.$-]+) | "(?P<quoted>[^"]*)" ) \(.*\{
                       | "[\w.]*func"\(\)\ .*\bsym_name\ =\ "(?P<generic>[^"]*)".*\{ )$""",
    re.MULTILINE | re.VERBOSE,
)
# What makes two reasons of one cause two texts: names, places, types' sizes, expressions.
_PARTICULAR = (
    (re.compile(r"^\d+ of \d+ output cells.* is an open obligation: |^\d+ output cells? of the source "), ""),
    (re.compile(r"^.*it is an open obligation: "), ""),
    (re.compile(r"'func\.func' is not supported: |(?<=not supported: )'[\w.]+' is not supported: "), ""),
    (re.compile(r"'[^']*'(?=, which others see)"), "…"),
    (re.compile(r"\(\d+ units of work, the limit is \d+\)"), ""),
    (re.compile(r"[@%][\w.$-]+|'[%/][^']*'|(?<=function )'[^']*'|(?<=, and )'[^']*'|-?\b\d[\w.]*|/\S+"), "…"),
    (re.compile(r"(?:\[?…\]?x)+(?=\w)"), ""),
)


@dataclass(frozen=True, slots=True)
class Check:
    """One function of one pass. `kind`, `operation` and `message` are those of the first reason of what is open;
    `weaker` is the level at which that is proven, if there is one."""

    area: str
    record: str
    step: str
    function: str
    verdict: str
    kind: str = ""
    operation: str = ""
    message: str = ""
    weaker: str = ""
    programs: tuple[Path, ...] = ()  # the source and the target, as they were dumped

    @property
    def reason(self) -> str:
        """The message without what is particular to one program."""
        text = self.message
        for pattern, replacement in _PARTICULAR:
            text = pattern.sub(replacement, text)
        return text[:_LONGEST].strip()

    def meaningless(self, dialects: frozenset[str]) -> bool:
        """Whether it is open, and an operation of a dialect that only tests have, or that no tool knows, is in its
        way: the reason names it, or the function has one."""
        named = self.operation.partition(".")[0] if self.operation else ""
        if named and named not in dialects:
            return True
        found = _OPERATION.search(self.message)
        if self.kind == ReasonKind.UNSUPPORTED and found is not None and found[1] not in dialects:
            return True
        return any(not _dialects_in(each).get(self.function, frozenset()) <= dialects for each in self.programs)


@cache
def _dialects_in(program: Path) -> dict[str, frozenset[str]]:
    """Of the operations of each function of a dump, by its name; nothing where there is no dump."""
    text = program.read_text("utf-8") if program.exists() else ""
    found: dict[str, frozenset[str]] = {}
    for begun in _FUNCTION.finditer(text):
        end = text.find(f"\n{begun['indent']}}}", begun.end())
        body = text[begun.end() : end if end >= 0 else len(text)]
        name = begun["name"] or begun["quoted"] or begun["generic"]
        found[name] = found.get(name, frozenset()).union(each["dialect"] for each in _BEGUN.finditer(body))
    return found


def checks(area: str, reports: Path) -> Iterator[Check]:
    """The checks of functions below a folder of reports; what concerns a run as a whole is none."""
    for file in sorted(reports.glob("*/*.json")):
        data = json.loads(file.read_text("utf-8"))
        verdict = data["verdict"]
        if verdict is None or not verdict["source"]["function"]:
            continue
        reason = next(iter(verdict["reasons"]), {})
        levels = file.parent / WEAKER
        weaker = json.loads(levels.read_text("utf-8")) if levels.exists() else {}
        yield Check(
            area=area,
            record=str(file.relative_to(reports)),
            step=data["step"],
            function=verdict["source"]["function"],
            verdict=verdict["verdict"],
            kind=reason.get("kind", ""),
            operation=reason.get("operation") or "",
            message=reason.get("message", ""),
            weaker=weaker.get(file.name, ""),
            programs=(Path(data["source"]), Path(data["target"])),
        )


@dataclass(slots=True)
class Tally:
    """`weaker` counts checks that are open bit for bit and proven at a weaker level, `meaningless` those that no
    verifier can do: an operation in their way is made up by the test."""

    equivalent: int = 0
    weaker: int = 0
    different: int = 0
    open: int = 0
    meaningless: int = 0
    nothing: int = 0
    reasons: Counter[tuple[str, str]] = field(default_factory=Counter)

    @property
    def comparable(self) -> int:
        """How many checks have something to compare."""
        return self.equivalent + self.weaker + self.different + self.open

    @property
    def decided(self) -> float:
        """The share of these that is decided."""
        return 1.0 - self.open / self.comparable if self.comparable else 1.0

    def include(self, other: Tally) -> None:
        """Adds what another tally counts."""
        for name in ("equivalent", "weaker", "different", "open", "meaningless", "nothing"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.reasons.update(other.reasons)

    def add(self, check: Check, dialects: frozenset[str]) -> None:
        if check.verdict == EQUIVALENT:
            self.equivalent += 1
        elif check.verdict == DIFFERENT:
            self.different += 1
        elif check.kind == ReasonKind.NOTHING_COMPARED:
            self.nothing += 1
        elif check.meaningless(dialects):
            self.meaningless += 1
        elif check.weaker:
            self.weaker += 1
        else:
            self.open += 1
            self.reasons[check.kind, check.reason] += 1


def tallies(found: Iterable[Check], dialects: frozenset[str]) -> dict[str, Tally]:
    """By area. `dialects` are those that operations of programs, and not of tests alone, belong to."""
    by_area: dict[str, Tally] = {}
    for check in found:
        by_area.setdefault(check.area, Tally()).add(check, dialects)
    return by_area


_COMMAND = "python -m tests.lit"
_COLUMNS = (
    *("compared", "equivalent", "at a weaker level", "different", "open"),
    *("decided", "operations of tests", "nothing to compare"),
)


def page(
    by_area: dict[str, Tally],
    version: str,
    taken: int,
    there: int,
    rows: int = 60,
    options: Sequence[str] = (),
    written: str = "docs/reference/mlir-tests.md",
) -> str:
    """The tables as a page of the documentation: by area, by kind of reason, and the `rows` most frequent reasons.
    `taken` counts the tests that were run, `there` those that the areas have; `options` say which were taken, and
    `written` where the page is."""
    command = " ".join((_COMMAND, "--llvm", version, *options, "--write", written))
    return "\n".join(_page(by_area, version, taken, there, rows, command)) + "\n"


def _page(by_area: dict[str, Tally], version: str, taken: int, there: int, rows: int, command: str) -> Iterator[str]:
    yield f"# MLIR's own tests of release {version}"
    yield ""
    yield f"Made by `{command}`, {date.today().isoformat()};"
    yield "`--most` takes a sample of each area, `--recorded` runs each test once and goes on where it was stopped,"
    yield "`--again` takes the records of the last runs, of whatever day:"
    yield f"{taken} of {there} tests of LLVM {version}, each pass of their `mlir-opt` through `equiv opt`."
    yield "A function that several passes changed counts for each. *Operations of tests* are those of dialects that"
    yield "only tests have, or that no tool registers: nobody knows what they mean, and what is open in functions that"
    yield "have one is not among what is compared. *At a weaker level* are those that are proven over the real numbers,"
    yield "or up to the grouping of sums, and neither proven nor refuted bit for bit: no definition says how a function"
    yield "of a library rounds."
    yield ""
    yield "| tests | " + " | ".join(_COLUMNS) + " |"
    yield "|---|" + "---:|" * len(_COLUMNS)
    total = Tally()
    for area, each in by_area.items():
        yield _row(area, each)
        total.include(each)
    yield _row("all", total)
    yield ""
    yield "What is open, by kind:"
    yield ""
    yield "| checks | kind |"
    yield "|---:|---|"
    kinds: Counter[str] = Counter()
    for (kind, _), number in total.reasons.items():
        kinds[kind] += number
    yield from (f"| {number} | {kind} |" for kind, number in kinds.most_common())
    yield ""
    yield "The most frequent reasons:"
    yield ""
    yield "| checks | kind | reason |"
    yield "|---:|---|---|"
    for (kind, reason), number in sorted(total.reasons.items(), key=lambda each: (-each[1], each[0]))[:rows]:
        yield f"| {number} | {kind} | {reason.replace('|', '/').replace('<', '&lt;').replace('*', '&#42;')} |"


def _row(area: str, each: Tally) -> str:
    share = f"{each.decided:.0%}" if each.comparable else "-"
    cells = (each.comparable, each.equivalent, each.weaker, each.different, each.open, share, each.meaningless)
    return f"| {area} | " + " | ".join(map(str, (*cells, each.nothing))) + " |"
