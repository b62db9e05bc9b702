"""What a file holds: functions, their parameters, places, and text that compilers of other ages wrote."""

from __future__ import annotations

import pytest

from frontends.errors import SyntaxProblem, Unsupported
from frontends.mlir import load
from frontends.mlir.core.text import without_discardable_attributes, without_locations
from interp import ir
from interp.ir import Place, Scalar, View
from interp.ir.text import print_module
from interp.ir.verify import validate

OLD_POLYGEIST = """\
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"dlti.endianness", "little">, \
#dlti.dl_entry<i64, dense<64> : vector<2xi32>>, #dlti.dl_entry<f80, dense<128> : vector<2xi32>>>, \
llvm.data_layout = "e-m:e-p270:32:32-p271:32:32-i64:64", llvm.target_triple = "x86_64-unknown-linux-gnu", \
"polygeist.target-cpu" = "x86-64", "polygeist.tune-cpu" = "generic"} {
  func.func @kernel_gemm(%arg0: i32, %arg1: f64, %arg2: memref<?x1100xf64>) \
attributes {llvm.linkage = #llvm.linkage<external>} {
    %0 = arith.index_cast %arg0 : i32 to index
    affine.for %arg3 = 0 to %0 {
      affine.store %arg1, %arg2[%arg3, 0] : memref<?x1100xf64>
    }
    return
  }
}
"""


def test_parameters_have_the_names_of_the_text() -> None:
    source = load(
        "func.func @f(\n    %A: memref<?x4xf32>, %n: index {llvm.noundef}, %tau.0: f32, %3: i1) -> (f32, index) {\n"
        "  return %tau.0, %n : f32, index\n}\nfunc.func private @g(memref<4xi8>)"
    )
    f, g = source.functions["f"], source.functions["g"]
    assert [parameter.name for parameter in f.parameters] == ["A", "n", "tau.0", "3"]
    assert [parameter.type for parameter in f.parameters] == ["memref<?x4xf32>", "index", "f32", "i1"]
    assert f.parameters[0].converted == View(Scalar("f32"), (None, 4))
    assert (f.results, f.defined, f.public) == (("f32", "index"), True, True)
    assert ([parameter.name for parameter in g.parameters], g.defined, g.public) == (["arg0"], False, False)
    lowered = source.lower("f").functions["f"]
    assert [value.name for value in lowered.parameters] == ["A", "n", "tau.0", "3"]


def test_a_parameter_type_that_is_not_modelled_can_be_asked_about() -> None:
    source = load("func.func @f(%t: tuple<i32>) { return }")
    assert source.functions["f"].parameters[0].converted is None


def test_only_what_the_entry_reaches_is_lowered() -> None:
    source = load(
        """
memref.global "private" @a : memref<2xi8> = dense<[1, -1]>
memref.global "private" @b : memref<2xi8> = dense<0>
func.func @f() { func.call @g() : () -> () return }
func.func @g() { %a = memref.get_global @a : memref<2xi8> func.call @f() : () -> () return }
func.func @h() { return }"""
    )
    module = source.lower("f")
    validate(module)
    assert (list(module.functions), list(module.globals)) == (["f", "g"], ["a"])
    assert module.globals["a"].initial == [1, 255]


def test_functions_of_inner_modules_carry_the_names_of_the_modules() -> None:
    source = load(
        "module { module @inner { func.func @f() { func.call @g() : () -> () return } func.func @g() { return } }\n"
        "func.func @g() { return } }"
    )
    assert list(source.functions) == ["g", "inner::f", "inner::g"]
    assert list(source.lower("inner::f").functions) == ["inner::f", "inner::g"]


def test_two_functions_of_one_name() -> None:
    with pytest.raises(Unsupported, match="both define 'f'"):
        load("module { module { func.func @f() { return } } module { func.func @f() { return } } }")


def test_a_call_of_a_declaration_reads_and_writes_all_its_buffers() -> None:
    source = load(
        "func.func private @g(memref<4xf32>, i32) -> f32\n"
        "func.func @f(%a: memref<4xf32>, %i: i32) -> f32 {\n"
        "  %r = func.call @g(%a, %i) : (memref<4xf32>, i32) -> f32\n  return %r : f32\n}"
    )
    assert "opaque @g(%i) reads (%a) writes (%a)" in print_module(source.lower("f"))


def places(text: str, file: str = "given.mlir") -> list[Place]:
    body = load(text, file_name=file).lower("f").functions["f"].body
    assert body is not None
    return [operation.place for operation in ir.walk(body)]


def test_places_are_those_of_the_text() -> None:
    text = "func.func @f(%a: i32) -> i32 {\n  %b = arith.addi %a, %a : i32\n  return %b : i32\n}"
    assert places(text) == [Place("given.mlir", 2, 8), Place("given.mlir", 3, 3)]


def test_places_are_those_of_the_text_also_where_it_states_others() -> None:
    text = """\
#loc = loc("kernel.c":1:1)
func.func @f(%a: i32 loc("a"("kernel.c":1:5))) -> i32 {
  %b = arith.addi %a, %a : i32 loc(fused<"pass">[#loc1, "kernel.c":3:4])
  return %b : i32 loc(callsite(#loc at #loc1))
} loc(unknown)
#loc1 = loc("x"("kernel.c":7:8))
"""
    assert places(text) == [Place("given.mlir", 3, 8), Place("given.mlir", 4, 3)]


def test_a_location_that_is_an_attribute_stays() -> None:
    text = 'func.func @f() attributes {x.y = loc("a.c":1:2)} {\n  return loc("a.c":3:4)\n}'
    assert places(text) == [Place("a.c", 3, 4)]


def test_old_polygeist_output() -> None:
    source = load(OLD_POLYGEIST, file_name="gemm.mlir")
    assert [parameter.name for parameter in source.functions["kernel_gemm"].parameters] == ["arg0", "arg1", "arg2"]
    body = source.lower("kernel_gemm").functions["kernel_gemm"].body
    assert body is not None
    assert body.blocks[0].operations[0].place == Place("gemm.mlir", 3, 10)


@pytest.mark.parametrize(
    "entry", ["#dlti.dl_entry<index, 32 : i32>", "#dlti.dl_entry<index, dense<32> : vector<2xi32>>"]
)
def test_an_index_of_another_width(entry: str) -> None:
    with pytest.raises(Unsupported, match="an index type of 32 bits"):
        load(f"module attributes {{dlti.dl_spec = #dlti.dl_spec<{entry}>}} {{ func.func @f() {{ return }} }}")


def test_an_index_of_64_bits_is_welcome() -> None:
    entry = "#dlti.dl_entry<index, dense<64> : vector<2xi32>>, #dlti.dl_entry<i32, dense<32> : vector<2xi32>>"
    source = load(f"module attributes {{dlti.dl_spec = #dlti.dl_spec<{entry}>}} {{ func.func @f() {{ return }} }}")
    assert list(source.functions) == ["f"]


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("module attributes {a.b = #x<1>, c.d = #y} {}", "module attributes {} {}"),
        ("module attributes {a = 1, b.c = #y, d = 3} {}", "module attributes {a = 1, d = 3} {}"),
        ("module attributes {a = 1, b.c = [1, !t.u], d.e = {f = #x}} {}", "module attributes {a = 1} {}"),
        ('module attributes {"a.b-c" = ["}", #x], d} {}', "module attributes { d} {}"),
        ("f(%a: i32 {a.b = #x.y, c.d}) { a.b }", "f(%a: i32 { c.d}) { a.b }"),
        ('f(%a: i32 {a.b = 1, c.d = "#x", e.f = #x<1>})', 'f(%a: i32 {a.b = 1, c.d = "#x"})'),
        ("x {a = {b.c = #x}} : tensor<4xf32, {b.c = #x}>", "x {a = {b.c = #x}} : tensor<4xf32, {b.c = #x}>"),
        ("{ scf.yield }", "{ scf.yield }"),
    ],
)
def test_only_discardable_attributes_are_blanked(text: str, kept: str) -> None:
    blanked = without_discardable_attributes(text)
    assert len(blanked) == len(text)
    assert blanked.replace(" ", "") == kept.replace(" ", "")


def test_inherent_attributes_are_never_dropped() -> None:
    with pytest.raises(SyntaxProblem):
        load(
            "func.func @f(%i: i32) {\n  %a = arith.addi %i, %i {overflowFlags = #arith.unheard<of>} : i32\n  return\n}"
        )


def test_blanking_keeps_lines() -> None:
    text = "a loc(\n#loc1\n) b\n#loc1 = loc(unknown)\n"
    assert without_locations(text).count("\n") == text.count("\n")
    assert without_locations(text).split() == ["a", "b"]


def test_programs_may_have_structs_of_one_name_and_different_bodies() -> None:
    text = """llvm.func @f(%p: !llvm.ptr) -> i32 {
      %0 = llvm.load %p : !llvm.ptr -> !llvm.struct<"s", (i32, BODY)>
      %1 = llvm.extractvalue %0[0] : !llvm.struct<"s", (i32, BODY)>
      llvm.return %1 : i32
    }"""
    for body in ("i32", "i64", "f32"):
        assert "f" in load(text.replace("BODY", body)).functions
