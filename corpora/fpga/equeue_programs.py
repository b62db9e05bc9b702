"""Programs of event queues: a convolution in one dimension and a matrix product, on devices with memories of their own.

The programs are written by hand in the generic form of the equeue dialect, as its generators print it."""

from __future__ import annotations

_SIGNAL = "!equeue.signal"


def _indented(text: str, depth: int) -> str:
    return "\n".join("  " * depth + line if line.strip() else "" for line in text.strip("\n").split("\n"))


def _function(arguments: str, body: str) -> str:
    return f"func.func @kernel({arguments}) {{\n{_indented(body, 1)}\n  return\n}}\n"


def _launch(done: str, start: str, device: str, operands: dict[str, tuple[str, str]], body: str) -> str:
    """An event of `device`; `operands` are those of the body by name, each with what is handed to it and its type."""
    handed = ", ".join([start, device, *(value for value, _ in operands.values())])
    arguments = ", ".join(f"{name}: {type}" for name, (_, type) in operands.items())
    types = ", ".join([_SIGNAL, "i32", *(type for _, type in operands.values())])
    return (
        f'{done} = "equeue.launch"({handed}) ({{\n^bb0({arguments}):\n{_indented(body, 1)}\n'
        f'  "equeue.return"() : () -> ()\n}}) : ({types}) -> {_SIGNAL}'
    )


def _copy(done: str, start: str, source: str, target: str, dma: str, types: tuple[str, str], *indices: str) -> str:
    operands = ", ".join([start, source, target, dma, *indices])
    kinds = ", ".join([_SIGNAL, *types, "i32", *("index" for _ in indices)])
    return f'{done} = "equeue.memcpy"({operands}) : ({kinds}) -> {_SIGNAL}'


def _memory(name: str, size: int, kind: str = "SRAM") -> str:
    return (
        f'%{name} = "equeue.create_mem"() '
        f'{{banks = 1 : i64, data_bit = 32 : i64, shape = dense<{size}> : tensor<1xi64>, type = "{kind}"}} : () -> i32'
    )


def _processor(name: str, kind: str = "AIEngine") -> str:
    return f'%{name} = "equeue.create_proc"() {{type = "{kind}"}} : () -> i32'


def _alloc(name: str, memory: str, size: int) -> str:
    return (
        f'%{name} = "equeue.alloc"(%{memory}) {{data_bit = 32 : i64, shape = dense<{size}> : tensor<1xi64>}} '
        f": (i32) -> memref<{size}xi32>"
    )


_BOUNDS = "%c0 = arith.constant 0 : index\n%c1 = arith.constant 1 : index\n"
_START = '%start = "equeue.control_start"() : () -> !equeue.signal'
_CONVOLUTION = "%x: memref<10xi32>, %w: memref<3xi32>, %y: memref<8xi32>"

CONVOLUTION = _function(
    _CONVOLUTION,
    """
%zero = arith.constant 0 : i32
affine.for %i = 0 to 8 {
  affine.store %zero, %y[%i] : memref<8xi32>
  affine.for %j = 0 to 3 {
    %a = affine.load %x[%i + %j] : memref<10xi32>
    %b = affine.load %w[%j] : memref<3xi32>
    %c = affine.load %y[%i] : memref<8xi32>
    %p = arith.muli %a, %b : i32
    %s = arith.addi %c, %p : i32
    affine.store %s, %y[%i] : memref<8xi32>
  }
}""",
)

# One output of the convolution: three products of what is in the core's own buffers.
_ONE = """
%zero = arith.constant 0 : i32
"equeue.write"(%zero, %acc) {bank = 0 : i64} : (i32, memref<1xi32>) -> ()
affine.for %j = 0 to 3 {
  %a = "equeue.read"(%data, %j) {bank = 0 : i64} : (memref<3xi32>, index) -> i32
  %b = "equeue.read"(%taps, %j) {bank = 0 : i64} : (memref<3xi32>, index) -> i32
  %c = "equeue.read"(%acc) {bank = 0 : i64} : (memref<1xi32>) -> i32
  %p = arith.muli %a, %b : i32
  %s = arith.addi %c, %p : i32
  "equeue.write"(%s, %acc) {bank = 0 : i64} : (i32, memref<1xi32>) -> ()
}"""

_THREE, _ONE_ELEMENT = "memref<3xi32>", "memref<1xi32>"
_CORE_OPERANDS = {
    "%data": ("%data0", _THREE),
    "%taps": ("%taps0", _THREE),
    "%acc": ("%acc0", _ONE_ELEMENT),
}


def _core(number: int, data: str = "") -> dict[str, tuple[str, str]]:
    return {
        "%data": (data or f"%data{number}", _THREE),
        "%taps": (f"%taps{number}", _THREE),
        "%acc": (f"%acc{number}", _ONE_ELEMENT),
    }


# A core does all of it on the memory of the caller.
CONVOLUTION_ON_ONE_CORE = _function(
    _CONVOLUTION,
    "\n".join(
        [
            _processor("core"),
            _START,
            _launch(
                "%done",
                "%start",
                "%core",
                {
                    "%in": ("%x", "memref<10xi32>"),
                    "%taps": ("%w", _THREE),
                    "%out": ("%y", "memref<8xi32>"),
                },
                """
%zero = arith.constant 0 : i32
affine.for %i = 0 to 8 {
  "equeue.write"(%zero, %out, %i) {bank = 0 : i64} : (i32, memref<8xi32>, index) -> ()
  affine.for %j = 0 to 3 {
    %at = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%i, %j)
    %a = "equeue.read"(%in, %at) {bank = 0 : i64} : (memref<10xi32>, index) -> i32
    %b = "equeue.read"(%taps, %j) {bank = 0 : i64} : (memref<3xi32>, index) -> i32
    %c = "equeue.read"(%out, %i) {bank = 0 : i64} : (memref<8xi32>, index) -> i32
    %p = arith.muli %a, %b : i32
    %s = arith.addi %c, %p : i32
    "equeue.write"(%s, %out, %i) {bank = 0 : i64} : (i32, memref<8xi32>, index) -> ()
  }
}""",
            ),
            '"equeue.await"(%done) : (!equeue.signal) -> ()',
        ]
    ),
)

# The taps stay with the core; a DMA brings the data of each output, and takes the output away.
CONVOLUTION_WITH_A_DMA = _function(
    _CONVOLUTION,
    "\n".join(
        [
            _memory("registers", 11, "RegisterFile"),
            _processor("core"),
            '%dma = "equeue.create_dma"() : () -> i32',
            _alloc("data0", "registers", 3),
            _alloc("taps0", "registers", 3),
            _alloc("acc0", "registers", 1),
            _BOUNDS + "%c8 = arith.constant 8 : index",
            _START,
            _copy("%loaded", "%start", "%w", "%taps0", "%dma", (_THREE, _THREE)),
            "%last = scf.for %i = %c0 to %c8 step %c1 iter_args(%before = %loaded) -> (!equeue.signal) {",
            _indented(_copy("%here", "%before", "%x", "%data0", "%dma", ("memref<10xi32>", _THREE), "%i"), 1),
            _indented(_launch("%computed", "%here", "%core", _core(0), _ONE), 1),
            _indented(_copy("%there", "%computed", "%acc0", "%y", "%dma", (_ONE_ELEMENT, "memref<8xi32>"), "%i"), 1),
            "  scf.yield %there : !equeue.signal\n}",
            '"equeue.await"(%last) : (!equeue.signal) -> ()',
        ]
    ),
)

# A controller gives each of two cores every second output; each has a DMA of its own.
_PER_CORE = "\n".join(
    "\n".join(
        [
            f"%i{number} = affine.apply affine_map<(d0) -> (d0 * 2 + {number})>(%i)",
            _copy(f"%here{number}", f"%before{number}", "%in", f"%data{number}", f"%dma{number}",
                  ("memref<10xi32>", _THREE), f"%i{number}"),
            _launch(f"%computed{number}", f"%here{number}", f"%core{number}", _core(number), _ONE),
            _copy(f"%there{number}", f"%computed{number}", f"%acc{number}", "%out", f"%dma{number}",
                  (_ONE_ELEMENT, "memref<8xi32>"), f"%i{number}"),
        ]
    )
    for number in (0, 1)
)  # fmt: skip
CONVOLUTION_ON_TWO_CORES = _function(
    _CONVOLUTION,
    "\n".join(
        [
            _memory("sram", 64),
            _processor("controller", "ARMr5"),
            *(_processor(f"core{number}") for number in (0, 1)),
            *(f'%dma{number} = "equeue.create_dma"() : () -> i32' for number in (0, 1)),
            '%accelerator = "equeue.create_comp_field"(%core0, %core1, %dma0, %dma1, %sram) '
            '{names = "pe0 pe1 dma0 dma1 mem "} : (i32, i32, i32, i32, i32) -> i32',
            _START,
            _launch(
                "%done",
                "%start",
                "%controller",
                {
                    "%parts": ("%accelerator", "i32"),
                    "%in": ("%x", "memref<10xi32>"),
                    "%weights": ("%w", _THREE),
                    "%out": ("%y", "memref<8xi32>"),
                },
                "\n".join(
                    [
                        *(
                            f'%{name} = "equeue.get_comp_field"(%parts) {{name = "{part}"}} : (i32) -> i32'
                            for name, part in (
                                ("memory", "mem"), ("one", "pe0"), ("two", "pe1"), ("first", "dma0"), ("second", "dma1")
                            )
                        ),
                        *(
                            _alloc(f"{name}{number}", "memory", size)
                            for number in (0, 1)
                            for name, size in (("data", 3), ("taps", 3), ("acc", 1))
                        ),
                        _BOUNDS + "%c4 = arith.constant 4 : index",
                        '%now = "equeue.control_start"() : () -> !equeue.signal',
                        _copy("%loaded0", "%now", "%weights", "%taps0", "%first", (_THREE, _THREE)),
                        _copy("%loaded1", "%now", "%weights", "%taps1", "%second", (_THREE, _THREE)),
                        "%last:2 = scf.for %i = %c0 to %c4 step %c1 "
                        "iter_args(%before0 = %loaded0, %before1 = %loaded1) -> (!equeue.signal, !equeue.signal) {",
                        _indented(
                            _PER_CORE.replace("%dma0", "%first").replace("%dma1", "%second")
                            .replace("%core0", "%one").replace("%core1", "%two"),
                            1,
                        ),
                        "  scf.yield %there0, %there1 : !equeue.signal, !equeue.signal\n}",
                        '%both = "equeue.control_and"(%last#0, %last#1) '
                        ": (!equeue.signal, !equeue.signal) -> !equeue.signal",
                        '"equeue.await"(%both) : (!equeue.signal) -> ()',
                        '"equeue.dealloc"(%data0, %data1) : (memref<3xi32>, memref<3xi32>) -> ()',
                    ]
                ),
            ),
            '"equeue.await"(%done) : (!equeue.signal) -> ()',
        ]
    ),
)  # fmt: skip

# Two buffers: the DMA brings the data of one output while the core computes the one before.
CONVOLUTION_WITH_TWO_BUFFERS = _function(
    _CONVOLUTION,
    "\n".join(
        [
            _memory("registers", 11, "RegisterFile"),
            _processor("core"),
            '%in = "equeue.create_dma"() : () -> i32',
            '%out = "equeue.create_dma"() : () -> i32',
            _alloc("data0", "registers", 3),
            _alloc("data1", "registers", 3),
            _alloc("taps0", "registers", 3),
            _alloc("acc0", "registers", 1),
            _BOUNDS + "%c4 = arith.constant 4 : index",
            _START,
            _copy("%loaded", "%start", "%w", "%taps0", "%in", (_THREE, _THREE)),
            "%last:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%free0 = %loaded, %free1 = %loaded) "
            "-> (!equeue.signal, !equeue.signal) {",
            *(
                _indented(
                    "\n".join(
                        [
                            f"%i{number} = affine.apply affine_map<(d0) -> (d0 * 2 + {number})>(%i)",
                            _copy(f"%here{number}", f"%free{number}", "%x", f"%data{number}", "%in",
                                  ("memref<10xi32>", _THREE), f"%i{number}"),
                            f'%ready{number} = "equeue.control_and"(%here{number}, {previous}) '
                            ": (!equeue.signal, !equeue.signal) -> !equeue.signal",
                            _launch(f"%computed{number}", f"%ready{number}", "%core",
                                    _core(0, f"%data{number}"), _ONE),
                            _copy(f"%there{number}", f"%computed{number}", "%acc0", "%y", "%out",
                                  (_ONE_ELEMENT, "memref<8xi32>"), f"%i{number}"),
                        ]
                    ),
                    1,
                )
                for number, previous in ((0, "%free1"), (1, "%there0"))
            ),
            "  scf.yield %computed0, %there1 : !equeue.signal, !equeue.signal\n}",
            '"equeue.await"(%last#1) : (!equeue.signal) -> ()',
        ]
    ),
)  # fmt: skip

_MATMUL = "%a: memref<4x3xf32>, %b: memref<3x5xf32>, %c: memref<4x5xf32>"

MATMUL = _function(
    _MATMUL,
    """
affine.for %i = 0 to 4 {
  affine.for %j = 0 to 5 {
    affine.for %k = 0 to 3 {
      %x = affine.load %a[%i, %k] : memref<4x3xf32>
      %y = affine.load %b[%k, %j] : memref<3x5xf32>
      %z = affine.load %c[%i, %j] : memref<4x5xf32>
      %p = arith.mulf %x, %y : f32
      %s = arith.addf %z, %p : f32
      affine.store %s, %c[%i, %j] : memref<4x5xf32>
    }
  }
}""",
)

_ROW = """
affine.for %j = 0 to 5 {
  affine.for %k = 0 to 3 {
    %x = "equeue.read"(%row, %k) : (memref<3xf32>, index) -> f32
    %y = "equeue.read"(%matrix, %k, %j) : (memref<3x5xf32>, index, index) -> f32
    %z = "equeue.read"(%sums, %j) : (memref<5xf32>, index) -> f32
    %p = arith.mulf %x, %y : f32
    %s = arith.addf %z, %p : f32
    "equeue.write"(%s, %sums, %j) : (f32, memref<5xf32>, index) -> ()
  }
}"""


def _buffer(name: str, memory: str, shape: str) -> str:
    sizes = shape.split("x")
    numbers = sizes[0] if len(sizes) == 1 else f"[{', '.join(sizes)}]"
    given = f"shape = dense<{numbers}> : tensor<{len(sizes)}xi64>"
    return f'%{name} = "equeue.alloc"(%{memory}) {{data_bit = 32 : i64, {given}}} : (i32) -> memref<{shape}xf32>'


_ROW_TYPES = ("memref<4x3xf32>", "memref<3xf32>"), ("memref<4x5xf32>", "memref<5xf32>")

# A row at a time goes through the core: one DMA brings it and its sums, and takes these back.
MATMUL_BY_ROWS = _function(
    _MATMUL,
    "\n".join(
        [
            _memory("sram", 64),
            _processor("core"),
            '%dma = "equeue.create_dma"() : () -> i32',
            _buffer("rows", "sram", "3"),
            _buffer("sums0", "sram", "5"),
            _BOUNDS + "%c4 = arith.constant 4 : index",
            _START,
            "%last = scf.for %i = %c0 to %c4 step %c1 iter_args(%before = %start) -> (!equeue.signal) {",
            _indented(_copy("%one", "%before", "%a", "%rows", "%dma", _ROW_TYPES[0], "%i", "%c0"), 1),
            _indented(_copy("%two", "%before", "%c", "%sums0", "%dma", _ROW_TYPES[1], "%i", "%c0"), 1),
            '  %both = "equeue.control_and"(%one, %two) : (!equeue.signal, !equeue.signal) -> !equeue.signal',
            _indented(
                _launch(
                    "%computed",
                    "%both",
                    "%core",
                    {
                        "%row": ("%rows", "memref<3xf32>"),
                        "%matrix": ("%b", "memref<3x5xf32>"),
                        "%sums": ("%sums0", "memref<5xf32>"),
                    },
                    _ROW,
                ),
                1,
            ),
            _indented(_copy("%there", "%computed", "%sums0", "%c", "%dma", _ROW_TYPES[1][::-1], "%i", "%c0"), 1),
            "  scf.yield %there : !equeue.signal\n}",
            '"equeue.await"(%last) : (!equeue.signal) -> ()',
        ]
    ),
)

# A column of cores, one for each row: a queue each, and nothing between them.
MATMUL_ON_FOUR_CORES = _function(
    _MATMUL,
    "\n".join(
        [
            *(_processor(f"core{number}") for number in range(4)),
            _START,
            *(
                _launch(
                    f"%done{number}",
                    "%start",
                    f"%core{number}",
                    {
                        "%left": ("%a", "memref<4x3xf32>"),
                        "%right": ("%b", "memref<3x5xf32>"),
                        "%out": ("%c", "memref<4x5xf32>"),
                    },
                    f"""
%i = arith.constant {number} : index
affine.for %k = 0 to 3 {{
  %x = "equeue.read"(%left, %i, %k) : (memref<4x3xf32>, index, index) -> f32
  affine.for %j = 0 to 5 {{
    %y = "equeue.read"(%right, %k, %j) : (memref<3x5xf32>, index, index) -> f32
    %z = "equeue.read"(%out, %i, %j) : (memref<4x5xf32>, index, index) -> f32
    %p = arith.mulf %x, %y : f32
    %s = arith.addf %z, %p : f32
    "equeue.write"(%s, %out, %i, %j) : (f32, memref<4x5xf32>, index, index) -> ()
  }}
}}""",
                )
                for number in range(4)
            ),
            '"equeue.await"(%done0, %done1, %done2, %done3) '
            ": (!equeue.signal, !equeue.signal, !equeue.signal, !equeue.signal) -> ()",
        ]
    ),
)
