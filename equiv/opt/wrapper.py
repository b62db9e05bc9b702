"""Runs a tool and checks the passes of its pipeline."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from msgspec import Struct

from equiv.jobs.known import Known
from equiv.jobs.store import Store
from equiv.opt.arguments import input_file, input_files, output_file, reads_standard_input, showing_passes
from equiv.opt.checks import Checked, Outcome, Request, check_steps, is_known
from equiv.opt.dumps import Dumps, before_the_last, read_dumps
from equiv.opt.environment import fingerprint
from equiv.opt.folder import Folder
from equiv.opt.history import GENERIC, History, Judged, Shown, opened
from equiv.opt.known_steps import KnownSteps
from equiv.opt.output_check import ENDED, Gap, Output, compare
from equiv.opt.step import Step, own_symbol, undecided
from equiv.opt.tool import Completed, Given, Input, Printed, StandardOutput, Watched, last_said, run_alone, run_watched
from equiv.verdict import DIFFERENT, EXIT_DIFFERENT, EXIT_UNKNOWN, UNKNOWN, Verdict
from equiv.verdict.failing import FailOn
from equiv.verdict.printable import printable_line
from equiv.verdict.reasons import ReasonKind

_TIMES = 50.0  # printing takes longer than running
_LARGEST_OUTPUT = 1 << 30  # bytes of programs printed
# Reasons that the generic form of the programs may do away with: the parser did not get through.
_FORM = (ReasonKind.SYNTAX, ReasonKind.UNSUPPORTED)


class Settings(Struct, frozen=True):
    """`fail_on` says which verdicts make the run fail. `reports` is where records go, None for nowhere. `seconds` is
    what the run that shows the passes may take at least; a tool that is slow gets more. `origin` says, for the summary,
    which file options are from. What is `known` does not make the run fail."""

    request: Request
    fail_on: FailOn
    reports: Path | None
    seconds: float = 30.0
    origin: str = ""
    known: Known | None = None


class Begun(Struct, frozen=True):
    """A run before its tool starts: the folder that is claimed for it, if records are kept, and what the files hold
    that the tool may read."""

    command: Sequence[str]
    file: str
    claimed: Folder | None
    before: Sequence[bytes]


class Ran(Struct, frozen=True):
    """What is known of the tool's run: what it could read on standard input, what it wrote, and how it ended."""

    given: Given
    printed: Printed
    completed: Completed


def begin(command: Sequence[str], reports: Path | None) -> Begun:
    """Raises `WrongUse` where no record of the run can be begun."""
    file = input_file(command[1:])
    claimed = Folder.claim(reports, file, command) if reports else None
    return Begun(command, file, claimed, _files_read(command))


def run(command: Sequence[str], settings: Settings) -> int:
    """Runs the tool and checks its passes. Returns the tool's exit code (minus the signal's number if one ended it),
    or 1 or 3 where the tool succeeded and the checks make the run fail. Raises `WrongUse`."""
    begun = begin(command, settings.reports)
    given = Input(wanted=reads_standard_input(command[1:]))
    printed = StandardOutput(wanted=output_file(command[1:]) == "-")
    completed = run_alone(command, given, printed)  # which a signal may end, and this process with it
    return conclude(begun, Ran(given, printed, completed), settings)


def conclude(begun: Begun, ran: Ran, settings: Settings, installation: str = "") -> int:
    """Checks the passes of a run that is over, and returns what `run` returns. `installation` is the fingerprint of
    this one, where it is known."""
    folder = begun.claimed
    keep = folder is not None
    try:
        try:
            folder = folder or Folder.temporary()
            judged = _judge(begun, ran, folder, settings, installation or _installed())
            if keep:
                _record(judged, begun.file, folder, settings)
        except OSError as problem:
            why = f"the passes could not be checked: {problem.strerror or problem}"
            _say(f"equiv: {why}")
            is_lost = begun.claimed is not None and not begun.claimed.fail(why)
            return ran.completed.code or (EXIT_UNKNOWN if is_lost or settings.fail_on.needs_proofs else 0)
        failing = _report_failing(judged.checked, begun.file, settings)
        keep = keep or bool(failing)
        if failing and settings.reports is None:
            _say(f"equiv: the programs are in {folder.path}")
        return _code(ran.completed.code, failing)
    finally:
        if not keep and folder is not None:
            shutil.rmtree(folder.path, ignore_errors=True)


def conclude_known(begun: Begun, ran: Ran, settings: Settings, fingerprint: str, store: Store | None) -> int | None:
    """What `conclude` returns, of a run that is known to be like one before and that leaves nothing behind, or leaves
    it in a folder that is claimed; None where more is to be done. `fingerprint` is that of this installation,
    `store` is what was kept. Raises `OSError` before anything is said."""
    read = _read(begun.before, ran.given)
    if ran.completed.code or read is None:
        return None
    history = History(settings.request, begun.command, store)
    kept = history.find([*begun.before, ran.given.contents()], _output(begun.command, ran.printed), fingerprint)
    if kept is None:
        return None
    if begun.claimed is None:
        if kept.is_proven:
            return 0
        if kept.fails(settings.fail_on):
            return None
        judged = kept.judged(Path(os.devnull))
    else:
        kept.restore(begun.claimed)
        judged = kept.judged(begun.claimed.path)
        _record(judged, begun.file, begun.claimed, settings)
    return _code(0, _report_failing(judged.checked, begun.file, settings))


def _record(judged: Judged, file: str, folder: Folder, settings: Settings) -> None:
    """Raises `OSError`."""
    for checked in judged.checked:
        folder.record(checked, file, settings.request.options_of(checked.step).to_json())
    folder.passes(judged.rows)
    folder.end()


def _report_failing(checked: Sequence[Checked], file: str, settings: Settings) -> list[Checked]:
    """Says what makes the run fail, and what is open."""
    failing = [
        each
        for each in checked
        if settings.fail_on.fails(each.verdict.verdict) and not is_known(each, file, settings.known)
    ]
    for each in failing:
        _report(each)
    _summarize(checked, failing, settings)
    return failing


def _code(code: int, failing: Sequence[Checked]) -> int:
    if code or not failing:
        return code
    return EXIT_DIFFERENT if any(each.verdict.verdict == DIFFERENT for each in failing) else EXIT_UNKNOWN


def _summarize(checked: Sequence[Checked], failing: Sequence[Checked], settings: Settings) -> None:
    """One line where something is not proven that does not make the run fail, or where something is unknown."""
    if settings.known is not None and (settings.known.matched or settings.known.expired):
        for line in settings.known.lines(unused=False):  # other runs may have what this one has not
            _say(f"equiv: {line}")
    known = 0 if settings.known is None else len(settings.known.matched)
    open_ = [each.verdict for each in checked if each.verdict.verdict == UNKNOWN]
    let_go = [each for each in checked if each.verdict.verdict == DIFFERENT and each not in failing]
    if not open_ and not let_go:
        return
    kinds = Counter(str(reason.kind) for verdict in open_ for reason in verdict.reasons[:1])
    parts = (
        [f"{len(open_)} unknown ({', '.join(f'{kind} {number}' for kind, number in kinds.items())})"] if open_ else []
    )
    who = "--known" if known else f"--fail-on {settings.fail_on}"
    parts += [f"{len(let_go)} different, which {who} lets pass"] if let_go else []
    where = f"; the records are in '{settings.reports}'" if settings.reports else ""
    _say(f"equiv: of {len(checked)} checks, {' and '.join(parts)}{settings.origin}{where}")


def _judge(begun: Begun, ran: Ran, folder: Folder, settings: Settings, fingerprint: str) -> Judged:
    """What became of the passes: found by checking them, or known of an earlier run that was the same. Raises
    `OSError`."""
    read = _read(begun.before, ran.given)
    output = None if ran.completed.code else _output(begun.command, ran.printed)
    if output is None or read is None:
        watched, dumps = _watch(begun.command, ran, settings, generic=False)
        nothing = KnownSteps(settings.request, None, None)
        return _check(begun.command, ran, watched, dumps, read, output, folder, settings, fingerprint, nothing)[0]
    store = opened(settings.request)
    try:
        history = History(settings.request, begun.command, store)
        everything = [*begun.before, ran.given.contents()]
        kept = history.find(everything, output, fingerprint)
        if kept is not None:
            kept.restore(folder)
            return kept.judged(folder.path)
        watched, dumps = _known_otherwise(begun.command, history, everything, output, read) or _watch(
            begun.command, ran, settings, generic=False
        )
        shown = Shown(ran.completed.code, watched.code, watched.output)
        kept = history.find_shown(everything, output, shown)
        if kept is None:
            known = history.known_steps()
            judged, installation = _check(
                begun.command, ran, watched, dumps, read, output, folder, settings, fingerprint, known
            )
        else:
            kept.restore(folder)
            judged, installation = kept.judged(folder.path), ""
        if installation is not None:
            history.keep(judged, everything, output, shown, folder, installation)
            if any(each.step.name == ENDED for each in judged.checked) and watched.code == ran.completed.code:
                history.keep_otherwise(everything, watched.output)
        return judged
    finally:
        if store is not None:
            store.close()


def _known_otherwise(
    command: Sequence[str], history: History, everything: Sequence[bytes], output: Output, read: bytes
) -> tuple[Watched, Dumps] | None:
    """An earlier run of a tool that ends in one of several programs: what it showed then, if that ended with what it
    wrote now. It is as good as another look at the tool, which might show either."""
    said = history.find_otherwise(everything)
    if said is None:
        return None
    dumps = read_dumps(said)
    compared = compare(dumps, output, read, command[1:])
    if compared.problem or any(gap.name == ENDED for gap in compared.gaps):
        return None
    return Watched(said, 0), dumps


def _installed() -> str:
    """The fingerprint of this installation; empty where no file system tells of processes, which it asks."""
    try:
        return fingerprint()
    except OSError:
        return ""


def _check(
    command: Sequence[str],
    ran: Ran,
    watched: Watched,
    dumps: Dumps,
    read: bytes | None,
    output: Output | None,
    folder: Folder,
    settings: Settings,
    fingerprint: str,
    known: KnownSteps,
) -> tuple[Judged, str | None]:
    """What became of the passes, and which installation checked them: None where not all of them were seen. `output` is
    None where the tool failed. Raises `OSError`."""
    trouble = _trouble(watched, ran.completed, dumps)
    steps = list(_steps(dumps, folder, "").values())
    number = len(dumps.applications)
    seen = not trouble
    if output is not None:
        compared = compare(dumps, output, read, command[1:])
        gaps = () if trouble else compared.gaps
        steps += [_step(at, each, folder) for at, each in enumerate(gaps, number)]
        number += len(gaps)
        trouble = trouble or compared.problem
    outcome = _checked(steps, settings, fingerprint, known)
    unread = {each.step.number for each in outcome.checked if _is_unread(each) and not each.step.same}
    if unread:
        _, generic = _watch(command, ran, settings, generic=True)
        if _alike(dumps, generic):
            again = [step for step in _steps(generic, folder, GENERIC).values() if step.number in unread]
            readable = _checked(again, settings, fingerprint, known)
            outcome.checked = [each for each in outcome.checked if each.step.number not in unread] + readable.checked
            outcome.checked.sort(key=lambda each: each.step.number)
            outcome.notes |= readable.notes
    if trouble:
        file = input_file(command[1:])
        step = Step(number, "capture", "", file, file)
        outcome.add(step, "", undecided(step, "", ReasonKind.CAPTURE, trouble))
    return Judged(outcome.checked, list(_rows(dumps, outcome))), outcome.installation if seen else None


def _checked(steps: Sequence[Step], settings: Settings, fingerprint: str, known: KnownSteps) -> Outcome:
    """The verdicts on steps, in their order; those that are not known are found by checks. Raises `OSError`."""
    outcome = known.find(steps)
    left = [each for each in steps if each.number not in outcome.notes]
    if not left:
        return outcome
    found = check_steps(left, settings.request, fingerprint)
    known.keep(left, found)
    found.checked = sorted(outcome.checked + found.checked, key=lambda each: each.step.number)
    found.notes |= outcome.notes
    return found


def _step(number: int, gap: Gap, folder: Folder) -> Step:
    return Step(
        number, gap.name, "", folder.program(gap.before, "checked"), folder.program(gap.after, gap.name), same=True
    )


def _output(command: Sequence[str], printed: Printed) -> Output:
    """What the tool wrote."""
    file = output_file(command[1:])
    if file == "-":
        text, problem = printed.seen()
        return Output(text, printed.mixed, problem)
    path = Path(file)
    try:
        if not path.exists():
            return Output(b"")
        if path.is_file():
            return Output(path.read_bytes())
        if path.samefile(os.devnull):
            return Output(None)
        return Output(None, problem=f"the tool wrote to '{file}', which keeps nothing that could be looked at")
    except OSError as problem:
        return Output(None, problem=f"what the tool wrote cannot be read again: {problem.strerror or problem}")


def _files_read(command: Sequence[str]) -> list[bytes]:
    """What the files hold that the tool may read, before it runs: it may write to them."""
    found = []
    for file in input_files(command[1:]):
        with contextlib.suppress(OSError):  # the tool will say so
            found.append(Path(file).read_bytes())
    return found


def _read(before: Sequence[bytes], given: Given) -> bytes | None:
    """What the tool read; None where that is not known, since more than one thing may be it."""
    found = [each for each in (*before, given.contents()) if each] or before
    return found[0] if len(found) == 1 and given.is_known() else None


def _watch(command: Sequence[str], ran: Ran, settings: Settings, *, generic: bool) -> tuple[Watched, Dumps]:
    watching = [command[0], *showing_passes(command[1:], generic=generic)]
    seconds = max(settings.seconds, _TIMES * ran.completed.seconds)
    watched = run_watched(watching, ran.given, seconds=seconds, size=_LARGEST_OUTPUT)
    stopped = watched.code in (None, -signal.SIGXFSZ)
    return watched, read_dumps(before_the_last(watched.output) if stopped else watched.output)


def _steps(dumps: Dumps, folder: Folder, form: str) -> dict[int, Step]:
    """The passes that changed the program, by number, with their programs written to the folder."""
    steps = {}
    for number, each in enumerate(dumps.applications):
        if each.changed and each.after is not None:
            source = folder.program(each.before, form or "input")
            target = folder.program(each.after, f"{each.name}-{form}" if form else each.name)
            steps[number] = Step(number, each.name, own_symbol(each.anchor, each.symbol), source, target)
    return steps


def _is_unread(checked: Checked) -> bool:
    """Whether a step as a whole is open because of the form in which its programs were printed."""
    return checked.function == "" and any(reason.kind in _FORM for reason in checked.verdict.reasons)


def _alike(dumps: Dumps, other: Dumps) -> bool:
    """Whether two runs went through the same passes."""
    return [(each.name, each.anchor, each.symbol, each.changed) for each in dumps.applications] == [
        (each.name, each.anchor, each.symbol, each.changed) for each in other.applications
    ]


def _trouble(watched: Watched, completed: Completed, dumps: Dumps) -> str:
    """Why the passes that were seen may not be all; empty where they are."""
    if watched.code is None:
        return "the tool did not end in time when it was asked to print its passes"
    if watched.code != completed.code:
        return (
            f"the tool ended with {watched.code} when it was asked to print its passes, and with {completed.code} "
            f"without that; the last that it said: {last_said(watched.output)}"
        )
    if dumps.garbled:
        return f"{dumps.garbled} programs that the tool printed cannot be told apart"
    return ""


def _rows(dumps: Dumps, outcome: Outcome) -> Iterator[list[str]]:
    yield ["number", "pass", "operation", "state", "function", "verdict", "reason"]
    for number, each in enumerate(dumps.applications):
        operation = f"{each.anchor} @{each.symbol}" if each.symbol else each.anchor
        row = [str(number), each.name, operation]
        if each.after is None:
            yield [*row, "failed", "", "", ""]
        elif not each.changed:
            yield [*row, "unchanged", "", "", ""]
        else:
            for checked in outcome.checked:
                if checked.step.number == number:
                    yield [*row, "checked", checked.function, checked.verdict.verdict, _reasons(checked.verdict)]
            for note in outcome.notes.get(number, ()):
                yield [*row, "note", "", "", note]
            if all(checked.step.number != number for checked in outcome.checked):
                yield [*row, "alike", "", "", "no function changed"]
    for checked in outcome.checked:
        if checked.step.number >= len(dumps.applications):
            step, verdict = checked.step, checked.verdict
            yield [str(step.number), step.name, "", "checked", checked.function, verdict.verdict, _reasons(verdict)]


def _reasons(verdict: Verdict) -> str:
    return "; ".join(f"[{reason.kind}] {reason.message}" for reason in verdict.reasons)


def _report(checked: Checked) -> None:
    from equiv.verdict.text import report

    step = checked.step
    where = f" on @{step.symbol}" if step.symbol else ""
    _say(f"equiv: pass {step.number} of the pipeline, '{step.name}'{where}:")
    for line in report(checked.verdict):
        _say(line.text)


def _say(text: str) -> None:
    """Says something on standard error, if somebody still listens."""
    with contextlib.suppress(OSError, ValueError):
        sys.stderr.write(printable_line(text) + "\n")
        sys.stderr.flush()
