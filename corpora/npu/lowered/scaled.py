"""Resizes of integers: `tosa.resize`, whose weights are whole numbers, against a gather of each pixel's neighbours, a
multiplication by their weights and a sum; each multiplied by a mask and summed, lowered to linalg and fused."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from corpora.npu.lowered.passes import BUFFERIZE, CLEAN, FUSE, LOOPS, TOSA_TO_LINALG, lowered
from corpora.npu.lowered.tosa import const_shape
from corpora.npu.recipes import Family

CHANNELS = 2


@dataclass(frozen=True, slots=True)
class Axis:
    """How an axis is resized: a scale of `numerator` to `denominator`, where the result begins, and its border."""

    size: int
    numerator: int
    denominator: int
    offset: int
    border: int

    @property
    def result(self) -> int:
        return ((self.size - 1) * self.numerator - self.offset + self.border) // self.denominator + 1

    def neighbours(self, bilinear: bool) -> list[tuple[tuple[int, int], ...]]:
        """For each position of the result, positions in the image and their weights."""
        found = []
        for at in range(self.result):
            place = at * self.denominator + self.offset
            low, rest = divmod(place, self.numerator)
            pairs = ((low, self.numerator - rest), (low + 1, rest))
            if not bilinear:
                pairs = ((low + (2 * rest >= self.numerator), 1),)
            found.append(tuple((min(max(each, 0), self.size - 1), weight) for each, weight in pairs))
        return found


@dataclass(frozen=True, slots=True)
class Resize:
    rows: Axis
    columns: Axis
    mode: str

    @property
    def bilinear(self) -> bool:
        return self.mode == "BILINEAR"

    @property
    def result(self) -> str:
        element = "i32" if self.bilinear else "i8"
        return f"tensor<1x{self.rows.result}x{self.columns.result}x{CHANNELS}x{element}>"

    @property
    def image(self) -> str:
        return f"tensor<1x{self.rows.size}x{self.columns.size}x{CHANNELS}xi8>"

    def operator(self) -> list[str]:
        axes = (self.rows, self.columns)
        scale = [number for axis in axes for number in (axis.numerator, axis.denominator)]
        return [
            const_shape("%scale", scale),
            const_shape("%offset", [axis.offset for axis in axes]),
            const_shape("%border", [axis.border for axis in axes]),
            f"%r = tosa.resize %x, %scale, %offset, %border {{mode = {self.mode}}}"
            f" : ({self.image}, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> {self.result}",
        ]

    def gathered(self) -> list[str]:
        rows, columns = (axis.neighbours(self.bilinear) for axis in (self.rows, self.columns))
        taps = [
            [(row * self.columns.size + column, above * left) for column, left in right]
            for below in rows
            for row, above in below
            for right in columns
        ]
        flat = np.array(taps, np.int32).reshape(-1, 2)
        count, pixels = len(flat), self.rows.size * self.columns.size
        sample = f"tensor<1x{count}x{CHANNELS}xi8>"
        lines = [
            const_shape("%flat", [1, pixels, CHANNELS]),
            f"%0 = tosa.reshape %x, %flat : ({self.image}, !tosa.shape<3>) -> tensor<1x{pixels}x{CHANNELS}xi8>",
            f'%at = "tosa.const"() <{{values = dense<{[flat[:, 0].tolist()]}> : tensor<1x{count}xi32>}}>'
            f" : () -> tensor<1x{count}xi32>",
            f"%1 = tosa.gather %0, %at : (tensor<1x{pixels}x{CHANNELS}xi8>, tensor<1x{count}xi32>) -> {sample}",
        ]
        if not self.bilinear:
            return [
                *lines,
                const_shape("%shape", [1, self.rows.result, self.columns.result, CHANNELS]),
                f"%r = tosa.reshape %1, %shape : ({sample}, !tosa.shape<4>) -> {self.result}",
            ]
        wide, weights = sample.replace("i8", "i32"), f"tensor<1x{count}x1xi32>"
        height, width = self.rows.result, self.columns.result
        apart = f"tensor<{height}x2x{width}x2x{CHANNELS}xi32>"
        once = f"tensor<{height}x1x{width}x2x{CHANNELS}xi32>"
        twice = f"tensor<{height}x1x{width}x1x{CHANNELS}xi32>"
        return [
            *lines,
            f"%2 = tosa.cast %1 : ({sample}) -> {wide}",
            f'%weights = "tosa.const"() <{{values = dense<{[[[each] for each in flat[:, 1].tolist()]]}> : {weights}}}>'
            f" : () -> {weights}",
            '%shift = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>',
            f"%3 = tosa.mul %2, %weights, %shift : ({wide}, {weights}, tensor<1xi8>) -> {wide}",
            const_shape("%apart", [height, 2, width, 2, CHANNELS]),
            f"%4 = tosa.reshape %3, %apart : ({wide}, !tosa.shape<5>) -> {apart}",
            f"%5 = tosa.reduce_sum %4 {{axis = 1 : i32}} : ({apart}) -> {once}",
            f"%6 = tosa.reduce_sum %5 {{axis = 3 : i32}} : ({once}) -> {twice}",
            const_shape("%shape", [1, height, width, CHANNELS]),
            f"%r = tosa.reshape %6, %shape : ({twice}, !tosa.shape<4>) -> {self.result}",
        ]

    def text(self, lines: list[str]) -> str:
        body = "\n".join(f"  {line}" for line in (*lines, f"return %r : {self.result}"))
        return f"func.func @kernel(%x: {self.image}) -> {self.result} {{\n{body}\n}}\n"

    def pooled(self, lines: list[str]) -> str:
        """What was resized, multiplied by a mask and summed over each column."""
        summed = self.result.replace(f"1x{self.rows.result}x", "1x1x", 1)
        more = [
            '%none = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>',
            f"%masked = tosa.mul %r, %mask, %none : ({self.result}, {self.result}, tensor<1xi8>) -> {self.result}",
            f"%sum = tosa.reduce_sum %masked {{axis = 1 : i32}} : ({self.result}) -> {summed}",
            f"return %sum : {summed}",
        ]
        body = "\n".join(f"  {line}" for line in (*lines, *more))
        return f"func.func @kernel(%x: {self.image}, %mask: {self.result}) -> {summed} {{\n{body}\n}}\n"


CASES = {
    "twice": Resize(Axis(4, 4, 2, -1, 1), Axis(5, 4, 2, -1, 1), "BILINEAR"),
    "corners": Resize(Axis(4, 6, 3, 0, 0), Axis(5, 4, 2, 0, 0), "BILINEAR"),
    "odd": Resize(Axis(4, 14, 8, -3, 3), Axis(5, 6, 5, 0, 1), "BILINEAR"),
    "nearest": Resize(Axis(4, 4, 2, -1, 1), Axis(5, 6, 4, 0, 0), "NEAREST_NEIGHBOR"),
}


def scaling() -> Family:
    family = Family()
    for name, case in CASES.items():
        family.program(f"{name}-operator", case.text(case.operator()))
        family.program(f"{name}-gathered", case.text(case.gathered()))
        family.program(f"{name}-linalg", lowered(family.programs[f"{name}-operator"], TOSA_TO_LINALG))
        family.program(f"{name}-gathered-linalg", lowered(family.programs[f"{name}-gathered"], TOSA_TO_LINALG))
        family.equal(f"{name}-operator", f"{name}-gathered", "a resize, and a gather with weights")
        family.equal(f"{name}-operator", f"{name}-linalg", "the resize in linalg", pipeline=TOSA_TO_LINALG)
        family.equal(f"{name}-linalg", f"{name}-gathered-linalg", "both in linalg", pipeline=TOSA_TO_LINALG)
    case = CASES["twice"]
    family.program("pooled", case.pooled(case.operator()))
    family.program("pooled-gathered", case.pooled(case.gathered()))
    fused = lowered(family.programs["pooled"], TOSA_TO_LINALG, FUSE)
    family.program("pooled-fused", fused)
    family.program("pooled-loops", lowered(fused, BUFFERIZE, LOOPS, CLEAN))
    family.equal("pooled", "pooled-gathered", "both multiplied and summed")
    family.equal("pooled", "pooled-fused", "multiplied and summed in one", pipeline=f"{TOSA_TO_LINALG},{FUSE}")
    family.equal("pooled", "pooled-loops", "the same as loops", pipeline=f"{BUFFERIZE},{LOOPS}")
    family.wrong(
        "twice-operator", "twice-gathered", "the largest for a sum", ("tosa.reduce_sum %5", "tosa.reduce_max %5")
    )
    family.wrong("twice-operator", "twice-gathered", "a weight too large", ("[[[1], ", "[[[2], "))
    family.differs("twice-operator", "twice-shifted", "a result that begins a step late")
    shifted = Resize(Axis(4, 4, 2, 1, 3), Axis(5, 4, 2, -1, 1), "BILINEAR")
    family.program("twice-shifted", case.text(shifted.operator()))
    return family


FAMILIES = {"sampling-tosa": scaling}
