"""Barriers at which threads arrive and wait apart, and copies of boxes that tell them how many bytes have come."""

from __future__ import annotations

import re

import pytest

from tests.equiv.lowered_kernels import lower
from tests.equiv.pairs import check
from tests.frontends.mlir.gpu.test_gpu_lowering import NVVM

NVGPU = "convert-nvgpu-to-nvvm"
LOWER = (NVGPU, "gpu.module(convert-scf-to-cf,convert-vector-to-llvm)", NVVM, "reconcile-unrealized-casts")

# Twice: every thread gets the number of the thread opposite to it.
SWAP_LOOP = """
func.func @f(%a: memref<2x16xf32>, %b: memref<2x16xf32>) {
  affine.for %round = 0 to 2 {
    affine.for %t = 0 to 16 {
      %x = affine.load %a[%round, 15 - %t] : memref<2x16xf32>
      affine.store %x, %b[%round, %t] : memref<2x16xf32>
    }
  }
  return
}
"""
STORE = "memref.store %x, %w[%round, %t] : memref<2x16xf32, #gpu.address_space<workgroup>>\n        "
ARRIVE = "%token = nvgpu.mbarrier.arrive %bars[%c0] : !group -> !nvgpu.mbarrier.token\n        "
WAIT = "nvgpu.mbarrier.try_wait.parity %bars[%c0], %parity, %ticks : !group"
POLL = """
        scf.while : () -> () {
          %done = nvgpu.mbarrier.test.wait %bars[%c0], %token : !group, !nvgpu.mbarrier.token
          %not = arith.xori %done, %true : i1
          scf.condition(%not)
        } do {
          scf.yield
        }
"""
SWAP = f"""
!group = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 2>
module attributes {{gpu.container_module}} {{
  gpu.module @k {{
    gpu.func @swap(%a: memref<2x16xf32>, %b: memref<2x16xf32>)
        workgroup(%w: memref<2x16xf32, #gpu.address_space<workgroup>>) kernel {{
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c15 = arith.constant 15 : index
      %c16 = arith.constant 16 : index
      %c17 = arith.constant 17 : index
      %ticks = arith.constant 1000 : index
      %true = arith.constant true
      %even = arith.constant false
      %t = gpu.thread_id x
      %is_first = arith.cmpi eq, %t, %c0 : index
      %bars = nvgpu.mbarrier.create -> !group
      nvgpu.mbarrier.init %bars[%c0], %c16, predicate = %is_first : !group
      gpu.barrier
      %opposite = arith.subi %c15, %t : index
      %last = scf.for %round = %c0 to %c2 step %c1 iter_args(%parity = %even) -> i1 {{
        %x = memref.load %a[%round, %t] : memref<2x16xf32>
        {STORE}{ARRIVE}{WAIT}
        %y = memref.load %w[%round, %opposite] : memref<2x16xf32, #gpu.address_space<workgroup>>
        memref.store %y, %b[%round, %t] : memref<2x16xf32>
        %next = arith.xori %parity, %true : i1
        scf.yield %next : i1
      }}
      gpu.return
    }}
  }}
  func.func @f(%a: memref<2x16xf32>, %b: memref<2x16xf32>) {{
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    gpu.launch_func @k::@swap blocks in (%c1, %c1, %c1) threads in (%c16, %c1, %c1)
        args(%a : memref<2x16xf32>, %b : memref<2x16xf32>)
    return
  }}
}}
"""

# Boxes of 4 rows and 8 columns of a matrix of 16 x 20 elements, whose last column of boxes is half outside, go through
# two places in the memory of the block while the boxes before are worked on.
BOXES_LOOP = """
func.func @f(%a: memref<16x20xf32>, %b: memref<12x32xf32>) {
  affine.for %box = 0 to 12 {
    affine.for %i = 0 to 4 {
      affine.for %j = 0 to 8 {
        %row = affine.apply affine_map<(x, i) -> ((x floordiv 3) * 4 + i)>(%box, %i)
        %column = affine.apply affine_map<(x, j) -> ((x mod 3) * 8 + j)>(%box, %j)
        %zero = arith.constant 0.0 : f32
        %c20 = arith.constant 20 : index
        %inside = arith.cmpi slt, %column, %c20 : index
        %x = scf.if %inside -> f32 {
          %v = memref.load %a[%row, %column] : memref<16x20xf32>
          scf.yield %v : f32
        } else {
          scf.yield %zero : f32
        }
        affine.store %x, %b[%box, %i * 8 + %j] : memref<12x32xf32>
      }
    }
  }
  return
}
"""
BOXES = """
!group = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 2>
!map = !nvgpu.tensormap.descriptor<tensor = memref<4x8xf32, 3>, swizzle = none, l2promo = none, oob = zero,
    interleave = none>
module attributes {gpu.container_module} {
  func.func @f(%a: memref<16x20xf32>, %b: memref<12x32xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %c12 = arith.constant 12 : index
    %c32 = arith.constant 32 : index
    %bytes = arith.constant 128 : index
    %ticks = arith.constant 1000 : index
    %any = memref.cast %a : memref<16x20xf32> to memref<*xf32>
    %map = nvgpu.tma.create.descriptor %any box[%c4, %c8] : memref<*xf32> -> !map
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
               threads(%t, %ty, %tz) in (%sx = %c32, %sy = %c1, %sz = %c1)
               workgroup(%w: memref<2x4x8xf32, 3>) {
      %w0 = memref.subview %w[0, 0, 0] [1, 4, 8] [1, 1, 1] : memref<2x4x8xf32, 3> to memref<4x8xf32, 3>
      %w1 = memref.subview %w[1, 0, 0] [1, 4, 8] [1, 1, 1]
          : memref<2x4x8xf32, 3> to memref<4x8xf32, strided<[8, 1], offset: 32>, 3>
      %is_first = arith.cmpi eq, %t, %c0 : index
      %bars = nvgpu.mbarrier.create -> !group
      nvgpu.mbarrier.init %bars[%c0], %c1, predicate = %is_first : !group
      nvgpu.mbarrier.init %bars[%c1], %c1, predicate = %is_first : !group
      gpu.barrier
      scf.if %is_first {
        nvgpu.mbarrier.arrive.expect_tx %bars[%c0], %bytes : !group
        nvgpu.tma.async.load %map[%c0, %c0], %bars[%c0] to %w0 : !map, !group -> memref<4x8xf32, 3>
      }
      scf.for %box = %c0 to %c12 step %c1 {
        %slot = arith.remui %box, %c2 : index
        %next = arith.addi %box, %c1 : index
        %more = arith.cmpi ult, %next, %c12 : index
        %starts = arith.andi %more, %is_first : i1
        scf.if %starts {
          %band = arith.divui %next, %c3 : index
          %across = arith.remui %next, %c3 : index
          %row = arith.muli %band, %c4 : index
          %column = arith.muli %across, %c8 : index
          %other = arith.remui %next, %c2 : index
          nvgpu.mbarrier.arrive.expect_tx %bars[%other], %bytes : !group
          %is_even = arith.cmpi eq, %other, %c0 : index
          scf.if %is_even {
            nvgpu.tma.async.load %map[%column, %row], %bars[%other] to %w0 : !map, !group -> memref<4x8xf32, 3>
          } else {
            nvgpu.tma.async.load %map[%column, %row], %bars[%other] to %w1
                : !map, !group -> memref<4x8xf32, strided<[8, 1], offset: 32>, 3>
          }
        }
        %round = arith.divui %box, %c2 : index
        %odd = arith.remui %round, %c2 : index
        %parity = arith.cmpi eq, %odd, %c1 : index
        nvgpu.mbarrier.try_wait.parity %bars[%slot], %parity, %ticks : !group
        %i = arith.divui %t, %c8 : index
        %j = arith.remui %t, %c8 : index
        %x = memref.load %w[%slot, %i, %j] : memref<2x4x8xf32, 3>
        memref.store %x, %b[%box, %t] : memref<12x32xf32>
        gpu.barrier
      }
      gpu.terminator
    }
    return
  }
}
"""
BACK_LOOP = """
func.func @f(%a: memref<6x8xf32>, %b: memref<6x8xf32>) {
  affine.for %i = 0 to 6 {
    affine.for %j = 0 to 8 {
      %x = affine.load %a[%i, %j] : memref<6x8xf32>
      %y = arith.addf %x, %x : f32
      affine.store %y, %b[%i, %j] : memref<6x8xf32>
    }
  }
  return
}
"""
# Two boxes of 4 rows, the second one half outside, are computed in the memory of the block and copied out from there.
BACK = """
!map = !nvgpu.tensormap.descriptor<tensor = memref<4x8xf32, 3>, swizzle = none, l2promo = none, oob = zero,
    interleave = none>
module attributes {gpu.container_module} {
  func.func @f(%a: memref<6x8xf32>, %b: memref<6x8xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %c6 = arith.constant 6 : index
    %c8 = arith.constant 8 : index
    %c32 = arith.constant 32 : index
    %any = memref.cast %b : memref<6x8xf32> to memref<*xf32>
    %map = nvgpu.tma.create.descriptor %any box[%c4, %c8] : memref<*xf32> -> !map
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
               threads(%t, %ty, %tz) in (%sx = %c32, %sy = %c1, %sz = %c1)
               workgroup(%w: memref<4x8xf32, 3>) {
      %is_first = arith.cmpi eq, %t, %c0 : index
      %i = arith.divui %t, %c8 : index
      %j = arith.remui %t, %c8 : index
      scf.for %band = %c0 to %c2 step %c1 {
        %start = arith.muli %band, %c4 : index
        %row = arith.addi %start, %i : index
        %inside = arith.cmpi ult, %row, %c6 : index
        scf.if %inside {
          %x = memref.load %a[%row, %j] : memref<6x8xf32>
          %y = arith.addf %x, %x : f32
          memref.store %y, %w[%i, %j] : memref<4x8xf32, 3>
        }
        gpu.barrier
        nvgpu.tma.async.store %w to %map[%c0, %start], predicate = %is_first : memref<4x8xf32, 3> -> !map
        nvvm.cp.async.bulk.commit.group
        nvvm.cp.async.bulk.wait_group 0 {read}
        gpu.barrier
      }
      gpu.terminator
    }
    return
  }
}
"""


@pytest.mark.parametrize("kernel", [SWAP, SWAP.replace(WAIT, POLL)])
def test_its_lowering(kernel: str) -> None:
    lowered = lower(kernel, *LOWER)
    assert "nvvm.mbarrier.init" in lowered and "nvgpu" not in lowered
    for source in (SWAP_LOOP, kernel):
        verdict = check(source, lowered)
        assert (verdict.verdict, verdict.level) == ("equivalent", "bitwise"), (verdict.reasons, verdict.witness)


# What is wrong, where, and what is said: of a race or a deadlock with a witness, of what depends on an order without.
WRONG = {
    "the barrier is not set up": (SWAP_LOOP, SWAP, "nvgpu.mbarrier.init %bars[%c0]", "nvgpu.mbarrier.init %bars[%c1]",
                                  "nobody has set up"),
    "nobody waits for the set-up": (SWAP_LOOP, SWAP, "gpu.barrier\n", "\n", "nobody has set up|nothing orders"),
    "every thread sets it up": (SWAP_LOOP, SWAP, ", predicate = %is_first", "", "nothing orders"),
    "one arrival too many expected": (SWAP_LOOP, SWAP, "%bars[%c0], %c16", "%bars[%c0], %c17", "nobody can go on"),
    "one arrival too few expected": (SWAP_LOOP, SWAP, "%bars[%c0], %c16", "%bars[%c0], %c15", None),
    "the parity of the phase before": (SWAP_LOOP, SWAP, "%even = arith.constant false", "%even = arith.constant true",
                                       None),
    "a parity that does not change": (SWAP_LOOP, SWAP, "scf.yield %next", "scf.yield %parity", None),
    "nobody waits": (SWAP_LOOP, SWAP, WAIT, "", None),
    "one thread does not arrive": (
        SWAP_LOOP, SWAP,
        ARRIVE, f"scf.if %is_first {{\n}} else {{\n{ARRIVE}\n}}\n",
        "nobody can go on",
    ),
    "an arrival that ends the phase although it says not": (
        SWAP_LOOP, SWAP,
        "%token = nvgpu.mbarrier.arrive %bars[%c0] :", "%token = nvgpu.mbarrier.arrive.nocomplete %bars[%c0], %c1 :",
        "ends a phase",
    ),
    "it arrives before it stores": (
        SWAP_LOOP, SWAP,
        STORE + ARRIVE, ARRIVE + STORE,
        "nothing orders",
    ),
    "fewer bytes are expected than come": (BOXES_LOOP, BOXES, "%bytes = arith.constant 128",
                                           "%bytes = arith.constant 64", None),
    "more bytes are expected than come": (BOXES_LOOP, BOXES, "%bytes = arith.constant 128",
                                          "%bytes = arith.constant 256", "nobody can go on"),
    "no bytes are expected": (BOXES_LOOP, BOXES, "%bytes = arith.constant 128", "%bytes = arith.constant 0", None),
    "nobody waits for a box": (
        BOXES_LOOP, BOXES, "nvgpu.mbarrier.try_wait.parity %bars[%slot], %parity, %ticks : !group", "", None),
    "one waits for the other box": (BOXES_LOOP, BOXES, "parity %bars[%slot]", "parity %bars[%c0]", None),
    "the phase is counted by boxes": (BOXES_LOOP, BOXES, "%odd = arith.remui %round", "%odd = arith.remui %box", None),
    "a box is overwritten while others read it": (
        BOXES_LOOP, BOXES, "        gpu.barrier\n      }", "      }", None),
    "rows for columns": (BOXES_LOOP, BOXES, "%map[%column, %row]", "%map[%row, %column]", ""),
    "both boxes in one place": (
        BOXES_LOOP, BOXES,
        "to %w1\n                : !map, !group -> memref<4x8xf32, strided<[8, 1], offset: 32>, 3>",
        "to %w0 : !map, !group -> memref<4x8xf32, 3>", None),
    "it goes on while a box is read": (BACK_LOOP, BACK, "nvvm.cp.async.bulk.wait_group 0 {read}", "", "nothing orders"),
    "it copies before all have stored": (
        BACK_LOOP, BACK, "        gpu.barrier\n        nvgpu", "        nvgpu", "nothing orders"),
    "every thread copies the box": (BACK_LOOP, BACK, ", predicate = %is_first", "", "nothing orders"),
}  # fmt: skip


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_never_passes(name: str) -> None:
    source, kernel, right, wrong, message = WRONG[name]
    assert right in kernel
    verdict = check(source, kernel.replace(right, wrong))
    if message is None:
        assert verdict.verdict in ("different", "unknown"), verdict.assumptions
        assert verdict.verdict == "different" or any(each.kind == "order" for each in verdict.reasons), verdict.reasons
        return
    assert verdict.verdict == "different", verdict.reasons
    said = verdict.witness.message if verdict.witness is not None else None
    assert re.search(message, said or ""), said


UNSUPPORTED = {
    "a test outside of a loop": (SWAP, WAIT, """%done = nvgpu.mbarrier.test.wait %bars[%c0], %token
          : !group, !nvgpu.mbarrier.token
        scf.if %done {
          memref.store %x, %b[%round, %t] : memref<2x16xf32>
        }"""),
    "numbers that are none beyond a matrix": (BOXES, "oob = zero", "oob = nan"),
    "boxes whose rows are mixed": (BOXES, "swizzle = none", "swizzle = swizzle_32b"),
    "boxes for several blocks": (
        BOXES.replace("%bytes =", "%mask = arith.constant 1 : i16\n    %bytes ="),
        "%bars[%c0] to %w0 :", "%bars[%c0] to %w0 multicast_mask = %mask :"),
}  # fmt: skip


@pytest.mark.parametrize("name", UNSUPPORTED)
def test_what_is_not_modelled_is_named(name: str) -> None:
    kernel, right, other = UNSUPPORTED[name]
    verdict = check(kernel, kernel.replace(right, other))
    assert verdict.verdict == "unknown"
    assert any("nvgpu." in each.message for each in verdict.reasons), verdict.reasons
