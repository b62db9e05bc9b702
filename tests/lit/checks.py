"""What became of each function that a pass changed, read from the records that `equiv opt` leaves."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from functools import cache
from pathlib import Path
from typing import Any

from equiv.verdict import DIFFERENT, EQUIVALENT
from equiv.verdict.reasons import ReasonKind

WEAKER = "weaker.levels"  # the levels at which open checks are proven, by their records, in the folder of these
COMMITS = "checked.commits"  # the commits at which checks were made, by their records, in the folder of these
_LONGEST = 110  # characters of a reason
_OPERATION = re.compile(r"'([a-z_][\w]*)\.[\w.]+'")
# An operation as a dump begins it, with its results, in custom or generic form. One that is of no dialect, which is
# printed in generic form alone, is of one of its own name: no tool registers that.
_NAMED_SIZES = re.compile(r" \(with (.*)\)$")
_NAME_OF_SIZE = re.compile(r"(?:^|, )([^=, ]+)=")
_BEGUN = re.compile(r'^ *(?:%[^=]*= )?(?:"?(?P<dialect>[a-z_]\w*)\.\w|"(?P<own>\w+)"\()', re.MULTILINE)
_FUNCTION = re.compile(
    r"""^(?P<indent>\ *) (?: \S*func\b.*@ (?: (?P<name>[\w.$-]+) | "(?P<quoted>[^"]*)" ) \(.*\{
                       | "[\w.]*func"\(\)\ .*\bsym_name\ =\ "(?P<generic>[^"]*)".*\{ )$""",
    re.MULTILINE | re.VERBOSE,
)
# What may end a program, or be seen, before it comes to what is undefined, or run beside it, by parts of names.
_SEEN_OR_BESIDE = re.compile(r"call|print|assert|asm|launch|async|barrier|channel|exit|abort|trap|volatile")
# What a run stopped for that another order of it, or of what it wrote, might not show.
_OF_AN_ORDER = re.compile(
    r"nothing orders|nothing has the program wait|nobody can go on|elements of channel"
    r"|the constant global|for all data that were tried"
)
# Passes that put other functions in the place of those of a library, near to them: nobody says how near.
_APPROXIMATING = ("test-math-polynomial-approximation",)
_NEAR_INSTRUCTIONS = ("x86vector.avx.rsqrt",)  # whose last bits their processors' makers leave open
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
    `weaker` is the level at which that is proven, if there is one. `checked_at` is a commit, or a day where that is all
    that is known."""

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
    checked_at: str = ""
    one_run: bool = False  # whether one run stood for all inputs: no sizes were chosen, but those that accesses tell

    @property
    def reason(self) -> str:
        """The message without what is particular to one program."""
        text = self.message
        for pattern, replacement in _PARTICULAR:
            text = pattern.sub(replacement, text)
        return text[:_LONGEST].strip()

    @property
    def approximates(self) -> bool:
        """Whether it is open what a pass made that approximates: nothing that is written down says how near that is to
        be."""
        inexact = self.kind == ReasonKind.OPEN_OBLIGATION or self.operation in _NEAR_INSTRUCTIONS
        return inexact and self.step.split("{")[0] in _APPROXIMATING

    @property
    def undefined(self) -> bool:
        """Whether it is open since the source is undefined whatever its inputs, before anything that others may see.
        Then any target refines it. Where each cell of its outputs is poison, the target was run, and is defined."""
        if not self.one_run or self.kind != ReasonKind.UNDEFINED_SOURCE:
            return False
        if self.message.startswith("each output cell of the source "):
            return True
        bodies = _bodies(self.programs[0]).get(self.function, ()) if self.programs else ()
        stopped = self.message.startswith("source: ") and not _OF_AN_ORDER.search(self.message)
        return stopped and bool(bodies) and not any(map(_SEEN_OR_BESIDE.search, bodies))

    def meaningless(self, dialects: frozenset[str]) -> bool:
        """Whether it is open, and an operation of a dialect that only tests have, or that no tool knows, is in its
        way: the reason names it, or the function has one. Operations of programs that are lowered have no dialect."""
        named, dot, _ = self.operation.partition(".")
        if dot and named not in dialects:
            return True
        found = _OPERATION.search(self.message)
        if self.kind == ReasonKind.UNSUPPORTED and found is not None and found[1] not in dialects:
            return True
        return any(not _dialects_in(each).get(self.function, frozenset()) <= dialects for each in self.programs)


@cache
def _dialects_in(program: Path) -> dict[str, frozenset[str]]:
    """Of the operations of each function of a dump, by its name; nothing where there is no dump."""
    return {
        name: frozenset(each["dialect"] or each["own"] for body in bodies for each in _BEGUN.finditer(body))
        for name, bodies in _bodies(program).items()
    }


@cache
def _bodies(program: Path) -> dict[str, tuple[str, ...]]:
    """The text of the functions of a dump, by their names, of which nested modules may have several alike."""
    text = program.read_text("utf-8") if program.exists() else ""
    found: dict[str, tuple[str, ...]] = {}
    for begun in _FUNCTION.finditer(text):
        end = text.find(f"\n{begun['indent']}}}", begun.end())
        body = text[begun.end() : end if end >= 0 else len(text)]
        name = begun["name"] or begun["quoted"] or begun["generic"]
        found[name] = (*found.get(name, ()), body)
    return found


def checks(area: str, reports: Path) -> Iterator[Check]:
    """The checks of functions below a folder of reports; what concerns a run as a whole is none."""
    for file in sorted(reports.glob("*/*.json")):
        data = json.loads(file.read_text("utf-8"))
        verdict = data["verdict"]
        if verdict is None or not verdict["source"]["function"]:
            continue
        reason = next(iter(verdict["reasons"]), {})
        day = datetime.fromtimestamp(data["finished"], UTC).date().isoformat()
        yield Check(
            area=area,
            record=str(file.relative_to(reports)),
            step=data["step"],
            function=verdict["source"]["function"],
            verdict=verdict["verdict"],
            kind=reason.get("kind", ""),
            operation=reason.get("operation") or "",
            message=reason.get("message", ""),
            weaker=noted(file.parent / WEAKER).get(file.name, ""),
            programs=(_beside(file, data["source"]), _beside(file, data["target"])),
            checked_at=noted(file.parent / COMMITS).get(file.name, day),
            one_run=_is_one_run(verdict, _beside(file, data["source"])),
        )


def _is_one_run(verdict: Mapping[str, Any], source: Path) -> bool:
    """Whether a verdict names no sizes: those that were run, those that were left out, those of its only reason, and
    the length of scalable vectors. How much memory a bare pointer leads to is no size: it is what accesses tell."""
    left_out = any(each["kind"] == ReasonKind.UNDEFINED_SOURCE for each in verdict["notes"])
    scaled = any("vscale" in each for each in verdict["assumptions"])
    named = [_NAMED_SIZES.search(each["message"]) for each in verdict["reasons"]]
    sizes = {name for found in named if found is not None for name in _NAME_OF_SIZE.findall(found[1])}
    pointers = {f"{each}.0" for each in _pointers(source, verdict["source"]["function"])} if sizes else set()
    return len(verdict["reasons"]) == 1 and not (verdict["sizes"] or left_out or scaled or sizes - pointers)


@cache
def _pointers(program: Path, function: str) -> frozenset[str]:
    """The parameters of a function of the LLVM dialect that are pointers, by their names."""
    text = program.read_text("utf-8") if program.exists() else ""
    begun = re.search(rf"\bllvm\.func\b[^\n]*@{re.escape(function)}\((?P<given>[^\n]*)", text)
    return frozenset(re.findall(r"%(\w+): !llvm\.ptr\b", begun["given"]) if begun is not None else ())


def noted(file: Path) -> dict[str, str]:
    """What stands in a file beside records of each of them, by their names; nothing where there is no such file."""
    found: dict[str, str] = json.loads(file.read_text("utf-8")) if file.exists() else {}
    return found


def _beside(record: Path, program: str) -> Path:
    """A program that was dumped, beside its record where the folder was copied from another place."""
    beside = record.parent / Path(program).name
    return beside if beside.exists() else Path(program)


@dataclass(slots=True)
class Tally:
    """`weaker` counts checks that are open bit for bit and proven at a weaker level, `meaningless` those that no
    verifier can do: an operation in their way is made up by the test, `approximated` those that are open after passes
    that approximate, `undefined` those that are open since the source is undefined whatever its inputs."""

    equivalent: int = 0
    weaker: int = 0
    different: int = 0
    open: int = 0
    meaningless: int = 0
    approximated: int = 0
    nothing: int = 0
    undefined: int = 0
    reasons: Counter[tuple[str, str]] = field(default_factory=Counter)
    checked_at: Counter[str] = field(default_factory=Counter)

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
        for name in (
            "equivalent",
            "weaker",
            "different",
            "open",
            "meaningless",
            "approximated",
            "nothing",
            "undefined",
        ):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.reasons.update(other.reasons)
        self.checked_at.update(other.checked_at)

    def add(self, check: Check, dialects: frozenset[str]) -> None:
        if check.verdict == EQUIVALENT:
            self.equivalent += 1
        elif check.verdict == DIFFERENT:
            self.different += 1
        elif check.kind == ReasonKind.NOTHING_COMPARED:
            self.nothing += 1
            return
        elif check.meaningless(dialects):
            self.meaningless += 1
            return
        elif check.weaker:
            self.weaker += 1
        elif check.approximates:
            self.approximated += 1
            return
        elif check.undefined:
            self.undefined += 1
            return
        else:
            self.open += 1
            self.reasons[check.kind, check.reason] += 1
        self.checked_at[check.checked_at] += 1


def tallies(found: Iterable[Check], dialects: frozenset[str]) -> dict[str, Tally]:
    """By area. `dialects` are those that operations of programs, and not of tests alone, belong to."""
    by_area: dict[str, Tally] = {}
    for check in found:
        by_area.setdefault(check.area, Tally()).add(check, dialects)
    return by_area


_COMMAND = "python -m tests.lit"
_COLUMNS = (
    *("compared", "equivalent", "at a weaker level", "different", "open"),
    *("decided", "operations of tests", "nothing to compare", "approximations", "undefined sources"),
)
_CHECKED_AT = "checked at"


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
    yield "`--again` takes the records of the last runs, of whatever day, `--open` checks again what is open in them,"
    yield "and `--may-remove` names passes that may take public functions away, as the option of `equiv opt` does:"
    yield f"{taken} of {there} tests of LLVM {version}, each pass of their `mlir-opt` through `equiv opt`."
    yield "A function that several passes changed counts for each. *Operations of tests* are those of dialects that"
    yield "only tests have, or that no tool registers: nobody knows what they mean, and what is open in functions that"
    yield "have one is not among what is compared. *At a weaker level* are those that are proven over the real numbers,"
    yield "or up to the grouping of sums, and neither proven nor refuted bit for bit: no definition says how a function"
    yield "of a library rounds. *Approximations* are open after a pass that puts polynomials, or instructions that are"
    yield "near, in the place of functions, and not among what is compared: nothing says how near they have to be."
    yield "*Undefined sources* are undefined, or leave nothing but poison, whatever their inputs, before anything that"
    yield "others may see: any target that is defined refines them, and they are not among what is compared. Where the"
    yield "source may be defined at other sizes, aborts by an assertion, or calls something before, the check is open."
    yield "*Checked at* are the commits, with the number of checks whose verdict is of each (with"
    yield "a plus, there were changes that are in none), or the day where that is all that was noted."
    yield ""
    yield "| tests | " + " | ".join((*_COLUMNS, _CHECKED_AT)) + " |"
    yield "|---|" + "---:|" * len(_COLUMNS) + "---|"
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
    checked_at = ", ".join(f"{at} ({number})" for at, number in each.checked_at.most_common()) or "-"
    return (
        f"| {area} | "
        + " | ".join(map(str, (*cells, each.nothing, each.approximated, each.undefined, checked_at)))
        + " |"
    )
