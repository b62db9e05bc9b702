"""What kernels say of their launches, and what instructions ask of addresses: a program that breaks it is undefined."""

from __future__ import annotations

import pytest

from tests.equiv.pairs import check, function

ARGUMENTS = "%A: memref<64xf32>, %B: memref<64xf32>"
LOOP = function(
    ARGUMENTS,
    """
affine.for %i = 0 to 64 {
  %v = affine.load %A[%i] : memref<64xf32>
  affine.store %v, %B[%i] : memref<64xf32>
}
""",
)


def launched(attributes: str = "", kernel: str = "", sizes: str = "%c2, %c1, %c1", cluster: str = "") -> str:
    """Two blocks of 32 threads copy 64 numbers."""
    return f"""
module attributes {{gpu.container_module}} {{
  gpu.module @k {{
    gpu.func @copy(%A: memref<64xf32>, %B: memref<64xf32>) kernel {kernel} {{
      %t = gpu.thread_id x
      %b = gpu.block_id x
      %n = gpu.block_dim x
      %s = arith.muli %b, %n : index
      %i = arith.addi %s, %t : index
      %v = memref.load %A[%i] : memref<64xf32>
      memref.store %v, %B[%i] : memref<64xf32>
      gpu.return
    }}
  }}
  func.func @f({ARGUMENTS}) {{
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c32 = arith.constant 32 : index
    gpu.launch_func @k::@copy {cluster} blocks in ({sizes}) threads in (%c32, %c1, %c1)
        args(%A : memref<64xf32>, %B : memref<64xf32>)
    return
  }}
}}
""".replace("kernel  {", f"kernel {attributes} {{" if attributes else "kernel {")


def said(name: str, value: str) -> str:
    return launched(f"attributes {{{name} = {value}}}")


WRONG_BOUNDS = {
    "nvvm.maxntid": "array<i32: 16>",
    "nvvm.maxntid of a product": "array<i32: 31, 1, 1>",
    "nvvm.reqntid": "array<i32: 64, 1, 1>",
    "nvvm.reqntid smaller": "array<i32: 16, 1, 1>",
    "nvvm.reqntid of other dimensions": "array<i32: 16, 2, 1>",
    "gpu.known_block_size": "array<i32: 16, 1, 1>",
    "gpu.known_grid_size": "array<i32: 1, 1, 1>",
    "rocdl.flat_work_group_size": '"1,16"',
    "rocdl.flat_work_group_size of more": '"64,256"',
    "rocdl.max_flat_work_group_size": "31 : i32",
    "rocdl.max_num_work_groups": "array<i32: 1, 1, 1>",
    "rocdl.reqd_work_group_size": "array<i32: 32, 2, 1>",
}


@pytest.mark.parametrize("name", WRONG_BOUNDS)
def test_a_launch_that_the_kernel_is_not_for(name: str) -> None:
    for source in (LOOP, launched()):
        verdict = check(source, said(name.partition(" ")[0], WRONG_BOUNDS[name]))
        assert verdict.verdict == "different", (verdict.verdict, verdict.reasons)
        assert verdict.witness is not None and verdict.witness.kind == "undefined"


@pytest.mark.parametrize("name", ["nvvm.cluster_dim", "gpu.promise", "rocdl.unheard"])
def test_what_is_not_known_is_not_read_past(name: str) -> None:
    verdict = check(LOOP, said(name, "array<i32: 2, 1, 1>"))
    assert verdict.verdict == "unknown"
    assert name in verdict.reasons[0].message


FLAGS = [
    "#nvvm.target<flags = {fast}>",
    "#nvvm.target<flags = {ftz}>",
    '#nvvm.target<chip = "sm_80", flags = {fast, ftz}>',
    "#rocdl.target<flags = {fast}>",
    "#rocdl.target<flags = {daz}>",
    "#rocdl.target<flags = {unsafe_math}>",
    "#rocdl.target<flags = {finite_only}>",
    '#rocdl.target<chip = "gfx90a", flags = {unsafe_math, daz}>',
]


@pytest.mark.parametrize("target", FLAGS)
def test_a_target_that_computes_otherwise_is_left_open(target: str) -> None:
    verdict = check(launched(), launched().replace("gpu.module @k", f"gpu.module @k [{target}]"))
    assert verdict.verdict == "unknown" and "a target with the flags" in verdict.reasons[0].message


# What a kernel is handed as a constant of its whole grid.
CONSTANT = """
module attributes {gpu.container_module} {
  gpu.module @k {
    llvm.func @copy(%A: !llvm.ptr {llvm.byval = !llvm.array<4 x i32>SAID}, %B: !llvm.ptr)
        attributes {gpu.kernel, nvvm.kernel} {
      %one = llvm.mlir.constant(1 : i32) : i32
      BODY
      llvm.return
    }
  }
  func.func @f(%A: memref<4xi32>, %B: memref<4xi32>) {
    %c1 = arith.constant 1 : index
    gpu.launch_func @k::@copy blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1)
        args(%A : memref<4xi32>, %B : memref<4xi32>)
    return
  }
}
"""
LOADS = "%v = llvm.load %A : !llvm.ptr -> i32\n      llvm.store %v, %B : i32, !llvm.ptr"
STORES = {
    "a store": f"llvm.store %one, %A : i32, !llvm.ptr\n      {LOADS}",
    "a store behind": f"%p = llvm.getelementptr %A[1] : (!llvm.ptr) -> !llvm.ptr, i32\n"
    f"llvm.store %one, %p : i32, !llvm.ptr\n{LOADS}",
    "a copy": f'%n = llvm.mlir.constant(4 : i64) : i64\n"llvm.intr.memcpy"(%A, %B, %n) <{{isVolatile = false}}> : '
    f"(!llvm.ptr, !llvm.ptr, i64) -> ()\n{LOADS}",
}  # fmt: skip


@pytest.mark.parametrize("name", STORES)
def test_a_constant_of_the_grid_is_not_written(name: str) -> None:
    said = ", nvvm.grid_constant"
    right = CONSTANT.replace("BODY", LOADS)
    assert check(right.replace("SAID", ""), right.replace("SAID", said)).verdict == "equivalent"
    wrong = CONSTANT.replace("BODY", STORES[name])
    assert check(wrong.replace("SAID", ""), wrong.replace("SAID", "")).verdict == "equivalent"
    verdict = check(wrong.replace("SAID", ""), wrong.replace("SAID", said))
    assert verdict.verdict == "different" and verdict.witness is not None
    assert "nvvm.grid_constant" in verdict.witness.message


# One thread copies what one instruction moves, and stores it.
def copied(count: int, at: int = 0, into: int = 0, shared: str = "", flags: str = "", kind: str = "f32") -> str:
    memory = f"memref<64x{kind}, #gpu.address_space<workgroup>>"
    width = f"memref<64x{kind}>"
    return f"""
memref.global "private" @w : {memory} {shared}
func.func @f(%A: {width}, %B: {width}) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %from = arith.constant {at} : index
  %to = arith.constant {into} : index
  %count = arith.constant {count} : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%t, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {{
    %w = memref.get_global @w : {memory}
    %x = nvgpu.device_async_copy %A[%from], %w[%to], {count} {flags} : {width} to {memory}
    %g = nvgpu.device_async_create_group %x
    nvgpu.device_async_wait %g
    scf.for %i = %c0 to %count step %c1 {{
      %j = arith.addi %to, %i : index
      %v = memref.load %w[%j] : {memory}
      memref.store %v, %B[%i] : {width}
    }}
    gpu.terminator
  }}
  return
}}
"""


def plain(count: int, at: int = 0, kind: str = "f32") -> str:
    return f"""
func.func @f(%A: memref<64x{kind}>, %B: memref<64x{kind}>) {{
  affine.for %i = 0 to {count} {{
    %v = affine.load %A[%i + {at}] : memref<64x{kind}>
    affine.store %v, %B[%i] : memref<64x{kind}>
  }}
  return
}}
"""


WRONG_COPIES = {
    "four numbers from the second": (plain(4, 1), copied(4, 1)),
    "four numbers from the third": (plain(4, 2), copied(4, 2)),
    "four numbers to the second": (plain(4), copied(4, 0, 1)),
    "two numbers from the second": (plain(2, 1), copied(2, 1)),
    "two numbers to the fourth": (plain(2), copied(2, 0, 3)),
    "eight halves from the fifth": (plain(8, 4, "f16"), copied(8, 4, kind="f16")),
    "two halves from the second": (plain(2, 1, "f16"), copied(2, 1, kind="f16")),
    "two halves to the second": (plain(2, 0, "f16"), copied(2, 0, 1, kind="f16")),
}


@pytest.mark.parametrize("name", WRONG_COPIES)
def test_a_copy_between_other_addresses(name: str) -> None:
    verdict = check(*WRONG_COPIES[name])
    assert verdict.verdict == "different", (verdict.verdict, verdict.reasons)
    assert verdict.witness is not None and "the address is a multiple of" in verdict.witness.message
