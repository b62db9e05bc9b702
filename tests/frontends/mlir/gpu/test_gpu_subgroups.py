"""What the threads of a subgroup, of a block and of a cluster do together, against plain loops."""

from __future__ import annotations

import pytest

from tests.equiv.lowered_kernels import lower
from tests.equiv.pairs import check, function

BUFFERS = "%a: memref<64xf32>, %b: memref<64xf32>"


def loop(body: str, parameters: str = BUFFERS) -> str:
    return function(parameters, f"affine.for %i = 0 to 64 {{\n{body}\n}}")


def launch(body: str, parameters: str = BUFFERS, blocks: int = 1, threads: int = 64, more: str = "") -> str:
    """A kernel of one dimension, between constants and its end."""
    return function(
        parameters,
        f"""
%c0 = arith.constant 0 : index
%c1 = arith.constant 1 : index
%blocks = arith.constant {blocks} : index
%threads = arith.constant {threads} : index
%bytes = arith.constant 256 : i32
gpu.launch {"clusters(%kx, %ky, %kz) in (%ex = %c2, %ey = %c1, %ez = %c1)" if "cluster" in more else ""}
           blocks(%bx, %by, %bz) in (%gx = %blocks, %gy = %c1, %gz = %c1)
           threads(%tx, %ty, %tz) in (%sx = %threads, %sy = %c1, %sz = %c1)
           {more.replace("cluster", "")} {{
  {body}
  gpu.terminator
}}
""".replace("%blocks = ", "%c2 = arith.constant 2 : index\n%blocks = "),
    )


COPY = loop("%v = affine.load %a[%i] : memref<64xf32>\naffine.store %v, %b[%i] : memref<64xf32>")
ROTATED = COPY.replace("%a[%i]", "%a[(%i floordiv 32) * 32 + (%i + 3) mod 32]")
LOAD = "%v = memref.load %a[%tx] : memref<64xf32>\n"
STORE = "memref.store %u, %b[%tx] : memref<64xf32>"
ROTATE = launch(LOAD + "%u, %valid = gpu.rotate %v, 3, 32 : f32\n" + STORE)
DOWN = launch(
    LOAD
    + """
%n = arith.constant 3 : i32
%w = arith.constant 32 : i32
%x, %valid = gpu.shuffle down %v, %n, %w : f32
%c29 = arith.constant 29 : index
%c32 = arith.constant 32 : index
%u = scf.if %valid -> f32 {
  scf.yield %x : f32
} else {
  %back = arith.subi %tx, %c29 : index
  %y = memref.load %a[%back] : memref<64xf32>
  scf.yield %y : f32
}
"""
    + STORE
)

MAXIMA = function(
    "%a: memref<64xi32>, %b: memref<64xi32>",
    """
affine.for %i = 0 to 64 {
  %first = affine.load %a[(%i floordiv 8) * 8 + %i mod 2] : memref<64xi32>
  %m = affine.for %j = 1 to 4 iter_args(%acc = %first) -> i32 {
    %v = affine.load %a[(%i floordiv 8) * 8 + %j * 2 + %i mod 2] : memref<64xi32>
    %s = arith.maxsi %acc, %v : i32
    affine.yield %s : i32
  }
  affine.store %m, %b[%i] : memref<64xi32>
}
""",
)
CLUSTERED = launch(
    """
%v = memref.load %a[%tx] : memref<64xi32>
%u = gpu.subgroup_reduce maxsi %v cluster(size = 4, stride = 2) : (i32) -> i32
memref.store %u, %b[%tx] : memref<64xi32>
""",
    "%a: memref<64xi32>, %b: memref<64xi32>",
)

REVERSED = COPY.replace("%a[%i]", "%a[-%i + 63]")
DYNAMIC = launch(
    """
%bytes_of_block = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
%w = memref.view %bytes_of_block[%c0][] :
    memref<?xi8, #gpu.address_space<workgroup>> to memref<64xf32, #gpu.address_space<workgroup>>
"""
    + LOAD
    + """
memref.store %v, %w[%tx] : memref<64xf32, #gpu.address_space<workgroup>>
gpu.barrier
%last = arith.constant 63 : index
%r = arith.subi %last, %tx : index
%u = memref.load %w[%r] : memref<64xf32, #gpu.address_space<workgroup>>
"""
    + STORE,
    more="dynamic_shared_memory_size %bytes",
)

CLUSTERS = launch(
    """
%id = gpu.cluster_id x
%in = gpu.cluster_block_id x
%size = gpu.cluster_dim_blocks x
%first = arith.muli %id, %size : index
%block = arith.addi %first, %in : index
%start = arith.muli %block, %threads : index
%i = arith.addi %start, %tx : index
%v = memref.load %a[%i] : memref<64xf32>
memref.store %v, %b[%i] : memref<64xf32>
""",
    blocks=4,
    threads=16,
    more="cluster",
)

MATRICES = "%A: memref<16x16xf16>, %B: memref<16x16xf16>, %C: memref<16x16xf32>"
MATMUL = function(
    MATRICES,
    """
affine.for %i = 0 to 16 {
  affine.for %j = 0 to 16 {
    affine.for %k = 0 to 16 {
      %a = affine.load %A[%i, %k] : memref<16x16xf16>
      %b = affine.load %B[%k, %j] : memref<16x16xf16>
      %c = affine.load %C[%i, %j] : memref<16x16xf32>
      %x = arith.extf %a : f16 to f32
      %y = arith.extf %b : f16 to f32
      %m = arith.mulf %x, %y : f32
      %s = arith.addf %c, %m : f32
      affine.store %s, %C[%i, %j] : memref<16x16xf32>
    }
  }
}
""",
)
MMA = launch(
    """
%x = gpu.subgroup_mma_load_matrix %A[%c0, %c0] {leadDimension = 16 : index}
    : memref<16x16xf16> -> !gpu.mma_matrix<16x16xf16, "AOp">
%y = gpu.subgroup_mma_load_matrix %B[%c0, %c0] {leadDimension = 16 : index}
    : memref<16x16xf16> -> !gpu.mma_matrix<16x16xf16, "BOp">
%z = gpu.subgroup_mma_load_matrix %C[%c0, %c0] {leadDimension = 16 : index}
    : memref<16x16xf32> -> !gpu.mma_matrix<16x16xf32, "COp">
%r = gpu.subgroup_mma_compute %x, %y, %z
    : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf32, "COp">
gpu.subgroup_mma_store_matrix %r, %C[%c0, %c0] {leadDimension = 16 : index}
    : !gpu.mma_matrix<16x16xf32, "COp">, memref<16x16xf32>
""",
    MATRICES,
    threads=32,
)


REFUTED = {
    "a rotation too far": (ROTATED, ROTATE.replace("%v, 3", "%v, 4"), ""),
    "what a shuffle does not reach": (ROTATED, DOWN.replace("scf.yield %y", "scf.yield %x"), ""),
    "another stride": (MAXIMA, CLUSTERED.replace("stride = 2", "stride = 1"), ""),
    "no barrier": (REVERSED, DYNAMIC.replace("gpu.barrier", ""), "nothing orders"),
    "too little memory": (REVERSED, DYNAMIC.replace("constant 256", "constant 252"), "out of bounds"),
    "a grid of broken clusters": (COPY, CLUSTERS.replace("constant 2 :", "constant 3 :"), "the cluster size"),
    "the other operand transposed": (
        MATMUL, MMA.replace("%B[%c0, %c0] {", "%B[%c0, %c0] {transpose, "), ""),
    "a shuffle taken for a barrier": (
        REVERSED,
        DYNAMIC.replace("gpu.barrier", "%n = arith.constant 1 : i32\n%s = arith.constant 32 : i32\n"
                                       "%x, %valid = gpu.shuffle xor %v, %n, %s : f32"),
        "nothing orders",
    ),
    "a matrix read back without a barrier": (
        MATMUL,
        MMA.replace("  gpu.terminator", "%q = memref.load %C[%c0, %tx16] : memref<16x16xf32>\n"
                    "memref.store %q, %C[%c0, %tx16] : memref<16x16xf32>\n  gpu.terminator").replace(
            "%x = gpu.sub", "%c16 = arith.constant 16 : index\n%tx16 = arith.remui %tx, %c16 : index\n%x = gpu.sub", 1),
        "nothing orders",
    ),
    "half a subgroup": (MATMUL, MMA.replace("constant 32", "constant 16"), "subgroup is full"),
}  # fmt: skip


@pytest.mark.parametrize("name", REFUTED)
def test_refuted_with_a_witness(name: str) -> None:
    source, target, message = REFUTED[name]
    verdict = check(source, target, accept=("bitwise", "reassociated") if source == MATMUL else ("bitwise",))
    assert verdict.verdict == "different", verdict.reasons
    assert verdict.witness is not None
    assert message in (verdict.witness.message or "")


def test_a_shuffle_of_some_lanes_is_not_judged() -> None:
    some = ROTATE.replace(
        "%u, %valid = gpu.rotate %v, 3, 32 : f32",
        "%c = arith.cmpi ult, %tx, %c1 : index\n%u = scf.if %c -> (f32) {\n"
        "%p, %q = gpu.rotate %v, 3, 32 : f32\nscf.yield %p : f32\n} else {\nscf.yield %v : f32\n}",
    )
    verdict = check(ROTATED, some)
    assert verdict.verdict == "unknown"
    assert ["do not all do this together" in each.message for each in verdict.reasons] == [True]


def test_a_matrix_product_and_its_lowering() -> None:
    kernel = lower(MMA, "gpu-kernel-outlining")
    lowered = lower(kernel, "gpu.module(convert-gpu-to-nvvm)")
    assert "nvvm.wmma.mma" in lowered
    verdict = check(kernel, lowered, accept=("bitwise", "reassociated"))
    assert (verdict.verdict, verdict.level) == ("equivalent", "reassociated"), (verdict.reasons, verdict.witness)
    column = lowered.replace(
        "frag = #nvvm.mma_frag<b>, k = 16 : i32, layout = #nvvm.mma_layout<row>",
        "frag = #nvvm.mma_frag<b>, k = 16 : i32, layout = #nvvm.mma_layout<col>",
    )
    assert check(kernel, column, accept=("bitwise", "reassociated")).verdict == "unknown"
    both = column.replace("layoutB = #nvvm.mma_layout<row>", "layoutB = #nvvm.mma_layout<col>")
    assert check(kernel, both, accept=("bitwise", "reassociated")).verdict == "different"


def test_one_thread_alone_is_no_subgroup() -> None:
    """What all lanes do together is not told by a function that one of them runs."""
    source = function(
        "%lane: index, %b: memref<32xf32>",
        """
%k = arith.constant 1.0 : f32
gpu.warp_execute_on_lane_0(%lane)[32] {
  affine.for %i = 0 to 32 {
    affine.store %k, %b[%i] : memref<32xf32>
  }
}
""",
    )
    target = function(
        "%lane: index, %b: memref<32xf32>", "%k = arith.constant 1.0 : f32\nmemref.store %k, %b[%lane] : memref<32xf32>"
    )
    verdict = check(source, target)
    assert verdict.verdict == "unknown"
    assert "outside of a launch" in verdict.reasons[0].message
