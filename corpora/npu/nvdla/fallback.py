"""Networks of which the host does what NVDLA does not: behind a trace, beside one, and between two."""

from __future__ import annotations

from corpora.npu.nvdla import host, reference
from corpora.npu.nvdla.cases import B, Case, W, Wrong, X, Y, buffer, call, edited, layer
from corpora.npu.nvdla.host import cube_type, shape, tensor_type
from corpora.npu.nvdla.trace import Cube, Filter, Operands, Stage

_LEAKY = """\
    %three = arith.constant 3 : i8
    %none = arith.constant 0 : i8
    %negative = arith.cmpi slt, {value}, %none : i8
    %less = arith.shrsi {value}, %three : i8
    %leaky = arith.select %negative, %less, {value} : i8
"""


def activation() -> Case:
    """A leaky ReLU, for which the host goes over what the trace has left."""
    x, y, filter = Cube(X, 12, 3, 3), Cube(Y, 10, 3, 3), Filter(W, 3, 3, padding=(1, 1, 1, 1))
    stage = Stage(multiply=25, truncation=8)
    size, arguments = filter.weight_bytes(12, 10), _arguments(x, filter, y)
    trace = layer(x, filter, y, [stage])
    played = (
        host.pack("%x", "%features", x)
        + host.pack_weights("%w", "%weights", filter, 12, 10)
        + buffer("%cube", y)
        + call("convolve", ("%features", cube_type(x)), ("%weights", shape(size)), ("%cube", cube_type(y)))
        + host.unpack("%cube", "%y", y)
    )
    over = f"""\
  affine.for %kernel = 0 to 10 {{
    affine.for %row = 0 to 3 {{
      affine.for %column = 0 to 3 {{
        %value = affine.load %y[0, %kernel, %row, %column] : {tensor_type(y)}
{_LEAKY.format(value="%value")}        affine.store %leaky, %y[0, %kernel, %row, %column] : {tensor_type(y)}
      }}
    }}
  }}
"""
    program = host.function(arguments, played + over)
    body = (
        reference.scaled("%sum", "%scaled", 25, 8)
        + edited(reference.clamped("%scaled", "i64"), "%result", "%byte")
        + edited(_LEAKY.format(value="%byte"), "%leaky", "%result")
    )
    source = host.function(
        arguments,
        reference.convolution(x, filter, y, "%x", "%w", "%sums")
        + reference.elementwise(y, {"sum": ("%sums", shape(1, 10, 3, 3, element="i32"), False)}, "%y", body),
    )
    wrong = {
        "kernels": (
            "the last two channels left as they were",
            edited(program, "%kernel = 0 to 10", "%kernel = 0 to 8"),
        ),
        "slope": ("another slope", edited(program, "arith.constant 3 : i8", "arith.constant 2 : i8")),
    }
    return _case(
        "activation",
        "a convolution and a leaky ReLU, which is left to the host",
        source,
        program,
        {"convolve": trace},
        wrong,
    )


def kernels() -> Case:
    """Eight kernels by the trace, the other three by loops of the host."""
    x, y, filter = Cube(X, 12, 3, 3), Cube(Y, 11, 3, 3), Filter(W, 3, 3, padding=(1, 1, 1, 1))
    part = Cube(Y, 8, 3, 3)
    size, arguments = filter.weight_bytes(12, 8), _arguments(x, filter, y)
    trace = layer(x, filter, part, [Stage(multiply=25, truncation=8)])
    played = (
        host.pack("%x", "%features", x)
        + host.pack_weights("%w", "%weights", filter, 12, 8, of=11)
        + buffer("%cube", part)
        + call("convolve", ("%features", cube_type(x)), ("%weights", shape(size)), ("%cube", cube_type(part)))
        + host.unpack("%cube", "%y", part, channels=11)
    )
    rest = f"""\
  %border = arith.constant 0 : i8
  %padded = memref.alloc() : memref<12x5x5xi8>
  affine.for %channel = 0 to 12 {{
    affine.for %row = 0 to 5 {{
      affine.for %column = 0 to 5 {{
        affine.store %border, %padded[%channel, %row, %column] : memref<12x5x5xi8>
      }}
    }}
    affine.for %row = 0 to 3 {{
      affine.for %column = 0 to 3 {{
        %value = affine.load %x[0, %channel, %row, %column] : {tensor_type(x)}
        affine.store %value, %padded[%channel, %row + 1, %column + 1] : memref<12x5x5xi8>
      }}
    }}
  }}
  %zero = arith.constant 0 : i32
  affine.for %kernel = 8 to 11 {{
    affine.for %row = 0 to 3 {{
      affine.for %column = 0 to 3 {{
        %sum = affine.for %channel = 0 to 12 iter_args(%a = %zero) -> (i32) {{
          %of_rows = affine.for %r = 0 to 3 iter_args(%b = %a) -> (i32) {{
            %of_columns = affine.for %s = 0 to 3 iter_args(%c = %b) -> (i32) {{
              %feature = affine.load %padded[%channel, %row + %r, %column + %s] : memref<12x5x5xi8>
              %weight = affine.load %w[%kernel, %channel, %r, %s] : {shape(11, 12, 3, 3)}
              %left = arith.extsi %feature : i8 to i32
              %right = arith.extsi %weight : i8 to i32
              %product = arith.muli %left, %right : i32
              %next = arith.addi %c, %product : i32
              affine.yield %next : i32
            }}
            affine.yield %of_columns : i32
          }}
          affine.yield %of_rows : i32
        }}
{reference.scaled("%sum", "%scaled", 25, 8)}{reference.clamped("%scaled", "i64")}\
        affine.store %result, %y[0, %kernel, %row, %column] : {tensor_type(y)}
      }}
    }}
  }}
"""
    program = host.function(arguments, played + rest)
    body = reference.scaled("%sum", "%scaled", 25, 8) + reference.clamped("%scaled", "i64")
    source = host.function(
        arguments,
        reference.convolution(x, filter, y, "%x", "%w", "%sums")
        + reference.elementwise(y, {"sum": ("%sums", shape(1, 11, 3, 3, element="i32"), False)}, "%y", body),
    )
    wrong = {
        "first": ("the host begins one kernel late", edited(program, "%kernel = 8 to 11", "%kernel = 9 to 11")),
        "rounding": (
            "the host rounds halves up",
            edited(program, "%scaled_less = arith.constant 127 :", "%scaled_less = arith.constant 128 :"),
        ),
        "border": (
            "the host's border of ones",
            edited(program, "%border = arith.constant 0", "%border = arith.constant 1"),
        ),
    }
    return _case(
        "kernels",
        "a convolution, and one whose last kernels are left to the host",
        source,
        program,
        {"convolve": trace},
        wrong,
    )


def between() -> Case:
    """The mean of windows, which the host takes between two traces."""
    x, middle, pooled, y = Cube(X, 8, 4, 4), Cube(Y, 8, 4, 4), Cube(X, 8, 2, 2), Cube(Y, 9, 2, 2)
    first, second = Filter(W, 3, 3, padding=(1, 1, 1, 1)), Filter(W, 1, 1)
    stage = Stage(multiply=45, truncation=9, relu=True)
    biased = Stage(add=Operands(B, two_bytes=True), multiply=90, truncation=8)
    arguments = {
        "x": tensor_type(x), "w": shape(8, 8, 3, 3), "v": shape(9, 8, 1, 1), "b": "memref<9xi16>", "y": tensor_type(y),
    }  # fmt: skip
    traces = {
        "begin": layer(x, first, middle, [stage]),
        "end": layer(pooled, second, y, [biased], [(B, 18, "bias.dat")]),
    }
    at = "(%channel floordiv 8) * {surface} + {row} * {line} + {column} * 8 + %channel mod 8"
    from_ = at.format(surface=128, row="(%row * 2 + %r)", line=32, column="(%column * 2 + %s)")
    to = at.format(surface=32, row="%row", line=16, column="%column")
    mean = f"""\
  %means = memref.alloc() : {cube_type(pooled)}
  %none = arith.constant 0 : i32
  %two = arith.constant 2 : i32
  affine.for %channel = 0 to 8 {{
    affine.for %row = 0 to 2 {{
      affine.for %column = 0 to 2 {{
        %sum = affine.for %r = 0 to 2 iter_args(%a = %none) -> (i32) {{
          %inner = affine.for %s = 0 to 2 iter_args(%c = %a) -> (i32) {{
            %value = affine.load %cube[{from_}] : {cube_type(middle)}
            %wide = arith.extsi %value : i8 to i32
            %next = arith.addi %c, %wide : i32
            affine.yield %next : i32
          }}
          affine.yield %inner : i32
        }}
        %mean = arith.shrsi %sum, %two : i32
        %byte = arith.trunci %mean : i32 to i8
        affine.store %byte, %means[{to}] : {cube_type(pooled)}
      }}
    }}
  }}
"""
    start = (
        host.pack("%x", "%features", x)
        + host.pack_weights("%w", "%first", first, 8, 8)
        + host.pack_weights("%v", "%second", second, 8, 9)
        + buffer("%cube", middle)
        + buffer("%out", y)
    )
    sizes = (first.weight_bytes(8, 8), second.weight_bytes(8, 9))
    begin = call("begin", ("%features", cube_type(x)), ("%first", shape(sizes[0])), ("%cube", cube_type(middle)))
    end = call(
        "end", ("%means", cube_type(pooled)), ("%second", shape(sizes[1])), ("%b", "memref<9xi16>"),
        ("%out", cube_type(y)),
    )  # fmt: skip
    last = host.unpack("%out", "%y", y)
    program = host.function(arguments, start + begin + mean + end + last)
    source = host.function(
        arguments,
        reference.convolution(x, first, middle, "%x", "%w", "%sums")
        + f"  %bytes = memref.alloc() : {tensor_type(middle)}\n"
        + reference.elementwise(
            middle,
            {"sum": ("%sums", shape(1, 8, 4, 4, element="i32"), False)},
            "%bytes",
            reference.scaled("%sum", "%scaled", 45, 9) + reference.clamped("%scaled", "i64", 0),
        )
        + f"""\
  %window = memref.alloc() : memref<2x2xi8>
  %none = arith.constant 0 : i32
  %pooled = memref.alloc() : memref<1x8x2x2xi32>
  linalg.fill ins(%none : i32) outs(%pooled : memref<1x8x2x2xi32>)
  linalg.pooling_nchw_sum {{dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>}}
      ins(%bytes, %window : {tensor_type(middle)}, memref<2x2xi8>) outs(%pooled : memref<1x8x2x2xi32>)
  %means = memref.alloc() : {tensor_type(pooled)}
"""
        + reference.elementwise(
            pooled,
            {"total": ("%pooled", "memref<1x8x2x2xi32>", False)},
            "%means",
            "    %two = arith.constant 2 : i32\n    %mean = arith.shrsi %total, %two : i32\n"
            "    %result = arith.trunci %mean : i32 to i8\n",
        )
        + reference.convolution(pooled, second, y, "%means", "%v", "%totals")
        + reference.elementwise(
            y,
            {
                "sum": ("%totals", shape(1, 9, 2, 2, element="i32"), False),
                "bias": ("%b", "memref<9xi16>", True),
            },
            "%y",
            reference.biased("%sum", "%bias", "%added")
            + reference.scaled("%added", "%scaled", 90, 8)
            + reference.clamped("%scaled", "i64"),
        ),
    )
    early = host.function(arguments, start + mean + begin + end + last)
    wrong = {
        "early": ("means of what the first trace has not written yet", early),
        "line": (
            "lines of the first trace's result taken for half as long",
            edited(program, "(%row * 2 + %r) * 32", "(%row * 2 + %r) * 16"),
        ),
        "window": ("windows that overlap", edited(program, "(%column * 2 + %s)", "(%column + %s)")),
    }
    return _case(
        "between",
        "two convolutions around the mean of windows, which is left to the host",
        source,
        program,
        traces,
        wrong,
    )


def _arguments(x: Cube, filter: Filter, y: Cube) -> dict[str, str]:
    weights = shape(y.channels, x.channels, filter.rows, filter.columns)
    return {"x": tensor_type(x), "w": weights, "y": tensor_type(y)}


def _case(
    name: str, what: str, source: str, program: str, traces: dict[str, str], wrong: dict[str, tuple[str, str]]
) -> Case:
    """The host's program alone is wrong in the wrong ones."""
    made = tuple(Wrong(each, said, host.program(text, **traces)) for each, (said, text) in wrong.items())
    return Case(name, what, source, host.program(program, **traces), made)
