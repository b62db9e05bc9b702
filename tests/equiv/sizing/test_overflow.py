"""What sizes are taken to be below, where numbers of few bits would wrap around."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.pairs.files import FOLDER, Pair

_WRAPS = FOLDER / "sizes" / "wraps"


@pytest.mark.parametrize(
    ("name", "below"),
    [
        ("a-linear-index-in-32-bits", 15),
        ("an-offset-in-bytes-in-32-bits", 28),
        ("a-counter-of-a-while-until-equal-in-32-bits", 31),
        ("a-wide-counter-of-a-while-until-equal-that-is-truncated-to-32-bits", 31),
        ("a-counter-in-32-bits-of-a-loop-of-blocks-until-equal", 31),
        ("a-counter-in-32-bits-of-a-loop-that-decides-at-its-end", 31),
        ("a-counter-in-32-bits-that-goes-down-until-equal", 31),
        ("a-counter-in-32-bits-in-steps-of-two-until-equal", 31),
        ("a-counter-in-32-bits-that-both-have-and-one-addresses-by", 31),
    ],
)
def test_the_verdict_says_what_sizes_are_taken_to_be_below(name: str, below: int) -> None:
    verdict = Pair.read(_WRAPS / f"{name}.mlir").check()
    assert verdict.proven and f"all sizes are below 2^{below}" in verdict.assumptions


@pytest.mark.parametrize(
    ("name", "places"),
    [
        ("a-counter-in-a-carried-tensor-in-32-bits", ["target.mlir:9:10"]),
        ("a-counter-in-memory-in-32-bits-that-both-have", ["source.mlir:10:10", "target.mlir:10:10"]),
    ],
)
def test_the_verdict_says_which_counters_in_memory_are_taken_not_to_wrap_around(name: str, places: list[str]) -> None:
    verdict = Pair.read(_WRAPS / f"{name}.mlir").check()
    assert verdict.proven
    said = [each.removeprefix("what is counted at ") for each in verdict.assumptions if "counted at" in each]
    assert [Path(each.split()[0]).name for each in said] == places


@pytest.mark.parametrize("name", ["a-wide-sum-in-a-while-until-equal", "a-wide-counter-that-goes-down-until-equal"])
def test_wide_counters_take_nothing_for_granted(name: str) -> None:
    verdict = Pair.read(_WRAPS / f"{name}.mlir").check()
    assert verdict.proven
    assert not [each for each in verdict.assumptions if "below" in each or "counted at" in each]


@pytest.mark.parametrize(
    "name",
    [
        "solver/requirements/an-index-in-bounds-written-otherwise.7-8-equivalent",
        "solver/requirements/an-index-in-bounds-written-otherwise.8-8-equivalent",
    ],
)
def test_numbers_in_memory_that_no_loop_counts_take_nothing_for_granted(name: str) -> None:
    verdict = Pair.read(FOLDER / f"{name}.mlir").check()
    assert verdict.proven and not [each for each in verdict.assumptions if "counted at" in each]
