"""Products of matrices by instructions of NVIDIA's processors, with their fragments, tiles and asynchronous copies."""

from __future__ import annotations

import pytest

from tests.equiv.lowered_kernels import lower
from tests.equiv.pairs import check
from tests.equiv.test_gpu_lowering import NVVM

NVGPU = "convert-nvgpu-to-nvvm"


def loop(m: int, n: int, k: int, factor: str) -> str:
    widen = f"arith.extf %a : {factor} to f32" if factor != "f32" else "arith.addf %a, %zero : f32"
    widen_b = widen.replace("%a", "%b")
    return f"""
func.func @f(%A: memref<{m}x{k}x{factor}>, %B: memref<{k}x{n}x{factor}>, %C: memref<{m}x{n}xf32>) {{
  %zero = arith.constant -0.0 : f32
  affine.for %i = 0 to {m} {{
    affine.for %j = 0 to {n} {{
      affine.for %k = 0 to {k} {{
        %a = affine.load %A[%i, %k] : memref<{m}x{k}x{factor}>
        %b = affine.load %B[%k, %j] : memref<{k}x{n}x{factor}>
        %c = affine.load %C[%i, %j] : memref<{m}x{n}xf32>
        %x = {widen}
        %y = {widen_b}
        %p = arith.mulf %x, %y : f32
        %s = arith.addf %c, %p : f32
        affine.store %s, %C[%i, %j] : memref<{m}x{n}xf32>
      }}
    }}
  }}
  return
}}
"""


LOOP = loop(16, 8, 16, "f16")

# One warp copies both factors to the memory of the block while it goes on, loads tiles from there, and multiplies.
KERNEL = """
module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @mma(%A: memref<16x16xf16>, %B: memref<16x8xf16>, %C: memref<16x8xf32>)
        workgroup(%wa: memref<16x16xf16, #gpu.address_space<workgroup>>,
                  %wb: memref<16x8xf16, #gpu.address_space<workgroup>>) kernel {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c4 = arith.constant 4 : index
      %c8 = arith.constant 8 : index
      %c16 = arith.constant 16 : index
      %t = gpu.thread_id x
      %row = arith.remui %t, %c16 : index
      %half = arith.divui %t, %c16 : index
      %column = arith.muli %half, %c8 : index
      %first = nvgpu.device_async_copy %A[%row, %column], %wa[%row, %column], 8
          : memref<16x16xf16> to memref<16x16xf16, #gpu.address_space<workgroup>>
      %ga = nvgpu.device_async_create_group %first
      %narrow = arith.muli %half, %c4 : index
      %second = nvgpu.device_async_copy %B[%row, %narrow], %wb[%row, %narrow], 4
          : memref<16x8xf16> to memref<16x8xf16, #gpu.address_space<workgroup>>
      %gb = nvgpu.device_async_create_group %second
      nvgpu.device_async_wait %ga {numGroups = 1 : i32}
      gpu.barrier
      %a = nvgpu.ldmatrix %wa[%row, %column] {numTiles = 4 : i32, transpose = false}
          : memref<16x16xf16, #gpu.address_space<workgroup>> -> vector<4x2xf16>
      nvgpu.device_async_wait %gb {numGroups = 0 : i32}
      gpu.barrier
      %b = nvgpu.ldmatrix %wb[%row, %c0] {numTiles = 2 : i32, transpose = true}
          : memref<16x8xf16, #gpu.address_space<workgroup>> -> vector<2x2xf16>
      %g = arith.divui %t, %c4 : index
      %in = arith.remui %t, %c4 : index
      %j = arith.muli %in, %c2 : index
      %below = arith.addi %g, %c8 : index
      %zero = arith.constant dense<0.0> : vector<2x2xf32>
      %high = vector.load %C[%g, %j] : memref<16x8xf32>, vector<2xf32>
      %low = vector.load %C[%below, %j] : memref<16x8xf32>, vector<2xf32>
      %c_0 = vector.insert %high, %zero[0] : vector<2xf32> into vector<2x2xf32>
      %c = vector.insert %low, %c_0[1] : vector<2xf32> into vector<2x2xf32>
      %d = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16]}
          : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
      %d0 = vector.extract %d[0] : vector<2xf32> from vector<2x2xf32>
      %d1 = vector.extract %d[1] : vector<2xf32> from vector<2x2xf32>
      vector.store %d0, %C[%g, %j] : memref<16x8xf32>, vector<2xf32>
      vector.store %d1, %C[%below, %j] : memref<16x8xf32>, vector<2xf32>
      gpu.return
    }
  }
  func.func @f(%A: memref<16x16xf16>, %B: memref<16x8xf16>, %C: memref<16x8xf32>) {
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    gpu.launch_func @k::@mma blocks in (%c1, %c1, %c1) threads in (%c32, %c1, %c1)
        args(%A : memref<16x16xf16>, %B : memref<16x8xf16>, %C : memref<16x8xf32>)
    return
  }
}
"""
SUMS = ("bitwise", "reassociated")


def test_a_product_of_tiles() -> None:
    verdict = check(LOOP, KERNEL, accept=SUMS)
    assert (verdict.verdict, verdict.level) == ("equivalent", "reassociated"), (verdict.reasons, verdict.witness)


def test_its_lowering() -> None:
    lowered = lower(KERNEL, NVGPU)
    assert "nvvm.mma.sync" in lowered and "nvvm.ldmatrix" in lowered and "nvvm.cp.async" in lowered
    verdict = check(KERNEL, lowered, accept=SUMS)
    assert (verdict.verdict, verdict.level) == ("equivalent", "reassociated"), (verdict.reasons, verdict.witness)


def test_its_lowering_to_pointers() -> None:
    lowered = lower(KERNEL, NVGPU, "gpu.module(convert-vector-to-llvm)", NVVM, "reconcile-unrealized-casts")
    assert "nvgpu" not in lowered and "vector.load" not in lowered
    verdict = check(LOOP, lowered, accept=SUMS)
    assert (verdict.verdict, verdict.level) == ("equivalent", "reassociated"), (verdict.reasons, verdict.witness)


REFUTED = {
    "a copy that is not waited for": ("%gb {numGroups = 0", "%gb {numGroups = 1",
                                      "nothing orders"),
    "the first copy is not waited for": ("%ga {numGroups = 1", "%ga {numGroups = 2", "nothing orders"),
    "no barrier after the copies": ("gpu.barrier", "", "nothing orders"),
    "tiles that are not transposed": ("transpose = true", "transpose = false", ""),
    "sums from the other half": ("vector.insert %low, %c_0[1]", "vector.insert %high, %c_0[1]", ""),
    "rows of the other half": ("%wa[%row, %column] {", "%wa[%row, %c0] {", ""),
    "half a warp": ("constant 32", "constant 16", "all of its threads"),
}  # fmt: skip


@pytest.mark.parametrize("name", REFUTED)
def test_refuted_with_a_witness(name: str) -> None:
    right, wrong, message = REFUTED[name]
    assert right in KERNEL
    verdict = check(LOOP, KERNEL.replace(right, wrong), accept=SUMS)
    assert verdict.verdict == "different", verdict.reasons
    assert verdict.witness is not None
    assert message in (verdict.witness.message or "")


def test_a_lowered_copy_that_is_not_waited_for() -> None:
    lowered = lower(KERNEL, NVGPU).replace("nvvm.cp.async.wait.group 0", "nvvm.cp.async.wait.group 1")
    verdict = check(KERNEL, lowered, accept=SUMS)
    assert verdict.verdict == "different", verdict.reasons
    assert verdict.witness is not None and "nothing orders" in (verdict.witness.message or "")
