"""A pair of the families `nvdla/*`, and the traces and programs of hosts that all of them are made of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from corpora.npu.nvdla import reference
from corpora.npu.nvdla.host import cube_type, shape
from corpora.npu.nvdla.trace import UNCHANGED, Converter, Cube, Filter, Operands, Pool, Stage, Trace

X, W, B, Y, Z = 0x80000000, 0x80010000, 0x80020000, 0x80030000, 0x80040000


@dataclass(frozen=True, slots=True)
class Wrong:
    """A target with one thing wrong, and what."""

    name: str
    what: str
    text: str


@dataclass(frozen=True, slots=True)
class Case:
    """A pair and wrong ones of it: a source in MLIR and a host with traces, or, where these are no programs of a host,
    two traces."""

    name: str
    what: str
    source: str
    target: str
    wrong: tuple[Wrong, ...]
    of_traces: bool = False


def edited(text: str, old: str, new: str, count: int = 1) -> str:
    """`text` after an edit at its first places. Raises `ValueError` where there is no such place."""
    if old not in text:
        raise ValueError(f"nothing to edit: {old}")
    return text.replace(old, new, count)


def layer(
    source: Cube,
    filter: Filter,
    target: Cube,
    stages: Sequence[Stage] = (),
    operands: Sequence[tuple[int, int, str]] = (),
    kept: tuple[int, int] | None = None,
    converter: Converter = UNCHANGED,
    pool: tuple[Pool, Cube] | None = None,
) -> str:
    """The trace of one convolution with what follows it. `kept` are the sizes of the memory for features and weights,
    where the operation shall be told something else; `operands` the address, size and file of further memory."""
    trace = Trace()
    sizes = kept or (source.size, filter.weight_bytes(source.channels, target.channels))
    trace.memory(source.address, sizes[0], "features.dat")
    trace.memory(filter.address, sizes[1], "weights.dat")
    for each in operands:
        trace.memory(*each)
    result = target if pool is None else pool[1]
    trace.memory(result.address, result.size)
    trace.convolution(source, filter, target)
    trace.processing(target, stages, converter, to_pdp=pool is not None)
    others = ["NVDLA_SDP"]
    if any(isinstance(each, Operands) for stage in stages for each in (stage.add, stage.multiply)):
        others.append("NVDLA_SDP_RDMA")
    if pool is not None:
        trace.pooling(target, pool[0], pool[1])
        others.append("NVDLA_PDP")
    trace.enable_convolution(*others)
    trace.notify("PDP" if pool is not None else "SDP", "done")
    trace.check("done", result.address, result.size, "result.dat")
    return trace.text


def call(trace: str, *buffers: tuple[str, str]) -> str:
    names = ", ".join(name for name, _ in buffers)
    types = ", ".join(type for _, type in buffers)
    return f"  call @{trace}({names}) : ({types}) -> ()\n"


def buffer(name: str, cube: Cube) -> str:
    return f"  {name} = memref.alloc() : {cube_type(cube)}\n"


def requantized(target: Cube, scale: int, shift: int, relu: bool, y: str = "%y", bias: str = "%b") -> str:
    """`%sums` with a bias, scaled, and held within bytes."""
    body = (
        reference.biased("%sum", "%bias", "%added")
        + reference.scaled("%added", "%scaled", scale, shift)
        + reference.clamped("%scaled", "i64", 0 if relu else -128)
    )
    inputs = {
        "sum": ("%sums", shape(1, target.channels, target.height, target.width, element="i32"), False),
        "bias": (bias, shape(target.channels, element="i16"), True),
    }
    return reference.elementwise(target, inputs, y, body)
