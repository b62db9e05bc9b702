"""Steps of two programs that were checked before: known by all that their verdicts depend on, and by nothing else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from equiv.jobs.store import READS_WEIGHTS, Store
from equiv.opt.checks import Checked, Outcome, Request, check_steps
from equiv.opt.known_steps import KnownSteps
from equiv.opt.step import Step, undecided
from equiv.request.options import Options
from equiv.verdict.reasons import ReasonKind
from tests.equiv.opt.test_wrapper import SUM, WRONG

_REQUEST = Request(Options(seed=1, timeout=20.0, max_operations=10**6, assume_where_it_fits=True), 60.0)
_HERE = "an installation"
_OTHER = SUM.replace("@f", "@g")


class Database:
    """What is kept by one installation after another."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.store = Store(folder / "kept.sqlite", pytest.fail)
        self._count = 0

    def known(self, request: Request = _REQUEST, installation: str | None = _HERE) -> KnownSteps:
        return KnownSteps(request, self.store, installation)

    def step(self, source: str, target: str, number: int = 0, **fields: Any) -> Step:
        """Its programs are in new files."""
        self._count += 1
        files = [self.folder / f"{self._count}-{side}.mlir" for side in ("before", "after")]
        for file, text in zip(files, (source, target), strict=True):
            file.write_text(text)
        return Step(number, "pass", fields.pop("symbol", ""), *map(str, files), **fields)


@pytest.fixture
def database(tmp_path: Path) -> Database:
    return Database(tmp_path)


def _settled(step: Step, kind: str = ReasonKind.SIGNATURE, seconds: float = 1.0, function: str = "f") -> Outcome:
    """An outcome with one verdict, which names both files, and a note."""
    outcome = Outcome(installation=_HERE, notes={step.number: [f"see {step.target}:3"]})
    outcome.add(step, function, undecided(step, function, kind, f"see {step.source}:2"), seconds)
    return outcome


def test_what_is_known_is_what_was_found_with_the_files_at_hand(database: Database) -> None:
    wrong = SUM.replace("addi", "subi")
    step = database.step(SUM + _OTHER, wrong + _OTHER.replace("%a, %b : i32", "%b, %a : i32"))
    found = check_steps([step], _REQUEST)
    found.installation = _HERE
    assert len(found.checked) == 2
    database.known().keep([step], found)
    again = database.step(Path(step.source).read_text(), Path(step.target).read_text(), number=5)
    known = database.known().find([again])
    assert list(known.notes) == [5]
    for one, other in zip(found.checked, known.checked, strict=True):
        expected = str(one.verdict.to_json()).replace(step.source, again.source).replace(step.target, again.target)
        assert (str(other.verdict.to_json()), other.cached, other.step) == (expected, True, again)


def test_a_step_is_known_by_all_that_counts(database: Database) -> None:
    step = database.step(SUM, WRONG)
    database.known().keep([step], _settled(step))
    assert database.known().find([database.step(SUM, WRONG)]).checked
    others = (
        database.step(SUM + "\n", WRONG),
        database.step(SUM, WRONG + "\n"),
        database.step(WRONG, SUM),
        database.step(SUM, WRONG, symbol="f"),
        database.step(SUM, WRONG, same=True),
    )
    for other in others:
        assert not database.known().find([other]).notes
    requests = (
        replace(_REQUEST, options=replace(_REQUEST.options, accept=("real",))),
        replace(_REQUEST, options=replace(_REQUEST.options, timeout=9.0)),
        replace(_REQUEST, options=replace(_REQUEST.options, seed=2)),
        replace(_REQUEST, accept_in={"pass": ("real",)}),
        replace(_REQUEST, may_remove=frozenset({"pass"})),
        replace(_REQUEST, fresh=True),
    )
    for request in requests:
        assert not database.known(request).find([database.step(SUM, WRONG)]).notes
    for installation in ("another one", "", None):
        assert not database.known(installation=installation).find([database.step(SUM, WRONG)]).notes


@pytest.mark.parametrize(
    ("kind", "seconds", "function", "is_kept"),
    [
        (ReasonKind.SIGNATURE, 0.0, "f", True),
        (ReasonKind.LIMIT_TIME, 1.0, "f", True),
        (ReasonKind.LIMIT_TIME, 0.0, "f", False),  # the time of the run was over
        (ReasonKind.LIMIT_TIME, 1.0, "", False),
        (ReasonKind.CRASH, 1.0, "f", False),
    ],
)
def test_what_another_check_may_not_say_is_not_kept(
    database: Database, kind: str, seconds: float, function: str, is_kept: bool
) -> None:
    step = database.step(SUM, WRONG)
    database.known().keep([step], _settled(step, kind, seconds, function))
    assert bool(database.known().find([step]).notes) == is_kept


def test_a_step_that_did_not_end_is_not_kept(database: Database) -> None:
    """Its other functions may be wrong."""
    step = database.step(SUM + _OTHER, WRONG)
    outcome = _settled(step)
    outcome.notes.clear()
    database.known().keep([step], outcome)
    assert not database.known().find([step]).notes


def test_nothing_is_kept_for_an_installation_that_did_not_check(database: Database) -> None:
    step = database.step(SUM, WRONG)
    outcome = _settled(step)
    outcome.installation = "another one"
    database.known().keep([step], outcome)
    outcome.installation = ""
    database.known(installation=None).keep([step], outcome)
    for installation in (_HERE, "another one", ""):
        assert not database.known(installation=installation).find([step]).notes


def test_programs_that_take_weights_from_elsewhere_are_not_known(database: Database) -> None:
    step = database.step(SUM + f'// {READS_WEIGHTS} = "weights.bin"\n', WRONG)
    database.known().keep([step], _settled(step))
    assert not database.known().find([step]).notes


def test_one_text_for_both_sides_is_not_mixed_up(database: Database) -> None:
    """A verdict of one file cannot tell which side it names."""
    step = database.step(SUM, SUM)
    one = replace(step, target=step.source)
    database.known().keep([one], _settled(one))
    assert not database.known().find([one]).notes and not database.known().find([step]).notes


def test_steps_keep_their_verdicts_apart(database: Database) -> None:
    first, second = database.step(SUM, WRONG, 0), database.step(WRONG, SUM, 1)
    outcome = _settled(first)
    outcome.checked += _settled(second, function="g").checked
    outcome.notes[1] = []
    database.known().keep([first, second], outcome)
    known = database.known().find([second, first])
    assert [_named(each) for each in known.checked] == [(1, "g"), (0, "f")]
    assert known.notes == outcome.notes


def _named(checked: Checked) -> tuple[int, str]:
    return checked.step.number, checked.function


def test_without_a_database_nothing_is_known(database: Database) -> None:
    step = database.step(SUM, WRONG)
    nothing = KnownSteps(_REQUEST, None, _HERE)
    nothing.keep([step], _settled(step))
    assert not nothing.find([step]).notes


def test_of_a_program_against_itself_nothing_is_known(database: Database) -> None:
    step = database.step(SUM, SUM)
    step = replace(step, target=step.source)
    database.known().keep([step], _settled(step))
    assert not database.known().find([step]).notes
