"""What a proof has used it gives back when it ends: z3's memory is none that Python's collector of cycles knows of."""

from __future__ import annotations

import gc

import pytest

from equiv.proving.parametric.answer import Failed, Proven
from equiv.proving.parametric.prove import Limits, prove_all_sizes
from tests.equiv.proving.parametric.programs import function, pair_of
from tests.equiv.proving.parametric.test_pairs import MAP, PACKED, VECTOR

pytest.importorskip("islpy")

LARGER_TARGET = MAP.replace("0 to %n", "0 to affine_map<(n) -> (n + 1)>(%n)")
OTHER_TARGET = MAP.replace("mulf", "addf")
DEFAULT = Limits()


def contexts() -> int:
    """How many of z3's contexts there are, whose memory is tens of megabytes."""
    return sum(type(each).__module__ == "z3.z3" and type(each).__name__ == "Context" for each in gc.get_objects())


@pytest.mark.parametrize(
    "target, limits, expected, message",
    [
        (PACKED, DEFAULT, Proven, ""),
        (LARGER_TARGET, DEFAULT, Failed, "out of bounds"),
        (OTHER_TARGET, DEFAULT, Failed, "'mulf' against 'addf'"),
        (PACKED, Limits(operations=2000), Failed, "maximal number of operations"),
    ],
)
def test_what_a_proof_used_ends_with_it(target: str, limits: Limits, expected: type, message: str) -> None:
    pair = pair_of(function(VECTOR, MAP), function(VECTOR, target))
    gc.collect()
    gc.disable()
    try:
        before = contexts()
        result = prove_all_sizes(pair, limits)
        assert isinstance(result, expected) and message in getattr(result, "reason", ""), result
        assert contexts() == before
    finally:
        gc.enable()
