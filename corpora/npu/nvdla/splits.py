"""One operation, and several that share its work: two traces of the same memory."""

from __future__ import annotations

from dataclasses import replace

from corpora.npu.nvdla.cases import B, Case, W, Wrong, X, Y, layer
from corpora.npu.nvdla.trace import Cube, Filter, Operands, Pool, Stage, Trace


def kernels() -> Case:
    """Sixteen kernels at once, and eight by eight, whose weights and surfaces lie behind those of the first."""
    x, y, filter = Cube(X, 12, 4, 4), Cube(Y, 16, 4, 4), Filter(W, 3, 3, padding=(1, 1, 1, 1))
    stage = Stage(add=Operands(B, two_bytes=True), multiply=29, truncation=9, relu=True)
    whole, weights = filter.weight_bytes(12, 16), filter.rows * filter.columns * 12 * 8

    def split(weights: int = weights, bias: int = 16, surface: int = y.surface_stride) -> str:
        trace = Trace()
        for address, size, name in ((X, x.size, "features"), (W, whole, "weights"), (B, 32, "bias")):
            trace.memory(address, size, f"{name}.dat")
        trace.memory(Y, y.size)
        for number in range(2):
            target = replace(y, channels=8, address=Y + number * surface)
            trace.convolution(x, replace(filter, address=W + number * weights), target)
            trace.processing(target, [replace(stage, add=Operands(B + number * bias, two_bytes=True))])
            trace.enable_convolution("NVDLA_SDP", "NVDLA_SDP_RDMA")
            trace.notify("SDP", f"done_{number}")
        trace.check("done_1", Y, y.size, "result.dat")
        return trace.text

    wrong = {
        "weights": ("the weights of the first half twice", split(weights=0)),
        "block": ("the second half of the weights as if channels filled their last block", split(weights=9 * 16 * 8)),
        "bias": ("the biases of the first half twice", split(bias=0)),
        "surface": ("the second half one line too far", split(surface=y.surface_stride - y.line_stride)),
    }
    return _case(
        "kernels",
        "one convolution, and one of each half of the kernels",
        layer(x, filter, y, [stage], [(B, 32, "bias.dat")]),
        split(),
        wrong,
    )


def rows() -> Case:
    """Six lines at once, and three by three: each half needs a line of the other one."""
    x, y, filter = Cube(X, 8, 6, 4), Cube(Y, 8, 6, 4), Filter(W, 3, 3, padding=(1, 1, 1, 1), truncation=4)

    def split(
        begin: int = 2, paddings: tuple[tuple[int, int], tuple[int, int]] = ((1, 0), (0, 1)), last: int = 3
    ) -> str:
        trace = Trace()
        trace.memory(X, x.size, "features.dat")
        trace.memory(W, filter.weight_bytes(8, 8), "weights.dat")
        trace.memory(Y, y.size)
        line, surface = x.line_stride, x.surface_stride
        for number, (start, (top, bottom)) in enumerate(zip((0, begin), paddings, strict=True)):
            height = 3 + 2 - top - bottom
            source = replace(x, address=X + start * line, height=height, line=line, surface=surface)
            target = replace(y, address=Y + number * last * line, height=3, surface=surface)
            trace.convolution(source, replace(filter, padding=(top, bottom, 1, 1)), target)
            trace.processing(target)
            trace.enable_convolution("NVDLA_SDP")
            trace.notify("SDP", f"done_{number}")
        trace.check("done_1", Y, y.size, "result.dat")
        return trace.text

    wrong = {
        "halo": ("zeros in the place of the lines of the other half", split(3, ((1, 1), (1, 1)))),
        "line": ("the second half of the lines one line late", split(begin=1)),
        "target": ("the second half over the last line of the first", split(last=2)),
    }
    return _case("rows", "one convolution, and one of each half of the lines", layer(x, filter, y), split(), wrong)


def pooling() -> Case:
    """A result that is passed on, and one that is stored and read again."""
    x, y, z = Cube(X, 8, 4, 4), Cube(B, 8, 4, 4), Cube(Y, 8, 2, 2)
    filter, pool, stage = Filter(W, 1, 1), Pool((2, 2), (2, 2)), Stage(multiply=13, truncation=6, relu=True)

    def split(unit: str = "NVDLA_PDP_RDMA", given: Cube = y) -> str:
        trace = Trace()
        trace.memory(X, x.size, "features.dat")
        trace.memory(W, filter.weight_bytes(8, 8), "weights.dat")
        trace.memory(B, y.size)
        trace.memory(Y, z.size)
        trace.convolution(x, filter, y)
        trace.processing(y, [stage])
        trace.enable_convolution("NVDLA_SDP")
        trace.notify("SDP", "stored")
        trace.pooling(given, pool, z, from_memory=True)
        trace.wait("stored", unit)
        trace.enable("NVDLA_PDP", "NVDLA_PDP_RDMA")
        trace.notify("PDP", "done")
        trace.check("done", Y, z.size, "result.dat")
        return trace.text

    wrong = {
        "wait": ("the processor waits, but not what reads for it", split("NVDLA_PDP")),
        "given": ("windows of the features", split(given=x)),
    }
    return _case(
        "pooling",
        "the largest elements of what is passed on, and of what was stored",
        layer(x, filter, y, [stage], pool=(pool, z)),
        split(),
        wrong,
    )


def _case(name: str, what: str, source: str, target: str, wrong: dict[str, tuple[str, str]]) -> Case:
    made = tuple(Wrong(each, said, text) for each, (said, text) in wrong.items())
    return Case(name, what, source, target, made, of_traces=True)
