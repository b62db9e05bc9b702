"""Partition and scheduling as PIMCOMP has them: the rows of a layer's matrix by the height of crossbars into array
groups, windows one after the other, partial sums added up where the first group is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from corpora.npu.pimcomp.stream import Stream


@dataclass(frozen=True, slots=True)
class Convolution:
    """A convolution on the tensor of node `source`; `input` is channels, height, width."""

    source: int
    input: tuple[int, int, int]
    kernels: int
    size: tuple[int, int]
    stride: int = 1
    padding: int = 0
    groups: int = 1
    bias: bool = True

    @property
    def output(self) -> tuple[int, int]:
        height, width = (
            (given + 2 * self.padding - size) // self.stride + 1
            for given, size in zip(self.input[1:], self.size, strict=True)
        )
        return height, width

    @property
    def rows(self) -> int:
        return self.input[0] * self.size[0] * self.size[1]

    def node(self, stream: Stream, name: str) -> int:
        parameters = {
            "dilation_h": 1,
            "dilation_w": 1,
            "group": self.groups,
            "input_channel": self.input[0],
            "kernel_h": self.size[0],
            "kernel_w": self.size[1],
            "output_channel": self.kernels,
            "pad_h0": self.padding,
            "pad_h1": self.padding,
            "pad_w0": self.padding,
            "pad_w1": self.padding,
            "stride_h": self.stride,
            "stride_w": self.stride,
            "with_bias": int(self.bias),
        }
        return stream.node(name, "OP_CONV", (1, self.kernels, *self.output), [self.source], **parameters)

    def pixels(self, window: int) -> list[int | None]:
        """The pixels under a window in order, None beyond the border."""
        row, column = divmod(window, self.output[1])
        found: list[int | None] = []
        for r in range(self.size[0]):
            for s in range(self.size[1]):
                y, x = row * self.stride + r - self.padding, column * self.stride + s - self.padding
                inside = 0 <= y < self.input[1] and 0 <= x < self.input[2]
                found.append(y * self.input[2] + x if inside else None)
        return found


def connected(stream: Stream, name: str, source: int, inputs: int, outputs: int, bias: bool = True) -> int:
    parameters = {"num_input": inputs, "num_output": outputs, "with_bias": int(bias)}
    return stream.node(name, "OP_FC", (1, outputs), [source], **parameters)


def parts(count: int, most: int) -> list[range]:
    """As many of `most` as there are, and the rest."""
    return [range(start, min(start + most, count)) for start in range(0, count, most)]


def load_window(
    stream: Stream, core: int, node: int, layer: Convolution, window: int, rows: range, target: int
) -> None:
    """What an array group takes of a window: elements of pixels, zeros beyond the border."""
    channels = layer.input[0]
    for place, pixel in enumerate(layer.pixels(window)):
        first, last = max(rows.start, place * channels), min(rows.stop, (place + 1) * channels)
        if first >= last:
            continue
        where, count = target + first - rows.start, last - first
        if pixel is None:
            stream.fill(core, node, where, count)
        else:
            offset = pixel * channels + first - place * channels
            stream.load(core, node, layer.source, offset, where, count)


@dataclass(frozen=True, slots=True)
class Placed:
    """An array group in a core, with the addresses of what it takes and what it gives."""

    core: int
    group: int
    rows: range
    taken: int
    given: int


def place(stream: Stream, core: int, node: int, rows: range, columns: range, width: int) -> Placed:
    group = stream.group(node, rows, columns, width)
    return Placed(core, group, rows, stream.room(core, len(rows)), stream.room(core, len(columns)))


def finish(
    stream: Stream, node: int, placed: Sequence[Placed], columns: int, bias: int | None, relu: bool, incoming: int = 0
) -> None:
    """Adds up what groups have given, and a bias at an address. Other cores send theirs, to `incoming`."""
    first = placed[0]
    for each in placed[1:]:
        address = each.given
        if each.core != first.core:
            stream.send(each.core, first.core, each.given, incoming, columns)
            address = incoming
        stream.two(first.core, "VVADD", node, (first.given, address), first.given, columns)
    if bias is not None:
        stream.load_bias(first.core, node, bias, columns)
        stream.two(first.core, "VVADD", node, (first.given, bias), first.given, columns)
    if relu:
        stream.one(first.core, "VRELU", node, first.given, first.given, columns)


def convolve(
    stream: Stream,
    node: int,
    layer: Convolution,
    placed: Sequence[Placed],
    windows: Sequence[int],
    relu: bool = True,
    incoming: int = 0,
) -> None:
    """Does windows of a convolution whose groups are `placed`, and stores each one's result."""
    first = placed[0]
    bias = stream.room(first.core, layer.kernels) if layer.bias else None
    for window in windows:
        for each in placed:
            load_window(stream, each.core, node, layer, window, each.rows, each.taken)
            stream.multiply(each.core, node, each.group, window, each.taken, each.given)
        finish(stream, node, placed, layer.kernels, bias, relu, incoming)
        stream.store(first.core, node, first.given, window * layer.kernels, layer.kernels)
