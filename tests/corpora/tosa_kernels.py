"""Kernels of the tosa dialect, small, in several types."""

from __future__ import annotations

from collections.abc import Iterator

from tests.corpora.tensor_kernels import Kernel


def _tosa(name: str, arguments: str, results: str, body: str) -> Kernel:
    text = f"""func.func @f({arguments}) -> ({results}) {{
  %zero = "tosa.const"() {{values = dense<0.0> : tensor<1xf32>}} : () -> tensor<1xf32>
  %zero8 = "tosa.const"() {{values = dense<0> : tensor<1xi8>}} : () -> tensor<1xi8>
  %three8 = "tosa.const"() {{values = dense<3> : tensor<1xi8>}} : () -> tensor<1xi8>
{body}
}}
"""
    return Kernel(f"tosa {name}", text)


def _plain_kernels() -> Iterator[Kernel]:
    f, i, b = "tensor<2x3xf32>", "tensor<2x3xi32>", "tensor<2x3xi1>"
    for name in ("abs", "ceil", "floor", "exp", "log", "erf", "sin", "cos", "tanh", "rsqrt", "reciprocal", "sigmoid"):
        yield _tosa(name, f"%x: {f}", f, f"  %r = tosa.{name} %x : ({f}) -> {f}\n  return %r : {f}")
    row = "tensor<1x3xf32>"
    for name in ("add", "sub", "maximum", "minimum", "pow"):
        yield _tosa(
            name, f"%x: {f}, %y: {row}", f, f"  %r = tosa.{name} %x, %y : ({f}, {row}) -> {f}\n  return %r : {f}"
        )
    for name in ("add", "sub", "maximum", "minimum", "bitwise_and", "bitwise_or", "bitwise_xor", "logical_left_shift"):
        yield _tosa(
            f"{name} i32", f"%x: {i}, %y: {i}", i, f"  %r = tosa.{name} %x, %y : ({i}, {i}) -> {i}\n  return %r : {i}"
        )
    for name in ("equal", "greater", "greater_equal"):
        for each in (f, i):
            yield _tosa(
                f"{name} {each[-4:-1]}",
                f"%x: {each}, %y: {each}",
                b,
                f"  %r = tosa.{name} %x, %y : ({each}, {each}) -> {b}\n  return %r : {b}",
            )
    yield _tosa(
        "select",
        f"%c: {b}, %x: {f}, %y: {f}",
        f,
        f"""  %n = tosa.logical_not %c : ({b}) -> {b}
  %r = tosa.select %n, %x, %y : ({b}, {f}, {f}) -> {f}
  return %r : {f}""",
    )
    yield _tosa(
        "negate and clamp",
        f"%x: {f}",
        f,
        f"""  %n = tosa.negate %x, %zero, %zero : ({f}, tensor<1xf32>, tensor<1xf32>) -> {f}
  %r = tosa.clamp %n {{min_val = 0.0 : f32, max_val = 6.0 : f32}} : ({f}) -> {f}
  return %r : {f}""",
    )
    yield _tosa(
        "mul",
        f"%x: {f}, %y: {f}, %a: {i}, %b: {i}",
        f"{f}, {i}",
        f"""  %r = tosa.mul %x, %y, %zero8 : ({f}, {f}, tensor<1xi8>) -> {f}
  %s = tosa.mul %a, %b, %zero8 : ({i}, {i}, tensor<1xi8>) -> {i}
  return %r, %s : {f}, {i}""",
    )
    casts = (
        ("f32", "i32"),
        ("f32", "i8"),
        ("f32", "i16"),
        ("i32", "f32"),
        ("i8", "i32"),
        ("i32", "i8"),
        ("i32", "i1"),
        ("i1", "f32"),
        ("f32", "f16"),
        ("bf16", "f32"),
    )
    for given, to in casts:
        yield _tosa(
            f"cast {given} {to}",
            f"%x: tensor<2x3x{given}>",
            f"tensor<2x3x{to}>",
            f"""  %r = tosa.cast %x : (tensor<2x3x{given}>) -> tensor<2x3x{to}>
  return %r : tensor<2x3x{to}>""",
        )
    for name in ("sum", "product", "max", "min"):
        for each in ("f32", "i32"):
            yield _tosa(
                f"reduce_{name} {each}",
                f"%x: tensor<4x3x{each}>",
                f"tensor<4x1x{each}>",
                f"""  %r = tosa.reduce_{name} %x {{axis = 1 : i32}} : (tensor<4x3x{each}>) -> tensor<4x1x{each}>
  return %r : tensor<4x1x{each}>""",
            )
    for name in ("all", "any"):
        yield _tosa(
            f"reduce_{name}",
            "%x: tensor<4x3xi1>",
            "tensor<1x3xi1>",
            f"""  %r = tosa.reduce_{name} %x {{axis = 0 : i32}} : (tensor<4x3xi1>) -> tensor<1x3xi1>
  return %r : tensor<1x3xi1>""",
        )
    for each in ("f32", "i8"):
        yield _tosa(
            f"argmax {each}",
            f"%x: tensor<4x3x{each}>",
            "tensor<3xi32>",
            f"""  %r = tosa.argmax %x {{axis = 0 : i32}} : (tensor<4x3x{each}>) -> tensor<3xi32>
  return %r : tensor<3xi32>""",
        )
    for each, zero, result in (("f32", "%zero", "f32"), ("i8", "%three8", "i32")):
        yield _tosa(
            f"matmul {each}",
            f"%a: tensor<2x4x3x{each}>, %b: tensor<2x3x5x{each}>",
            f"tensor<2x4x5x{result}>",
            f"""  %r = tosa.matmul %a, %b, {zero}, {zero}
    : (tensor<2x4x3x{each}>, tensor<2x3x5x{each}>, tensor<1x{each}>, tensor<1x{each}>) -> tensor<2x4x5x{result}>
  return %r : tensor<2x4x5x{result}>""",
        )
    for name, weights, pads, output, outputs in (
        ("conv2d", "3x3x3x2", "0, 0, 0, 0", "1x4x4x3", 3),
        ("conv2d", "3x3x3x2", "1, 1, 1, 0", "1x6x5x3", 3),
        ("depthwise_conv2d", "3x3x2x2", "0, 0, 0, 0", "1x4x4x4", 4),
    ):
        for each, zero, result in (("f32", "%zero", "f32"), ("i8", "%three8", "i32")):
            types = f"tensor<1x6x6x2x{each}>, tensor<{weights}x{each}>, tensor<{outputs}x{result}>"
            yield _tosa(
                f"{name} {pads} {each}",
                f"%x: tensor<1x6x6x2x{each}>, %w: tensor<{weights}x{each}>, %b: tensor<{outputs}x{result}>",
                f"tensor<{output}x{result}>",
                f"""  %r = tosa.{name} %x, %w, %b, {zero}, {zero} {{
    acc_type = {result}, pad = array<i64: {pads}>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>
  }} : ({types}, tensor<1x{each}>, tensor<1x{each}>) -> tensor<{output}x{result}>
  return %r : tensor<{output}x{result}>""",
            )
    for pads, output in (("0, 0, 0, 0", "1x3x3x2"), ("1, 1, 1, 1", "1x4x4x2")):
        yield _tosa(
            f"max_pool2d {pads}",
            "%x: tensor<1x6x6x2xf32>",
            f"tensor<{output}xf32>",
            f"""  %r = tosa.max_pool2d %x {{
    kernel = array<i64: 2, 2>, stride = array<i64: 2, 2>, pad = array<i64: {pads}>
  }} : (tensor<1x6x6x2xf32>) -> tensor<{output}xf32>
  return %r : tensor<{output}xf32>""",
        )
    for pads, output in (("0, 0, 0, 0", "1x3x3x2"), ("1, 1, 1, 1", "1x4x4x2")):
        yield _tosa(
            f"avg_pool2d {pads}",
            "%x: tensor<1x6x6x2xf32>",
            f"tensor<{output}xf32>",
            f"""  %r = tosa.avg_pool2d %x, %zero, %zero {{
    acc_type = f32, kernel = array<i64: 2, 2>, stride = array<i64: 2, 2>, pad = array<i64: {pads}>
  }} : (tensor<1x6x6x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<{output}xf32>
  return %r : tensor<{output}xf32>""",
        )
    yield _tosa(
        "layout",
        "%x: tensor<2x3x4xf32>, %y: tensor<2x3x4xf32>",
        "tensor<4x12xf32>, tensor<3x4x5xf32>, tensor<2x2x3xf32>, tensor<4x3x4xf32>",
        """  %c = tosa.concat %x, %y {axis = 1 : i32} : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x6x4xf32>
  %t = tosa.transpose %c {perms = array<i32: 2, 0, 1>} : (tensor<2x6x4xf32>) -> tensor<4x2x6xf32>
  %v = tosa.reverse %t {axis = 1 : i32} : (tensor<4x2x6xf32>) -> tensor<4x2x6xf32>
  %s0 = tosa.const_shape {values = dense<[4, 12]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.reshape %v, %s0 : (tensor<4x2x6xf32>, !tosa.shape<2>) -> tensor<4x12xf32>
  %s1 = tosa.const_shape {values = dense<[1, 0, 0, 1, 0, 1]> : tensor<6xindex>} : () -> !tosa.shape<6>
  %p = tosa.pad %x, %s1, %zero : (tensor<2x3x4xf32>, !tosa.shape<6>, tensor<1xf32>) -> tensor<3x4x5xf32>
  %s2 = tosa.const_shape {values = dense<[0, 1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %s3 = tosa.const_shape {values = dense<[2, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %l = tosa.slice %x, %s2, %s3 : (tensor<2x3x4xf32>, !tosa.shape<3>, !tosa.shape<3>) -> tensor<2x2x3xf32>
  %s4 = tosa.const_shape {values = dense<[2, 1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %m = tosa.tile %x, %s4 : (tensor<2x3x4xf32>, !tosa.shape<3>) -> tensor<4x3x4xf32>
  return %r, %p, %l, %m : tensor<4x12xf32>, tensor<3x4x5xf32>, tensor<2x2x3xf32>, tensor<4x3x4xf32>""",
    )
    yield _tosa(
        "gather",
        "%x: tensor<2x5x3xf32>, %i: tensor<2x2xi32>",
        "tensor<2x2x3xf32>",
        """  %r = tosa.gather %x, %i : (tensor<2x5x3xf32>, tensor<2x2xi32>) -> tensor<2x2x3xf32>
  return %r : tensor<2x2x3xf32>""",
    )


def _const(name: str, values: str, type: str) -> str:
    return f'  {name} = "tosa.const"() {{values = dense<{values}> : {type}}} : () -> {type}\n'


def _shape(name: str, numbers: str) -> str:
    count = numbers.count(",") + 1
    type = f"tensor<{count}xindex>"
    return f"  {name} = tosa.const_shape {{values = dense<[{numbers}]> : {type}}} : () -> !tosa.shape<{count}>\n"


def _quantized_kernels() -> Iterator[Kernel]:
    i = "tensor<2x3xi32>"
    for name, given, to, values, attributes in (
        ("plain", "i32", "i8", ("1073741824", "35", "0", "5"), "SINGLE_ROUND, per_channel = false"),
        ("by channel", "i8", "i8", ("[1073741824, 1073741825, 5]", "[35, 30, 33]", "7", "5"), "DOUBLE_ROUND"),
        ("unsigned", "i16", "i8", ("[16384, 16385, 5]", "[15, 16, 14]", "0", "200"), "SINGLE_ROUND"),
    ):
        count = 1 if name == "plain" else 3
        wide = "i16" if given == "i16" else "i32"
        types = (f"tensor<{count}x{wide}>", f"tensor<{count}xi8>", f"tensor<1x{given}>", f"tensor<1x{to}>")
        constants = "".join(_const(f"%k{at}", *each) for at, each in enumerate(zip(values, types, strict=True)))
        flags = f"rounding_mode = {attributes}{'' if 'per_channel' in attributes else ', per_channel = true'}"
        unsigned = ", ".join(
            f"{side}_unsigned = {str(name == 'unsigned' and side == 'output').lower()}" for side in ("input", "output")
        )
        yield _tosa(
            f"rescale {name}",
            f"%x: tensor<2x3x{given}>",
            f"tensor<2x3x{to}>",
            f"""{constants}  %r = tosa.rescale %x, %k0, %k1, %k2, %k3 {{
    scale32 = {str(wide == "i32").lower()}, {flags}, {unsigned}
  }} : (tensor<2x3x{given}>, {", ".join(types)}) -> tensor<2x3x{to}>
  return %r : tensor<2x3x{to}>""",
        )
    yield _tosa(
        "shifted products",
        f"%x: {i}, %y: {i}, %n: tensor<4xi8>",
        f"{i}, tensor<4xi8>, {i}",
        f"""  %seven = "tosa.const"() {{values = dense<7> : tensor<1xi8>}} : () -> tensor<1xi8>
  %r = tosa.mul %x, %y, %seven : ({i}, {i}, tensor<1xi8>) -> {i}
  %s = tosa.negate %n, %three8, %seven : (tensor<4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  %t = tosa.arithmetic_right_shift %x, %y {{round = true}} : ({i}, {i}) -> {i}
  return %r, %s, %t : {i}, tensor<4xi8>, {i}""",
    )
    for given, entries, to in (("i8", "256xi8", "i8"), ("i16", "513xi16", "i32")):
        types = f"(tensor<6x{given}>, tensor<{entries}>) -> tensor<6x{to}>"
        yield _tosa(
            f"table {given}",
            f"%x: tensor<6x{given}>, %t: tensor<{entries}>",
            f"tensor<6x{to}>",
            f"  %r = tosa.table %x, %t : {types}\n  return %r : tensor<6x{to}>",
        )
    yield _tosa(
        "avg_pool2d i8",
        "%x: tensor<1x6x6x2xi8>",
        "tensor<1x4x4x2xi8>",
        """  %r = tosa.avg_pool2d %x, %three8, %three8 {
    acc_type = i32, kernel = array<i64: 2, 2>, stride = array<i64: 2, 2>, pad = array<i64: 1, 1, 1, 1>
  } : (tensor<1x6x6x2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x4x2xi8>
  return %r : tensor<1x4x4x2xi8>""",
    )


def _image_kernels() -> Iterator[Kernel]:
    for mode, given, to in (
        ("NEAREST_NEIGHBOR", "f32", "f32"),
        ("NEAREST_NEIGHBOR", "i8", "i8"),
        ("BILINEAR", "f32", "f32"),
        ("BILINEAR", "i8", "i32"),
    ):
        for rows, output in (("3", "6"), ("1", "2")):
            image, resized = f"tensor<1x{rows}x4x2x{given}>", f"tensor<1x{output}x8x2x{to}>"
            yield _tosa(
                f"resize {mode} {given} {rows}",
                f"%x: {image}",
                resized,
                _shape("%scale", "4, 2, 4, 2")
                + _shape("%offset", "-1, -1")
                + _shape("%border", "1, 1")
                + f"""  %r = tosa.resize %x, %scale, %offset, %border {{mode = {mode}}}
    : ({image}, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> {resized}
  return %r : {resized}""",
            )
    image = "tensor<1x4x8xf32>"
    for inverse in ("false", "true"):
        yield _tosa(
            f"fft2d {inverse}",
            f"%x: {image}, %y: {image}",
            f"{image}, {image}",
            f"""  %r, %i = tosa.fft2d %x, %y {{inverse = {inverse}}} : ({image}, {image}) -> ({image}, {image})
  return %r, %i : {image}, {image}""",
        )
    half = "tensor<1x4x5xf32>"
    yield _tosa(
        "rfft2d",
        f"%x: {image}",
        f"{half}, {half}",
        f"  %r, %i = tosa.rfft2d %x : ({image}) -> ({half}, {half})\n  return %r, %i : {half}, {half}",
    )
    for each, zero, result in (("f32", "%zero", "f32"), ("i8", "%three8", "i32")):
        types = f"tensor<1x4x4x5x2x{each}>, tensor<3x2x2x3x2x{each}>, tensor<3x{result}>"
        points = f"tensor<1x{each}>, tensor<1x{each}>"
        yield _tosa(
            f"conv3d {each}",
            f"%x: tensor<1x4x4x5x2x{each}>, %w: tensor<3x2x2x3x2x{each}>, %b: tensor<3x{result}>",
            f"tensor<1x4x5x3x3x{result}>",
            f"""  %r = tosa.conv3d %x, %w, %b, {zero}, {zero} {{acc_type = {result},
    pad = array<i64: 0, 1, 1, 1, 0, 0>, stride = array<i64: 1, 1, 1>, dilation = array<i64: 1, 1, 1>
  }} : ({types}, {points}) -> tensor<1x4x5x3x3x{result}>
  return %r : tensor<1x4x5x3x3x{result}>""",
        )
        for strides, pads, output in (("1, 1", "0, 0, 1, 0", "5x7"), ("2, 2", "0, 1, 1, 0", "8x10")):
            types = f"tensor<1x3x4x2x{each}>, tensor<3x3x3x2x{each}>, tensor<3x{result}>"
            yield _tosa(
                f"transpose_conv2d {strides} {each}",
                f"%x: tensor<1x3x4x2x{each}>, %w: tensor<3x3x3x2x{each}>, %b: tensor<3x{result}>",
                f"tensor<1x{output}x3x{result}>",
                f"""  %r = tosa.transpose_conv2d %x, %w, %b, {zero}, {zero} {{
    acc_type = {result}, out_pad = array<i64: {pads}>, stride = array<i64: {strides}>
  }} : ({types}, {points}) -> tensor<1x{output}x3x{result}>
  return %r : tensor<1x{output}x3x{result}>""",
            )
    yield _tosa(
        "ignored NaNs",
        "%x: tensor<4x3xf32>, %p: tensor<1x6x6x2xf32>",
        "tensor<1x3xf32>, tensor<3xi32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<1x4x4x2xf32>",
        """  %r = tosa.reduce_max %x {axis = 0 : i32, nan_mode = IGNORE} : (tensor<4x3xf32>) -> tensor<1x3xf32>
  %s = tosa.argmax %x {axis = 0 : i32, nan_mode = IGNORE} : (tensor<4x3xf32>) -> tensor<3xi32>
  %t = tosa.clamp %x {min_val = 0.0 : f32, max_val = 6.0 : f32, nan_mode = IGNORE}
    : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %u = tosa.maximum %x, %t {nan_mode = IGNORE} : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  %v = tosa.max_pool2d %p {
    kernel = array<i64: 2, 2>, stride = array<i64: 2, 2>, pad = array<i64: 1, 1, 1, 1>, nan_mode = IGNORE
  } : (tensor<1x6x6x2xf32>) -> tensor<1x4x4x2xf32>
  return %r, %s, %t, %u, %v : tensor<1x3xf32>, tensor<3xi32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<1x4x4x2xf32>""",
    )


def _control_kernels() -> Iterator[Kernel]:
    f = "tensor<3xf32>"
    yield _tosa(
        "scatter",
        "%v: tensor<2x5x3xf32>, %i: tensor<2x2xi32>, %j: tensor<2x2xi32>, %x: tensor<2x2x3xf32>",
        "tensor<2x5x3xf32>",
        """  %r = tosa.scatter %v, %i, %x
    : (tensor<2x5x3xf32>, tensor<2x2xi32>, tensor<2x2x3xf32>) -> tensor<2x5x3xf32>
  return %r : tensor<2x5x3xf32>""",
    )
    yield _tosa(
        "cond_if",
        f"%c: tensor<i1>, %x: {f}, %y: {f}",
        f"{f}, {f}",
        f"""  %r:2 = tosa.cond_if %c (%a = %x, %b = %y) : tensor<i1> ({f}, {f}) -> ({f}, {f}) {{
  ^bb0(%a: {f}, %b: {f}):
    %s = tosa.add %a, %b : ({f}, {f}) -> {f}
    tosa.yield %s, %b : {f}, {f}
  }} else {{
  ^bb0(%a: {f}, %b: {f}):
    tosa.yield %b, %a : {f}, {f}
  }}
  return %r#0, %r#1 : {f}, {f}""",
    )
    n = "tensor<i32>"
    yield _tosa(
        "while_loop",
        f"%x: {f}, %y: {f}",
        f"{n}, {f}, {f}",
        f"""  %one = "tosa.const"() {{values = dense<1> : {n}}} : () -> {n}
  %first = "tosa.const"() {{values = dense<0> : {n}}} : () -> {n}
  %r:3 = tosa.while_loop (%i = %first, %a = %x, %b = %y) : ({n}, {f}, {f}) -> ({n}, {f}, {f}) {{
    %four = "tosa.const"() {{values = dense<4> : {n}}} : () -> {n}
    %c = tosa.greater %four, %i : ({n}, {n}) -> tensor<i1>
    tosa.yield %c : tensor<i1>
  }} do {{
  ^bb0(%i: {n}, %a: {f}, %b: {f}):
    %j = tosa.add %i, %one : ({n}, {n}) -> {n}
    %s = tosa.add %a, %b : ({f}, {f}) -> {f}
    tosa.yield %j, %b, %s : {n}, {f}, {f}
  }}
  return %r#0, %r#1, %r#2 : {n}, {f}, {f}""",
    )
    yield Kernel(
        "tosa variables",
        f"""tosa.variable @v = dense<[1.0, 2.0, 3.0]> : {f}
func.func @f(%x: {f}) -> {f} {{
  %a = tosa.variable_read @v : {f}
  %s = tosa.add %a, %x : ({f}, {f}) -> {f}
  tosa.variable_write @v, %s : {f}
  %b = tosa.variable_read @v : {f}
  %r = tosa.sub %b, %a : ({f}, {f}) -> {f}
  return %r : {f}
}}
""",
    )


TOSA_KERNELS = [*_plain_kernels(), *_quantized_kernels(), *_image_kernels(), *_control_kernels()]
