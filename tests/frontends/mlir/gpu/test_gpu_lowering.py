"""Kernels in the LLVM dialect, with the intrinsics of NVIDIA's and AMD's processors, against what they come from."""

from __future__ import annotations

import pytest

from tests.equiv.lowered_kernels import lower
from tests.equiv.pairs import check
from tests.frontends.mlir.gpu.test_gpu import MATMUL, MATMUL_LOOP, REVERSE, REVERSE_LOOP, SHUFFLE

NVVM = "gpu.module(convert-gpu-to-nvvm)"
BARE_NVVM = "gpu.module(convert-gpu-to-nvvm{use-bare-ptr-memref-call-conv=1})"
ROCDL = "gpu.module(convert-gpu-to-rocdl{chipset=gfx90a})"
AMD = "rocdl-attach-target{chip=gfx90a}"
OUTLINE = "lower-affine,gpu-kernel-outlining"
FLAT = "gpu.module(convert-scf-to-cf)"

ROTATE_LOOP = """
func.func @f(%a: memref<64xf32>, %b: memref<64xf32>) {
  affine.for %i = 0 to 32 {
    %v = affine.load %a[(%i floordiv 8) * 8 + (%i + 1) mod 8] : memref<64xf32>
    affine.store %v, %b[%i] : memref<64xf32>
  }
  return
}
"""

HISTOGRAM_LOOP = """
func.func @f(%a: memref<64xi32>, %b: memref<8xi32>) {
  %one = arith.constant 1 : i32
  affine.for %i = 0 to 64 {
    %old = affine.load %b[%i mod 8] : memref<8xi32>
    %v = affine.load %a[%i] : memref<64xi32>
    %new = arith.addi %old, %v : i32
    affine.store %new, %b[%i mod 8] : memref<8xi32>
  }
  return
}
"""
HISTOGRAM = """
func.func @f(%a: memref<64xi32>, %b: memref<8xi32>) {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c4, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c16, %sy = %c1, %sz = %c1) {
    %i = affine.apply affine_map<(b, t) -> (b * 16 + t)>(%bx, %tx)
    %bin = arith.remui %i, %c8 : index
    %v = memref.load %a[%i] : memref<64xi32>
    %old = memref.atomic_rmw addi %v, %b[%bin] : (i32, memref<8xi32>) -> i32
    gpu.terminator
  }
  return
}
"""

SOFTMAX_LOOP = """
func.func @f(%a: memref<8x16xf32>) {
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 8 {
    %sum = affine.for %j = 0 to 16 iter_args(%acc = %zero) -> f32 {
      %v = affine.load %a[%i, %j] : memref<8x16xf32>
      %e = math.exp %v : f32
      affine.store %e, %a[%i, %j] : memref<8x16xf32>
      %s = arith.addf %acc, %e : f32
      affine.yield %s : f32
    }
    affine.for %j = 0 to 16 {
      %v = affine.load %a[%i, %j] : memref<8x16xf32>
      %q = arith.divf %v, %sum : f32
      affine.store %q, %a[%i, %j] : memref<8x16xf32>
    }
  }
  return
}
"""
SOFTMAX = """
func.func @f(%a: memref<8x16xf32>) {
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c8, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c16, %sy = %c1, %sz = %c1)
             workgroup(%w: memref<16xf32, #gpu.address_space<workgroup>>) {
    %zero = arith.constant 0.0 : f32
    %v = memref.load %a[%bx, %tx] : memref<8x16xf32>
    %e = math.exp %v : f32
    memref.store %e, %w[%tx] : memref<16xf32, #gpu.address_space<workgroup>>
    gpu.barrier
    %sum = affine.for %j = 0 to 16 iter_args(%acc = %zero) -> f32 {
      %x = memref.load %w[%j] : memref<16xf32, #gpu.address_space<workgroup>>
      %s = arith.addf %acc, %x : f32
      affine.yield %s : f32
    }
    %q = arith.divf %e, %sum : f32
    memref.store %q, %a[%bx, %tx] : memref<8x16xf32>
    gpu.terminator
  }
  return
}
"""
SPACED_MATMUL = MATMUL.replace("xf32, 3>", "xf32, #gpu.address_space<workgroup>>")

KERNELS = {
    "memory of the block": (REVERSE_LOOP, REVERSE),
    "a matrix product in two buffers": (MATMUL_LOOP, lower(SPACED_MATMUL, OUTLINE)),
    "a shuffle": (ROTATE_LOOP, lower(SHUFFLE.replace("constant 64", "constant 32"), OUTLINE)),
    "atomic updates": (HISTOGRAM_LOOP, lower(HISTOGRAM, OUTLINE)),
    "exponentials": (SOFTMAX_LOOP, lower(SOFTMAX, OUTLINE)),
}


@pytest.mark.parametrize("name", KERNELS)
@pytest.mark.parametrize("pipeline", [NVVM, BARE_NVVM, ROCDL])
def test_a_kernel_in_llvm_is_the_kernel_that_it_comes_from(name: str, pipeline: str) -> None:
    loop, kernel = KERNELS[name]
    flat = lower(kernel, *([AMD] if pipeline == ROCDL else []), FLAT)
    lowered = lower(flat, pipeline)
    assert "gpu.func" not in lowered and "llvm.func" in lowered
    for source in (loop, flat):
        verdict = check(source, lowered)
        assert (verdict.verdict, verdict.level) == ("equivalent", "bitwise"), (verdict.reasons, verdict.witness)


WRONG = {
    "no barrier, NVVM": (REVERSE_LOOP, REVERSE, NVVM, "nvvm.barrier\n", "\n", "nothing orders"),
    "no barrier, ROCDL": (REVERSE_LOOP, REVERSE, ROCDL, "rocdl.s.barrier", "", None),
    "a barrier without its fences": (REVERSE_LOOP, REVERSE, ROCDL, 'llvm.fence syncscope("workgroup") release', "",
                                     None),
    "another lane": (ROTATE_LOOP, KERNELS["a shuffle"][1], NVVM, "shfl.sync  idx", "shfl.sync  bfly", ""),
    "the block's number for the thread's": (REVERSE_LOOP, REVERSE, NVVM, "sreg.ctaid.x", "sreg.tid.x", ""),
    "no atomic update": (
        HISTOGRAM_LOOP, KERNELS["atomic updates"][1], NVVM, "llvm.atomicrmw add", "llvm.atomicrmw umax", ""),
}  # fmt: skip


@pytest.mark.parametrize("name", WRONG)
def test_a_kernel_that_was_changed_is_not_equivalent(name: str) -> None:
    loop, kernel, pipeline, old, new, message = WRONG[name]
    lowered = lower(lower(kernel, FLAT), pipeline)
    changed = lowered.replace(old, new).replace(old.replace("  ", " "), new.replace("  ", " "))
    assert changed != lowered
    verdict = check(loop, changed)
    if message is None:
        assert verdict.verdict in ("different", "unknown"), verdict.witness
        return
    assert verdict.verdict == "different", verdict.reasons
    assert verdict.witness is not None and message in (verdict.witness.message or "")


def test_subgroups_of_two_sizes_are_not_compared() -> None:
    kernel = lower(KERNELS["a shuffle"][1], FLAT)
    verdict = check(kernel, lower(kernel, ROCDL))
    assert verdict.verdict == "unknown"
    assert ["subgroups of other sizes" in each.message for each in verdict.reasons] == [True]
