"""What a function says of itself beside its operations, as far as a proof for all sizes does not know it, ends it."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from equiv.proving.parametric.equations import Outside
from equiv.proving.parametric.extraction import extract
from interp import ir
from interp.ir.atomics import Atomic, Ordering
from interp.ir.module import Ports
from tests.equiv.proving.parametric.programs import function, pair_of
from tests.equiv.proving.parametric.test_pairs import MAP, VECTOR

pytest.importorskip("islpy")
HERE = ir.Place("test", 1, 1)


def atomic(**said: bool) -> Atomic:
    return Atomic("addf f32", Ordering.MONOTONIC, "", HERE, **said)


def extracted(**changes: Any) -> None:
    text = function(VECTOR, MAP)
    pair = pair_of(text, text)
    module = pair.source_module
    changed = replace(module.functions["f"], **changes)
    assert extract(ir.Module({"f": changed}, module.globals), "f", pair.signature, "s").outputs


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"unordered_reductions": [HERE]}, "a reduction whose order is left open"),
        ({"atomics": [atomic()]}, "an atomic operation"),
        ({"atomics": [atomic(unseen=True), atomic()]}, "an atomic operation"),
        ({"calls": 2}, "state, ports or an order of its own"),
        ({"holds_up": True}, "state, ports or an order of its own"),
        ({"orders_later": True}, "state, ports or an order of its own"),
        ({"ports": Ports((), ())}, "state, ports or an order of its own"),
    ],
    ids=lambda each: next(iter(each)) if isinstance(each, dict) else "",
)
def test_it_is_outside_where_it_says_more(changes: dict[str, Any], why: str) -> None:
    with pytest.raises(Outside, match=why):
        extracted(**changes)


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"unordered_sums": [HERE]},  # which the level of the proof allows for
        {"atomics": [atomic(unseen=True), atomic(dispensable=True)]},
        {"assumptions": ["something"]},
        {"launches": True},
    ],
    ids=lambda each: next(iter(each), "nothing"),
)
def test_it_is_extracted_where_that_says_nothing_of_its_values(changes: dict[str, Any]) -> None:
    extracted(**changes)
