"""The custom forms of Triton's dialects: each operation is the same as in generic form, and nothing is read past."""

from __future__ import annotations

import re

import pytest

from frontends.errors import InputProblem, Unsupported
from frontends.mlir.core.source import load
from interp.ir.text import print_module
from tests.frontends.forms import in_generic_form, parsed

_T, _P = "tensor<4xf32, #b>", "tensor<4x!tt.ptr<f32, 1>, #b>"
_MEMORY = "!ttg.memdesc<2x4xf32, #s, #m, mutable>"
_SLICE = "!ttg.memdesc<4xf32, #s, #m, mutable>"

# The operation in custom form, its name, operands and types in generic form, and its attributes there.
FORMS = (
    ("%r = tt.get_program_id y : i32", "tt.get_program_id", "()", "() -> i32", "axis = 1 : i32"),
    ("%r = tt.get_num_programs z : i32", "tt.get_num_programs", "()", "() -> i32", "axis = 2 : i32"),
    (
        "%r = tt.make_range {end = 4 : i32, start = 0 : i32} : tensor<4xi32>",
        *("tt.make_range", "()", "() -> tensor<4xi32>", "end = 4 : i32, start = 0 : i32"),
    ),
    (f"%r = tt.splat %f : f32 -> {_T}", "tt.splat", "(%f)", f"(f32) -> {_T}", ""),
    (f"%r = tt.unsplat %t : {_T}", "tt.unsplat", "(%t)", f"({_T}) -> f32", ""),
    (
        "%r = tt.expand_dims %t {axis = 0 : i32} : " + _T + " -> tensor<1x4xf32>",
        *("tt.expand_dims", "(%t)", f"({_T}) -> tensor<1x4xf32>", "axis = 0 : i32"),
    ),
    (
        f"%r = tt.reshape %t allow_reorder efficient_layout {{x = 1}} : {_T} -> tensor<2x2xf32>",
        *("tt.reshape", "(%t)", f"({_T}) -> tensor<2x2xf32>", "allow_reorder, efficient_layout, x = 1"),
    ),
    (f"%r = tt.reshape %t : {_T} -> tensor<2x2xf32>", "tt.reshape", "(%t)", f"({_T}) -> tensor<2x2xf32>", ""),
    (f"%r = tt.join %t, %t : {_T} -> tensor<4x2xf32>", "tt.join", "(%t, %t)", f"({_T}, {_T}) -> tensor<4x2xf32>", ""),
    (
        f"%r, %q = tt.split %u : {_T} -> tensor<2xf32>",
        "tt.split",
        "(%u)",
        f"({_T}) -> (tensor<2xf32>, tensor<2xf32>)",
        "",
    ),
    (
        f"%r = tt.gather %t[%i] {{axis = 0 : i32}} : ({_T}, tensor<4xi32>) -> {_T}",
        "tt.gather",
        "(%t, %i)",
        f"({_T}, tensor<4xi32>) -> {_T}",
        "axis = 0 : i32",
    ),
    (f"%r = tt.precise_divf %t, %u : {_T}", "tt.precise_divf", "(%t, %u)", f"({_T}, {_T}) -> {_T}", ""),
    (
        f"%r = tt.clampf %t, %u, %t, propagateNan = all : {_T}",
        *("tt.clampf", "(%t, %u, %t)", f"({_T}, {_T}, {_T}) -> {_T}", "propagateNan = 65535 : i32"),
    ),
    (
        f"%r = tt.fp_to_fp %t {{x}}, rounding = rtz : {_T} -> tensor<4xf16>",
        *("tt.fp_to_fp", "(%t)", f"({_T}) -> tensor<4xf16>", "rounding = 0 : i32, x"),
    ),
    (f"%r = tt.fp_to_fp %t : {_T} -> tensor<4xf16>", "tt.fp_to_fp", "(%t)", f"({_T}) -> tensor<4xf16>", ""),
    (
        "%r = tt.dot %a, %a, %a, inputPrecision = tf32 {maxNumImpreciseAcc = 1 : i32} : M * M -> M",
        *("tt.dot", "(%a, %a, %a)", "(M, M, M) -> M", "inputPrecision = 0 : i32, maxNumImpreciseAcc = 1 : i32"),
    ),
    ("%r = tt.dot %a, %a, %a : M * M -> M", "tt.dot", "(%a, %a, %a)", "(M, M, M) -> M", "inputPrecision = 2 : i32"),
    (
        "%r = tt.dot_scaled %a scale %a, %a, %a lhs = e5m2 rhs = e2m1 {fastMath = false} : M, M * M -> M",
        *("tt.dot_scaled", "(%a, %a, %a, %a)", "(M, M, M, M) -> M"),
        "a_elem_type = 1 : i32, b_elem_type = 4 : i32, fastMath = false, "
        "operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>",
    ),
    (f"%r = tt.addptr %p, %i : {_P}, tensor<4xi32>", "tt.addptr", "(%p, %i)", f"({_P}, tensor<4xi32>) -> {_P}", ""),
    (f"%r = tt.load %p : {_P}", "tt.load", "(%p)", f"({_P}) -> {_T}", "operandSegmentSizes = array<i32: 1, 0, 0>"),
    (
        f"%r = tt.load %p, %k, %t evictionPolicy = evict_last cacheModifier = cg {{isVolatile = true}} : {_P}",
        *("tt.load", "(%p, %k, %t)", f"({_P}, tensor<4xi1, #b>, {_T}) -> {_T}"),
        "cache = 3 : i32, evict = 3 : i32, isVolatile = true, operandSegmentSizes = array<i32: 1, 1, 1>",
    ),
    (
        "%r = tt.load %tp {boundaryCheck = array<i32: 0>, padding = 1 : i32} : !tt.ptr<tensor<4xf32>>",
        *("tt.load", "(%tp)", "(!tt.ptr<tensor<4xf32>>) -> tensor<4xf32>"),
        "boundaryCheck = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>, padding = 1 : i32",
    ),
    (
        "%r = tt.load %sp : !tt.ptr<f32>",
        "tt.load",
        "(%sp)",
        "(!tt.ptr<f32>) -> f32",
        "operandSegmentSizes = array<i32: 1, 0, 0>",
    ),
    (
        f"tt.store %p, %t, %k cacheModifier = wt : {_P}",
        "tt.store",
        "(%p, %t, %k)",
        f"({_P}, {_T}, tensor<4xi1, #b>) -> ()",
        "cache = 6 : i32",
    ),
    (f"tt.store %p, %t : {_P}", "tt.store", "(%p, %t)", f"({_P}, {_T}) -> ()", ""),
    (
        f"%r = tt.atomic_rmw fadd, relaxed, cta, %p, %t, %k : ({_P}, {_T}, tensor<4xi1, #b>) -> {_T}",
        *("tt.atomic_rmw", "(%p, %t, %k)", f"({_P}, {_T}, tensor<4xi1, #b>) -> {_T}"),
        "atomic_rmw_op = 5 : i32, scope = 2 : i32, sem = 1 : i32",
    ),
    (
        f"%r = tt.atomic_cas acq_rel, sys, %p, %t, %u : ({_P}, {_T}, {_T}) -> {_T}",
        *("tt.atomic_cas", "(%p, %t, %u)", f"({_P}, {_T}, {_T}) -> {_T}", "scope = 3 : i32, sem = 4 : i32"),
    ),
    (
        "%r = tt.make_tensor_ptr %sp, [%l], [%l], [%n] {order = array<i32: 0>} : <tensor<4xf32>>",
        *("tt.make_tensor_ptr", "(%sp, %l, %l, %n)", "(!tt.ptr<f32>, i64, i64, i32) -> !tt.ptr<tensor<4xf32>>"),
        "order = array<i32: 0>",
    ),
    (
        "%r = tt.advance %tp, [%n] : <tensor<4xf32>>",
        "tt.advance",
        "(%tp, %n)",
        "(!tt.ptr<tensor<4xf32>>, i32) -> !tt.ptr<tensor<4xf32>>",
        "",
    ),
    (
        '%r = tt.elementwise_inline_asm "mov $0, $1;" {pure = true} %t : ' + f"{_T} -> {_T}",
        *("tt.elementwise_inline_asm", "(%t)", f"({_T}) -> {_T}", 'asm_string = "mov $0, $1;", pure = true'),
    ),
    (
        'tt.print " x: " {hex = false} : %f, %n : f32, i32',
        "tt.print",
        "(%f, %n)",
        "(f32, i32) -> ()",
        'hex = false, prefix = " x: "',
    ),
    ('tt.assert %c, "in range" : i1', "tt.assert", "(%c)", "(i1) -> ()", 'message = "in range"'),
    ("%r = tt.call @g(%f) {x} : (f32) -> f32", "tt.call", "(%f)", "(f32) -> f32", "callee = @g, x"),
    (
        f'%r = tt.extern_elementwise %t {{symbol = "e"}} : ({_T}) -> {_T}',
        *("tt.extern_elementwise", "(%t)", f"({_T}) -> {_T}", 'symbol = "e"'),
    ),
    (
        f"%r = ttg.convert_layout %t : {_T} -> tensor<4xf32>",
        "ttg.convert_layout",
        "(%t)",
        f"({_T}) -> tensor<4xf32>",
        "",
    ),
    (f"%r = ttg.local_alloc %t : ({_T}) -> {_SLICE}", "ttg.local_alloc", "(%t)", f"({_T}) -> {_SLICE}", ""),
    (f"%r = ttg.local_alloc : () -> {_SLICE}", "ttg.local_alloc", "()", f"() -> {_SLICE}", ""),
    (
        f"%r = ttg.memdesc_index %d[%n] : {_MEMORY} -> {_SLICE}",
        *("ttg.memdesc_index", "(%d, %n)", f"({_MEMORY}, i32) -> {_SLICE}", ""),
    ),
    (
        f"%r = ttg.memdesc_subslice %d[0, 2] : {_MEMORY} -> {_SLICE}",
        *("ttg.memdesc_subslice", "(%d)", f"({_MEMORY}) -> {_SLICE}", "offsets = array<i32: 0, 2>"),
    ),
    (
        f"%r = ttg.local_load %e token %w : {_SLICE} -> {_T}",
        *("ttg.local_load", "(%e, %w)", f"({_SLICE}, !ttg.async.token) -> {_T}", ""),
    ),
    (
        f"%r = ttg.async_copy_global_to_local %p, %e mask %k other %t cacheModifier = ca : {_P} -> "
        f"{_SLICE.removeprefix('!ttg.memdesc')}",
        *("ttg.async_copy_global_to_local", "(%p, %e, %k, %t)"),
        f"({_P}, {_SLICE}, tensor<4xi1, #b>, {_T}) -> !ttg.async.token",
        "cache = 2 : i32, operandSegmentSizes = array<i32: 1, 1, 1, 1>",
    ),
    (
        "%r = ttg.async_commit_group tokens %w",
        "ttg.async_commit_group",
        "(%w)",
        "(!ttg.async.token) -> !ttg.async.token",
        "",
    ),
    (
        "%r = ttg.async_wait %w, %w {num = 2 : i32}",
        "ttg.async_wait",
        "(%w, %w)",
        "(!ttg.async.token, !ttg.async.token) -> !ttg.async.token",
        "num = 2 : i32",
    ),
    (
        "%r = amdg.buffer_load %sp[%j], %m, %t cacheModifier = cg stride = %n : tensor<4xf32, #b>",
        *("amdg.buffer_load", "(%sp, %j, %n, %m, %t)"),
        f"(!tt.ptr<f32>, tensor<4xi32, #b>, i32, tensor<4xi1, #b>, {_T}) -> {_T}",
        "cache = 3 : i32, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>",
    ),
    (
        "amdg.buffer_store %t, %sp[%j] {contiguity = 2 : i32} : tensor<4xf32, #b>",
        *("amdg.buffer_store", "(%t, %sp, %j)", f"({_T}, !tt.ptr<f32>, tensor<4xi32, #b>) -> ()"),
        "contiguity = 2 : i32, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>",
    ),
    (
        "%r = amdg.buffer_atomic_rmw fadd, acq_rel, gpu, %t, %sp[%j], %m : tensor<4xf32, #b>",
        *("amdg.buffer_atomic_rmw", "(%sp, %j, %t, %m)"),
        f"(!tt.ptr<f32>, tensor<4xi32, #b>, {_T}, tensor<4xi1, #b>) -> {_T}",
        "atomic_rmw_op = 5 : i32, operandSegmentSizes = array<i32: 1, 1, 1, 0, 1>, scope = 1 : i32, sem = 4 : i32",
    ),
    (
        "%r = amdg.buffer_atomic_cas relaxed, sys, %t, %u, %sp[%j] stride = %n : tensor<4xf32, #b>",
        *("amdg.buffer_atomic_cas", "(%sp, %j, %t, %u, %n)"),
        f"(!tt.ptr<f32>, tensor<4xi32, #b>, {_T}, {_T}, i32) -> {_T}",
        "scope = 3 : i32, sem = 1 : i32",
    ),
    (
        "%r = tt.atomic_poll acquire, cta, %sp, %n timeout %l {x = 1} : !tt.ptr<f32>, i32 -> i1",
        *("tt.atomic_poll", "(%sp, %n, %l)", "(!tt.ptr<f32>, i32, i64) -> i1", "scope = 2 : i32, sem = 2 : i32, x = 1"),
    ),
)
_VALUES = {
    "%f": "f32",
    "%n": "i32",
    "%l": "i64",
    "%c": "i1",
    "%t": _T,
    "%u": _T,
    "%k": "tensor<4xi1, #b>",
    "%p": _P,
    "%j": "tensor<4xi32, #b>",
    "%m": "tensor<4xi1, #b>",
    "%i": "tensor<4xi32>",
    "%a": "M",
    "%tp": "!tt.ptr<tensor<4xf32>>",
    "%sp": "!tt.ptr<f32>",
    "%d": _MEMORY,
    "%e": _SLICE,
    "%w": "!ttg.async.token",
}
_HEAD = """
#b = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#m = #ttg.shared_memory
"""


def _parsed(statement: str) -> str:
    matrix = "tensor<4x4xf32>"
    values = {name: matrix if type == "M" else type for name, type in _VALUES.items()}
    return parsed(re.sub(r"\bM\b", matrix, statement), values, _HEAD)


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form[0])
def test_an_operation_is_that_of_the_generic_form(form: tuple[str, str, str, str, str]) -> None:
    assert _parsed(form[0]) == _parsed(in_generic_form(*form))


KERNEL = """
tt.func public @f(%x: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %o: !tt.ptr<f32>, %n: i32)
    attributes {noinline = false} {
  %four = arith.constant 4 : i32
  %zeros = arith.constant dense<0.0> : tensor<4xf32>
  %program = tt.get_program_id x : i32
  %start = arith.muli %program, %four : i32
  %range = tt.make_range {start = 0 : i32, end = 4 : i32} : tensor<4xi32>
  %starts = tt.splat %start : i32 -> tensor<4xi32>
  %index = arith.addi %starts, %range : tensor<4xi32>
  %limit = tt.splat %n : i32 -> tensor<4xi32>
  %inside = arith.cmpi slt, %index, %limit : tensor<4xi32>
  %xs = tt.splat %x : !tt.ptr<f32> -> tensor<4x!tt.ptr<f32>>
  %px = tt.addptr %xs, %index : tensor<4x!tt.ptr<f32>>, tensor<4xi32>
  %v = tt.load %px, %inside, %zeros : tensor<4x!tt.ptr<f32>>
  %sum = "tt.reduce"(%v) <{axis = 0 : i32}> ({
  ^bb0(%a: f32, %b: f32):
    %c = arith.addf %a, %b : f32
    tt.reduce.return %c : f32
  }) : (tensor<4xf32>) -> f32
  %at = tt.addptr %o, %program : !tt.ptr<f32>, i32
  tt.store %at, %sum : !tt.ptr<f32>
  tt.return
}
"""
GENERIC = """
"builtin.module"() ({
"tt.func"() <{arg_attrs = [{tt.divisibility = 16 : i32}, {}, {}],
  function_type = (!tt.ptr<f32>, !tt.ptr<f32>, i32) -> (),
  noinline = false, sym_name = "f", sym_visibility = "public"}> ({
^bb0(%x: !tt.ptr<f32>, %o: !tt.ptr<f32>, %n: i32):
  %four = "arith.constant"() <{value = 4 : i32}> : () -> i32
  %zeros = "arith.constant"() <{value = dense<0.0> : tensor<4xf32>}> : () -> tensor<4xf32>
  %program = "tt.get_program_id"() <{axis = 0 : i32}> : () -> i32
  %start = "arith.muli"(%program, %four) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
  %range = "tt.make_range"() <{start = 0 : i32, end = 4 : i32}> : () -> tensor<4xi32>
  %starts = "tt.splat"(%start) : (i32) -> tensor<4xi32>
  %index = "arith.addi"(%starts, %range) <{overflowFlags = #arith.overflow<none>}>
    : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %limit = "tt.splat"(%n) : (i32) -> tensor<4xi32>
  %inside = "arith.cmpi"(%index, %limit) <{predicate = 2 : i64}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %xs = "tt.splat"(%x) : (!tt.ptr<f32>) -> tensor<4x!tt.ptr<f32>>
  %px = "tt.addptr"(%xs, %index) : (tensor<4x!tt.ptr<f32>>, tensor<4xi32>) -> tensor<4x!tt.ptr<f32>>
  %v = "tt.load"(%px, %inside, %zeros) <{operandSegmentSizes = array<i32: 1, 1, 1>}>
    : (tensor<4x!tt.ptr<f32>>, tensor<4xi1>, tensor<4xf32>) -> tensor<4xf32>
  %sum = "tt.reduce"(%v) <{axis = 0 : i32}> ({
  ^bb0(%a: f32, %b: f32):
    %c = "arith.addf"(%a, %b) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tt.reduce.return"(%c) : (f32) -> ()
  }) : (tensor<4xf32>) -> f32
  %at = "tt.addptr"(%o, %program) : (!tt.ptr<f32>, i32) -> !tt.ptr<f32>
  "tt.store"(%at, %sum) : (!tt.ptr<f32>, f32) -> ()
  "tt.return"() : () -> ()
}) : () -> ()
}) : () -> ()
"""


def _lowered(text: str) -> str:
    return re.sub(r"@\d+:\d+", "@", print_module(load(text).lower("f"), places=False))


def test_a_kernel_is_that_of_the_generic_form() -> None:
    assert _lowered(KERNEL) == _lowered(GENERIC)


@pytest.mark.parametrize(
    ("before", "after", "said"),
    (
        ("%zeros : t", "%zeros {unheard = 1 : i32} : t", "attribute 'unheard'"),
        ("%zeros : t", "%zeros cacheModifier = cg {cache = 3 : i32} : t", "the attribute 'cache' is given twice"),
        ("%zeros : t", "%zeros cacheModifier = cg cacheModifier = cg : t", "expected ':'"),
        ("%zeros : t", "%zeros evictionPolicy = evict_none : t", "expected a case of eviction policies"),
        ("%zeros : t", "%zeros somehow : t", "expected ':'"),
        ("%zeros : tensor<4x!tt.ptr<f32>>", "%zeros : tensor<4xf32>", "expected the type of a pointer"),
        ("get_program_id x", "get_program_id w", "expected a case of axes"),
        ("tt.reduce.return %c : f32", "tt.reduce.give %c : f32", "'tt.reduce.give' is not supported"),
        ("attributes {noinline = false}", "attributes {launched = 2}", "attribute 'launched'"),
        ("{tt.divisibility = 16 : i32}", "{tt.promised = 16 : i32}", "the parameter attribute 'tt.promised'"),
    ),
)
def test_what_a_form_says_is_not_read_past(before: str, after: str, said: str) -> None:
    assert before in KERNEL
    source = load(KERNEL.replace(before, after))
    with pytest.raises(Unsupported) as problem:
        source.lower("f")
    assert said in str(problem.value)


@pytest.mark.parametrize(
    ("before", "after", "said"),
    (
        (
            "<{operandSegmentSizes = array<i32: 1, 1, 1>}>",
            "<{operandSegmentSizes = array<i32: 1, 1, 1>, far}>",
            "'far'",
        ),
        ('"tt.splat"(%start)', '"tt.splat"(%start) <{far = 1 : i32}>', "'far'"),
        ("noinline = false", "launched = 2 : i32", "'launched'"),
        ("<{axis = 0 : i32}> ({", "<{axis = 0 : i32, far = [1]}> ({", "'far'"),
        ("<{axis = 0 : i32}>", "<{axis = 0 : i32}> {axis = 1 : i32}", "twice"),
    ),
)
def test_what_properties_say_is_not_read_past(before: str, after: str, said: str) -> None:
    assert before in GENERIC
    with pytest.raises(InputProblem, match=said):
        load(GENERIC.replace(before, after)).lower("f")


def test_an_operation_that_is_not_known_costs_its_function_alone() -> None:
    unheard = "%a = arith.constant 1 : i32\n    %b = tt.unheard %p to i32"
    other = f"tt.func @g(%p: !tt.ptr<f32>) {{\n  {unheard}\n  tt.return\n}}\n"
    source = load(other + KERNEL, file_name="two.mlir")
    assert list(source.functions) == ["g", "f"]
    assert _lowered(other + KERNEL) == _lowered(KERNEL)
    with pytest.raises(Unsupported, match=r"two\.mlir:3:10: 'tt\.unheard' is not supported"):
        source.lower("g")


def test_what_was_not_read_is_the_same_in_no_other_file() -> None:
    unread = KERNEL.replace("tt.return", "tt.unheard %n\n  tt.return")
    other = unread.replace("%four = arith.constant 4", "%four = arith.constant 5")
    closures = [load(text, file_name="f.mlir").definitions().closure("f") for text in (unread, unread, other)]
    assert closures[0] == closures[1] != closures[2]


def test_operations_of_older_releases_are_upgraded_in_a_kernel() -> None:
    old = KERNEL.replace(
        "%c = arith.addf %a, %b : f32",
        """%m = vector.splat %a : vector<1xf32>
    %n1 = vector.extract %m[0] : f32 from vector<1xf32>
    %c = arith.addf %n1, %b : f32""",
    )
    lowered = print_module(load(old).lower("f"), places=False)
    assert "in the form of an older release of MLIR" in lowered
