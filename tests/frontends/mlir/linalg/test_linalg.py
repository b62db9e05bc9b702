"""linalg on memrefs: every named operation means what its generic form means, and that is a loop nest."""

from __future__ import annotations

import re

import pytest

from frontends.errors import SyntaxProblem, Unsupported
from frontends.mlir.core.bindings import import_ir
from frontends.mlir.core.source import load
from frontends.mlir.dialects.linalg.structured import STRUCTURED
from interp import ir
from interp.ir.text import parse_module, print_module
from interp.ir.verify import validate

bindings = import_ir()


def lowered(text: str, entry: str = "f") -> ir.Module:
    module = load(text, file_name="test.mlir").lower(entry)
    validate(module)
    return module


def printed(module: ir.Module) -> str:
    """The text without the user's names and places, and with all constants first."""
    for function in module.functions.values():
        assert function.body is not None
        constants = []
        for region in [function.body, *(r for each in ir.walk(function.body) for r in ir.regions_of(each))]:
            for block in region.blocks:
                constants += [each for each in block.operations if isinstance(each, ir.Const)]
                block.operations = [each for each in block.operations if not isinstance(each, ir.Const)]
        function.body.blocks[0].operations[:0] = constants
        for region in [function.body, *(r for each in ir.walk(function.body) for r in ir.regions_of(each))]:
            for value in (argument for block in region.blocks for argument in block.arguments):
                value.name = ""
        for operation in ir.walk(function.body):
            for value in getattr(operation, "results", None) or [getattr(operation, "result", None)]:
                if value is not None:
                    value.name = ""
    return print_module(module, places=False)


def after(text: str, *passes: str) -> str:
    """The text after passes of MLIR on its functions."""
    from torch_mlir.passmanager import PassManager

    with bindings.Context():
        module = bindings.Module.parse(text)
        PassManager.parse(f"builtin.module(func.func({','.join(passes)}))").run(module.operation)
        return str(module)


def parameters_of(line: str) -> str:
    """The values that `line` uses, each with the type in its trailing list."""
    types: dict[str, str] = {}
    for uses, listed in re.findall(r"(?:ins|outs)\((.*?) : (.*?)\)(?= |$)", line):
        types.update(zip(uses.split(", "), re.split(r", (?=memref|[fi]\d)", listed), strict=True))
    return ", ".join(f"{value}: {type_}" for value, type_ in types.items())


def operation_on(line: str) -> str:
    """A function whose parameters are the values that `line` uses."""
    return f"func.func @f({parameters_of(line)}) {{\n  {line}\n  return\n}}\n"


def dynamic(line: str) -> str:
    return re.sub(r"memref<[0-9x]+x(?=[fi]\d)", lambda match: re.sub(r"\d+", "?", match.group()), line)


def structured(name: str, inputs: list[str], output: str, attributes: str = "") -> str:
    values = [f"%{letter}" for letter in "abcdefg"[: len(inputs)]]
    uses = f"ins({', '.join(values)} : {', '.join(inputs)}) " if inputs else ""
    return f"linalg.{name} {attributes}{' ' if attributes else ''}{uses}outs(%out : {output})"


def memref(*sizes: int, element: str = "f32") -> str:
    return f"memref<{''.join(f'{size}x' for size in sizes)}{element}>"


def convolution(name: str, inputs: list[str], output: str, rank: int) -> str:
    """With strides 2, 1, ... and dilations 1, 2, ..., so that neither is the other."""
    strides = ", ".join(["2", "1", "1"][:rank])
    dilations = ", ".join(["1", "2", "1"][:rank])
    shape = f"tensor<{rank}xi64>"
    attributes = f"{{dilations = dense<[{dilations}]> : {shape}, strides = dense<[{strides}]> : {shape}}}"
    return structured(name, inputs, output, attributes)


M = memref
UNARY = ["abs", "ceil", "erf", "exp", "floor", "log", "negf", "reciprocal", "round", "rsqrt", "sqrt", "square", "tanh"]
BINARY = ["add", "sub", "mul", "div", "max", "min", "powf"]
KINDS = ["max", "min", "sum"]
MAPS = (
    "indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d1, d2)>, "
    "affine_map<(d0, d1, d2) -> (d0, d1)>]"
)
BROADCASTING = "indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d0, d1)>]"


def i8(*sizes: int) -> str:
    return memref(*sizes, element="i8")


def i32(*sizes: int) -> str:
    return memref(*sizes, element="i32")


NAMED = [
    *(structured(name, [M(3, 4)], M(3, 4)) for name in UNARY),
    *(structured(name, [M(3, 4), M(3, 4)], M(3, 4)) for name in BINARY),
    *(structured(name, [i32(5), i32(5)], i32(5)) for name in ("add", "div", "div_unsigned", "max", "min")),
    structured("select", [memref(3, element="i1"), M(3), M(3)], M(3)),
    structured("elementwise", [M(4, 3)], M(3, 4), f"kind=#linalg.elementwise_kind<exp> {BROADCASTING}"),
    structured("elementwise", [M(3, 4), M(3, 4)], M(3, 4), "kind=#linalg.elementwise_kind<add>"),
    structured("fill", ["f32"], M(3, 4)),
    structured("fill", ["f32"], "memref<f32>"),
    structured("copy", [M(3, 4)], M(3, 4)),
    structured("copy", [i8(3)], i32(3)),
    structured("map", [M(3), M(3)], M(3), "{ arith.addf }"),
    structured("reduce", [M(3, 4)], M(3), "{ arith.addf }") + " dimensions = [1]",
    structured("transpose", [M(3, 4, 5)], M(5, 3, 4)) + " permutation = [2, 0, 1]",
    structured("broadcast", [M(4)], M(3, 4, 5)) + " dimensions = [0, 2]",
    structured("matmul", [M(3, 5), M(5, 4)], M(3, 4)),
    structured("matmul", [M(5, 3), M(4, 5)], M(3, 4), MAPS),
    structured("matmul", [i8(3, 5), i8(5, 4)], i32(3, 4)),
    structured("matmul", [i8(3, 5), i8(5, 4)], i32(3, 4), "{cast = #linalg.type_fn<cast_unsigned>}"),
    structured("contract", [M(5, 3), M(4, 5)], M(3, 4), MAPS),
    structured("batch_matmul", [M(2, 3, 5), M(2, 5, 4)], M(2, 3, 4)),
    structured("batch_reduce_matmul", [M(2, 3, 5), M(2, 5, 4)], M(3, 4)),
    structured("quantized_matmul", [i8(3, 5), i8(5, 4), "i32", "i32"], i32(3, 4)),
    structured("quantized_batch_matmul", [i8(2, 3, 5), i8(2, 5, 4), "i32", "i32"], i32(2, 3, 4)),
    structured("matvec", [M(3, 4), M(4)], M(3)),
    structured("vecmat", [M(3), M(3, 4)], M(4)),
    structured("batch_matvec", [M(2, 3, 4), M(2, 4)], M(2, 3)),
    structured("batch_vecmat", [M(2, 3), M(2, 3, 4)], M(2, 4)),
    structured("dot", [M(3), M(3)], "memref<f32>"),
    structured("mmt4d", [M(2, 3, 4, 5), M(6, 3, 2, 5)], M(2, 6, 4, 2)),
    structured("batch_mmt4d", [M(7, 2, 3, 4, 5), M(7, 6, 3, 2, 5)], M(7, 2, 6, 4, 2)),
    structured("conv_1d", [M(7), M(3)], M(5)),
    structured("conv_2d", [M(7, 8), M(3, 2)], M(5, 7)),
    structured("conv_3d", [M(7, 8, 5), M(3, 2, 2)], M(5, 7, 4)),
    convolution("conv_1d_ncw_fcw", [M(2, 3, 9), M(4, 3, 3)], M(2, 4, 4), 1),
    convolution("conv_1d_nwc_wcf", [M(2, 9, 3), M(3, 3, 4)], M(2, 4, 4), 1),
    convolution("conv_2d_nchw_fchw", [M(2, 3, 9, 8), M(4, 3, 3, 2)], M(2, 4, 4, 6), 2),
    convolution("conv_2d_nhwc_fhwc", [M(2, 9, 8, 3), M(4, 3, 2, 3)], M(2, 4, 6, 4), 2),
    convolution("conv_2d_nhwc_hwcf", [M(2, 9, 8, 3), M(3, 2, 3, 4)], M(2, 4, 6, 4), 2),
    convolution("conv_2d_ngchw_fgchw", [M(2, 5, 3, 9, 8), M(4, 5, 3, 3, 2)], M(2, 5, 4, 4, 6), 2),
    convolution("conv_2d_ngchw_gfchw", [M(2, 5, 3, 9, 8), M(5, 4, 3, 3, 2)], M(2, 5, 4, 4, 6), 2),
    convolution("conv_2d_nhwgc_gfhwc", [M(2, 9, 8, 5, 3), M(5, 4, 3, 2, 3)], M(2, 4, 6, 5, 4), 2),
    convolution("conv_2d_nchw_fchw_q", [i8(2, 3, 9, 8), i8(4, 3, 3, 2), "i32", "i32"], i32(2, 4, 4, 6), 2),
    convolution("conv_2d_nhwc_fhwc_q", [i8(2, 9, 8, 3), i8(4, 3, 2, 3), "i32", "i32"], i32(2, 4, 6, 4), 2),
    convolution("conv_2d_nhwc_hwcf_q", [i8(2, 9, 8, 3), i8(3, 2, 3, 4), "i32", "i32"], i32(2, 4, 6, 4), 2),
    convolution("conv_2d_ngchw_gfchw_q", [i8(2, 5, 3, 9, 8), i8(5, 4, 3, 3, 2), "i32", "i32"], i32(2, 5, 4, 4, 6), 2),
    convolution("conv_2d_nhwgc_gfhwc_q", [i8(2, 9, 8, 5, 3), i8(5, 4, 3, 2, 3), "i32", "i32"], i32(2, 4, 6, 5, 4), 2),
    convolution("conv_3d_ncdhw_fcdhw", [M(1, 2, 5, 6, 4), M(3, 2, 2, 3, 2)], M(1, 3, 2, 2, 3), 3),
    convolution("conv_3d_ndhwc_dhwcf", [M(1, 5, 6, 4, 2), M(2, 3, 2, 2, 3)], M(1, 2, 2, 3, 3), 3),
    convolution("conv_3d_ndhwc_dhwcf_q", [i8(1, 5, 6, 4, 2), i8(2, 3, 2, 2, 3), "i32", "i32"], i32(1, 2, 2, 3, 3), 3),
    convolution("depthwise_conv_1d_ncw_cw", [M(2, 3, 9), M(3, 3)], M(2, 3, 4), 1),
    convolution("depthwise_conv_1d_nwc_wc", [M(2, 9, 3), M(3, 3)], M(2, 4, 3), 1),
    convolution("depthwise_conv_1d_nwc_wcm", [M(2, 9, 3), M(3, 3, 2)], M(2, 4, 3, 2), 1),
    convolution("depthwise_conv_2d_nchw_chw", [M(2, 3, 9, 8), M(3, 3, 2)], M(2, 3, 4, 6), 2),
    convolution("depthwise_conv_2d_nhwc_hwc", [M(2, 9, 8, 3), M(3, 2, 3)], M(2, 4, 6, 3), 2),
    convolution("depthwise_conv_2d_nhwc_hwc_q", [i8(2, 9, 8, 3), i8(3, 2, 3), "i32", "i32"], i32(2, 4, 6, 3), 2),
    convolution("depthwise_conv_2d_nhwc_hwcm", [M(2, 9, 8, 3), M(3, 2, 3, 2)], M(2, 4, 6, 3, 2), 2),
    convolution("depthwise_conv_2d_nhwc_hwcm_q", [i8(2, 9, 8, 3), i8(3, 2, 3, 2), "i32", "i32"], i32(2, 4, 6, 3, 2), 2),
    convolution("depthwise_conv_3d_ncdhw_cdhw", [M(1, 2, 5, 6, 4), M(2, 2, 3, 2)], M(1, 2, 2, 2, 3), 3),
    convolution("depthwise_conv_3d_ndhwc_dhwc", [M(1, 5, 6, 4, 2), M(2, 3, 2, 2)], M(1, 2, 2, 3, 2), 3),
    convolution("depthwise_conv_3d_ndhwc_dhwcm", [M(1, 5, 6, 4, 2), M(2, 3, 2, 2, 3)], M(1, 2, 2, 3, 2, 3), 3),
    *(convolution(f"pooling_nchw_{kind}", [M(2, 3, 9, 8), M(3, 2)], M(2, 3, 4, 6), 2) for kind in ("max", "sum")),
    *(convolution(f"pooling_ncw_{kind}", [M(2, 3, 9), M(3)], M(2, 3, 4), 1) for kind in ("max", "sum")),
    *(convolution(f"pooling_nhwc_{kind}", [M(2, 9, 8, 3), M(3, 2)], M(2, 4, 6, 3), 2) for kind in KINDS),
    *(convolution(f"pooling_nwc_{kind}", [M(2, 9, 3), M(3)], M(2, 4, 3), 1) for kind in KINDS),
    *(convolution(f"pooling_ndhwc_{kind}", [M(1, 5, 6, 4, 2), M(2, 3, 2)], M(1, 2, 2, 3, 2), 3) for kind in KINDS),
    *(
        convolution(f"pooling_nhwc_{kind}_unsigned", [i8(2, 9, 8, 3), i8(3, 2)], i8(2, 4, 6, 3), 2)
        for kind in ("max", "min")
    ),
    *(convolution(f"pooling_nwc_{kind}_unsigned", [i8(2, 9, 3), i8(3)], i8(2, 4, 3), 1) for kind in ("max", "min")),
]


def name_of(line: str) -> str:
    return line.split()[0]


@pytest.mark.parametrize("line", [line for name in NAMED for line in (name, dynamic(name))])
def test_a_named_operation_is_its_generic_form(line: str) -> None:
    text = operation_on(line)
    generic = after(text, "linalg-generalize-named-ops")
    assert "linalg.generic" in generic
    expected = printed(lowered(generic)).replace("'linalg.generic'", f"'{name_of(line)}'")
    assert printed(lowered(text)) == expected


def test_every_named_operation_of_these_bindings_is_known() -> None:
    from torch_mlir.dialects import _linalg_ops_gen

    names = {each.OPERATION_NAME for each in vars(_linalg_ops_gen).values() if hasattr(each, "OPERATION_NAME")}
    others = {"index", "yield", "pack", "unpack", "softmax"}
    winograd = {"winograd_filter_transform", "winograd_input_transform", "winograd_output_transform"}
    assert names - STRUCTURED == {f"linalg.{name}" for name in others | winograd}
    tested = {name_of(line) for line in NAMED} | {"linalg.generic", "linalg.fill_rng_2d"}
    assert names & STRUCTURED == tested


def assert_lowers_to(text: str, expected: str) -> None:
    assert printed(lowered(text)) == printed(parse_module(expected, "expected.air"))


def test_matmul_is_three_loops_and_ties_the_sizes_together() -> None:
    assert_lowers_to(
        operation_on(structured("matmul", ["memref<?x4xf32>", "memref<4x?xf32>"], "memref<?x?xf32>")),
        """
        func @f(%A: view<?x4xf32>, %B: view<4x?xf32>, %C: view<?x?xf32>) {
          %m = extent %A size 0
          %n = extent %B size 1
          %p = extent %C size 0
          %q = extent %C size 1
          %pm: i1 = op cmpi.eq(%p, %m)
          check %pm, "'linalg.matmul': dimension 0 of operand 2 has the size of dimension 0 of operand 0 (d0)"
          %qn: i1 = op cmpi.eq(%q, %n)
          check %qn, "'linalg.matmul': dimension 1 of operand 2 has the size of dimension 1 of operand 1 (d1)"
          apart promise %A, %C, "'linalg.matmul': operand 2 does not overlap operand 0"
          apart promise %B, %C, "'linalg.matmul': operand 2 does not overlap operand 1"
          for %i = 0 to %m step 1 {
            for %j = 0 to %n step 1 {
              for %k = 0 to 4 step 1 {
                %a: f32 = load %A[%i, %k]
                %b: f32 = load %B[%k, %j]
                %c: f32 = load %C[%i, %j]
                %ab: f32 = op mulf(%a, %b)
                %abc: f32 = op addf(%c, %ab)
                store %abc, %C[%i, %j]
              }
            }
          }
          return
        }""",
    )


def test_a_known_size_bounds_the_loop_and_is_required_of_dynamic_ones() -> None:
    assert_lowers_to(
        operation_on(structured("copy", ["memref<?xf32>"], "memref<4xf32>")),
        """
        func @f(%A: view<?xf32>, %B: view<4xf32>) {
          %n = extent %A size 0
          %four = const 4
          %fits: i1 = op cmpi.eq(%n, %four)
          check %fits, "'linalg.copy': dimension 0 of operand 0 has the size of dimension 0 of operand 1 (d0)"
          apart promise pointwise %A, %B, "'linalg.copy': operand 1 does not overlap operand 0"
          for %i = 0 to 4 step 1 {
            %a: f32 = load %A[%i]
            store %a, %B[%i]
          }
          return
        }""",
    )


def test_what_the_body_does_not_use_is_not_read() -> None:
    module = lowered(operation_on(structured("fill", ["f32"], M(3, 4))))
    body = module.functions["f"].body
    assert body is not None
    assert not [operation for operation in ir.walk(body) if isinstance(operation, ir.Load)]


def test_generic_takes_any_affine_map_and_index() -> None:
    assert_lowers_to(
        """
        #window = affine_map<(d0, d1) -> (d0 * 2 + d1, 0)>
        #size = affine_map<(d0, d1) -> (d1)>
        #out = affine_map<(d0, d1) -> (d0)>
        func.func @f(%A: memref<9x1xf32>, %W: memref<3xf32>, %C: memref<4xindex>, %D: memref<4xf32>) {
          linalg.generic {indexing_maps = [#window, #size, #out, #out], iterator_types = ["parallel", "reduction"]}
              ins(%A, %W : memref<9x1xf32>, memref<3xf32>) outs(%C, %D : memref<4xindex>, memref<4xf32>) {
          ^bb0(%a: f32, %w: f32, %c: index, %d: f32):
            %j = linalg.index 1 : index
            %sum = arith.addi %c, %j : index
            %next = arith.addf %d, %a : f32
            linalg.yield %sum, %next : index, f32
          }
          return
        }""",
        """
        func @f(%A: view<9x1xf32>, %W: view<3xf32>, %C: view<4xindex>, %D: view<4xf32>) {
          apart promise %A, %D, "'linalg.generic': operand 3 does not overlap operand 0"
          for %i = 0 to 4 step 1 {
            for %j = 0 to 3 step 1 {
              %at = apply %i * 2 + %j
              %a: f32 = load %A[%at, 0]
              %c = load %C[%i]
              %d: f32 = load %D[%i]
              %sum = op addi(%c, %j)
              %next: f32 = op addf(%d, %a)
              store %sum, %C[%i]
              store %next, %D[%i]
            }
          }
          return
        }""",
    )


def test_an_operand_that_iterations_read_and_write_elsewhere_leaves_their_order_open() -> None:
    text = operation_on("linalg.transpose ins(%A : memref<3x3xf32>) outs(%A : memref<3x3xf32>) permutation = [1, 0]")
    assert lowered(text).functions["f"].unordered_reductions == [ir.Place("test.mlir", 2, 3)]
    in_place = operation_on("linalg.add ins(%A, %A : memref<3xf32>, memref<3xf32>) outs(%A : memref<3xf32>)")
    assert not lowered(in_place).functions["f"].unordered_reductions


def test_softmax_reads_its_row_before_it_writes_it() -> None:
    assert_lowers_to(
        operation_on(structured("softmax", ["memref<2x?xf32>"], "memref<2x?xf32>", "dimension(1)")),
        """
        func @f(%A: view<2x?xf32>, %B: view<2x?xf32>) {
          %n = extent %A size 1
          %m = extent %B size 1
          %same: i1 = op cmpi.eq(%m, %n)
          check %same, "'linalg.softmax': dimension 1 of input and output have the same size"
          %lowest: f32 = const 0xffc00000
          %zero: f32 = const 0.0
          apart promise pointwise %A, %B, "'linalg.softmax': its input and its output do not overlap"
          for %i = 0 to 2 step 1 {
            %largest: f32 = for %j = 0 to %n step 1 carry (%so: f32 = %lowest) {
              %a: f32 = load %A[%i, %j]
              %next: f32 = op maxnumf(%a, %so)
              yield %next
            }
            %total: f32 = for %j2 = 0 to %n step 1 carry (%sum: f32 = %zero) {
              %a2: f32 = load %A[%i, %j2]
              %less: f32 = op subf(%a2, %largest)
              %e: f32 = op exp(%less)
              store %e, %B[%i, %j2]
              %next2: f32 = op addf(%e, %sum)
              yield %next2
            }
            for %j3 = 0 to %n step 1 {
              %e3: f32 = load %B[%i, %j3]
              %part: f32 = op divf(%e3, %total)
              store %part, %B[%i, %j3]
            }
          }
          return
        }""",
    )


def test_pack_pads_the_last_tile() -> None:
    assert_lowers_to(
        """
        func.func @f(%A: memref<5x8xf32>, %B: memref<2x3x2x4xf32>, %x: f32) {
          linalg.pack %A padding_value(%x : f32) outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [2, 4]
              into %B : memref<5x8xf32> -> memref<2x3x2x4xf32>
          return
        }""",
        """
        func @f(%A: view<5x8xf32>, %B: view<2x3x2x4xf32>, %x: f32) {
          apart promise %A, %B, "'linalg.pack': its input and its output do not overlap"
          for %q = 0 to 2 step 1 {
            for %p = 0 to 3 step 1 {
              for %i = 0 to 2 step 1 {
                for %j = 0 to 4 step 1 {
                  %column = apply %q * 4 + %j
                  %row = apply %p * 2 + %i
                  %five = const 5
                  %inside: i1 = op cmpi.slt(%row, %five)
                  %value: f32 = if %inside {
                    %a: f32 = load %A[%row, %column]
                    yield %a
                  } else {
                    yield %x
                  }
                  store %value, %B[%q, %p, %i, %j]
                }
              }
            }
          }
          return
        }""",
    )


def test_pack_without_padding_requires_full_tiles() -> None:
    assert_lowers_to(
        """
        func.func @f(%A: memref<?xf32>, %B: memref<?x4xf32>) {
          linalg.pack %A inner_dims_pos = [0] inner_tiles = [4] into %B : memref<?xf32> -> memref<?x4xf32>
          return
        }""",
        """
        func @f(%A: view<?xf32>, %B: view<?x4xf32>) {
          %tiles = extent %B size 0
          %n = extent %A size 0
          %needed = apply %n ceildiv 4
          %enough: i1 = op cmpi.eq(%tiles, %needed)
          check %enough, "'linalg.pack': dimension 0 of the packed buffer has a tile for all of dimension 0"
          apart promise %A, %B, "'linalg.pack': its input and its output do not overlap"
          %rest = apply %n mod 4
          %zero = const 0
          %full: i1 = op cmpi.eq(%rest, %zero)
          check %full, "'linalg.pack': without padding, the tile size divides the size of dimension 0"
          for %p = 0 to %tiles step 1 {
            for %i = 0 to 4 step 1 {
              %at = apply %p * 4 + %i
              %a: f32 = load %A[%at]
              store %a, %B[%p, %i]
            }
          }
          return
        }""",
    )


def test_unpack_finds_the_tile_of_each_element() -> None:
    assert_lowers_to(
        """
        func.func @f(%A: memref<2x3x2x4xf32>, %B: memref<5x7xf32>) {
          linalg.unpack %A outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [2, 4]
              into %B : memref<2x3x2x4xf32> -> memref<5x7xf32>
          return
        }""",
        """
        func @f(%A: view<2x3x2x4xf32>, %B: view<5x7xf32>) {
          apart promise %A, %B, "'linalg.unpack': its input and its output do not overlap"
          for %i = 0 to 5 step 1 {
            for %j = 0 to 7 step 1 {
              %q = apply %j floordiv 4
              %jj = apply %j mod 4
              %p = apply %i floordiv 2
              %ii = apply %i mod 2
              %a: f32 = load %A[%q, %p, %ii, %jj]
              store %a, %B[%i, %j]
            }
          }
          return
        }""",
    )


def test_operations_that_the_verifier_of_mlir_rejects_are_errors_of_the_text() -> None:
    with pytest.raises(SyntaxProblem) as error:
        lowered(operation_on(structured("copy", [M(3)], M(4))))
    assert error.value.place == ir.Place("test.mlir", 2, 3)


@pytest.mark.parametrize("name", ["outside", "through"])
def test_external_calls_in_no_order_are_unsupported(name: str) -> None:
    text = f"""
    func.func private @outside(%x: f32) -> f32
    func.func private @through(%x: f32) -> f32 {{
      %r = func.call @outside(%x) : (f32) -> f32
      return %r : f32
    }}
    func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {{
      linalg.generic {{indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}}
        ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) {{
      ^bb0(%x: f32, %y: f32):
        %r = func.call @{name}(%x) : (f32) -> f32
        linalg.yield %r : f32
      }}
      return
    }}"""
    with pytest.raises(Unsupported, match="in an unspecified order"):
        load(text).lower("f")
