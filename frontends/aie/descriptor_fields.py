"""Whether what a transfer says fits into the fields of a buffer descriptor.

A DMA counts in words of 32 bits. A step is less by one in its field, so that one of zero has none; a number that is too
large for its field would lose its highest bits. Static configurations that do not fit have no meaning. A transfer of
the host's may be split by its compiler where it does not fit, and is not modelled then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from frontends.aie.device import Tile, TileKind, device_of
from frontends.aie.target_model import FIELDS, ITERATIONS, MOST_REPEATS, DescriptorFields
from frontends.mlir.core.lowering import Lowering
from interp import ir
from interp.ir.affine import combine

WORD = 32  # bits


class Fit:
    """What one transfer of a tile says, of elements of `width` bits; `fixed` where it stands in the configuration."""

    def __init__(self, lowering: Lowering, tile: Tile, width: int, fixed: bool) -> None:
        self._lowering = lowering
        self._tile = tile
        self._fields: DescriptorFields = FIELDS[tile.kind]
        self._width = width
        self._fixed = fixed

    def pattern(self, offset: Any, sizes: Sequence[ir.Index], strides: Sequence[ir.Index], length: ir.Index) -> None:
        """An offset in elements, sizes and strides, outermost first, and the length of all in elements; none where it
        is all that follows. The program is undefined where they do not fit. Raises `Unsupported` where it is the
        compiler that may make them fit."""
        self._whole("the offset", offset)
        self._whole("the length", length)
        self._most("the length", self._words(length), (1 << self._fields.length) - 1)
        if all(size == 1 for size in sizes[:-1]) and (not strides or strides[-1] == 1):
            if sizes and self._fixed and isinstance(sizes[-1], int):
                self._linear(sizes[-1])
            return
        if not self._fixed and self._tile.kind == TileKind.SHIM and _follow_each_other(sizes, strides):
            return  # the compiler makes one dimension of them
        if device_of(self._lowering).generation == 1:
            raise self._lowering.unsupported("dimensions of a descriptor of the first generation")
        if len(sizes) > self._fields.dimensions:
            self._misfit(f"there are {self._fields.dimensions} dimensions, and not {len(sizes)}")
        for at, (size, stride) in enumerate(zip(reversed(sizes), reversed(strides), strict=True)):
            self._dimension(at, size, stride)

    def iterations(self, count: ir.Index, stride: ir.Index) -> None:
        """How often a descriptor advances by a stride in elements before it begins anew, or by 0 is repeated."""
        if count == 1:
            return
        if stride == 0:
            self._most("a repetition", count, MOST_REPEATS + 1)
            return
        self._most("an iteration", count, ITERATIONS)
        self._step("the step of an iteration", stride)

    def _linear(self, size: int) -> None:
        words = self._words(size)
        if isinstance(words, int) and words >= 1 << self._fields.wrap and device_of(self._lowering).generation > 1:
            raise self._lowering.unsupported(f"a dimension of {words} words, all that there are, in {self._where()}")

    def _dimension(self, at: int, size: ir.Index, stride: ir.Index) -> None:
        what = f"dimension {at}"
        if at == 0:
            self._whole(f"the size of {what}", size)
        if at < self._fields.wraps:
            words = self._words(size) if at == 0 else size
            self._most(f"the size of {what}", words, (1 << self._fields.wrap) - 1)
        if size == 1:
            return
        if at == 0 and self._width != WORD:
            if stride != 1:
                self._misfit(f"{what} has elements of {self._width} bits, each behind the one before")
        else:
            self._step(f"the step of {what}", stride)

    def _step(self, what: str, stride: ir.Index) -> None:
        self._whole(what, stride)
        words = self._words(stride)
        if isinstance(words, int):
            if words < 1:
                self._misfit(f"{what} is positive, as {words} is not")
        else:
            self._lowering.require(self._lowering.compare("sge", words, 1), f"{what} is positive")
        self._most(what, words, 1 << self._fields.step)

    def _words(self, count: ir.Index) -> ir.Index:
        """Elements in words, as many as are begun."""
        bits = combine("*", count, self._width)
        return self._lowering.apply(combine("ceildiv", bits, WORD))

    def _whole(self, what: str, count: Any) -> None:
        if self._width % WORD == 0:
            return
        rest = self._lowering.apply(combine("mod", combine("*", count, self._width), WORD))
        if not isinstance(rest, int):
            self._lowering.require_equal(rest, 0, f"{what} of a transfer is one of words")
        elif rest:
            self._misfit(f"{what} is one of words of {WORD} bits")

    def _most(self, what: str, count: ir.Index, most: int) -> None:
        if not isinstance(count, int):
            self._lowering.require(self._lowering.compare("sle", count, most), f"{what} of a transfer fits its field")
        elif count > most:
            self._misfit(f"{what} is at most {most}, as {count} is not")

    def _misfit(self, what: str) -> None:
        if not self._fixed:
            raise self._lowering.unsupported(f"a transfer that no descriptor of {self._where()} holds: {what}")
        self._lowering.require(self._lowering.constant(0, ir.I1), f"a descriptor of {self._where()}: {what}")

    def _where(self) -> str:
        return self._tile.name


def _follow_each_other(sizes: Sequence[ir.Index], strides: Sequence[ir.Index]) -> bool:
    """Whether all elements lie one behind the other, in order."""
    following = 1
    for size, stride in zip(reversed(sizes), reversed(strides), strict=True):
        if not isinstance(size, int) or (size != 1 and stride != following):
            return False
        following *= size
    return True


def require_padding_fits(lowering: Lowering, tile: Tile, padding: Sequence[tuple[int, int]], width: int) -> None:
    """Raises `Unsupported` where a DMA does not pad so: one of a memory tile does, by whole words, and by no more than
    its fields hold."""
    if not any(map(any, padding)):
        return
    if tile.kind != TileKind.MEMORY:
        raise lowering.unsupported(f"padding in {tile.name}, which is not a memory tile")
    for most, sides in zip(FIELDS[tile.kind].padding, reversed(padding), strict=False):
        innermost = most == FIELDS[tile.kind].padding[0]
        for count in sides:
            bits = count * width if innermost else WORD * count
            if bits % WORD or not 0 <= bits // WORD <= most:
                raise lowering.unsupported(f"padding by {count} elements of {width} bits")
    if len(padding) > len(FIELDS[tile.kind].padding) and any(map(any, padding[: -len(FIELDS[tile.kind].padding)])):
        raise lowering.unsupported("padding of an outermost dimension")
