"""Verdicts as text for people, with the lines of the programs that they speak of."""

from __future__ import annotations

import linecache
import os
from collections.abc import Callable, Iterable, Iterator, Mapping

from msgspec import Struct

from equiv.verdict import DIFFERENT, EQUIVALENT, Level, Reason, Verdict, Witness
from equiv.verdict.claim import claim
from equiv.verdict.method import Method
from equiv.verdict.printable import printable_line
from equiv.verdict.scope import Scope
from equiv.verdict.trace import Step, Trace
from interp import ir
from interp.ir.place import Place

_STYLES: Mapping[str, str] = {EQUIVALENT: "good", DIFFERENT: "bad"}
_LABEL = 10  # columns of the labels on the left
_MOST_SIZES = 64
_LARGE = 1000000  # a bound that stands for any
_MOST_WIDE = 72  # columns of a step, after which its place stands
_MARKS = "- source, + target"
_SHOWN = 6  # reasons and notes of each kind


class Line(Struct, frozen=True):
    """One line of a report; `style` is what a terminal may use: `good`, `bad`, `open`, `source`, `target`,
    `dim` or plain."""

    text: str
    style: str = ""


Quote = Callable[[Place], Iterable[Line]]


def report(verdict: Verdict, quote: Quote | None = None) -> Iterator[Line]:
    """The lines of the report on one verdict. `quote` shows the program at a place, by default as `snippet` does. What
    programs call things is made printable."""
    for line in _lines(verdict, quote or snippet):
        yield Line(printable_line(line.text), line.style)


def _lines(verdict: Verdict, quote: Quote) -> Iterator[Line]:
    source, target = verdict.source, verdict.target
    functions = source.function if source.function == target.function else f"{source.function} -> {target.function}"
    style = _STYLES.get(verdict.verdict, "open")
    files = f"{source.file} -> {target.file}"
    yield Line(f"{claim(verdict)}: {functions} ({files})" if functions else f"{claim(verdict)}: {files}", style)
    if verdict.level is not None:
        yield _labelled("level", f"{verdict.level}, {_method(verdict)}")
    if verdict.witness is not None:
        yield from _witness(verdict.witness, quote)
    yield from _reasons("reason", verdict.reasons, quote)
    if verdict.domain is not None:
        yield _labelled("sizes", verdict.domain)
    if verdict.sizes and verdict.witness is None:
        yield from _sizes("sizes" if verdict.domain is None else "also run", verdict.sizes)
    elif verdict.verdict == EQUIVALENT:
        yield _labelled("sizes", "all" if verdict.scope is Scope.ALL_SIZES else "static")
    for assumption in verdict.assumptions:
        yield _labelled("assumes", assumption)
    if verdict.certificate is not None:
        yield _labelled("proof", verdict.certificate, "dim")
    yield from _reasons("note", verdict.notes, quote)
    yield _labelled("cost", _cost(verdict), "dim")


def snippet(place: Place) -> Iterator[Line]:
    """The line of a place with a mark under its column; nothing where the file cannot be read."""
    # What is read for ever, a pipe or a device, is what a check may have been ended for.
    text = linecache.getline(place.file, place.line).rstrip("\n") if os.path.isfile(place.file) else ""
    if not text.strip():
        return
    indent = len(text) - len(text.lstrip())
    number = f"{place.line:>{_LABEL}} | "
    yield Line(f"{number}{text[indent:].expandtabs(1)}"[:160], "dim")
    column = place.column - 1 - indent
    if 0 <= column < 160 - len(number):
        yield Line(f"{' ' * _LABEL} | {' ' * column}^", "dim")


def _labelled(label: str, text: str, style: str = "") -> Line:
    return Line(f"  {label:<{_LABEL - 2}} {text}", style)


def _method(verdict: Verdict) -> str:
    if verdict.method == Method.EXACT:
        return "proven by identical expressions"
    bound = f"{verdict.error_bound:.1e}" if verdict.error_bound else "0"
    if verdict.method == Method.PARAMETRIC:
        return "proven by a relation between the recurrence equations of both, which z3 checked"
    if verdict.method == Method.ALPHA:
        return "proven by both being the same program, but for the names of values"
    if verdict.method == Method.LOCKSTEP:
        return "proven by both doing the same step by step, whatever data decides"
    if verdict.method == Method.SOLVER:
        return "proven by identical expressions, and where they differ by algebra and z3"
    if verdict.method == Method.ALGEBRAIC:
        how = (
            "multisets of operands"
            if verdict.level in (Level.BITWISE, Level.REASSOCIATED)
            else "values at random points"
        )
        return f"proven by {how}; wrong with probability at most {bound} (seed {verdict.seed})"
    return f"proven by 128-bit fingerprints; wrong with probability at most {bound} (seed {verdict.seed})"


def _sizes(label: str, sizes: tuple[dict[str, int], ...]) -> Iterator[Line]:
    for at, vector in enumerate(sizes[:_MOST_SIZES]):
        yield _labelled(label if at == 0 else "", ", ".join(f"{name}={value}" for name, value in vector.items()))
    if len(sizes) > _MOST_SIZES:
        yield _labelled("", f"and {len(sizes) - _MOST_SIZES:,} more")


def _reasons(label: str, reasons: tuple[Reason, ...], quote: Quote) -> Iterator[Line]:
    for reason in reasons[:_SHOWN]:
        where = f"{reason.place}: " if reason.place else ""
        yield _labelled(label, f"{where}{reason.message} [{reason.kind}]")
        if reason.place:
            yield from quote(reason.place)
    if len(reasons) > _SHOWN:
        yield _labelled("", f"and {len(reasons) - _SHOWN} more")


def _witness(witness: Witness, quote: Quote) -> Iterator[Line]:
    if witness.sizes:
        yield _labelled("with", ", ".join(f"{name}={value}" for name, value in witness.sizes.items()))
    below = [name for name, value in witness.sizes.items() if value < 0]
    if below:
        rules = " and ".join(f"--assume {name}:0..{_LARGE}" for name in below)
        yield _labelled("", f"{' and '.join(below)} below zero: {rules} leaves that out where no caller asks for it")
    if witness.cell is not None:
        cell = witness.cell
        others = f" and {witness.differing - 1} more" if witness.differing > 1 else ""
        yield _labelled("cell", f"{cell.text}{others}")
        for label, value in (("source", cell.source), ("target", cell.target)):
            verb = "written" if cell.index or cell.output[0] != ir.OutputKind.RESULT else "computed"
            written = f", {verb} at {value.writer}" if value.writer else ""
            yield _labelled(label, f"{value.text}{written}")
            if value.writer:
                yield from quote(value.writer)
    else:
        where = f" at {witness.place}" if witness.place else ""
        yield _labelled("target", f"{witness.kind.of_target}: {witness.message}{where}")
        if witness.place:
            yield from quote(witness.place)
    for at, given in enumerate(witness.input_values):
        yield _labelled("inputs" if at == 0 else "", f"{given.name} = {given.text}")
    if witness.schedule:
        yield _labelled("schedule", f"number {witness.schedule} of those that the target leaves open")
    if not witness.profile.endswith("zeros"):
        yield _labelled("data", f"sample '{witness.profile}' with seed {witness.seed}", "dim")
    elif witness.elements > len(witness.input_values):
        yield _labelled(*(("", "and zeros") if witness.input_values else ("inputs", "zeros alone")), "dim")
    if witness.trace is not None:
        yield from _trace(witness.trace)


def _trace(trace: Trace) -> Iterator[Line]:
    """The steps, those in which the programs differ marked as in a unified diff."""
    if not trace.rows:
        for at, note in enumerate(trace.notes):
            yield _labelled("" if at else "steps", note, "dim")
        return
    said = [_MARKS] if any(not row.equal for row in trace.rows) else []
    if trace.equal:
        said.append("1 more is equal" if trace.equal == 1 else f"{trace.equal:,} more are equal")
    yield _labelled("steps", "; ".join(said) or "of both programs", "dim")
    width = max((len(_step(each)) for row in trace.rows for each in (row.source, row.target) if each), default=0)
    width = min(width, _MOST_WIDE)
    for number, row in enumerate(trace.rows):
        if trace.omitted and number == trace.kept:
            yield _labelled("", f"... {trace.omitted:,} more ...", "dim")
        if row.equal and row.source is not None and row.target is not None:
            places = _places(row.source, row.target)
            yield _labelled("", f"  {_step(row.source):<{width}}  {places}".rstrip(), "dim")
            continue
        for mark, style, step in (("-", "source", row.source), ("+", "target", row.target)):
            if step is not None:
                yield _labelled("", f"{mark} {_step(step):<{width}}  {_places(step)}".rstrip(), style)
    for note in trace.notes:
        yield _labelled("", f"  {note}", "dim")


def _step(step: Step) -> str:
    return step.text + (f"  ({step.counters})" if step.counters else "")


def _places(*steps: Step) -> str:
    """Where steps stand: lines and columns, as the first line of the report names the files."""
    return " | ".join(f"{step.place.line}:{step.place.column}" for step in steps if step.place is not None)


def _cost(verdict: Verdict) -> str:
    stats = verdict.stats
    seconds = sum(stats.seconds.values())
    cells = f"{stats.cells:,} output cells compared, " if stats.cells else ""
    operations = f"{stats.source_operations:,} + {stats.target_operations:,} operations"
    return f"{cells}{operations}, {seconds:.2f} s, {_bytes(stats.peak_memory)}"


def _bytes(count: int) -> str:
    size = float(count)
    for unit in ("B", "kB", "MB"):
        if size < 1000:
            return f"{size:.3g} {unit}"
        size /= 1000
    return f"{size:.3g} GB"


def styles() -> Mapping[str, str]:
    """The terminal styles of `Line.style`."""
    return {
        "good": "bold green",
        "bad": "bold red",
        "open": "bold yellow",
        "source": "magenta",
        "target": "cyan",
        "dim": "dim",
        "": "",
    }
