"""Products of matrices: a linear layer, its weights tile by tile or all at once, scores of attention, and a gated
feed-forward network."""

from __future__ import annotations

from corpora.npu.plena_kernels.assembly import BLOCK, CHUNK, LENGTH, TILE, Assembly, Kernel, wrong
from corpora.npu.plena_kernels.elementwise import sigmoid_times


def tiles(kernel: Assembly, tensor: int, rows: int, columns: int, to: int = 0) -> None:
    """Fetches the weights of a tensor: tiles of one column of tiles after the other, by way of gp5 to gp8."""
    kernel.stride(columns)
    kernel.set(5, to)
    kernel.set(6, 0)
    with kernel.loop(7, columns // LENGTH):
        kernel("S_ADDI_INT", "gp8", "gp6", 0)
        with kernel.loop(9, rows // LENGTH):
            kernel("H_PREFETCH_M", "gp5", "gp8", f"a{tensor}", 1, 0)
            kernel.add(5, TILE)
            kernel.add(8, LENGTH * columns)
        kernel.add(6, LENGTH)


def multiply(kernel: Assembly, inner: int, origin: int, to: int, tile: int, columns: int) -> None:
    """Four rows of `inner` columns at `origin` by the weights at `tile`, by way of gp5 to gp12."""
    kernel.set(5, to)
    kernel.set(6, tile)
    with kernel.loop(7, columns // LENGTH):
        with kernel.loop(8, LENGTH // BLOCK):
            kernel("S_ADDI_INT", "gp9", "gp6", 0)
            kernel.set(10, origin)
            with kernel.loop(11, inner // LENGTH):
                kernel("M_MM", 0, "gp9", "gp10")
                kernel.add(9, TILE)
                kernel.add(10, CHUNK)
            kernel("M_MM_WO", "gp5", "gp0", 0)
            kernel.add(5, BLOCK)
            kernel.add(6, BLOCK)
        kernel.add(5, CHUNK - LENGTH)
        kernel.add(6, inner // LENGTH * TILE - LENGTH)


def _linear() -> Kernel:
    kernel = Assembly("linear")
    kernel.tensors(x=(4, 16), w=(16, 16), y=(4, 16))
    kernel.comment("rows 0 to 3 of x to 0")
    kernel.fetch(0, 0, 16)
    kernel.comment("for each column of tiles of w")
    kernel.stride(16)
    kernel.set(5, 64, "y")
    kernel.set(6, 0, "columns of w")
    with kernel.loop(7, 2):
        kernel.set(8, 0)
        kernel("S_ADDI_INT", "gp9", "gp6", 0)
        with kernel.loop(10, 2):
            kernel("H_PREFETCH_M", "gp8", "gp9", "a1", 1, 0)
            kernel.add(8, TILE)
            kernel.add(9, LENGTH * 16)
        kernel.set(11, 0, "columns of a tile")
        with kernel.loop(12, 2):
            kernel("S_ADDI_INT", "gp8", "gp11", 0)
            kernel.set(13, 0, "x")
            with kernel.loop(10, 2):
                kernel("M_MM", 0, "gp8", "gp13")
                kernel.add(8, TILE)
                kernel.add(13, CHUNK)
            kernel("M_MM_WO", "gp5", "gp0", 0)
            kernel.add(5, BLOCK)
            kernel.add(11, BLOCK)
        kernel.add(5, CHUNK - LENGTH)
        kernel.add(6, LENGTH)
    kernel.put(64, 2, 16)
    resident = Assembly("linear")
    resident.tensors(x=(4, 16), w=(16, 16), y=(4, 16))
    tiles(resident, 1, 16, 16)
    resident.fetch(0, 0, 16)
    multiply(resident, 16, 0, 64, 0, 16)
    resident.put(64, 2, 16)
    return Kernel(
        "linear",
        "a linear layer",
        "reassociated",
        """func.func @linear(%x: memref<4x16xf32>, %w: memref<16x16xf32>, %y: memref<4x16xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<4x16xf32>)
  linalg.matmul ins(%x, %w : memref<4x16xf32>, memref<16x16xf32>) outs(%y : memref<4x16xf32>)
  return
}
""",
        kernel.text,
        [
            wrong(
                "increment", "the second tile of a column is that beside the first", ("gp9, gp9, 128", "gp9, gp9, 8")
            ),
            wrong("count", "one column of tiles", ("C_LOOP_START gp7, 2", "C_LOOP_START gp7, 1")),
            wrong("swapped", "the operands of the product swapped", ("M_MM 0, gp8, gp13", "M_MM 0, gp13, gp8")),
            wrong(
                "clear",
                "accumulators that are written in the loop over tiles",
                (
                    "    C_LOOP_END gp10\n    M_MM_WO gp5, gp0, 0\n",
                    "      M_MM_WO gp5, gp0, 0\n    C_LOOP_END gp10\n",
                ),
            ),
            wrong("columns", "columns of a tile in steps of one", ("gp11, gp11, 4", "gp11, gp11, 1")),
            wrong("stride", "weights fetched without their stride", ("gp8, gp9, a1, 1, 0", "gp8, gp9, a1, 0, 0")),
            wrong("base", "the weights are where x is", ("H_PREFETCH_M gp8, gp9, a1", "H_PREFETCH_M gp8, gp9, a0")),
            wrong("over", "y where the second chunk of x is", ("gp5, gp0, 64", "gp5, gp0, 32")),
        ],
        {"resident": ("a linear layer with all weights fetched first", resident.text)},
    )


def _scores() -> Kernel:
    kernel = Assembly("scores")
    kernel.tensors(q=(4, 8), k=(16, 8), s=(4, 16))
    kernel.fetch(0, 0, 8)
    kernel.comment("rows of k, eight at a time")
    kernel.set(5, 0)
    with kernel.loop(6, 2):
        kernel("H_PREFETCH_M", "gp5", "gp5", "a1", 0, 0)
        kernel.add(5, TILE)
    kernel.set(5, 32, "s")
    kernel.set(7, 0, "rows of k")
    kernel.set(8, 0, "q")
    with kernel.loop(6, 2):
        with kernel.loop(9, 2):
            kernel("M_TMM", 0, "gp8", "gp7")
            kernel("M_MM_WO", "gp5", "gp0", 0)
            kernel.add(5, BLOCK)
            kernel.add(7, BLOCK * LENGTH)
        kernel.add(5, CHUNK - LENGTH)
    kernel.put(32, 2, 16)
    return Kernel(
        "scores",
        "scores of attention, a product with a transposed matrix",
        "reassociated",
        """#row = affine_map<(i, j, k) -> (i, k)>
#column = affine_map<(i, j, k) -> (j, k)>
#score = affine_map<(i, j, k) -> (i, j)>
func.func @scores(%q: memref<4x8xf32>, %k: memref<16x8xf32>, %s: memref<4x16xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%s : memref<4x16xf32>)
  linalg.generic {indexing_maps = [#row, #column, #score], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%q, %k : memref<4x8xf32>, memref<16x8xf32>) outs(%s : memref<4x16xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    %t = arith.addf %c, %p : f32
    linalg.yield %t : f32
  }
  return
}
""",
        kernel.text,
        [
            wrong("transposed", "the matrix is not transposed", ("M_TMM 0, gp8, gp7", "M_MM 0, gp7, gp8")),
            wrong("rows", "rows of a tile in steps of one", ("gp7, gp7, 32", "gp7, gp7, 8")),
            wrong("tile", "the second tile over the first", ("gp5, gp5, a1, 0, 0", "gp0, gp5, a1, 0, 0")),
            wrong(
                "back",
                "the second chunk is not written back",
                ("C_LOOP_START gp4, 2\n  H_STORE_V", "C_LOOP_START gp4, 1\n  H_STORE_V"),
            ),
        ],
    )


def _network_text(spilled: bool) -> str:
    """The gate is at 32, the other product at 96; where it is `spilled`, it is made at 32 too, and waits in HBM."""
    kernel = Assembly("network", constants={1: 1.0})
    shapes: dict[str, tuple[int, ...]] = {"x": (4, 8), "gate": (8, 16), "up": (8, 16), "down": (16, 8), "y": (4, 8)}
    kernel.tensors("h", **shapes, **({"h": (4, 16)} if spilled else {}))
    kernel("S_LD_FP", "f1", "gp0", 1)
    kernel.fetch(0, 0, 8)
    for tensor, at in ((2, 32 if spilled else 96), (1, 32)):
        kernel.comment(f"x by a{tensor} to {at}")
        tiles(kernel, tensor, 8, 16)
        multiply(kernel, 8, 0, at, 0, 16)
        if spilled and tensor == 2:
            kernel.put(at, 5, 16)
    if spilled:
        kernel.fetch(96, 5, 16)
    kernel.comment("the gate times its sigmoid times the other")
    kernel.set(5, 32)
    kernel.set(6, 160)
    kernel.set(7, 96)
    with kernel.loop(8, 8):
        sigmoid_times(kernel, 5, 6)
        kernel("V_MUL_VV", "gp5", "gp5", "gp7", 0)
        kernel.add(5, LENGTH)
        kernel.add(7, LENGTH)
    tiles(kernel, 3, 16, 8)
    multiply(kernel, 16, 32, 160, 0, 8)
    kernel.put(160, 4, 8)
    return kernel.text


def _network() -> Kernel:
    return Kernel(
        "network",
        "a feed-forward network with a gate",
        "reassociated",
        """#id = affine_map<(i, j) -> (i, j)>
func.func @network(%x: memref<4x8xf32>, %gate: memref<8x16xf32>, %up: memref<8x16xf32>, %down: memref<16x8xf32>,
                   %y: memref<4x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %g = memref.alloc() : memref<4x16xf32>
  %u = memref.alloc() : memref<4x16xf32>
  linalg.fill ins(%zero : f32) outs(%g : memref<4x16xf32>)
  linalg.fill ins(%zero : f32) outs(%u : memref<4x16xf32>)
  linalg.fill ins(%zero : f32) outs(%y : memref<4x8xf32>)
  linalg.matmul ins(%x, %gate : memref<4x8xf32>, memref<8x16xf32>) outs(%g : memref<4x16xf32>)
  linalg.matmul ins(%x, %up : memref<4x8xf32>, memref<8x16xf32>) outs(%u : memref<4x16xf32>)
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%u : memref<4x16xf32>) outs(%g : memref<4x16xf32>) {
  ^bb0(%b: f32, %a: f32):
    %minus = arith.subf %zero, %a : f32
    %e = math.exp %minus : f32
    %d = arith.addf %e, %one : f32
    %r = arith.divf %one, %d : f32
    %s = arith.mulf %a, %r : f32
    %p = arith.mulf %s, %b : f32
    linalg.yield %p : f32
  }
  linalg.matmul ins(%g, %down : memref<4x16xf32>, memref<16x8xf32>) outs(%y : memref<4x8xf32>)
  memref.dealloc %g : memref<4x16xf32>
  memref.dealloc %u : memref<4x16xf32>
  return
}
""",
        _network_text(spilled=False),
        [
            wrong("gate", "the sigmoid of the other product", ("gp7, gp0, 96", "gp7, gp0, 32")),
            wrong("count", "one row less", ("C_LOOP_START gp8, 8", "C_LOOP_START gp8, 7")),
            wrong(
                "weights",
                "the gate's weights for both products",
                ("H_PREFETCH_M gp5, gp8, a2, 1, 0", "H_PREFETCH_M gp5, gp8, a1, 1, 0"),
            ),
            wrong("constant", "a register that was not loaded", ("S_LD_FP f1, gp0, 1", "S_LD_FP f2, gp0, 1")),
        ],
        {"spilled": ("a network whose first product waits in HBM", _network_text(spilled=True))},
    )


KERNELS = (_linear, _scores, _network)
