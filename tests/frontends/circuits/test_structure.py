"""How operations lower, where running them would not show it."""

from __future__ import annotations

import textwrap

from frontends.mlir import load
from interp import ir
from interp.ir import Place
from interp.ir.text import parse_module, print_module
from interp.ir.verify import validate


def lowered(text: str) -> ir.Module:
    module = load(text, file_name="test.mlir").lower("f")
    validate(module)
    again = print_module(parse_module(print_module(module), "test.ir"))
    assert again == print_module(module)
    return module


def lines(parameters: str, *operations: str) -> str:
    """The affine IR of a function's body."""
    text = f"func.func @f({parameters}) {{\n" + "\n".join(operations) + "\nreturn\n}"
    printed = print_module(lowered(text), places=False).strip().split("\n")
    start = next(number for number, line in enumerate(printed) if line.startswith("func"))
    return textwrap.dedent("\n".join(line for line in printed[start + 1 : -1] if line.strip() != "return"))


def expected(text: str) -> str:
    return textwrap.dedent(text).strip("\n")


def test_a_plain_dimension_and_a_constant_need_no_operation() -> None:
    assert lines(
        "%A: memref<8x8xf32>, %x: f32",
        "affine.for %i = 0 to 8 { affine.store %x, %A[%i, 3] : memref<8x8xf32> }",
    ) == expected("""
        for %i = 0 to 8 step 1 {
          store %x, %A[%i, 3]
        }""")


def test_bounds_with_several_results() -> None:
    assert lines(
        "%n: index", "affine.for %i = max affine_map<(d0) -> (d0, 0)>(%n) to min affine_map<(d0) -> (d0 + 4, 9)>(%n) {}"
    ) == expected("""
        %0 = const 0
        %1 = op maxsi(%n, %0)
        %2 = apply %n + 4
        %3 = const 9
        %4 = op minsi(%2, %3)
        for %i = %1 to %4 step 1 {
        }""")


def test_constants_fold_into_affine_expressions() -> None:
    assert lines(
        "%A: memref<64xf32>, %x: f32",
        "%c5 = arith.constant 5 : index",
        "%i = affine.apply affine_map<(d0) -> ((d0 * 7 - 1) floordiv 4)>(%c5)",
        "memref.store %x, %A[%i] : memref<64xf32>",
    ) == expected("""
        %c5 = const 5
        %0 = const 8
        store %x, %A[8]""")


def test_flags_are_part_of_an_operation() -> None:
    assert lines(
        "%x: f32, %i: i32",
        "%a = arith.addf %x, %x fastmath<reassoc,nnan> : f32",
        "%b = arith.mulf %x, %x fastmath<fast> : f32",
        "%c = arith.addi %i, %i overflow<nuw, nsw> : i32",
        "%d = arith.divsi %i, %i exact : i32",
        "%e = arith.extui %i nneg : i32 to i64",
        "%f = arith.truncf %x toward_zero : f32 to f16",
        "%g = math.exp %x fastmath<afn> : f32",
        "%h = arith.cmpf one, %x, %x fastmath<nnan> : f32",
    ) == expected("""
        %a: f32 = op addf(%x, %x) {nnan, reassoc}
        %b: f32 = op mulf(%x, %x) {afn, arcp, contract, ninf, nnan, nsz, reassoc}
        %c: i32 = op addi(%i, %i) {nsw, nuw}
        %d: i32 = op divsi(%i, %i) {exact}
        %e: i64 = op extui(%i) {nneg}
        %f: f16 = op truncf(%x) {toward_zero}
        %g: f32 = op exp(%x) {afn}
        %h: i1 = op cmpf.one(%x, %x) {nnan}""")


def test_discardable_attributes_mean_nothing() -> None:
    assert lines("%i: i32", "%a = arith.addi %i, %i {phism.tag, some.thing = [1]} : i32") == "%a: i32 = op addi(%i, %i)"


def test_a_cast_checks_what_it_claims() -> None:
    assert lines(
        "%A: memref<?x4xf32>",
        "%b = memref.cast %A : memref<?x4xf32> to memref<8x4xf32>",
        "%c = memref.cast %b : memref<8x4xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>",
        "%x = affine.load %c[0, 0] : memref<?x?xf32, strided<[?, ?], offset: ?>>",
    ) == expected("""
        %0 = extent %A size 0
        %1 = const 8
        %2: i1 = op cmpi.eq(%0, %1)
        check %2, "the cast's size 8 in dimension 0"
        %b: view<8x4xf32> = view %A offset 0 sizes [8, 4] strides [4, 1]
        %x: f32 = load %b[0, 0]""")


def test_a_cast_to_static_strides_checks_them_where_they_matter() -> None:
    printed = lines(
        "%A: memref<?xf32, strided<[?], offset: ?>>",
        "%b = memref.cast %A : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32>",
    )
    assert "the cast's offset 0" in printed
    assert "the cast's stride in dimension 0" in printed
    assert "ori(" in printed


def test_a_copy_checks_that_the_sizes_agree() -> None:
    printed = lines(
        "%A: memref<?xf32>, %B: memref<4xf32>",
        "%b = memref.cast %B : memref<4xf32> to memref<?xf32>",
        "memref.copy %A, %b : memref<?xf32> to memref<?xf32>",
    )
    assert 'check %2, "the two sides of a copy have equal sizes in dimension 0"' in printed
    assert "alloc" not in printed


def test_a_copy_within_one_buffer_is_undefined_where_its_sides_overlap() -> None:
    part = "memref<2xf32, strided<[1], offset: ?>>"
    printed = lines(
        "%A: memref<8xf32>, %n: index",
        f"%a = memref.subview %A[%n] [2] [1] : memref<8xf32> to {part}",
        f"%b = memref.subview %A[%m] [2] [1] : memref<8xf32> to {part}".replace("%m", "%n"),
        f"memref.copy %a, %b : {part} to {part}",
    )
    assert 'apart promise pointwise %a, %b, "the two sides of a copy do not overlap"' in printed


def test_a_rank_reducing_subview_drops_the_dimension_that_the_strides_say() -> None:
    assert "sizes [1, 6] strides [6, 1]" in lines(
        "%A: memref<4x1x6xf32>",
        "%s = memref.subview %A[2, 0, 0] [1, 1, 6] [1, 1, 1] "
        ": memref<4x1x6xf32> to memref<1x6xf32, strided<[6, 1], offset: 12>>",
    )


def reductions(combiner: str) -> list[Place]:
    module = lowered(f"""
func.func @f(%n: index, %x: f32, %i: i32) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  {combiner}
  return
}}""")
    function = module.functions["f"]
    return function.unordered_reductions + function.unordered_sums


def scf_reduction(operation: str, type: str, operands: str = "%l, %r") -> str:
    init, use = ("%x", "addf") if type == "f32" else ("%i", "addi")
    return f"""%s = scf.parallel (%k) = (%c0) to (%n) step (%c1) init ({init}) -> {type} {{
    scf.reduce({init} : {type}) {{
    ^bb0(%l: {type}, %r: {type}):
      %t = {operation} {operands} : {type}
      scf.reduce.return %t : {type}
    }}
  }}
  %u = arith.{use} %s, %s : {type}"""


def test_reductions_whose_order_does_not_matter() -> None:
    for name in ("addi", "muli", "andi", "ori", "xori", "minsi", "maxui"):
        assert reductions(scf_reduction(f"arith.{name}", "i32")) == []
    assert reductions(scf_reduction("arith.maximumf", "f32", "%r, %l")) == []
    assert reductions('affine.parallel (%k) = (0) to (8) reduce ("minimumf") -> f32 { affine.yield %x : f32 }') == []


def test_reductions_whose_order_the_program_leaves_open() -> None:
    place = [Place("test.mlir", 5, 8)]
    assert reductions(scf_reduction("arith.addf", "f32")) == place
    assert reductions(scf_reduction("arith.subi", "i32")) == place
    assert reductions(scf_reduction("arith.addi", "i32", "%l, %l")) == place
    assert reductions(scf_reduction("arith.addi", "i32", "%r, %i")) == place
    assert reductions(scf_reduction("arith.maxnumf", "f32")) == place
    assert (
        reductions('%s = affine.parallel (%k) = (0) to (8) reduce ("addf") -> f32 { affine.yield %x : f32 }') == place
    )


def test_the_order_of_a_reduction_that_nobody_uses_is_seen_by_nobody() -> None:
    used = scf_reduction("arith.addf", "f32")
    assert reductions(used.rpartition("\n")[0]) == []


def test_branches_between_blocks_become_branches() -> None:
    assert lines(
        "%c: i1, %n: index",
        'cf.assert %c, "c holds"',
        "cf.cond_br %c, ^a(%n : index), ^b",
        "^a(%i: index):",
        "cf.br ^b",
        "^b:",
    ) == expected("""
          check %c, "c holds"
          br %c, ^bb1(%n), ^bb2
        ^bb1(%i):
          br ^bb2
        ^bb2:""")


def test_several_results_of_one_name_are_numbered() -> None:
    assert (
        lines("%i: i32", "%a:2 = arith.mulsi_extended %i, %i : i32")
        == "%a_0: i32, %a_1: i32 = op mulsi_extended(%i, %i)"
    )


def test_blocks_that_no_branch_reaches_are_left_out() -> None:
    assert lines(
        "%i: i32",
        "cf.br ^end",
        "^dead:",
        "%b = arith.addi %a, %i : i32",
        '"foo.bar"() : () -> ()',
        "%a = arith.addi %b, %i : i32",
        "cf.br ^dead",
        "^end:",
    ) == expected("""
          br ^bb1
        ^bb1:""")
