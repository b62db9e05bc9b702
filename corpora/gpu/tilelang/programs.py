"""The programs of the TileLang families, as its users write them: kernels on tiles, that say what is copied where, how
it lies there, and what is computed with it, but not which thread does what."""

from __future__ import annotations

import tilelang.language as T
from tilelang.layout import make_swizzled_layout

# -- packed weights, unpacked on the fly
# ---------------------------------------------------------------------------------------------------------------------


@T.prim_func
def int4_tiles(
    x: T.Tensor((4, 32), "float32"),
    packed: T.Tensor((8, 16), "int8"),
    scale: T.Tensor((8, 2), "float32"),
    y: T.Tensor((4, 8), "float32"),
):
    """Weights of four bits, two to a byte, of groups of sixteen with a scale; unpacked to shared memory."""
    with T.Kernel(2, threads=32) as bx:
        x_tile = T.alloc_shared((4, 16), "float32")
        packed_tile = T.alloc_shared((4, 8), "int8", scope="shared")
        weights = T.alloc_shared((4, 16), "float32")
        sums = T.alloc_fragment((4, 4), "float32")
        T.clear(sums)
        for step in T.serial(2):
            T.copy(x[0, step * 16], x_tile)
            T.copy(packed[bx * 4, step * 8], packed_tile)
            for j, k in T.Parallel(4, 16):
                nibble = (packed_tile[j, k // 2] >> T.cast((k % 2) * 4, "int8")) & T.int8(15)
                weights[j, k] = T.cast(nibble - T.int8(8), "float32") * scale[bx * 4 + j, step]
            for i, j in T.Parallel(4, 4):
                for k in T.serial(16):
                    sums[i, j] += x_tile[i, k] * weights[j, k]
        T.copy(sums, y[0, bx * 4])


@T.prim_func
def int2_words(
    x: T.Tensor((4, 16), "float32"),
    packed: T.Tensor((8, 1), "int32"),
    scale: T.Tensor((8,), "float32"),
    y: T.Tensor((4, 8), "float32"),
):
    """Weights of two bits, sixteen to a word, with a scale for each row after the sum."""
    with T.Kernel(2, threads=16) as bx:
        weights = T.alloc_shared((4, 16), "float32")
        sums = T.alloc_fragment((4, 4), "float32")
        T.clear(sums)
        for j, k in T.Parallel(4, 16):
            weights[j, k] = T.cast((packed[bx * 4 + j, 0] >> (k * 2)) & 3, "float32")
        for i, j in T.Parallel(4, 4):
            for k in T.serial(16):
                sums[i, j] += x[i, k] * weights[j, k]
        for i, j in T.Parallel(4, 4):
            y[i, bx * 4 + j] = sums[i, j] * scale[bx * 4 + j]


@T.prim_func
def nf4_table(
    x: T.Tensor((4, 16), "float32"),
    packed: T.Tensor((8, 2), "int32"),
    table: T.Tensor((16,), "float32"),
    y: T.Tensor((4, 8), "float32"),
):
    """Weights that name numbers of a table, eight to a word; the table lies in shared memory."""
    with T.Kernel(2, threads=32) as bx:
        known = T.alloc_shared((16,), "float32")
        x_tile = T.alloc_shared((4, 16), "float32")
        weights = T.alloc_shared((4, 16), "float32")
        sums = T.alloc_fragment((4, 4), "float32")
        T.copy(table, known)
        T.copy(x, x_tile)
        T.clear(sums)
        for j, k in T.Parallel(4, 16):
            weights[j, k] = known[(packed[bx * 4 + j, k // 8] >> ((k % 8) * 4)) & 15]
        for i, j in T.Parallel(4, 4):
            for k in T.serial(16):
                sums[i, j] += x_tile[i, k] * weights[j, k]
        T.copy(sums, y[0, bx * 4])


@T.prim_func
def fp8_bits(
    x: T.Tensor((4, 16), "float32"),
    packed: T.Tensor((8, 16), "uint8"),
    y: T.Tensor((4, 8), "float32"),
):
    """Floats of eight bits (four of them the exponent), taken for those of 32 bits with another bias."""
    with T.Kernel(2, threads=64) as bx:
        weights = T.alloc_shared((4, 16), "float32")
        sums = T.alloc_fragment((4, 4), "float32")
        T.clear(sums)
        for j, k in T.Parallel(4, 16):
            bits = T.cast(packed[bx * 4 + j, k], "uint32")
            moved = ((bits & T.uint32(0x80)) << T.uint32(24)) | ((bits & T.uint32(0x7F)) << T.uint32(20))
            weights[j, k] = T.reinterpret(moved, "float32") * T.float32(2.0**120)
        for i, j in T.Parallel(4, 4):
            for k in T.serial(16):
                sums[i, j] += x[i, k] * weights[j, k]
        T.copy(sums, y[0, bx * 4])


# -- layouts in shared memory
# ---------------------------------------------------------------------------------------------------------------------


@T.prim_func
def transpose_swizzled(x: T.Tensor((16, 16), "float32"), y: T.Tensor((16, 16), "float32")):
    """Transposed tile by tile, through a tile whose columns are exchanged row by row."""
    with T.Kernel(2, 2, threads=32) as (bx, by):
        tile = T.alloc_shared((8, 8), "float32")
        T.annotate_layout({tile: make_swizzled_layout(tile)})
        T.copy(x[bx * 8, by * 8], tile)
        for i, j in T.Parallel(8, 8):
            y[by * 8 + i, bx * 8 + j] = tile[j, i]


@T.prim_func
def transpose_padded(x: T.Tensor((16, 16), "float32"), y: T.Tensor((16, 16), "float32")):
    """Transposed tile by tile, through a tile whose rows are one element longer."""
    with T.Kernel(2, 2, threads=32) as (bx, by):
        tile = T.alloc_shared((8, 8), "float32")
        T.annotate_layout({tile: T.Layout((8, 8), lambda i, j: i * 9 + j)})
        T.copy(x[bx * 8, by * 8], tile)
        for i, j in T.Parallel(8, 8):
            y[by * 8 + i, bx * 8 + j] = tile[j, i]


@T.prim_func
def reversed_swizzled(x: T.Tensor((16, 64), "float16"), y: T.Tensor((16, 64), "float16")):
    """The rows of each tile of eight from the last to the first, through a swizzled tile of halves."""
    with T.Kernel(2, threads=32) as bx:
        tile = T.alloc_shared((8, 64), "float16")
        T.annotate_layout({tile: make_swizzled_layout(tile)})
        T.copy(x[bx * 8, 0], tile)
        for i, j in T.Parallel(8, 64):
            y[bx * 8 + i, j] = tile[7 - i, j]


# -- products
# ---------------------------------------------------------------------------------------------------------------------


def _pipelined(stages: int):
    @T.prim_func
    def pipelined(
        x: T.Tensor((8, 64), "float32"),
        w: T.Tensor((8, 64), "float32"),
        bias: T.Tensor((8,), "float32"),
        y: T.Tensor((8, 8), "float32"),
    ):
        with T.Kernel(1, threads=32):
            x_tile = T.alloc_shared((8, 16), "float32")
            w_tile = T.alloc_shared((8, 16), "float32")
            sums = T.alloc_fragment((8, 8), "float32")
            T.clear(sums)
            for step in T.Pipelined(4, num_stages=stages):
                T.copy(x[0, step * 16], x_tile)
                T.copy(w[0, step * 16], w_tile)
                for i, j in T.Parallel(8, 8):
                    for k in T.serial(16):
                        sums[i, j] += x_tile[i, k] * w_tile[j, k]
            for i, j in T.Parallel(8, 8):
                y[i, j] = T.max(sums[i, j] + bias[j], T.float32(0))

    return pipelined


pipelined_2 = _pipelined(2)
pipelined_3 = _pipelined(3)


@T.prim_func
def matrix_instructions(
    x: T.Tensor((16, 32), "float16"),
    w: T.Tensor((32, 16), "float16"),
    bias: T.Tensor((16,), "float32"),
    y: T.Tensor((16, 16), "float32"),
):
    """A product by the instructions for matrices, with a bias and what is negative cut off."""
    with T.Kernel(1, threads=32):
        x_tile = T.alloc_shared((16, 16), "float16")
        w_tile = T.alloc_shared((16, 16), "float16")
        sums = T.alloc_fragment((16, 16), "float32")
        T.clear(sums)
        for step in T.Pipelined(2, num_stages=2):
            T.copy(x[0, step * 16], x_tile)
            T.copy(w[step * 16, 0], w_tile)
            T.gemm(x_tile, w_tile, sums)
        for i, j in T.Parallel(16, 16):
            sums[i, j] = T.max(sums[i, j] + bias[j], T.float32(0))
        T.copy(sums, y)


# -- sums and maxima of rows
# ---------------------------------------------------------------------------------------------------------------------


@T.prim_func
def softmax(x: T.Tensor((4, 16), "float32"), y: T.Tensor((4, 16), "float32")):
    with T.Kernel(2, threads=32) as bx:
        row = T.alloc_fragment((2, 16), "float32")
        top = T.alloc_fragment((2,), "float32")
        total = T.alloc_fragment((2,), "float32")
        T.copy(x[bx * 2, 0], row)
        T.reduce_max(row, top, dim=1)
        for i, j in T.Parallel(2, 16):
            row[i, j] = T.exp(row[i, j] - top[i])
        T.reduce_sum(row, total, dim=1)
        for i, j in T.Parallel(2, 16):
            y[bx * 2 + i, j] = row[i, j] / total[i]


@T.prim_func
def rms_norm(x: T.Tensor((2, 128), "float32"), w: T.Tensor((128,), "float32"), y: T.Tensor((2, 128), "float32")):
    """A row to a block, whose warps exchange their sums through shared memory."""
    with T.Kernel(2, threads=64) as bx:
        row = T.alloc_fragment((1, 128), "float32")
        squares = T.alloc_fragment((1, 128), "float32")
        total = T.alloc_fragment((1,), "float32")
        T.copy(x[bx, 0], row)
        for i, j in T.Parallel(1, 128):
            squares[i, j] = row[i, j] * row[i, j]
        T.reduce_sum(squares, total, dim=1)
        for i, j in T.Parallel(1, 128):
            y[bx, j] = row[i, j] * T.rsqrt(total[i] / T.float32(128) + T.float32(0.0001)) * w[j]


FAMILIES = {
    "dequantize": {
        "int4-tiles": int4_tiles,
        "int2-words": int2_words,
        "nf4-table": nf4_table,
        "fp8-bits": fp8_bits,
    },
    "layouts": {
        "transpose-swizzled": transpose_swizzled,
        "transpose-padded": transpose_padded,
        "reversed-swizzled": reversed_swizzled,
    },
    "products": {
        "pipelined-2": pipelined_2,
        "pipelined-3": pipelined_3,
        "matrix-instructions": matrix_instructions,
    },
    "reductions": {"softmax": softmax, "rms-norm": rms_norm},
}
