"""GPU kernels against plain loops: proven for every schedule, or the race, the barrier or the value that is wrong."""

from __future__ import annotations

import pytest

from tests.equiv.pairs import check, function

REVERSE_LOOP = function(
    "%a: memref<64xf32>, %b: memref<64xf32>",
    """
affine.for %block = 0 to 4 {
  affine.for %i = 0 to 16 {
    %v = affine.load %a[%block * 16 - %i + 15] : memref<64xf32>
    affine.store %v, %b[%block * 16 + %i] : memref<64xf32>
  }
}
""",
)

# Each block of sixteen threads reverses its part by way of the memory of the block.
REVERSE = """
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @reverse(%a: memref<64xf32>, %b: memref<64xf32>)
        workgroup(%w: memref<16xf32, #gpu.address_space<workgroup>>) kernel {
      %x = gpu.thread_id x
      %block = gpu.block_id x
      %size = gpu.block_dim x
      %first = arith.muli %block, %size : index
      %i = arith.addi %first, %x : index
      %v = memref.load %a[%i] : memref<64xf32>
      memref.store %v, %w[%x] : memref<16xf32, #gpu.address_space<workgroup>>
      gpu.barrier
      %last = arith.constant 15 : index
      %r = arith.subi %last, %x : index
      %u = memref.load %w[%r] : memref<16xf32, #gpu.address_space<workgroup>>
      memref.store %u, %b[%i] : memref<64xf32>
      gpu.return
    }
  }
  func.func @f(%a: memref<64xf32>, %b: memref<64xf32>) {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c16 = arith.constant 16 : index
    %t = gpu.wait async
    %done = gpu.launch_func async [%t] @kernels::@reverse blocks in (%c4, %c1, %c1) threads in (%c16, %c1, %c1)
        args(%a : memref<64xf32>, %b : memref<64xf32>)
    gpu.wait [%done]
    return
  }
}
"""

MATMUL_LOOP = function(
    "%A: memref<16x32xf32>, %B: memref<32x8xf32>, %C: memref<16x8xf32>",
    """
affine.for %i = 0 to 16 {
  affine.for %j = 0 to 8 {
    affine.for %k = 0 to 32 {
      %a = affine.load %A[%i, %k] : memref<16x32xf32>
      %b = affine.load %B[%k, %j] : memref<32x8xf32>
      %c = affine.load %C[%i, %j] : memref<16x8xf32>
      %m = arith.mulf %a, %b : f32
      %s = arith.addf %c, %m : f32
      affine.store %s, %C[%i, %j] : memref<16x8xf32>
    }
  }
}
""",
)

# Tiles of four in two buffers: the next one is copied while the other is used.
MATMUL = function(
    "%A: memref<16x32xf32>, %B: memref<32x8xf32>, %C: memref<16x8xf32>",
    """
%c1 = arith.constant 1 : index
%c2 = arith.constant 2 : index
%c4 = arith.constant 4 : index
gpu.launch blocks(%bx, %by, %bz) in (%gx = %c4, %gy = %c2, %gz = %c1)
           threads(%tx, %ty, %tz) in (%sx = %c4, %sy = %c4, %sz = %c1)
           workgroup(%ta : memref<2x4x4xf32, 3>, %tb : memref<2x4x4xf32, 3>) {
  %i = affine.apply affine_map<(b, t) -> (b * 4 + t)>(%bx, %tx)
  %j = affine.apply affine_map<(b, t) -> (b * 4 + t)>(%by, %ty)
  %start = memref.load %C[%i, %j] : memref<16x8xf32>
  %a0 = memref.load %A[%i, %ty] : memref<16x32xf32>
  affine.store %a0, %ta[0, symbol(%tx), symbol(%ty)] : memref<2x4x4xf32, 3>
  %b0 = memref.load %B[%tx, %j] : memref<32x8xf32>
  affine.store %b0, %tb[0, symbol(%tx), symbol(%ty)] : memref<2x4x4xf32, 3>
  %sum = affine.for %tile = 0 to 8 iter_args(%acc = %start) -> f32 {
    gpu.barrier
    affine.if affine_set<(t) : (6 - t >= 0)>(%tile) {
      %a = affine.load %A[symbol(%i), %tile * 4 + 4 + symbol(%ty)] : memref<16x32xf32>
      affine.store %a, %ta[(%tile + 1) mod 2, symbol(%tx), symbol(%ty)] : memref<2x4x4xf32, 3>
      %b = affine.load %B[%tile * 4 + 4 + symbol(%tx), symbol(%j)] : memref<32x8xf32>
      affine.store %b, %tb[(%tile + 1) mod 2, symbol(%tx), symbol(%ty)] : memref<2x4x4xf32, 3>
    }
    %part = affine.for %k = 0 to 4 iter_args(%inner = %acc) -> f32 {
      %x = affine.load %ta[%tile mod 2, symbol(%tx), %k] : memref<2x4x4xf32, 3>
      %y = affine.load %tb[%tile mod 2, %k, symbol(%ty)] : memref<2x4x4xf32, 3>
      %m = arith.mulf %x, %y : f32
      %s = arith.addf %inner, %m : f32
      affine.yield %s : f32
    }
    affine.yield %part : f32
  }
  memref.store %sum, %C[%i, %j] : memref<16x8xf32>
  gpu.terminator
}
""",
)

SUM_LOOP = function(
    "%a: memref<64xi32>, %b: memref<i32>",
    """
%zero = arith.constant 0 : i32
%sum = affine.for %i = 0 to 64 iter_args(%acc = %zero) -> i32 {
  %v = affine.load %a[%i] : memref<64xi32>
  %s = arith.maxsi %acc, %v : i32
  affine.yield %s : i32
}
memref.store %sum, %b[] : memref<i32>
""",
)

MAXIMUM_TREE = function(
    "%a: memref<64xi32>, %b: memref<i32>",
    """
%c1 = arith.constant 1 : index
%c64 = arith.constant 64 : index
gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
           threads(%tx, %ty, %tz) in (%sx = %c64, %sy = %c1, %sz = %c1)
           workgroup(%w : memref<64xi32, 3>) {
  %v = memref.load %a[%tx] : memref<64xi32>
  memref.store %v, %w[%tx] : memref<64xi32, 3>
  gpu.barrier
  affine.for %step = 0 to 6 {
    %c32 = arith.constant 32 : index
    %half = arith.shrui %c32, %step : index
    %active = arith.cmpi ult, %tx, %half : index
    scf.if %active {
      %other = arith.addi %tx, %half : index
      %x = memref.load %w[%tx] : memref<64xi32, 3>
      %y = memref.load %w[%other] : memref<64xi32, 3>
      %m = arith.maxsi %x, %y : i32
      memref.store %m, %w[%tx] : memref<64xi32, 3>
    }
    gpu.barrier
  }
  %c0 = arith.constant 0 : index
  %first = arith.cmpi eq, %tx, %c0 : index
  scf.if %first {
    %zero = arith.constant 0 : i32
    %r = memref.load %w[%c0] : memref<64xi32, 3>
    %m = arith.maxsi %r, %zero : i32
    memref.store %m, %b[] : memref<i32>
  }
  gpu.terminator
}
""",
)

ROTATE_LOOP = function(
    "%a: memref<64xf32>, %b: memref<64xf32>",
    """
affine.for %i = 0 to 64 {
  %v = affine.load %a[(%i floordiv 8) * 8 + (%i + 1) mod 8] : memref<64xf32>
  affine.store %v, %b[%i] : memref<64xf32>
}
""",
)

SHUFFLE = function(
    "%a: memref<64xf32>, %b: memref<64xf32>",
    """
%c1 = arith.constant 1 : index
%c64 = arith.constant 64 : index
gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
           threads(%tx, %ty, %tz) in (%sx = %c64, %sy = %c1, %sz = %c1) {
  %v = memref.load %a[%tx] : memref<64xf32>
  %next = affine.apply affine_map<(i) -> (((i mod 32) floordiv 8) * 8 + (i mod 8 + 1) mod 8)>(%tx)
  %lane = arith.index_cast %next : index to i32
  %width = arith.constant 32 : i32
  %u, %valid = gpu.shuffle idx %v, %lane, %width : f32
  memref.store %u, %b[%tx] : memref<64xf32>
  gpu.terminator
}
""",
)


REFUTED = {
    "no barrier": (REVERSE_LOOP, REVERSE.replace("gpu.barrier", ""), "nothing orders"),
    "the wrong last thread": (REVERSE_LOOP, REVERSE.replace("constant 15", "constant 14"), "out of bounds"),
    "the next block's part": (REVERSE_LOOP, REVERSE.replace("%b[%i]", "%b[%x]"), "nothing orders"),
    "a host that does not wait": (
        REVERSE_LOOP.replace("return", "affine.store %x, %b[0] : memref<64xf32>\n  return").replace(
            "affine.for %block", "%x = affine.load %a[3] : memref<64xf32>\n  affine.for %block"
        ),
        REVERSE.replace(
            "gpu.wait [%done]",
            "%c0 = arith.constant 0 : index\n %c3 = arith.constant 3 : index\n"
            "%x = memref.load %a[%c3] : memref<64xf32>\n memref.store %x, %b[%c0] : memref<64xf32>",
        ),
        "nothing orders",
    ),
    "a double buffer with the indices swapped": (
        MATMUL_LOOP,
        MATMUL.replace("%ta[%tile mod 2,", "%ta[(%tile + 1) mod 2,"),
        "nothing orders",
    ),
    "one buffer for both": (
        MATMUL_LOOP,
        MATMUL.replace("(%tile + 1) mod 2, symbol(%tx), symbol(%ty)]", "%tile mod 2, symbol(%tx), symbol(%ty)]"),
        "nothing orders",
    ),
    "no barrier around the tiles": (MATMUL_LOOP, MATMUL.replace("gpu.barrier", ""), "nothing orders"),
    "a copy by all threads": (
        MATMUL_LOOP,
        MATMUL.replace("%b0, %tb[0, symbol(%tx), symbol(%ty)]", "%b0, %tb[0, symbol(%tx), 0]"),
        "nothing orders",
    ),
    "the tile of another column": (
        MATMUL_LOOP,
        MATMUL.replace("%tile * 4 + 4 + symbol(%ty)", "%tile * 4 + 3 + symbol(%ty)"),
        "",
    ),
    "a barrier for some threads": (
        SUM_LOOP,
        MAXIMUM_TREE.replace(
            "memref.store %m, %w[%tx] : memref<64xi32, 3>", "memref.store %m, %w[%tx] : memref<64xi32, 3>\n gpu.barrier"
        ),
        "barrier",
    ),
    "a tree without its barrier": (
        SUM_LOOP,
        MAXIMUM_TREE.replace("      gpu.barrier\n    }\n    %c0", "    }\n    %c0"),
        "nothing orders",
    ),
    "a tree that leaves out half": (SUM_LOOP, MAXIMUM_TREE.replace("constant 32", "constant 16"), ""),
    "the wrong lane": (ROTATE_LOOP, SHUFFLE.replace("i mod 8 + 1", "i mod 8 + 2"), ""),
}  # fmt: skip


@pytest.mark.parametrize("name", REFUTED)
def test_refuted_with_a_witness(name: str) -> None:
    source, target, message = REFUTED[name]
    verdict = check(source, target)
    assert verdict.verdict == "different", verdict.reasons
    assert verdict.witness is not None
    assert message in (verdict.witness.message or "")


def test_a_race_names_both_threads_and_both_places() -> None:
    witness = check(REVERSE_LOOP, REVERSE.replace("gpu.barrier", "")).witness
    assert witness is not None and witness.message is not None
    assert "(0, 0, 0)(7, 0, 0) loads element 8 and task (0, 0, 0)(8, 0, 0) stores it" in witness.message
    assert "after.mlir:16:" in witness.message


@pytest.mark.parametrize(
    ("operation", "name"),
    [
        ("gpu.barrier memfence [#gpu.address_space<global>]", "some address spaces"),
        ("gpu.barrier scope <cluster>", "scope"),
        ('gpu.printf "hello"', "printf"),
    ],
)  # fmt: skip
def test_what_is_not_modelled_is_named(operation: str, name: str) -> None:
    target = SHUFFLE.replace("%v = memref.load", f"%x = arith.constant 0.0 : f32\n{operation}\n%v = memref.load")
    verdict = check(ROTATE_LOOP, target)
    assert verdict.verdict == "unknown"
    assert [name in reason.message for reason in verdict.reasons] == [True]


def test_a_barrier_for_the_memory_of_the_block_orders_no_other() -> None:
    """Through the memory of the grid, that of another thread may not be there yet."""
    kernel = """
func.func @f(%A: memref<8xf32>, %B: memref<8xf32>) {
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%t, %ty, %tz) in (%x = %c8, %y = %c1, %z = %c1) {
    %v = memref.load %B[%t] : memref<8xf32>
    memref.store %v, %A[%t] : memref<8xf32>
    gpu.barrier
    %opposite = arith.subi %c7, %t : index
    %w = memref.load %A[%opposite] : memref<8xf32>
    memref.store %w, %B[%t] : memref<8xf32>
    gpu.terminator
  }
  return
}
"""
    partial = kernel.replace("gpu.barrier", "gpu.barrier memfence [#gpu.address_space<workgroup>]")
    assert check(kernel, kernel).verdict == "equivalent"
    verdict = check(kernel, partial)
    assert verdict.verdict == "unknown"
    assert "some address spaces" in verdict.reasons[0].message
