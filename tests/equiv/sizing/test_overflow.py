"""What sizes are taken to be below, where numbers of few bits would wrap around."""

from __future__ import annotations

import pytest

from tests.pairs.files import FOLDER, Pair

_WRAPS = FOLDER / "sizes" / "wraps"


@pytest.mark.parametrize(
    ("name", "below"),
    [("a-linear-index-in-32-bits", 15), ("an-offset-in-bytes-in-32-bits", 28)],
)
def test_the_verdict_says_what_sizes_are_taken_to_be_below(name: str, below: int) -> None:
    verdict = Pair.read(_WRAPS / f"{name}.mlir").check()
    assert verdict.proven and f"all sizes are below 2^{below}" in verdict.assumptions
