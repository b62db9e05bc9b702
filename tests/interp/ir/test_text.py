# ruff: noqa: E501
"""The text form of affine IR: what it looks like, that it reads back, and what is said about text that does not."""

from __future__ import annotations

import pytest
from msgspec import Struct
from msgspec.structs import asdict

from interp import ir
from interp.ir.declaration import OPERATIONS
from interp.ir.text import TextError, parse_module, print_module
from interp.ir.verify import validate


def same_program(left: ir.Module, right: ir.Module) -> bool:
    """Equality up to the names of values, places included."""
    if list(left.functions) != list(right.functions) or list(left.globals) != list(right.globals):
        return False
    twins: dict[object, object] = {}
    pending: list[tuple[object, object]] = [
        *zip(left.functions.values(), right.functions.values(), strict=True),
        *zip(left.globals.values(), right.globals.values(), strict=True),
    ]
    while pending:
        a, b = pending.pop()
        if type(a) is not type(b):
            return False
        if isinstance(a, (ir.Value, ir.Block)):
            if (a in twins or b in twins) and (twins.get(a) is not b or twins.get(b) is not a):
                return False
            if a in twins:
                continue
            twins[a], twins[b] = b, a
        if isinstance(a, ir.Value) and isinstance(b, ir.Value):
            if a.type != b.type:
                return False
        elif isinstance(a, (list, tuple)) and isinstance(b, (list, tuple)):
            if len(a) != len(b):
                return False
            pending += zip(a, b, strict=True)
        elif isinstance(a, Struct) and not isinstance(a, (ir.Scalar, ir.View, ir.Place)):
            pending += zip(asdict(a).values(), asdict(b).values(), strict=True)
        elif a != b:
            return False
    return True


def assert_round_trips(module: ir.Module) -> None:
    text = print_module(module)
    again = parse_module(text, "again.air")
    assert same_program(module, again), text
    assert print_module(again) == text
    plain = print_module(module, places=False)
    assert print_module(parse_module(plain, "again.air"), places=False) == plain


EVERYTHING = """\
files "kernel.mlir", "other \\"file\\".mlir"

global @table: view<2x3xf32> constant private [1.0, -0.0 x 3, 0x7fc00000, 1e-05] @2:1

global @"a name": view<i64> @3:1#1

func @declared(%0: bf16, %1: view<?xf32>, %2: "complex<f32>") -> (i1) @4:1 unordered_reductions [@38:5] unordered_sums [@9:9#1] by_value [1]

func @circuit(%a: i4, %b: i4) -> (i4, view<2xf32>) @4:9 holds_up values [1] ports ["input 'a'", "b"] -> ["output \\"c\\"", "d"] clock "rising edge of 'clk'" assumes ["x is finite"] chooses ["rounding" "complex.div", "subgroup size" "32"]

func @gate(%a: i1) -> (i1) @4:10 ports ["a"] -> ["b"]

func @everything(%A: view<8x?xf32, strides [?, 1], offset ?>, %n: index, %c: i1, %x: f32) -> (f32, view<?xf32>) @5:3 {
  %size = extent %A size 1 @6:5
  %stride = extent %A stride %n @6:25
  %offset = extent %A offset @6:45
  %five: i32 = const -5 @7:5
  %nan: bf16 = const 0x7fc0 @7:5
  %row = apply (%n + 3) * 2 - 1 + %n floordiv 2 mod (%size * 4) ceildiv 7 @8:5
  %B: view<?xf32> = alloc [%size] @9:5
  %C: view<2x3xf32> = global @table @10:5
  %D: view<4xf32, strides [-2], offset 7> = view %A offset 7 sizes [4] strides [-2] @11:5
  %E: view<?xf32> = select %c, %B, %B @12:5
  apart promise pointwise %B, %E, "the two do not overlap" @12:6
  %sum: f32, %carry: i1 = op addui_extended(%x, %x) @13:5
  %y: f32 = op addf(%x, %sum) {nnan, reassoc} @14:5#1
  %z: "complex<f32>" = op "strange op"() @15:5
  store %y, %A[%row, 0] @16:5
  %total: f32 = for unsigned %i = 0 to %n step 2 carry (%acc: f32 = %x) @17:5 {
    %w: f32 = load %A[%i, %row] @18:7
    yield %w @19:7
  }
  for %i_1: i32 = %five to %five step 1 @20:5 {
    if %c @21:7 {
      store %y, %B[0] @22:9
    }
  }
  %p: f32, %q: i32 = while (%a: f32 = %x, %b: i32 = %five) @23:5 {
    condition(%c) %a, %b @24:7
  } do (%d: f32, %e: i32) {
    yield %d, %e @25:7
  }
  while @26:5 {
    condition(%c) @27:7
  } do {
    yield @28:7
  }
  %f: f32 = if %c @29:5 {
    yield %x @30:7
  } else {
    yield %y @31:7
  }
  %g: f32 = execute @32:5 {
    br %c, ^bb1(%x), ^bb3 @33:7
  ^bb1(%h: f32):
    yield %h @34:7
  ^bb2:
    br ^bb1(%later) @35:7
  ^bb3:
    %later: f32 = const 0.1 @36:7
    br ^bb2 @37:7
  }
  parallel (%j, %k) = (0, %n) to (%n, 8) step (1, 2) @38:5 {
    check promise %c, "the \\"sizes\\" agree" @39:7
    barrier 0 @39:9
    barrier 0 relaxed @39:10
    %old: f32 = load atomic "addf f32" %A[%j, %k] @39:11
    store atomic "addf f32" %x, %A[%j, %k] @39:13
  }
  %t = spawn @39:15 {
    put @C[%n, 1] %B @39:17
    yield %y @39:19
  }
  %u = spawn daemon @39:21 {
    get @"a channel"[] %B @39:23
    acquire @L[0] 1 @39:25
    release @L[%n] %n @39:27
  }
  %v = spawn detached @39:28 {
    yield @39:30
  }
  %s: f32 = wait %t, %u @39:29
  wait %u @39:31
  %r: i1 = call @declared(%nan, %B, %z) @40:5
  opaque @print(%x) reads (%A) writes (%B, %D) @41:5
  opaque kernel @tile(%x) reads (%A) writes (%B) @41:7
  free %B @42:5
  %base: ptr = address %A @44:5
  %bytes: ptr = alloc [%n] align 64 stack @44:6
  %moved: ptr = displace %base by %n * 4 - 8 {inbounds, nuw} @44:7
  %byte: i8 = const 1 @44:8
  copy %bytes, %moved bytes %size overlap @44:9
  fill %bytes, %byte bytes 8 @44:10
  %long: f80 = load %moved[] @44:11
  free %bytes @44:12
  unwind %base @44:13
  %gate: view<i64> = alloc [] @44:14
  expect %gate 2 @44:15
  %phase = arrive incomplete %gate 1 bytes %n @44:16
  await %gate %phase @44:17
  return %total, %E @43:5
}
"""


def test_every_operation_prints_as_it_was_written() -> None:
    module = parse_module(EVERYTHING, "everything.air")
    validate(module)
    assert print_module(module) == EVERYTHING
    assert_round_trips(module)
    kinds = {type(operation) for operation in ir.walk(module.functions["everything"].body or ir.Region([]))}
    assert kinds == set(OPERATIONS.values())


def test_places_default_to_the_text_itself() -> None:
    module = parse_module("func @f(%c: i1) {\n  if %c {\n  }\n  return\n}\n", "hand.air")
    body = module.functions["f"].body
    assert body is not None
    branch, last = body.blocks[0].operations
    assert (branch.place, last.place) == (ir.Place("hand.air", 2, 3), ir.Place("hand.air", 4, 3))
    assert isinstance(branch, ir.If)
    # what may be left out has the place of its operation
    for region in (branch.then, branch.otherwise):
        (implied,) = region.blocks[0].operations
        assert isinstance(implied, ir.Yield)
        assert implied.place == branch.place


def test_places_can_be_left_out_of_the_text() -> None:
    module = parse_module("func @f(%a: f32) -> (f32) {\n  return %a\n}\n", "hand.air")
    assert print_module(module, places=False) == "func @f(%a: f32) -> (f32) {\n  return %a\n}\n"


def test_names_are_unique_in_a_function_and_stay_what_they_are() -> None:
    place = ir.Place("f.mlir", 1, 1)
    names = ["a", "a_1", "a", "", "a", "7", "3d", "x y", ""]
    values = [ir.Value(ir.Scalar("f32"), name) for name in names]
    function = ir.Function("f", values, [], None, place)
    module = ir.Module({"f": function})
    expected = ["%a", "%a_1", "%a_2", "%0", "%a_3", "%1", "%_3d", "%x_y", "%2"]
    assert print_module(module, places=False) == f"func @f({', '.join(f'{name}: f32' for name in expected)})\n"
    assert_round_trips(module)


def test_constants_keep_their_bits() -> None:
    interesting = [0, 1, 2, 5, 0x80, 0xFF]
    place = ir.Place("f.mlir", 1, 1)
    for name, width in {"i1": 1, "i8": 8, "f16": 16, "bf16": 16, "f32": 32, "f64": 64, "i64": 64, "index": 64}.items():
        patterns = {(bits << shift) % (1 << width) for bits in interesting for shift in range(width)}
        patterns |= {(1 << width) - 1 - bits for bits in patterns}
        buffer = ir.GlobalBuffer("g", ir.Scalar(name), (len(patterns),), sorted(patterns), True, True, place)
        assert_round_trips(ir.Module(globals={"g": buffer}))


def test_numbers_read_as_in_mlir() -> None:
    text = "global @g: view<4xf32> [1.0, 0.1 x 2, 0x80000000]\nglobal @h: view<3xi8> [-1, 255, -128]\n"
    module = parse_module(text, "g.air")
    assert module.globals["g"].initial == [0x3F800000, 0x3DCCCCCD, 0x3DCCCCCD, 0x80000000]
    assert module.globals["h"].initial == [0xFF, 0xFF, 0x80]


def test_nesting_may_be_deeper_than_the_stack_of_python() -> None:
    depth = 5000
    text = "func @f(%c: i1) {\n" + "if %c {\n" * depth + "}\n" * depth + "return\n}\n"
    module = parse_module(text, "deep.air")
    validate(module)
    printed = print_module(module)
    assert print_module(parse_module(printed, "deep.air")) == printed


def test_expressions_may_be_deeper_than_the_stack_of_python() -> None:
    depth = 5000
    text = f"func @f(%n: index) {{\n  %x = apply 1 + {'(1 + ' * depth}%n{')' * depth}\n  return\n}}\n"
    module = parse_module(text, "deep.air")
    validate(module)
    assert print_module(module, places=False) == text


def test_binding_of_affine_operators() -> None:
    def printed(expression: str) -> str:
        text = print_module(parse_module(f"func @f(%i, %j) {{ %x = apply {expression} return }}", "f.air"), False)
        return text.splitlines()[1].removeprefix("  %x = apply ")

    assert printed("(%i + (%j * 2)) + 1") == "%i + %j * 2 + 1"
    assert printed("%i + (%j + 1)") == "%i + (%j + 1)"
    assert printed("(%i + %j) mod 4") == "(%i + %j) mod 4"
    assert printed("%i * (%j floordiv 4)") == "%i * (%j floordiv 4)"
    assert printed("%i * %j floordiv 4") == "%i * %j floordiv 4"
    assert printed("%i - 1 + -2 * %j") == "%i - 1 + -2 * %j"


@pytest.mark.parametrize(
    ("text", "line", "column", "message"),
    [
        ("func @f() {", 1, 12, "expected an operation, a label or '}', found the end of the text"),
        ("func @f() {\n  %x: f32 = frobnicate\n}", 2, 13, "there is no operation 'frobnicate'"),
        ("func @f() {\n  ?\n}", 2, 3, "expected an operation, a label or '}', found '?'"),
        ("func @f() {\n  ;\n}", 2, 3, "unexpected character ';'"),
        ("func @f() {\n  return %x\n}", 2, 10, "%x is used and never defined"),
        ("func @f(%x, %x)", 1, 13, "%x is defined twice"),
        ("func @f() {\n  br ^bb7\n}", 2, 6, "no block of this region has the label ^bb7"),
        ("func @f() {\n^a:\n  return\n^a:\n  return\n}", 4, 1, "the label ^a is defined twice in one region"),
        ("func @f()\nfunc @f()", 2, 1, "the function @f is defined twice"),
        ("func @f() {\n  %x: i8 = const 256\n}", 2, 18, "256 does not fit i8"),
        ("func @f() {\n  %x: f16 = const 1e6\n}", 2, 19, "1e6 does not fit f16"),
        ("func @f() {\n  %x: f16 = const 1e6 @4:4\n}", 2, 19, "1e6 does not fit f16"),
        ("func @f() @4:4", 1, 11, "the place is in a file that `files` at the top does not name"),
        ("func @f() {\n  const 1\n}", 2, 3, "'const' defines one value"),
        ("func @f() {\n  %x = yield\n}", 2, 8, "'yield' defines no value"),
        ("func @f(%i) {\n  %x = apply (%i + 1\n}", 3, 1, "expected ')' or an operator, found '}'"),
        ("global @g: view<4xi8> [0 x 99999999999]", 1, 23, "a global with more than 67108864 initial values"),
        ("func @f(%x: i99999999)", 1, 13, "a type of more than 16777215 bits"),
        ('func @f(%x: "")', 1, 13, "the name of a type has 1 to 1000 characters of ASCII"),
        ("func @f(%i) {\n  %x = apply %i - %i\n}", 2, 19, "expected an integer, found '%i'"),
        (
            "func @f(%v: view<4xf32>) {\n  %x = extent %v color 0\n}",
            *(2, 18, "expected 'size' or 'stride' or 'offset', found 'color'"),
        ),
        ('func @f(%c: i1) {\n  check %c, "\\q"\n}', 2, 13, "the string has an escape or a control character"),
    ],
)
def test_errors_say_where(text: str, line: int, column: int, message: str) -> None:
    with pytest.raises(TextError) as error:
        parse_module(text, "bad.air")
    assert error.value.message.startswith(message)
    assert error.value.place == ir.Place("bad.air", line, column)
    assert str(error.value).startswith(f"bad.air:{line}:{column}: ")


def test_what_is_chosen_for_a_part_names_it() -> None:
    text = 'files "test"\nfunc @f() chooses ["latency" "3" of "the group", "rounding" "complex.tanh"] {\n  return\n}\n'
    module = parse_module(text, "test")
    assert ir.Choice(ir.ChoiceKind.LATENCY, "3", "the group") in module.functions["f"].choices
    assert_round_trips(module)


def test_what_nobody_chooses_is_refused() -> None:
    with pytest.raises(TextError, match="'the weather' is nothing that is chosen"):
        parse_module('func @f() chooses ["the weather" "good"]\n', "f.air")
