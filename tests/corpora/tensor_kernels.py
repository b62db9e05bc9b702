"""Kernels on tensors: what machine learning is made of, small, in several types."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace


@dataclass(frozen=True, slots=True)
class Kernel:
    """`options` say what transform scripts need to know: the operation that they are for, its tile sizes, the order
    of its loops, what padding holds, packed sizes. A script is for kernels that have what it needs."""

    name: str
    text: str
    options: dict[str, str] = field(default_factory=dict)

    def fits(self, pipeline: str) -> bool:
        if pipeline.startswith("script") and pipeline.endswith(" to llvm"):
            # Each element of a vector becomes a value of its own.
            return "SMALL" in self.options and self.fits(pipeline.removesuffix(" to llvm"))
        needed = {
            "script pad": "PADDING",
            "script pack": "PACKED",
            "script interchange": "INTERCHANGE",
            "script split reduction": "SPLIT",
            "script img2col": "IMG2COL",
            "script vectorize masked": "VECTOR",
            "script winograd": "WINOGRAD",
            "script winograd decomposed": "WINOGRAD",
        }
        if "tosa" in pipeline:
            return "tosa." in self.text
        if "tosa." in self.text:
            return False
        if pipeline == "script vectorize":
            return True
        return not pipeline.startswith("script") or (
            "SIZES" in self.options and needed.get(pipeline, "SIZES") in self.options
        )


def _zero(type: str) -> str:
    return "0" if type.startswith("i") else "0.0"


def _filled(name: str, type: str, shape: str) -> str:
    return f"""  %{name}e = tensor.empty() : tensor<{shape}x{type}>
  %{name} = linalg.fill ins(%zero : {type}) outs(%{name}e : tensor<{shape}x{type}>) -> tensor<{shape}x{type}>
"""


def _named(
    name: str,
    operation: str,
    inputs: list[str],
    output: str,
    element: str,
    result: str,
    attributes: str = "",
    options: dict[str, str] | None = None,
    start: str | None = None,
) -> Kernel:
    """One named operation on an output that is filled before."""
    arguments = ", ".join(f"%a{at}: tensor<{shape}x{element}>" for at, shape in enumerate(inputs))
    names = ", ".join(f"%a{at}" for at in range(len(inputs)))
    types = ", ".join(f"tensor<{shape}x{element}>" for shape in inputs)
    out = f"tensor<{output}x{result}>"
    zero = _zero(result) if start is None else start
    text = f"""func.func @f({arguments}) -> {out} {{
  %zero = arith.constant {zero} : {result}
{_filled("init", result, output)}  %r = {operation} {attributes} ins({names} : {types}) outs(%init : {out}) -> {out}
  return %r : {out}
}}
"""
    return Kernel(name, text, {"OPERATION": operation, **(options or {})})


_MATMUL = {
    "SIZES": "3, 4, 5",
    "PARALLEL": "3, 4",
    "VECTOR": "8, 8, 10",
    "PACKED": "[2, 3, 4]",
    "INTERCHANGE": "[2, 0, 1]",
    "SPLIT": "",
}
# The type of the inputs and that of the sums; what is least of the latter.
_TYPES = (("f32", "f32"), ("f16", "f16"), ("bf16", "bf16"), ("i8", "i32"))
_LEAST = {"f32": "0xFF800000", "f16": "0xFC00", "bf16": "0xFF80", "i32": "-2147483648"}


def _padding(element: str, result: str) -> str:
    return ", ".join(f"{_zero(each)} : {each}" for each in (element, element, result))


def _contractions(element: str, result: str) -> Iterator[Kernel]:
    """Named operations that sum products, and poolings."""
    types = (element, result)
    padded = _MATMUL | {"PADDING": _padding(element, result)}
    yield _named("matmul", "linalg.matmul", ["7x9", "9x6"], "7x6", *types, options=padded)
    small = {"SIZES": "2, 2, 2", "PARALLEL": "2, 2", "VECTOR": "4, 4, 4", "SMALL": ""}
    yield _named("small matmul", "linalg.matmul", ["3x4", "4x3"], "3x3", *types, options=small)
    yield _named(
        "batch_matmul",
        "linalg.batch_matmul",
        ["2x3x5", "2x5x4"],
        "2x3x4",
        *types,
        options={"SIZES": "1, 2, 2, 3", "PARALLEL": "1, 2, 2"},
    )
    yield _named(
        "matvec",
        "linalg.matvec",
        ["7x5", "5"],
        "7",
        *types,
        options={"SIZES": "2, 3", "PARALLEL": "2", "INTERCHANGE": "[1, 0]"},
    )
    yield _named("vecmat", "linalg.vecmat", ["5", "5x7"], "7", *types, options={"SIZES": "2, 3", "PARALLEL": "2"})
    yield _named(
        "mmt4d",
        "linalg.mmt4d",
        ["2x3x4x2", "3x3x5x2"],
        "2x3x4x5",
        *types,
        options={"SIZES": "1, 1, 1", "PARALLEL": "1, 1"},
    )
    yield _named(
        "conv 1D",
        "linalg.conv_1d",
        ["9", "3"],
        "7",
        *types,
        options={"SIZES": "3, 2", "PARALLEL": "3", "SMALL": ""},
    )
    strides = "{dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>}"
    dilated = "{dilations = dense<2> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}"
    one = "{dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}"
    for name, attributes, output in (
        ("plain", one, "1x4x5x3"),
        ("strided", strides, "1x2x3x3"),
        ("dilated", dilated, "1x2x3x3"),
    ):
        options = {"SIZES": "1, 2, 2, 3"}
        if name == "plain":
            options["IMG2COL"] = ""
        yield _named(
            f"conv 2D nhwc {name}",
            "linalg.conv_2d_nhwc_hwcf",
            ["1x6x7x2", "3x3x2x3"],
            output,
            *types,
            attributes,
            options,
        )
    yield _named(
        "conv 2D nchw",
        "linalg.conv_2d_nchw_fchw",
        ["1x2x6x7", "3x2x3x3"],
        "1x3x4x5",
        *types,
        one,
        {"SIZES": "1, 2, 2, 3", "IMG2COL": ""},
    )
    yield _named(
        "conv 2D grouped",
        "linalg.conv_2d_ngchw_fgchw",
        ["1x2x2x5x5", "3x2x2x3x3"],
        "1x2x3x3x3",
        *types,
        one,
        {"SIZES": "1, 1, 2, 2"},
    )
    yield _named(
        "conv 3D",
        "linalg.conv_3d_ndhwc_dhwcf",
        ["1x3x4x4x2", "2x2x2x2x3"],
        "1x2x3x3x3",
        *types,
        "{dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}",
        {"SIZES": "1, 1, 2, 2, 2"},
    )
    yield _named(
        "depthwise conv 2D",
        "linalg.depthwise_conv_2d_nhwc_hwc",
        ["1x5x6x4", "3x3x4"],
        "1x3x4x4",
        *types,
        one,
        {"SIZES": "1, 2, 2, 2", "IMG2COL": ""},
    )
    yield _named(
        "max pooling",
        "linalg.pooling_nhwc_max",
        ["1x6x6x2", "2x2"],
        "1x3x3x2",
        *types,
        strides,
        {"SIZES": "1, 2, 2, 1"},
        start=_LEAST[result],
    )
    yield _named(
        "sum pooling",
        "linalg.pooling_nhwc_sum",
        ["1x6x6x2", "2x2"],
        "1x3x3x2",
        *types,
        strides,
        {"SIZES": "1, 2, 2, 1"},
    )


def _others() -> Iterator[Kernel]:
    """Kernels of other forms, in f32."""
    yield Kernel(
        "transpose",
        """func.func @f(%a: tensor<5x6x7xf32>) -> tensor<7x5x6xf32> {
  %e = tensor.empty() : tensor<7x5x6xf32>
  %r = linalg.transpose ins(%a : tensor<5x6x7xf32>) outs(%e : tensor<7x5x6xf32>) permutation = [2, 0, 1]
  return %r : tensor<7x5x6xf32>
}
""",
        {"OPERATION": "linalg.transpose", "SMALL": "", "SIZES": "2, 3, 4", "INTERCHANGE": "[1, 2, 0]"},
    )
    yield Kernel(
        "broadcast",
        """func.func @f(%a: tensor<5x6xf32>) -> tensor<5x4x6xf32> {
  %e = tensor.empty() : tensor<5x4x6xf32>
  %r = linalg.broadcast ins(%a : tensor<5x6xf32>) outs(%e : tensor<5x4x6xf32>) dimensions = [1]
  return %r : tensor<5x4x6xf32>
}
""",
        {"OPERATION": "linalg.broadcast", "SIZES": "2, 3, 4"},
    )
    for dimension, output in ((0, "6"), (1, "5")):
        yield Kernel(
            f"reduce {dimension}",
            f"""func.func @f(%a: tensor<5x6xf32>) -> tensor<{output}xf32> {{
  %zero = arith.constant 0.0 : f32
{_filled("init", "f32", output)}  %r = linalg.reduce ins(%a : tensor<5x6xf32>) outs(%init : tensor<{output}xf32>)
    dimensions = [{dimension}]
    (%x: f32, %y: f32) {{ %s = arith.addf %x, %y : f32  linalg.yield %s : f32 }}
  return %r : tensor<{output}xf32>
}}
""",
            {"OPERATION": "linalg.reduce", "SMALL": "", "SIZES": "2, 3", "PARALLEL": "2, 0" if dimension else "0, 2"},
        )
    yield Kernel(
        "softmax",
        """func.func @f(%a: tensor<5x6xf32>) -> tensor<5x6xf32> {
  %e = tensor.empty() : tensor<5x6xf32>
  %r = linalg.softmax dimension(1) ins(%a : tensor<5x6xf32>) outs(%e : tensor<5x6xf32>) -> tensor<5x6xf32>
  return %r : tensor<5x6xf32>
}
""",
        {"OPERATION": "linalg.softmax", "SIZES": "2"},
    )
    yield from _normalizations()
    yield Kernel(
        "gelu",
        """func.func @f(%a: tensor<5x6xf32>) -> tensor<5x6xf32> {
  %half = arith.constant dense<0.5> : tensor<5x6xf32>
  %one = arith.constant dense<1.0> : tensor<5x6xf32>
  %root = arith.constant dense<0.707106769> : tensor<5x6xf32>
  %s = arith.mulf %a, %root : tensor<5x6xf32>
  %t = math.erf %s : tensor<5x6xf32>
  %u = arith.addf %t, %one : tensor<5x6xf32>
  %v = arith.mulf %a, %half : tensor<5x6xf32>
  %r = arith.mulf %v, %u : tensor<5x6xf32>
  return %r : tensor<5x6xf32>
}
""",
    )
    yield Kernel(
        "attention",
        """func.func @f(%q: tensor<4x5xf32>, %k: tensor<6x5xf32>, %v: tensor<6x3xf32>) -> tensor<4x3xf32> {
  %zero = arith.constant 0.0 : f32
  %te = tensor.empty() : tensor<5x6xf32>
  %kt = linalg.transpose ins(%k : tensor<6x5xf32>) outs(%te : tensor<5x6xf32>) permutation = [1, 0]
  %se = tensor.empty() : tensor<4x6xf32>
  %si = linalg.fill ins(%zero : f32) outs(%se : tensor<4x6xf32>) -> tensor<4x6xf32>
  %s = linalg.matmul ins(%q, %kt : tensor<4x5xf32>, tensor<5x6xf32>) outs(%si : tensor<4x6xf32>) -> tensor<4x6xf32>
  %p = linalg.softmax dimension(1) ins(%s : tensor<4x6xf32>) outs(%se : tensor<4x6xf32>) -> tensor<4x6xf32>
  %oe = tensor.empty() : tensor<4x3xf32>
  %oi = linalg.fill ins(%zero : f32) outs(%oe : tensor<4x3xf32>) -> tensor<4x3xf32>
  %o = linalg.matmul ins(%p, %v : tensor<4x6xf32>, tensor<6x3xf32>) outs(%oi : tensor<4x3xf32>) -> tensor<4x3xf32>
  return %o : tensor<4x3xf32>
}
""",
        {"OPERATION": "linalg.matmul", "SIZES": "2, 2, 3", "PARALLEL": "2, 2"},
    )
    yield Kernel(
        "pack and unpack",
        """func.func @f(%a: tensor<7x9xf32>) -> (tensor<2x3x4x4xf32>, tensor<7x9xf32>) {
  %pad = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x3x4x4xf32>
  %p = linalg.pack %a padding_value(%pad : f32) inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %e
    : tensor<7x9xf32> -> tensor<2x3x4x4xf32>
  %ue = tensor.empty() : tensor<7x9xf32>
  %u = linalg.unpack %p inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %ue : tensor<2x3x4x4xf32> -> tensor<7x9xf32>
  return %p, %u : tensor<2x3x4x4xf32>, tensor<7x9xf32>
}
""",
        {"OPERATION": "linalg.pack", "SIZES": "1, 1"},
    )
    yield Kernel(
        "gather",
        """func.func @f(%a: tensor<7x4xf32>, %i: tensor<3xindex>) -> tensor<3x4xf32> {
  %e = tensor.empty() : tensor<3x4xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>],
      iterator_types = ["parallel", "parallel"]} ins(%i : tensor<3xindex>) outs(%e : tensor<3x4xf32>) {
  ^bb0(%at: index, %o: f32):
    %j = linalg.index 1 : index
    %x = tensor.extract %a[%at, %j] : tensor<7x4xf32>
    linalg.yield %x : f32
  } -> tensor<3x4xf32>
  return %r : tensor<3x4xf32>
}
""",
        {"OPERATION": "linalg.generic", "SIZES": "2, 3"},
    )
    yield Kernel(
        "concat and pad",
        """func.func @f(%a: tensor<3x4xf32>, %b: tensor<2x4xf32>) -> tensor<6x7xf32> {
  %x = arith.constant 1.0 : f32
  %c = tensor.concat dim(0) %a, %b : (tensor<3x4xf32>, tensor<2x4xf32>) -> tensor<5x4xf32>
  %r = tensor.pad %c low[1, 2] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<5x4xf32> to tensor<6x7xf32>
  return %r : tensor<6x7xf32>
}
""",
    )
    yield Kernel(
        "dynamic matmul",
        """func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
""",
        {
            "OPERATION": "linalg.matmul",
            "SIZES": "2, 3, 2",
            "PARALLEL": "2, 3",
            "PADDING": _padding("f32", "f32"),
            "INTERCHANGE": "[2, 0, 1]",
        },
    )
    yield Kernel(
        "winograd",
        """func.func @f(%a: tensor<1x6x6x2xf32>, %k: tensor<3x3x3x2xf32>) -> tensor<1x4x4x3xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x4x4x3xf32>
  %i = linalg.fill ins(%zero : f32) outs(%e : tensor<1x4x4x3xf32>) -> tensor<1x4x4x3xf32>
  %r = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
    ins(%a, %k : tensor<1x6x6x2xf32>, tensor<3x3x3x2xf32>) outs(%i : tensor<1x4x4x3xf32>) -> tensor<1x4x4x3xf32>
  return %r : tensor<1x4x4x3xf32>
}
""",
        {"OPERATION": "linalg.conv_2d_nhwc_fhwc", "SIZES": "1, 2, 2, 3", "IMG2COL": "", "WINOGRAD": ""},
    )


def _normalizations() -> Iterator[Kernel]:
    rows = "affine_map<(d0, d1) -> (d0)>"
    all_ = "affine_map<(d0, d1) -> (d0, d1)>"
    for name, centered in (("layer norm", True), ("RMS norm", False)):
        mean = f"""
  %ms = linalg.generic {{indexing_maps = [{all_}, {rows}], iterator_types = ["parallel", "reduction"]}}
      ins(%a : tensor<4x6xf32>) outs(%zeros : tensor<4xf32>) {{
  ^bb0(%x: f32, %s: f32):
    %t = arith.addf %s, %x : f32
    linalg.yield %t : f32
  }} -> tensor<4xf32>
  %m = linalg.generic {{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>],
      iterator_types = ["parallel"]}}
      ins(%ms : tensor<4xf32>) outs(%zerose : tensor<4xf32>) {{
  ^bb0(%x: f32, %o: f32):
    %t = arith.divf %x, %n : f32
    linalg.yield %t : f32
  }} -> tensor<4xf32>
  %ce = tensor.empty() : tensor<4x6xf32>
  %c = linalg.generic {{indexing_maps = [{all_}, {rows}, {all_}], iterator_types = ["parallel", "parallel"]}}
      ins(%a, %m : tensor<4x6xf32>, tensor<4xf32>) outs(%ce : tensor<4x6xf32>) {{
  ^bb0(%x: f32, %y: f32, %o: f32):
    %t = arith.subf %x, %y : f32
    linalg.yield %t : f32
  }} -> tensor<4x6xf32>
"""
        value = "%c" if centered else "%a"
        yield Kernel(
            name,
            f"""func.func @f(%a: tensor<4x6xf32>) -> tensor<4x6xf32> {{
  %zero = arith.constant 0.0 : f32
  %n = arith.constant 6.0 : f32
  %eps = arith.constant 1.0e-5 : f32
{_filled("zeros", "f32", "4")}{mean if centered else ""}
  %vs = linalg.generic {{indexing_maps = [{all_}, {rows}], iterator_types = ["parallel", "reduction"]}}
      ins({value} : tensor<4x6xf32>) outs(%zeros : tensor<4xf32>) {{
  ^bb0(%x: f32, %s: f32):
    %q = arith.mulf %x, %x : f32
    %t = arith.addf %s, %q : f32
    linalg.yield %t : f32
  }} -> tensor<4xf32>
  %re = tensor.empty() : tensor<4x6xf32>
  %r = linalg.generic {{indexing_maps = [{all_}, {rows}, {all_}], iterator_types = ["parallel", "parallel"]}}
      ins({value}, %vs : tensor<4x6xf32>, tensor<4xf32>) outs(%re : tensor<4x6xf32>) {{
  ^bb0(%x: f32, %y: f32, %o: f32):
    %v = arith.divf %y, %n : f32
    %w = arith.addf %v, %eps : f32
    %z = math.rsqrt %w : f32
    %t = arith.mulf %x, %z : f32
    linalg.yield %t : f32
  }} -> tensor<4x6xf32>
  return %r : tensor<4x6xf32>
}}
""",
            {"OPERATION": "linalg.generic", "SIZES": "2, 3", "PARALLEL": "2"},
        )


def _of_type(kernel: Kernel, type: str) -> Kernel:
    """A kernel in f32 in another type."""
    options = {name: text.replace("f32", type) for name, text in kernel.options.items()}
    return replace(kernel, text=kernel.text.replace("f32", type), options=options)


def _kernels() -> Iterator[Kernel]:
    for element, result in _TYPES:
        kernels = list(_contractions(element, result))
        if element != "i8":
            kernels += [_of_type(each, element) for each in _others()]
        yield from (replace(each, name=each.name if element == "f32" else f"{each.name} {element}") for each in kernels)


KERNELS = list(_kernels())
