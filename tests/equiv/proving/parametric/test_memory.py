"""What a proof uses has a limit, and ends with it: z3's memory is none that Python's collector of cycles knows of."""

from __future__ import annotations

import gc
import subprocess
import sys

import pytest

from equiv.proving.parametric.answer import Failed, NotModelled, Proven
from equiv.proving.parametric.attempt import Limits
from equiv.proving.parametric.prove import prove_all_sizes
from tests import ROOT
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


def test_a_size_of_too_many_cases_is_outside_with_its_place() -> None:
    """Each choice doubles the cases of a bound that is a sum of them."""
    lines, total = [], "%n"
    for at in range(40):
        lines += [
            f"%k{at} = arith.constant {at * at + 2} : index",
            f"%m{at} = arith.minsi %n, %k{at} : index",
            f"%t{at} = arith.addi {total}, %m{at} : index",
        ]
        total = f"%t{at}"
    loop = "%c0 = arith.constant 0 : index\n%c1 = arith.constant 1 : index\n" + "\n".join(lines)
    loop += f"\nscf.for %i = %c0 to {total} step %c1 {{\n"
    loop += "  %a = memref.load %A[%i] : memref<?xf32>\n  memref.store %a, %B[%i] : memref<?xf32>\n}\n"
    text = function(VECTOR, loop)
    result = prove_all_sizes(pair_of(text, text))
    assert isinstance(result, NotModelled), result
    assert result.reason == "an expression of too many cases"
    assert result.place is not None and "arith.addi" in text.split("\n")[result.place.line - 1]


def test_what_is_outside_needs_neither_isl_nor_z3() -> None:
    atomic = "%a = memref.load %A[%n] : memref<?xf32>\nmemref.atomic_rmw addf %a, %B[%n] : (f32, memref<?xf32>) -> f32"
    text = function(VECTOR, atomic)
    script = (
        "import sys\n"
        "from equiv.proving.parametric.answer import NotModelled\n"
        "from equiv.proving.parametric.prove import prove_all_sizes\n"
        "from tests.equiv.proving.parametric.programs import pair_of\n"
        f"assert isinstance(prove_all_sizes(pair_of({text!r}, {text!r})), NotModelled)\n"
        "assert not {'islpy', 'z3'} & set(sys.modules)\n"
    )
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
