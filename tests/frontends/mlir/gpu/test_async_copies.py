"""A ring of asynchronous copies that run ahead of their use by two rows: how many groups are waited for, by whom, and
what may be overwritten when."""

from __future__ import annotations

import pytest

from tests.equiv.pairs import check, function

ARGUMENTS = "%a: memref<8x16xf32>, %b: memref<8x16xf32>"
REVERSED = function(
    ARGUMENTS,
    """
affine.for %r = 0 to 8 {
  affine.for %i = 0 to 16 {
    %v = affine.load %a[%r, 15 - %i] : memref<8x16xf32>
    affine.store %v, %b[%r, %i] : memref<8x16xf32>
  }
}
""",
)
SHARED = "memref<3x16xf32, #gpu.address_space<workgroup>>"
TOKEN = "!nvgpu.device.async.token"
COPY = f"%x = nvgpu.device_async_copy %a[%row, %t], %w[%into, %t], 1 : memref<8x16xf32> to {SHARED}"
GROUP = "%g = nvgpu.device_async_create_group %x"
WAIT = "nvgpu.device_async_wait %p {numGroups = 1 : i32}"
RING = function(
    ARGUMENTS,
    f"""
%c0 = arith.constant 0 : index
%c1 = arith.constant 1 : index
%c2 = arith.constant 2 : index
%c3 = arith.constant 3 : index
%c7 = arith.constant 7 : index
%c8 = arith.constant 8 : index
%c15 = arith.constant 15 : index
%c16 = arith.constant 16 : index
gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
           threads(%t, %ty, %tz) in (%sx = %c16, %sy = %c1, %sz = %c1) workgroup(%w : {SHARED}) {{
  %x0 = nvgpu.device_async_copy %a[%c0, %t], %w[%c0, %t], 1 : memref<8x16xf32> to {SHARED}
  %g0 = nvgpu.device_async_create_group %x0
  %x1 = nvgpu.device_async_copy %a[%c1, %t], %w[%c1, %t], 1 : memref<8x16xf32> to {SHARED}
  %g1 = nvgpu.device_async_create_group %x1
  %o = arith.subi %c15, %t : index
  %last:2 = scf.for %r = %c0 to %c8 step %c1 iter_args(%p = %g0, %q = %g1) -> ({TOKEN}, {TOKEN}) {{
    {WAIT}
    gpu.barrier
    %slot = arith.remui %r, %c3 : index
    %v = memref.load %w[%slot, %o] : {SHARED}
    memref.store %v, %b[%r, %t] : memref<8x16xf32>
    %n = arith.addi %r, %c2 : index
    %row = arith.minui %n, %c7 : index
    %into = arith.remui %n, %c3 : index
    %more = arith.cmpi ult, %n, %c8 : index
    %some = arith.cmpi slt, %t, %c8 : index
    {COPY}
    {GROUP}
    scf.yield %q, %g : {TOKEN}, {TOKEN}
  }}
  gpu.terminator
}}
""",
)

PREFETCH = f"{COPY}\n      {GROUP}"


def only(condition: str, work: str) -> str:
    """The last group of an iteration, where a condition holds; otherwise there is none."""
    return (
        f"%g = scf.if {condition} -> ({TOKEN}) {{\n{work}\nscf.yield %made : {TOKEN}\n}} else {{\n"
        f"scf.yield %q : {TOKEN}\n}}"
    )


MADE = GROUP.replace("%g", "%made")
WRONG = {
    "one group too few": (WAIT, WAIT.replace("= 1", "= 2")),
    "nobody waits for the others": ("gpu.barrier", ""),
    "the others have not waited": (f"{WAIT}\n      gpu.barrier", f"gpu.barrier\n      {WAIT}"),
    "two rows in the ring": ("%c3 : index", "%c2 : index"),
    "over the row that is read": ("%into = arith.remui %n", "%into = arith.remui %r"),
    "nothing in the group": (GROUP, "%g = nvgpu.device_async_create_group"),
    "the group of the copy before": ("create_group %x1", "create_group %x0"),
    "no groups at the end": (PREFETCH, only("%more", f"{COPY}\n{MADE}")),
    "copies that no group names": (PREFETCH, f"scf.if %more {{\n{COPY}\n}}\n%g = nvgpu.device_async_create_group"),
    "groups of half of the threads": (GROUP, only("%some", MADE)),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_ring_is_refuted(name: str) -> None:
    right, wrong = WRONG[name]
    assert right in RING
    verdict = check(REVERSED, RING.replace(right, wrong))
    assert verdict.verdict == "different", verdict.reasons
    assert verdict.witness is not None and "nothing orders the two" in verdict.witness.message
