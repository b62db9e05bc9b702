"""Arrays of earlier generations, and programs for arrays as earlier releases of the tools print them."""

from __future__ import annotations

import pytest

from equiv import verify
from equiv.verdict import Verdict
from frontends.mlir import load
from tests.frontends.aie.devices import KERNELS, NEGATE_BODY, check_device, negate, negated

# Locks of the first generation: of value 0 while a buffer is empty, of value 1 while it is full.
FIRST_BODY = """
aie.use_lock(%full, Acquire, 1)
aie.use_lock(%full_out, Acquire, 0)
scf.for %i = %c0 to %c4 step %c1 {
  %x = memref.load %in[%i] : memref<4xi32>
  %y = arith.subi %zero, %x : i32
  memref.store %y, %out[%i] : memref<4xi32>
}
aie.use_lock(%full, Release, 0)
aie.use_lock(%full_out, Release, 1)
"""


def first_generation(body: str = FIRST_BODY, tile: str = "(0, 2)") -> str:
    return (
        negate(body)
        .replace("aie.device(npu1)", "aie.device(xcvc1902)")
        .replace("aie.use_lock(%free, AcquireGreaterEqual, 1)", "aie.use_lock(%full, Acquire, 0)")
        .replace("aie.use_lock(%full_out, AcquireGreaterEqual, 1)", "aie.use_lock(%full_out, Acquire, 1)")
        .replace("aie.use_lock(%free_out, Release, 1)", "aie.use_lock(%full_out, Release, 0)")
    )


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        ("%full, Acquire, 1)\n", "%full, Acquire, 0)\n", ""),
        ("%full_out, Release, 1)\n", "%full_out, Release, 0)\n", "deadlock"),
        ("%full_out, Acquire, 0)", "%full_out, Acquire, 1)", "deadlock"),
    ],
)
def test_wrong_values_of_locks_never_pass(right: str, wrong: str, said: str) -> None:
    assert right in FIRST_BODY
    verdict = check_device(negated(8), first_generation(FIRST_BODY.replace(right, wrong)))
    assert verdict.verdict in (("different",) if said else ("different", "unknown")), verdict.reasons
    assert verdict.verdict == "different" or verdict.reasons[0].kind == "order", verdict.reasons


def test_a_core_of_one_generation_does_not_know_the_locks_of_the_other() -> None:
    verdict = check_device(negated(8), first_generation(NEGATE_BODY))
    assert verdict.verdict == "unknown" and "a lock that counts" in verdict.reasons[0].message


def test_a_lock_that_is_released_by_somebody_else_is_named() -> None:
    """Whether it is held then depends on the others."""
    text = first_generation(FIRST_BODY.replace("aie.use_lock(%full, Acquire, 1)\n", ""))
    verdict = check_device(negated(8), text)
    assert verdict.verdict == "unknown"
    assert "not acquired right before" in verdict.reasons[0].message


GENERIC = (KERNELS / "aie_generic.mlir").read_text()
COPY = """
func.func @sequence(%a: memref<8xi32>, %b: memref<8xi32>) {
  memref.copy %a, %b : memref<8xi32> to memref<8xi32>
  return
}
"""


def test_the_generic_form_is_read_with_its_properties() -> None:
    def check_copy(text: str) -> Verdict:
        before, after = load(COPY, file_name="before.mlir"), load(text, file_name="after.mlir")
        return verify(before, after, source_function="sequence", target_function="copy::sequence", seed=7)

    assert check_copy(GENERIC).verdict == "equivalent"
    assert check_copy(GENERIC.replace("array<i64: 4, 1>", "array<i64: 1, 2>")).verdict == "different"
    unknown = check_copy(GENERIC.replace("plio = false, ", "plio = false, turbo = true, ", 1))
    assert [reason.kind for reason in unknown.reasons] == ["unsupported"]
    assert "turbo" in unknown.reasons[0].message
