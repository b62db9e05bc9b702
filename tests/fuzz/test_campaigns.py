"""The campaigns that say themselves what is right: a few pairs of each, and that they deny verdicts that are not."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable
from functools import partial
from itertools import islice
from pathlib import Path

import pytest

from equiv.verdict import DIFFERENT, EQUIVALENT
from equiv.verdict.scope import Scope
from tests.fuzz import (
    campaign,
    cells,
    decisions,
    fastmath,
    flags,
    guards,
    hidden,
    integers,
    kernels,
    levels,
    needles,
    peepholes,
    rules,
    totals,
    verilog,
    xls,
)
from tests.fuzz.batches import Drawn, campaign_of, denial
from tests.fuzz.command import Campaign
from tests.fuzz.nests import pairs as nests
from tests.fuzz.tables import pairs as tables

PAIRS = 6
CAMPAIGNS: dict[str, Campaign] = {
    "levels": levels.campaign,
    "kernels": kernels.campaign,
    "xls": xls.campaign,
    "verilog": verilog.campaign,
    "addresses": campaign.campaign("addresses", edited=True),
    "fastmath": campaign_of(fastmath.pair),
    "flags": campaign_of(flags.pair),
    "guards": campaign_of(guards.pair),
    "needles": needles.campaign,
    "rules": rules.campaign,
    "cells": cells.campaign,
    "nests": campaign_of(nests.pair),
    "tables": campaign_of(tables.pair),
}
DRAWN: dict[str, Callable[[random.Random], Drawn | None]] = {
    "cells": cells.pair,
    "fastmath": fastmath.pair,
    "flags": flags.pair,
    "guards": guards.pair,
    "rules": rules.pair,
    "nests": nests.pair,
    "tables": tables.pair,
    "xls": xls.pair,
    "decisions": decisions.drawn,
    "addresses": partial(campaign.pair, campaign.KINDS["addresses"]),
}
needs_iverilog = pytest.mark.skipif(shutil.which("iverilog") is None, reason="iverilog is not here")


class _Verdict:
    """One that is always the same."""

    sizes: tuple[dict[str, int], ...] = ()
    level = "bitwise"
    scope = Scope.STATIC

    def __init__(self, verdict: str) -> None:
        self.verdict = verdict


@pytest.mark.parametrize(
    "name",
    [pytest.param(each, marks=needs_iverilog) if each == "verilog" else each for each in CAMPAIGNS],
)
def test_no_verdict_is_denied(name: str) -> None:
    checked = list(
        islice(CAMPAIGNS[name](0, 30 if name in ("xls", "verilog") else 12 if name in DRAWN else 1_000), PAIRS)
    )
    assert len(checked) == PAIRS and not [each for each in checked if each.denial]


@pytest.mark.parametrize(
    ("name", "verdict"),
    [
        ("levels", EQUIVALENT),
        ("kernels", EQUIVALENT),
    ],
)
def test_a_wrong_verdict_is_denied(name: str, verdict: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"tests.fuzz.{name}.verify", lambda *_, **__: _Verdict(verdict))
    assert any(each.denial for each in islice(CAMPAIGNS[name](0, 1_000), 60))


@pytest.mark.parametrize("name", DRAWN)
@pytest.mark.parametrize("verdict", [EQUIVALENT, DIFFERENT])
def test_a_judge_denies_a_wrong_verdict(name: str, verdict: str) -> None:
    """Of pairs one after the other, that are told apart and that are not."""
    drawn = [DRAWN[name](random.Random(at)) for at in range(8 if name == "addresses" else 40)]
    assert any(denial(each, _Verdict(verdict)) for each in drawn if each is not None)
    assert any(not denial(each, _Verdict(verdict)) for each in drawn if each is not None)


def test_short_programs_are_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of right and wrong pairs the judge denies what is not so, and nothing else."""
    monkeypatch.setattr(peepholes, "_POOL", 20)
    drawn = list(peepholes.pairs(0, 60))
    wrong = [each for each in drawn if each.change != "refined"]
    assert 0 < len(wrong) < len(drawn)
    for each in drawn:
        assert bool(denial(each, _Verdict(EQUIVALENT))) == (each in wrong)
        assert not (each in wrong and denial(each, _Verdict(DIFFERENT)))


def test_no_verdict_on_short_programs_is_denied(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peepholes, "_POOL", 20)
    checked = list(peepholes.campaign(0, 40))
    assert len(checked) == 40 and not [each for each in checked if each.denial]


def test_a_rule_holds_one_way_or_the_other_without_mistakes(monkeypatch: pytest.MonkeyPatch) -> None:
    """But for the near misses that are rules of their own, so that most pairs are right, by the judge alone."""
    monkeypatch.setattr(rules, "_MISTAKES", (0,))
    drawn = list(rules.pairs(0, 600))
    right = [each for each in drawn if each.change.startswith("right")]
    assert len(drawn) == 600 and len(right) > 360


def test_what_waits_for_a_value_is_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """The judge says of a pair that waits what it says of the programs at once."""
    monkeypatch.setattr(peepholes, "_POOL", 20)
    drawn = list(hidden.pairs(0, 60))
    wrong = [each for each in drawn if each.change != "refined"]
    assert 0 < len(wrong) < len(drawn)
    assert all(bool(denial(each, _Verdict(EQUIVALENT))) == (each in wrong) for each in drawn)
    checked = list(islice(hidden.campaign(0, 40), 2 * PAIRS))
    assert len(checked) == 2 * PAIRS and not [each for each in checked if each.denial]


def test_a_needle_denies_a_proof() -> None:
    """For one input two programs differ; nothing is said where none is hidden and samples do not differ."""
    drawn = [each for at in range(200) if (each := needles.pair(random.Random(at)))]
    hidden = [each for each in drawn if each.change.endswith("needle")]
    assert hidden and all(denial(each, _Verdict(EQUIVALENT)) for each in hidden)
    assert len(hidden) < len(drawn) and not any(denial(each, _Verdict(DIFFERENT)) for each in drawn)


def test_the_totals_are_those_of_the_records() -> None:
    text = totals.PAGE.read_text("utf-8")
    assert totals.page(text) == text, "python -m tests.fuzz.totals"


@needs_iverilog
@pytest.mark.parametrize("verdict", [EQUIVALENT, DIFFERENT])
def test_a_simulation_denies_a_wrong_verdict(verdict: str) -> None:
    drawn = [each for at in range(40) if (each := verilog.pair(random.Random(at))) and each.source != each.target]
    assert any(denial(each, _Verdict(verdict)) for each in verilog.judged(drawn))
    assert any(not denial(each, _Verdict(verdict)) for each in verilog.judged(drawn))


@needs_iverilog
def test_unknown_bits_of_the_source_bind_to_nothing(tmp_path: Path) -> None:
    """7 / 0 is unknown in every bit (IEEE 1364-2005, 5.1.5): it may become anything, and nothing may become it."""
    ports = (verilog.Port("a", 2, False),)
    unknown = verilog.Circuit(ports, "output [2:0]", "  assign y = (3'd7 / a);\n")
    known = verilog.Circuit(ports, "output [2:0]", "  assign y = ((a == 2'd0) ? 3'd5 : (3'd7 / a));\n")
    assert verilog.simulated([(unknown, known), (known, unknown)], tmp_path) == [0, 1]


def test_a_target_that_never_ends_is_told_apart() -> None:
    text = """func.func @f(%a: i4, %b: i4, %c: i1, %O: memref<4xi4>) -> (i1, i4, i8) {{
  %z = arith.constant 0 : i8
  %o = arith.constant 1 : i8
  %r = scf.while (%n = %z) : (i8) -> i8 {{
    %t = arith.constant 3 : i8
    %f = arith.cmpi ult, %n, %t : i8
    scf.condition(%f) %n : i8
  }} do {{
  ^bb0(%m: i8):
    %s = arith.{operation} %m, %o : i8
    scf.yield %s : i8
  }}
  return %c, %a, %r : i1, i4, i8
}}
"""
    source, target = (text.format(operation=each) for each in ("addi", "muli"))
    assert campaign.Judge(integers.ARGUMENTS, source, source).differs({}, 1) == ""
    assert "does not end" in campaign.Judge(integers.ARGUMENTS, source, target).differs({}, 1)
