"""Transposed convolutions: with zeros between the elements of the input, as torch-mlir lowers them to linalg, and with
the weights split into one filter for each phase of the stride, as upstream splits those of `tosa.transpose_conv2d`.

`transposed-torch` begins with torch's operator, `transposed-tosa` with tosa's, in floats and in integers; there the
zeros are inserted by hand, and each form is lowered to linalg."""

from __future__ import annotations

from dataclasses import dataclass

from corpora.npu.lowered.onnx import Graph
from corpora.npu.lowered.passes import CLEAN, ONNX_TO_LINALG, SPLIT, TO_LINALG, TO_TOSA, TOSA_TO_LINALG, lowered
from corpora.npu.lowered.tosa import const_shape
from corpora.npu.recipes import Family


@dataclass(frozen=True, slots=True)
class Convolution:
    """A transposed convolution of an image of `size`, by torch's parameters."""

    inputs: int
    outputs: int
    size: tuple[int, int]
    kernel: tuple[int, int]
    stride: tuple[int, int]
    padding: tuple[int, int] = (0, 0)
    beyond: tuple[int, int] = (0, 0)
    groups: int = 1

    @property
    def result(self) -> str:
        rows, columns = (
            (self.size[at] - 1) * self.stride[at] - 2 * self.padding[at] + self.kernel[at] + self.beyond[at]
            for at in range(2)
        )
        return f"!torch.vtensor<[1,{self.outputs},{rows},{columns}],f32>"

    @property
    def operands(self) -> tuple[str, str, str]:
        """The types of input, weights and bias."""
        image = f"[1,{self.inputs},{self.size[0]},{self.size[1]}]"
        weights = f"[{self.inputs},{self.outputs // self.groups},{self.kernel[0]},{self.kernel[1]}]"
        image, weights, bias = (f"!torch.vtensor<{each},f32>" for each in (image, weights, f"[{self.outputs}]"))
        return image, weights, bias

    def text(self) -> str:
        x, w, b = self.operands
        return f"""func.func @kernel(%x: {x}, %w: {w}, %b: {b}) -> {self.result} {{
  %groups = torch.constant.int {self.groups}
{self.parameters()}
{self.apply("%r", "%x", "%w", "%b")}
  return %r : {self.result}
}}
"""

    def parameters(self) -> str:
        lists = {"stride": self.stride, "padding": self.padding, "dilation": (1, 1), "beyond": self.beyond}
        lines = ["%true = torch.constant.bool true"]
        for name, (rows, columns) in lists.items():
            lines += [
                f"%{name}0 = torch.constant.int {rows}",
                f"%{name}1 = torch.constant.int {columns}",
                f"%{name} = torch.prim.ListConstruct %{name}0, %{name}1 : (!torch.int, !torch.int) -> !torch.list<int>",
            ]
        return "\n".join(f"  {line}" for line in lines)

    def apply(self, result: str, x: str, w: str, b: str) -> str:
        types = ", ".join((*self.operands, *["!torch.list<int>"] * 3, "!torch.bool", "!torch.list<int>", "!torch.int"))
        return (
            f"  {result} = torch.aten.convolution {x}, {w}, {b}, %stride, %padding, %dilation, %true, %beyond, %groups"
            f" : {types} -> {self.result}"
        )


CASES = {
    "two": Convolution(2, 2, (3, 4), (3, 3), (2, 2), (1, 1), (1, 1)),
    "three": Convolution(2, 2, (3, 3), (4, 4), (3, 3)),
    "one": Convolution(2, 2, (3, 3), (3, 3), (1, 1), (1, 1)),
    "mixed": Convolution(2, 3, (3, 4), (3, 2), (2, 1), (1, 0), (1, 0)),
    "cropped": Convolution(1, 1, (4, 4), (3, 3), (2, 2), (3, 3)),
}
GROUPED = Convolution(4, 4, (3, 3), (3, 3), (2, 2), (1, 1), groups=2)
_GROUP = Convolution(2, 2, (3, 3), (3, 3), (2, 2), (1, 1))


def separate() -> str:
    """Torch's graph that convolves each of two groups alone."""
    x, w, b = GROUPED.operands
    lines = [
        *("%groups = torch.constant.int 1", "%c0 = torch.constant.int 0", "%c1 = torch.constant.int 1"),
        *("%c2 = torch.constant.int 2", "%c4 = torch.constant.int 4"),
        _GROUP.parameters().strip(),
    ]
    for group, (start, end) in enumerate((("%c0", "%c2"), ("%c2", "%c4"))):
        pairs = zip("xwb", (1, 0, 0), (x, w, b), _GROUP.operands, strict=True)
        for name, dimension, whole, part in pairs:
            lines.append(
                f"%{name}{group} = torch.aten.slice.Tensor %{name}, %c{dimension}, {start}, {end}, %c1 : {whole},"
                f" !torch.int, !torch.int, !torch.int, !torch.int -> {part}"
            )
        lines.append(_GROUP.apply(f"%r{group}", f"%x{group}", f"%w{group}", f"%b{group}").strip())
    part = _GROUP.result
    lines += [
        f"%both = torch.prim.ListConstruct %r0, %r1 : ({part}, {part}) -> !torch.list<vtensor>",
        f"%r = torch.aten.cat %both, %c1 : !torch.list<vtensor>, !torch.int -> {GROUPED.result}",
        f"return %r : {GROUPED.result}",
    ]
    body = "\n".join(f"  {line}" for line in lines)
    return f"func.func @kernel(%x: {x}, %w: {w}, %b: {b}) -> {GROUPED.result} {{\n{body}\n}}\n"


def dilated(*, spread: bool, groups: int = 1) -> str:
    """ONNX's operator with a dilated filter; or with the filter `spread` by zeros between its elements."""
    graph = Graph()
    x, w = graph.input("x", 1, 2 * groups, 3, 4), graph.input("w", 2 * groups, 2, 3, 3)
    if spread:
        apart = (*w.shape[:2], 3, 1, 3, 1)
        wide = (*w.shape[:2], 3, 2, 3, 2)
        w = graph.op("Reshape", [w, graph.constant(apart, "si64")], apart)
        after = graph.constant([0] * 9 + [1, 0, 1], "si64")
        w = graph.op("Pad", [w, after, graph.constant(0.0)], wide, mode="constant")
        whole = (*w.shape[:2], 6, 6)
        w = graph.op("Reshape", [w, graph.constant(whole, "si64")], whole)
        bounds = [graph.constant(each, "si64") for each in ([0, 0], [5, 5], [2, 3])]
        w = graph.op("Slice", [w, *bounds], (*w.shape[:2], 5, 5))
    step = 1 if spread else 2
    y = graph.op(
        "ConvTranspose",
        [x, w],
        (1, 2 * groups, 5, 7),
        strides=(2, 2),
        pads=(2, 2, 2, 2),
        dilations=(step, step),
        group=groups,
    )
    return graph.text(y)


def torch_family() -> Family:
    family = Family()
    for name, case in CASES.items():
        tosa = lowered(case.text(), TO_TOSA)
        split = lowered(tosa, SPLIT)
        family.program(f"{name}-zeros", lowered(case.text(), TO_LINALG))
        family.program(f"{name}-tosa", tosa)
        family.program(f"{name}-split", split)
        family.program(f"{name}-linalg", lowered(split, TOSA_TO_LINALG))
        level = "reassociated" if case.stride == (1, 1) else "real"
        family.equal(f"{name}-zeros", f"{name}-tosa", "torch's operator in linalg and in tosa", "real", TO_TOSA)
        family.equal(f"{name}-zeros", f"{name}-split", "zeros inserted, and the weights split", level, SPLIT)
        family.equal(f"{name}-tosa", f"{name}-split", "the weights split", "real", SPLIT)
        family.equal(f"{name}-split", f"{name}-linalg", "split weights in tosa and in linalg", pipeline=TOSA_TO_LINALG)
    family.program("groups", lowered(GROUPED.text(), TO_LINALG))
    family.program("separate-groups", lowered(separate(), TO_LINALG))
    family.equal("groups", "separate-groups", "two groups at once, and each alone", pipeline=TO_LINALG)
    for name, count in (("dilated", 1), ("dilated-groups", 2)):
        family.program(name, lowered(dilated(spread=False, groups=count), ONNX_TO_LINALG, CLEAN))
        family.program(f"{name}-spread", lowered(dilated(spread=True, groups=count), ONNX_TO_LINALG, CLEAN))
        family.equal(name, f"{name}-spread", "a dilated filter, and one with zeros in it", "real", ONNX_TO_LINALG)
    for what, edit in (
        ("weights that are not turned around", ("{axis = 2 : i32}", "{axis = 1 : i32}")),
        ("two phases of the weights swapped", ("2, 4, 0, 1, 3, 5", "4, 2, 0, 1, 3, 5")),
        ("a phase put into the wrong dimension", ("0, 1, 3, 2, 4, 5", "0, 1, 4, 2, 3, 5")),
        ("a border cut off at the other side", ("dense<[0, 1, 1, 0]>", "dense<[0, 0, 0, 0]>")),
    ):
        family.wrong("two-zeros", "two-split", what, edit, level="real")
    return family


@dataclass(frozen=True, slots=True)
class Tosa:
    """A transposed convolution of a 3x4 image of two channels to three, in tosa, with a square kernel and stride."""

    element: str
    sum: str
    kernel: int
    stride: int

    def tensor(self, *sizes: int, sum: bool = False) -> str:
        return f"tensor<{'x'.join(map(str, sizes))}x{self.sum if sum else self.element}>"

    @property
    def result(self) -> str:
        return self.tensor(1, 2 * self.stride + self.kernel, 3 * self.stride + self.kernel, 3, sum=True)

    def _function(self, *lines: str) -> str:
        x, w, b = self.tensor(1, 3, 4, 2), self.tensor(3, self.kernel, self.kernel, 2), self.tensor(3, sum=True)
        zero = f"dense<{'0.0' if self.element == 'f32' else '0'}> : {self.tensor(1)}"
        head = f'  %zero = "tosa.const"() <{{values = {zero}}}> : () -> {self.tensor(1)}'
        body = "\n".join((head, *lines, f"  return %r : {self.result}"))
        return f"func.func @kernel(%x: {x}, %w: {w}, %b: {b}) -> {self.result} {{\n{body}\n}}\n"

    def _call(self, name: str, x: str, x_type: str, w: str, attributes: str) -> str:
        types = (
            x_type,
            self.tensor(3, self.kernel, self.kernel, 2),
            self.tensor(3, sum=True),
            *[self.tensor(1)] * 2,
        )
        return (
            f"  %r = tosa.{name} {x}, {w}, %b, %zero, %zero {{acc_type = {self.sum}, {attributes}}}"
            f" : ({', '.join(types)}) -> {self.result}"
        )

    def transposed(self) -> str:
        stride = f"out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: {self.stride}, {self.stride}>"
        return self._function(self._call("transpose_conv2d", "%x", self.tensor(1, 3, 4, 2), "%w", stride))

    def zeros(self) -> str:
        """The same with zeros between the elements of the input, and the weights turned around."""
        s, k = self.stride, self.kernel
        rows, columns = 2 * s + 1, 3 * s + 1
        edge = ", ".join([str(k - 1)] * 4)
        weights = self.tensor(3, k, k, 2)
        apart, spread = self.tensor(1, 3, 1, 4, 1, 2), self.tensor(1, 3, s, 4, s, 2)
        whole, inner = self.tensor(1, 3 * s, 4 * s, 2), self.tensor(1, rows, columns, 2)
        return self._function(
            "  " + const_shape("%apart", (1, 3, 1, 4, 1, 2)),
            "  " + const_shape("%after", (0, 0, 0, 0, 0, s - 1, 0, 0, 0, s - 1, 0, 0)),
            "  " + const_shape("%together", (1, 3 * s, 4 * s, 2)),
            "  " + const_shape("%start", (0, 0, 0, 0)),
            "  " + const_shape("%size", (1, rows, columns, 2)),
            f"  %0 = tosa.reshape %x, %apart : ({self.tensor(1, 3, 4, 2)}, !tosa.shape<6>) -> {apart}",
            f"  %1 = tosa.pad %0, %after, %zero : ({apart}, !tosa.shape<12>, {self.tensor(1)}) -> {spread}",
            f"  %2 = tosa.reshape %1, %together : ({spread}, !tosa.shape<4>) -> {whole}",
            f"  %3 = tosa.slice %2, %start, %size : ({whole}, !tosa.shape<4>, !tosa.shape<4>) -> {inner}",
            f"  %4 = tosa.reverse %w {{axis = 1 : i32}} : ({weights}) -> {weights}",
            f"  %5 = tosa.reverse %4 {{axis = 2 : i32}} : ({weights}) -> {weights}",
            self._call(
                "conv2d",
                "%3",
                inner,
                "%5",
                f"pad = array<i64: {edge}>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>",
            ),
        )


def tosa_family() -> Family:
    family = Family()
    for name, case, level in (("i8", Tosa("i8", "i32", 3, 2), "bitwise"), ("f32", Tosa("f32", "f32", 4, 3), "real")):
        operator, zeros = case.transposed(), case.zeros()
        split = lowered(operator, SPLIT)
        family.program(f"{name}-operator", operator)
        family.program(f"{name}-zeros", zeros)
        family.program(f"{name}-split", split)
        family.program(f"{name}-zeros-linalg", lowered(zeros, TOSA_TO_LINALG))
        family.program(f"{name}-split-linalg", lowered(split, TOSA_TO_LINALG))
        family.equal(f"{name}-operator", f"{name}-zeros", "the operator, and zeros inserted by hand", level)
        family.equal(f"{name}-operator", f"{name}-split", "the weights split", level, SPLIT)
        family.equal(f"{name}-zeros", f"{name}-split", "zeros inserted, and the weights split", level, SPLIT)
        family.equal(f"{name}-zeros-linalg", f"{name}-split-linalg", "both in linalg", level, TOSA_TO_LINALG)
    family.wrong(
        "i8-operator",
        "i8-zeros",
        "zeros before the elements, not after them",
        ("[0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0]", "[0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0]"),
    )
    family.wrong("i8-operator", "i8-zeros", "an offset cut off", ("dense<[0, 0, 0, 0]>", "dense<[0, 1, 0, 0]>"))
    family.wrong(
        "f32-operator",
        "f32-zeros",
        "weights not turned around",
        ("tosa.reverse %4 {axis = 2", "tosa.reverse %4 {axis = 1"),
    )
    return family


FAMILIES = {"transposed-torch": torch_family, "transposed-tosa": tosa_family}
