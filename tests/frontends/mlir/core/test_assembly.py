"""Custom assembly of foreign dialects: what becomes of it, and where its errors are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from frontends.contexts import program_context
from frontends.errors import SyntaxProblem, Unsupported
from frontends.mlir.core.bindings import import_ir
from frontends.mlir.core.source import load
from frontends.mlir.core.syntax import Cursor, Generic, body_of, form, rewrite
from frontends.mlir.core.syntax.lexer import tokenize
from frontends.text.rewritten import Rewritten
from interp.text.source import Source

FILE = "f.mlir"
PROGRAM = """
#set = affine_set<()[s0, s1] : (s0 == 0, s1 >= 0)>
air.channel @c [1, 1] {broadcast_shape = [1, 2]}
func.func private @kernel(memref<4x4xi32, 2>)
func.func @f(%m: memref<8x8xi32>) {
  %c1 = arith.constant 1 : index
  %0 = air.launch async (%i, %j) in (%ni=%c1, %nj=%c1) args(%a=%m) : memref<8x8xi32> attributes {id = 7 : i32} {
    %c1 = arith.constant 2 : index // the same name as outside
    %0 = air.segment @s async args(%b=%a, %n=%c1) : memref<8x8xi32>, index {
      %p = air.channel.put async @c[] (%b[0, %n] [4, 4] [8, 1]) : (memref<8x8xi32>)
      %c1 = arith.constant 1 : index
      %1 = air.herd @h async [%p] tile (%x, %y) in (%sx=%c1, %sy=%n) {
        %t, %l = air.execute -> (memref<4x4xi32, 2>) {
          %l = memref.alloc() : memref<4x4xi32, 2>
          air.execute_terminator %l : memref<4x4xi32, 2>
        } {id = 1 : i32}
        %2 = affine.if #set()[%x, %y] -> !air.async.token {
          %3 = air.channel.get async [%t] @c[%x, %y] (%l[] [] []) {id = 2 : i32} : (memref<4x4xi32, 2>)
          affine.yield %3 : !air.async.token
        } else {
          affine.yield %t : !air.async.token
        }
        %3 = air.execute [%2] { func.call @kernel(%l) : (memref<4x4xi32, 2>) -> () }
        air.wait_all [%2, %3] {id = 3 : i32}
        air.herd_terminator
      }
    }
    %2 = air.dma_memcpy_nd async [%0] (%a[] [] [], %a[0] [64] [1]) {id = 4 : i32} : (memref<8x8xi32>, memref<8x8xi32>)
  }
  air.launch @named () in ()
  return
}
"""


def rewritten(text: str) -> Rewritten:
    found = rewrite(text, FILE, program_context(import_ir()).is_registered_operation)
    assert found is not None
    return found


def module_of(text: str) -> Any:
    bindings = import_ir()
    found = rewrite(text, FILE, program_context(import_ir()).is_registered_operation)
    return bindings.Module.parse(found.text if found else text, program_context(bindings))


def operations(region: Any) -> Iterator[Any]:
    for block in region.blocks:
        for view in block.operations:
            yield view.operation
            for inner in view.operation.regions:
                yield from operations(inner)


def foreign(module: Any, name: str) -> list[Any]:
    return [each for each in operations(module.operation.regions[0]) if each.name == name]


def test_operations_have_the_segments_and_attributes_of_the_dialect() -> None:
    module = module_of(PROGRAM)
    (put,) = foreign(module, "air.channel.put")
    assert str(put.attributes["operandSegmentSizes"]) == "array<i32: 0, 0, 1, 1, 0, 0, 0>"
    assert str(put.attributes["static_src_offsets"]) == f"array<i64: 0, {-(1 << 63)}>"
    assert put.attributes["chan_name"].value == "c"
    (dma,) = foreign(module, "air.dma_memcpy_nd")
    assert str(dma.attributes["operandSegmentSizes"]) == "array<i32: 1, 1, 0, 0, 0, 1, 0, 0, 0>"
    (herd,) = foreign(module, "air.herd")
    assert herd.attributes["sym_name"].value == "h"
    assert [str(each.type) for each in herd.operands] == ["!air.async.token", "index", "index"]
    assert [str(each.type) for each in body_of(herd).arguments] == ["index"] * 4
    assert [each.operation.name for each in body_of(herd).operations][-2:] == ["air.wait_all", "air.herd_terminator"]
    executes = foreign(module, "air.execute")
    assert [[str(result.type) for result in each.results] for each in executes] == [
        ["!air.async.token", "memref<4x4xi32, 2>"],
        ["!air.async.token"],
    ]
    assert [body_of(each).operations[1].operation.name for each in executes] == ["air.execute_terminator"] * 2
    assert body_of(foreign(module, "air.launch")[1]) is None
    assert str(foreign(module, "air.channel")[0].attributes["broadcast_shape"]) == "[1, 2]"


SMALL = """
air.channel @c [2] {buffer_resources = 2 : i64}
func.func @f(%m: memref<8x8xi32>) {
  %c1 = arith.constant 1 : index
  %0 = air.herd @h async tile (%x, %y) in (%sx=%c1, %sy=%c1) args(%a=%m) : memref<8x8xi32> {
    %t, %l = air.execute -> (memref<4x4xi32, 2>) {
      %l = memref.alloc() : memref<4x4xi32, 2>
      air.execute_terminator %l : memref<4x4xi32, 2>
    }
    %1 = air.channel.put async [%t] @c[%x] (%a[0, %y] [4, 4] [8, 1]) {id = 1 : i32} : (memref<8x8xi32>)
    air.wait_all [%1]
  }
  air.wait_all [%0]
  return
}
"""
SMALL_GENERIC = """
"builtin.module"() ({
  "air.channel"() <{size = [2], sym_name = "c"}> {buffer_resources = 2 : i64} : () -> ()
  "func.func"() <{function_type = (memref<8x8xi32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<8x8xi32>):
    %0 = "arith.constant"() <{value = 1 : index}> : () -> index
    %1 = "air.herd"(%0, %0, %arg0) <{operandSegmentSizes = array<i32: 0, 2, 1>, sym_name = "h"}> ({
    ^bb0(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: memref<8x8xi32>):
      %0:2 = "air.execute"() ({
        %3 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4x4xi32, 2>
        "air.execute_terminator"(%3) : (memref<4x4xi32, 2>) -> ()
      }) : () -> (!air.async.token, memref<4x4xi32, 2>)
      %1 = "air.channel.put"(%0#0, %arg0, %arg4, %arg1) <{chan_name = @c,
        operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, static_src_sizes = array<i64: 4, 4>,
        static_src_offsets = array<i64: 0, -9223372036854775808>, static_src_strides = array<i64: 8, 1>}>
        {id = 1 : i32} : (!air.async.token, index, memref<8x8xi32>, index) -> !air.async.token
      "air.wait_all"(%1) : (!air.async.token) -> ()
      "air.herd_terminator"() : () -> ()
    }) : (index, index, memref<8x8xi32>) -> !air.async.token
    "air.wait_all"(%1) : (!air.async.token) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
"""


def test_generic_form_means_the_same() -> None:
    custom, generic = module_of(SMALL), module_of(SMALL_GENERIC)
    assert str(custom) == str(generic)


def test_isolated_regions_in_generic_form_may_use_names_of_values_outside() -> None:
    text = """
    func.func @f(%0: memref<4xi32>) {
      %1 = "arith.constant"() <{value = 2 : index}> : () -> index
      "air.herd"(%1, %0) <{operandSegmentSizes = array<i32: 0, 1, 1>, sym_name = "h"}> ({
      ^bb0(%2: index, %3: index, %0: memref<4xi32>):
        %1 = "affine.apply"(%2) <{map = affine_map<()[s0] -> (s0 + 1)>}> : (index) -> index
        %x = "memref.load"(%0, %1) : (memref<4xi32>, index) -> i32
        "air.herd_terminator"() : () -> ()
      }) {id = 1 : i32} : (index, memref<4xi32>) -> ()
      "func.return"() : () -> ()
    }
    """
    module = module_of(text)
    (herd,) = foreign(module, "air.herd")
    names = {each if isinstance(each, str) else each.name for each in herd.attributes}
    assert names == {"id", "operandSegmentSizes", "sym_name"}
    assert len(body_of(herd).arguments) == 3


def test_every_operation_keeps_its_place() -> None:
    result = rewritten(PROGRAM)
    bindings = import_ir()
    module = bindings.Module.parse(result.text, program_context(bindings))
    seen = 0
    for operation in operations(module.operation.regions[0]):
        location = operation.location
        at = PROGRAM[result.offset(location.start_line, location.start_col) :]
        written = operation.name.startswith("air.") and not at.startswith("}")  # a terminator may not be
        if written or operation.name in ("memref.alloc", "affine.if", "arith.constant", "func.call"):
            assert at.startswith(operation.name)
            seen += 1
    assert seen == 19


def test_a_problem_inside_has_the_place_and_the_names_of_the_text() -> None:
    text = PROGRAM.replace("air.wait_all [%2, %3]", "air.wait_all [%2, %none]")
    source = load(text)
    with pytest.raises(Unsupported, match=r"^-:24:9: .*use of undeclared SSA value name") as raised:
        source.lower("f")
    assert "%_" not in str(raised.value)


def test_values_outside_are_not_seen_inside() -> None:
    text = PROGRAM.replace("%l[] [] []", "%m[] [] []").replace(
        "{id = 2 : i32} : (memref<4x4xi32, 2>)", ": (memref<8x8xi32>)"
    )
    source = load(text)
    with pytest.raises(Unsupported, match="undeclared SSA value"):
        source.lower("f")


WRONG = {
    "air.herd tile (%x) in (%sx=%c1, %sy=%c1) {\n}": r"5:46: expected 1 sizes",
    "air.herd tile (%x in (%sx=%c1) {\n}": r"5:23: expected ',' or '\)', found 'in'",
    "air.herd (%x) in (%sx=%c1) {\n}": r"5:14: expected 'tile', found '\('",
    "air.herd tile (%x) in (%sx=%c1)\nreturn": r"6:1: expected '\{' and the body, found 'return'",
    "air.launch async (%x) in (%sx=%c1) {\n}": r"5:16: expected a name for the token",
    "air.wait_all [%c1": r"expected ',' or '\]', found 'return'",
    "air.channel.put @c[] (%m[] []) : (memref<8x8xi32>)": r"5:34: expected '\[', found '\)'",
    "air.channel.get @c[] (%m[] [] []) dest(%c1) : (memref<8x8xi32>)": r"5:39: expected ':', found 'dest'",
    "air.dma_memcpy_nd (%m[] [] []) : (memref<8x8xi32>)": r"5:34: expected ',', found '\)'",
    "air.dma_memcpy_nd (%m[] [] [], %m[x] [] []) : (memref<8x8xi32>)": r"5:39: expected a value or an integer",
    "%t = air.execute -> (memref<4xi32> {\n}": r"expected ',' or '\)', found '{'",
    "air.execute {": r"^-:7:2: ",
}


@pytest.mark.parametrize("statement", WRONG)
def test_what_is_wrong_is_said_with_its_place(statement: str) -> None:
    start = "air.channel @c [1]\nfunc.func @f(%m: memref<8x8xi32>) {\n  %c1 = arith.constant 1 : index\n\n    "
    text = f"{start}{statement}\n  return\n}}\n"
    with pytest.raises(SyntaxProblem, match=WRONG[statement]):
        load(text)


def test_an_operation_without_a_form_is_unsupported_by_name() -> None:
    with pytest.raises(Unsupported, match=r"-:2:3: 'air.sparkle' is not supported"):
        load("func.func @f() {\n  air.sparkle %x : i32\n  return\n}")
    with pytest.raises(Unsupported, match=r"-:2:8: 'air.sparkle' is not supported"):
        load("func.func @f() {\n  %x = air.sparkle : i32\n  return\n}")


@pytest.mark.parametrize(
    "text",
    [
        'module attributes {air.herd, air.x = 1 : i32, air.y = "air.herd tile"} {} // air.herd tile (',
        "module attributes {air.launch = 1 : i32} {}",
        "func.func private @air.launch()",
        "func.func private @f(!air.async.token)",
        'func.func @f() {\n  "test.x"() {air.wait_all} : () -> ()\n  return\n}',
    ],
)
def test_what_is_no_operation_stays(text: str) -> None:
    load(text)


def test_a_file_without_foreign_operations_is_left_alone() -> None:
    assert rewrite("func.func @f() {\n  return\n}", FILE, program_context(import_ir()).is_registered_operation) is None
    assert (
        rewrite("func.func private @f(!air.async.token)", FILE, program_context(import_ir()).is_registered_operation)
        is None
    )


def test_operations_that_the_bindings_know_are_left_alone() -> None:
    assert rewrite(PROGRAM, FILE, lambda name: name.startswith("air.")) is None


def test_lines_of_nested_statements_may_be_shared() -> None:
    text = """func.func @f() {
      %t = air.wait_all async  %u = air.wait_all async [%t]  air.wait_all [%t, %u]
      return
    }"""
    module = module_of(text)
    assert len(foreign(module, "air.wait_all")) == 3


@pytest.fixture
def probe(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A form that asks for the types of its operands."""
    found: list[str] = []

    @form("air.probe")
    def _probe(cursor: Cursor) -> Generic:
        names = cursor.values("(")
        types = [cursor.type_of(name) for name in names]
        found.extend(types)
        return Generic(list(zip(names, types, strict=True)))

    return found


def test_types_that_are_not_spelled_come_from_the_definition(probe: list[str]) -> None:
    text = """
    func.func @g(%k: f64) {
      %v = arith.constant 3 : i16
      return
    }
    func.func @f(%m: memref<4x?xi32, strided<[?, 1]>>, %k: f32) {
      %v = arith.constant 1 : i32
      %on = arith.constant true
      %t = air.wait_all async
      %e, %l = air.execute -> (memref<4xi32, 2>) {
        %l = memref.alloc() : memref<4xi32, 2>
        air.execute_terminator %l : memref<4xi32, 2>
      }
      %c = arith.index_cast %v : i32 to index
      scf.for %i = %c to %c step %c iter_args(%z = %k) -> (f32) {
        air.probe(%m, %k, %v, %on, %t, %e, %l, %c, %i, %z)
        scf.yield %z : f32
      }
      %two:2 = scf.execute_region -> (i8, i64) {
        %a = arith.constant 1 : i8
        %b = arith.constant 1 : i64
        scf.yield %a, %b : i8, i64
      }
      air.probe(%two#1)
      return
    }
    """
    module = module_of(text)
    first, second = foreign(module, "air.probe")
    assert [str(each.type) for each in first.operands] == probe[:10]
    assert probe[:4] == ["memref<4x?xi32, strided<[?, 1]>>", "f32", "i32", "i1"]
    assert probe[10:] == ["i64"] and str(second.operands[0].type) == "i64"


def test_a_type_that_cannot_be_found_is_said(probe: list[str]) -> None:
    with pytest.raises(SyntaxProblem, match=r"2:13: the type of %v cannot be told"):
        load("func.func @f() {\n  air.probe(%v)\n  return\n}")


def test_tokens_cover_the_text() -> None:
    tokens = tokenize(Source(PROGRAM, "program.mlir"))
    assert all(tokens.text[each.start : each.end] == each.text for each in tokens.tokens)
    assert all(tokens.tokens[left].text in "({[)}]" for left in tokens.partner)


def test_what_was_rewritten_is_not_rewritten_again() -> None:
    module = module_of(PROGRAM)
    assert str(module_of(str(module))) == str(module)
    generic = module.operation.get_asm(print_generic_op_form=True)
    assert str(module_of(generic)) == str(module)
