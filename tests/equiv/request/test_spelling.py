"""Options as words are the same options again where the command line reads them."""

from __future__ import annotations

import shlex

import click
import pytest
from msgspec.structs import replace

from equiv.cli import commands
from equiv.cli.options import options_of
from equiv.jobs.record import Record
from equiv.report.page.parts import command
from equiv.request.options import Options
from equiv.request.spelling import options_of_record, words_of
from equiv.verdict import Side, Verdict, Witness, WitnessKind

OPTIONS = [
    Options(),
    Options(sizes={"n": (4, 8), "A.0": 64}),
    Options(assume=("A:finite", "n:0..15"), accept=("bitwise", "reassociated")),
    Options(accept=("real",), timeout=0.5, max_operations=20_000_000, max_memory=1_500_000_000),
    Options(max_operations=123_457, solver_limit=4_000_000, seed=17, domain="exact"),
    Options(maps=("result0=arg3", "arg1=arg0:transpose(1,0)"), require="listed", all_sizes="off"),
    Options(bindings="their_mlir", all_sizes="require"),
]


def read(words: list[str]) -> Options:
    """What `equiv check` makes of words."""
    check = commands.get_command(click.Context(commands), "check")
    assert check is not None
    with check.make_context("check", list(words)) as context:
        return options_of(context.params)


@pytest.mark.parametrize("options", OPTIONS)
def test_words_are_read_as_the_options(options: Options) -> None:
    again = read(["a.mlir", "b.mlir", *words_of(options, "f")])
    sizes = {name: (value,) if isinstance(value, int) else tuple(value) for name, value in options.sizes.items()}
    assert max(again.accept) == max(options.accept)
    assert replace(again, accept=options.accept) == replace(options, sizes=sizes)


@pytest.mark.parametrize("options", OPTIONS)
def test_the_command_of_a_report_is_the_check_of_its_record(options: Options) -> None:
    verdict = Verdict("unknown", Side("a b.mlir", "f"), Side("$(c).mlir", "f"))
    record = Record("x", "a b.mlir", "$(c).mlir", verdict, options=options.to_json())
    words = shlex.split(command(record))
    assert words[:4] == ["equiv", "check", "a b.mlir", "$(c).mlir"]
    assert words[4:] == ["--func=f", *words_of(options, "f")]


def test_a_witness_gives_its_sizes_where_the_user_gave_none() -> None:
    sides = Side("a.mlir", "f"), Side("b.mlir", "f")
    verdict = Verdict("different", *sides, witness=Witness(WitnessKind.VALUE, *sides, {"n": -1}, (), 0, "small"))
    assert "--size=n=-1" in command(Record("x", "a.mlir", "b.mlir", verdict))
    given = Options(sizes={"n": (4,)}).to_json()
    assert "--size=n=-1" not in command(Record("x", "a.mlir", "b.mlir", verdict, options=given))


def test_assumptions_of_other_functions_are_left_out() -> None:
    options = Options(assume=("@f:arg0:finite", "@g:arg1:finite", "arg2:finite"))
    assert words_of(options, "f") == ["--assume=arg0:finite", "--assume=arg2:finite"]


WRONG: list[dict[str, object]] = [
    {"timeout": "soon"},
    {"accept": ["best"]},
    {"sizes": 3},
    {"sizes": {"n": None}},
    {"accept": 7},
    {"require": "everything"},
    {"max_operations": -1},
]


@pytest.mark.parametrize("data", WRONG)
def test_what_are_no_options_is_taken_for_none(data: dict[str, object]) -> None:
    assert options_of_record(data) is None
    assert command(Record("x", "a.mlir", "b.mlir", None, options=data)) == "equiv check a.mlir b.mlir"
