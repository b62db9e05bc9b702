"""Products of matrices by instructions of NVIDIA's processors, with their fragments, tiles and asynchronous copies."""

from __future__ import annotations

import pytest

from tests.equiv.lowered_kernels import lower
from tests.equiv.pairs import check, function
from tests.frontends.mlir.gpu.test_gpu_lowering import NVVM

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
    "half a warp": ("constant 32", "constant 16", "subgroup is full"),
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


# A product of i8 with i32 sums, as a warp holds it.
INTEGERS = """
module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @mma(%A: memref<16x32xi8>, %B: memref<8x32xi8>, %C: memref<16x8xi32>) kernel {
      %c2 = arith.constant 2 : index
      %c4 = arith.constant 4 : index
      %c8 = arith.constant 8 : index
      %c16 = arith.constant 16 : index
      %t = gpu.thread_id x
      %g = arith.divui %t, %c4 : index
      %in = arith.remui %t, %c4 : index
      %below = arith.addi %g, %c8 : index
      %k = arith.muli %in, %c4 : index
      %k_ = arith.addi %k, %c16 : index
      %a0 = vector.load %A[%g, %k] : memref<16x32xi8>, vector<4xi8>
      %a1 = vector.load %A[%below, %k] : memref<16x32xi8>, vector<4xi8>
      %a2 = vector.load %A[%g, %k_] : memref<16x32xi8>, vector<4xi8>
      %a3 = vector.load %A[%below, %k_] : memref<16x32xi8>, vector<4xi8>
      %b0 = vector.load %B[%g, %k] : memref<8x32xi8>, vector<4xi8>
      %b1 = vector.load %B[%g, %k_] : memref<8x32xi8>, vector<4xi8>
      %za = arith.constant dense<0> : vector<4x4xi8>
      %zb = arith.constant dense<0> : vector<2x4xi8>
      %zc = arith.constant dense<0> : vector<2x2xi32>
      %i0 = vector.insert %a0, %za[0] : vector<4xi8> into vector<4x4xi8>
      %i1 = vector.insert %a1, %i0[1] : vector<4xi8> into vector<4x4xi8>
      %i2 = vector.insert %a2, %i1[2] : vector<4xi8> into vector<4x4xi8>
      %i3 = vector.insert %a3, %i2[3] : vector<4xi8> into vector<4x4xi8>
      %h0 = vector.insert %b0, %zb[0] : vector<4xi8> into vector<2x4xi8>
      %h1 = vector.insert %b1, %h0[1] : vector<4xi8> into vector<2x4xi8>
      %d = nvgpu.mma.sync (%i3, %h1, %zc) {mmaShape = [16, 8, 32]}
          : (vector<4x4xi8>, vector<2x4xi8>, vector<2x2xi32>) -> vector<2x2xi32>
      %d0 = vector.extract %d[0] : vector<2xi32> from vector<2x2xi32>
      %d1 = vector.extract %d[1] : vector<2xi32> from vector<2x2xi32>
      %j = arith.muli %in, %c2 : index
      vector.store %d0, %C[%g, %j] : memref<16x8xi32>, vector<2xi32>
      vector.store %d1, %C[%below, %j] : memref<16x8xi32>, vector<2xi32>
      gpu.return
    }
  }
  func.func @f(%A: memref<16x32xi8>, %B: memref<8x32xi8>, %C: memref<16x8xi32>) {
    %c1 = arith.constant 1 : index
    %c32 = arith.constant 32 : index
    gpu.launch_func @k::@mma blocks in (%c1, %c1, %c1) threads in (%c32, %c1, %c1)
        args(%A : memref<16x32xi8>, %B : memref<8x32xi8>, %C : memref<16x8xi32>)
    return
  }
}
"""
# What the instruction computes: exactly, and then to the nearest number of 32 bits.
INTEGERS_LOOP = """
func.func @f(%A: memref<16x32xi8>, %B: memref<8x32xi8>, %C: memref<16x8xi32>) {
  %zero = arith.constant 0 : i64
  %least = arith.constant -2147483648 : i64
  %most = arith.constant 2147483647 : i64
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 8 {
      %sum = affine.for %k = 0 to 32 iter_args(%acc = %zero) -> i64 {
        %a = affine.load %A[%i, %k] : memref<16x32xi8>
        %b = affine.load %B[%j, %k] : memref<8x32xi8>
        %x = arith.extsi %a : i8 to i64
        %y = arith.extsi %b : i8 to i64
        %p = arith.muli %x, %y : i64
        %s = arith.addi %acc, %p : i64
        affine.yield %s : i64
      }
      %low = arith.minsi %sum, %most : i64
      %both = arith.maxsi %low, %least : i64
      %r = arith.trunci %both : i64 to i32
      affine.store %r, %C[%i, %j] : memref<16x8xi32>
    }
  }
  return
}
"""


def test_a_product_of_integers_saturates() -> None:
    lowered = lower(INTEGERS, NVGPU)
    assert "satfinite" in lowered
    for source, target in ((INTEGERS_LOOP, INTEGERS), (INTEGERS, lowered), (INTEGERS_LOOP, lowered)):
        verdict = check(source, target)
        assert (verdict.verdict, verdict.level) == ("equivalent", "bitwise"), (verdict.reasons, verdict.witness)


FILLED = """
func.func @f(%a: memref<64x128xf32>) {
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 128 {
      affine.store %zero, %a[%i, %j] : memref<64x128xf32>
    }
  }
  return
}
"""


@pytest.mark.parametrize(
    ("body", "said"),
    [
        (
            "%acc = nvgpu.warpgroup.mma.init.accumulator -> <fragmented = vector<64x128xf32>>\n"
            "nvgpu.warpgroup.mma.store %acc, %a : <fragmented = vector<64x128xf32>> to memref<64x128xf32>",
            "nvgpu.warpgroup.mma.init.accumulator",
        ),
        ("nvvm.wgmma.fence.aligned", "nvvm.wgmma.fence.aligned"),
        ("nvvm.cluster.arrive", "nvvm.cluster.arrive"),
    ],
)
def test_instructions_of_four_subgroups_are_named(body: str, said: str) -> None:
    launch = f"""
%c1 = arith.constant 1 : index
%c128 = arith.constant 128 : index
gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
           threads(%t, %ty, %tz) in (%sx = %c128, %sy = %c1, %sz = %c1) {{
  {body}
  gpu.terminator
}}
"""
    text = f"module attributes {{gpu.container_module}} {{\n{function('%a: memref<64x128xf32>', launch)}}}\n"
    verdict = check(FILLED, text)
    assert verdict.verdict == "unknown" and said in verdict.reasons[0].message


def test_sparse_products_are_named() -> None:
    edits = (
        ("mma.sync (%i3, %h1, %zc) {mma", "mma.sp.sync (%s, %h1, %zc) metadata(%m) {mma"),
        (": (vector<4x4xi8>, vector<2x4xi8>, v", ": (vector<2x4xi8>, vector<2x4xi8>, v"),
        ("%zc =", "%m = arith.constant dense<0> : vector<2xi16>\n%s = arith.constant dense<0> : vector<2x4xi8>\n%zc ="),
    )
    sparse = INTEGERS
    for right, other in edits:
        assert right in sparse
        sparse = sparse.replace(right, other)
    verdict = check(INTEGERS_LOOP, sparse)
    assert verdict.verdict == "unknown"
    assert "nvgpu.mma.sp.sync" in verdict.reasons[0].message
