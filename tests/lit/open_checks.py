"""Checks that were open, made again one by one from the programs that were dumped; what is decided stays as it is."""

from __future__ import annotations

import csv
import json
import re
import time
from collections.abc import Collection
from pathlib import Path
from typing import Any

from equiv.opt.step import Step, own_symbol
from equiv.opt.steps import Plan, Programs, check, plan
from equiv.request.options import Options
from equiv.verdict import UNKNOWN, Verdict
from equiv.verdict.reasons import ReasonKind
from equiv.verification import withheld
from frontends.errors import InputProblem
from tests.lit.checks import COMMITS, WEAKER, Check, checks, noted
from tests.lit.recorded import weaker_level

_NUMBER = re.compile(r"\d+")


def check_open(
    reports: Path, dialects: frozenset[str], options: Options, may_remove: Collection[str], commit: str
) -> None:
    """Checks again what is open below a folder of reports, as `equiv opt` would with its programs, and writes what is
    found into the records. A function that needs no check of its own loses its record. `dialects` are those of
    programs, and `may_remove` names passes that may take public functions away."""
    programs = Programs(options.bindings)
    plans: dict[tuple[Path, int], tuple[Step, Plan] | None] = {}
    for each in list(checks("", reports)):
        if each.verdict != UNKNOWN or each.kind == ReasonKind.NOTHING_COMPARED or each.weaker:
            continue
        if each.meaningless(dialects):
            continue
        file = reports / each.record
        found = _NUMBER.match(file.name)
        assert found is not None, "a record begins with the number of its step"
        key = file.parent, int(found[0])
        if key not in plans:
            plans[key] = _planned(each, key, programs, may_remove)
        planned = plans[key]
        if planned is None:
            continue  # it is as open as it was: a program cannot be read
        _check_again(file, each.function, planned, programs, options, commit)


def _planned(
    check: Check, key: tuple[Path, int], programs: Programs, may_remove: Collection[str]
) -> tuple[Step, Plan] | None:
    folder, number = key
    anchor, _, symbol = _operation(folder / "passes.tsv", number).partition(" @")
    source, target = map(str, check.programs)
    step = Step(number, check.step, own_symbol(anchor, symbol), source, target, check.step in may_remove)
    try:
        return step, plan(step, programs)
    except InputProblem:
        return None


def _operation(table: Path, number: int) -> str:
    """The operation that a pass ran on, with its symbol, as the table of passes has it."""
    with table.open(encoding="utf-8", newline="") as rows:
        for row in csv.DictReader(rows, delimiter="\t", quoting=csv.QUOTE_NONE):
            if row["number"] == str(number):
                return row["operation"]
    return ""


def _check_again(
    file: Path, function: str, planned: tuple[Step, Plan], programs: Programs, options: Options, commit: str
) -> None:
    step, what = planned
    started = time.monotonic()
    verdict = next((each for each in what.settled if each.source.function == function), None)
    if function in what.common:
        verdict = withheld(check(step, function, programs, options), what.lost.get(function))
    if verdict is None:
        file.unlink()
        return
    data = json.loads(file.read_text("utf-8"))
    data |= _told(verdict, time.monotonic() - started)
    file.write_text(json.dumps(data, indent=1) + "\n", "utf-8")
    _note(file, COMMITS, commit)
    level = weaker_level(data["verdict"], (step.source, step.target), options)
    if level is not None:
        _note(file, WEAKER, level)


def _told(verdict: Verdict, seconds: float) -> dict[str, Any]:
    return {
        "outcome": verdict.verdict,
        "verdict": verdict.to_json(),
        "seconds": round(seconds, 6),
        "finished": time.time(),
        "cached": False,
    }


def _note(record: Path, name: str, what: str) -> None:
    beside = record.parent / name
    beside.write_text(json.dumps(noted(beside) | {record.name: what}), "utf-8")
