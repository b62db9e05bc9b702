"""The programs that grow are pairs of equal programs."""

from __future__ import annotations

import pytest

from equiv import verify
from tests.benchmarks.scaling import Texts, calls, functions, lines


@pytest.mark.parametrize(
    ("texts", "function"),
    [(lines(9), "f"), (functions(2), "f1"), (calls(3), "entry")],
    ids=["lines", "functions", "calls"],
)
def test_what_grows_is_proven_bitwise(texts: Texts, function: str) -> None:
    verdict = verify(*texts, function=function)
    assert (verdict.verdict, verdict.level) == ("equivalent", "bitwise"), verdict.reasons
    assert texts[0] != texts[1]
