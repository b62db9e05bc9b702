"""What the validator accepts and what it refuses, with the place of the first thing that is wrong."""

from __future__ import annotations

import pytest

from interp import ir
from interp.ir.text import parse_module
from interp.ir.verify import ValidationError, validate


def in_function(body: str) -> str:
    """The text of a module whose function, from line 3 on, holds `body`."""
    return f"""global @g: view<4xf32>
func @f(%A: view<8x?xf32>, %n: index, %i: i32, %c: i1, %x: f32) -> (f32) {{
{body}
}}
func @callee(%a: view<?x?xf32>) -> (i32)"""


@pytest.mark.parametrize(
    "body",
    [
        # views of which less is known stand for views of which more is known
        "%r: i32 = call @callee(%A) return %x",
        "%B: view<?x?xf32> = select %c, %A, %A return %x",
        # a value of the outer region, used in a nested one
        "for %k = 0 to %n step 1 { store %x, %A[%k, 0] } return %x",
        # defined in a block that comes later in the text and dominates
        "br ^b ^a: return %y ^b: %y: f32 = load %A[0, 0] br ^a",
        # a loop of blocks: the header dominates the latch and the exit
        "br ^h(%x) ^h(%y: f32): br %c, ^l, ^e ^l: %z: f32 = op addf(%y, %x) br ^h(%z) ^e: return %y",
        # no path leads to ^u, so nothing has to dominate it
        "br ^e(%x) ^u: br ^e(%y) ^e(%z: f32): %y: f32 = load %A[0, 0] return %z",
        "%k = extent %A size %n %v: view<?xf32> = view %A offset 0 sizes [%k] strides [%i] return %x",
    ],
)
def test_accepts(body: str) -> None:
    validate(parse_module(in_function(body), "ok.air"))


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("%y: f32 = load %A[%n] return %x", "'load': 1 indices for a view of rank 2"),
        ("%y: f64 = load %A[0, 0] return %x", "'load': a value of type f64 for one of type f32"),
        ("store %n, %A[0, 0] return %x", "'store': a value of type index for one of type f32"),
        ("store %x, %A[0, %x] return %x", "'store': 'indices' of type f32, which is not an integer"),
        ("%y: f32 = load %n[] return %x", "'load': 'view' of type index, which is not a view or a pointer"),
        ("%y: i32 = apply %n return %x", "'apply': 'result' of type i32, which is not index"),
        ("%y = apply %n + %x return %x", "'apply': 'expression' of type f32, which is not an integer"),
        ("%y: i8 = const 0x100 return %x", "0x100 is not a bit pattern of i8"),
        ("%y: f32 = op addf(%x, %A) return %x", "'op': 'operands' of type view<8x?xf32>, which is not a scalar"),
        ("%p: ptr = address %A opaque @g(%p) return %x", "'opaque': 'arguments' of type ptr, which is not a number"),
        ("%y: f32 = op addf(%x, %x) {nsz, arcp} return %x", "'op': the flags are not sorted"),
        ("%y: f32 = select %n, %x, %x return %x", "'select': 'condition' of type index, which is not i1"),
        ("%y: f32 = select %c, %x, %n return %x", "'select': a value of type index for one of type f32"),
        ("%y: view<4xf32> = alloc [5] return %x", "'alloc': sizes unlike the type of the result"),
        ("%y: view<4xf32> = alloc [4, 4] return %x", "'alloc': 2 sizes for a view of rank 1"),
        ("%y: view<4xf32> = global @h return %x", "'global': there is no global @h"),
        ("%y: view<4xf64> = global @g return %x", "'global': a value of type view<4xf64> for one of type view<4xf32>"),
        ("%y: view<4xf64> = view %A offset 0 sizes [4] strides [1] return %x", "'view': the element types"),
        (
            "%y: view<4xf32> = view %A offset 2 sizes [4] strides [1] return %x",
            "'view': offset unlike the type of the result",
        ),
        ("%y: view<4xf32> = view %A offset 0 sizes [4] strides [] return %x", "'view': 0 strides for a view of rank 1"),
        ("%y = extent %A size 2 return %x", "'extent': dimension 2 of a view of rank 2"),
        ("for %k = 0 to %i step 1 { } return %x", "'for': a value of type i32 for one of type index"),
        ("for %k = 0 to 4 step 0 { } return %x", "'for': a step of 0"),
        ("for %k = 0 to 4 step 1 { yield %x } return %x", "'yield': 1 values for the results of the 'for'"),
        ("for %k = 0 to 4 step 1 carry (%a = %x) { yield %a } return %x", "'for': a value of type f32 for one of"),
        ("%y = for %k = 0 to 4 step 1 carry (%a: f32 = %x) { yield %a } return %x", "'for': a value of type index"),
        ("if %n { } return %x", "'if': 'condition' of type index, which is not i1"),
        ("%y = if %c { yield %n } return %x", "'yield': 0 values for the results of the 'if'"),
        ("while { yield } do { yield } return %x", "'yield': the first region of a 'while' ends in 'condition'"),
        ("if %c { condition(%c) } return %x", "'condition': not in the first region of a 'while'"),
        ("while { condition(%c) %n } do { yield } return %x", "'condition': 1 values for the arguments of the block"),
        ("if %c { return %x } return %x", "'return': in a nested region"),
        ("return %n", "'return': a value of type index for one of type f32"),
        ("return", "'return': 0 values for the results of @f"),
        ("yield %x", "'yield': not in a nested region"),
        ("%y: f32 = load %A[0, 0]", "'load': the block ends here without a terminator"),
        ("br ^b(%n) ^b(%y: f32): return %y", "'br': a value of type index for one of type f32"),
        ("br %n, ^b, ^b ^b: return %x", "'br': 'condition' of type index, which is not i1"),
        ("call @nowhere() return %x", "'call': there is no function @nowhere"),
        ("%r: f32 = call @callee(%A) return %x", "'call': a value of type f32 for one of type i32"),
        ("parallel (%p) = (0, 0) to (1, 1) step (1, 1) { } return %x", "'parallel': 2 values of 'lower' for 1"),
        ('check %n, "" return %x', "'check': 'condition' of type index, which is not i1"),
        ("opaque @o() reads (%x) return %x", "'opaque': 'reads' of type f32, which is not a view or a pointer"),
        # dominance
        ("return %y ^b: %y: f32 = load %A[0, 0] br ^b", "'return': the value %y is not defined where it is used"),
        ("%z: f32 = op absf(%y) %y: f32 = op absf(%x) return %z", "'op': the value %y is not defined where it is used"),
        ("if %c { %y: f32 = op absf(%x) } return %y", "'return': the value %y is not defined where it is used"),
        ("br %c, ^a, ^b ^a: %y: f32 = op absf(%x) br ^b ^b: return %y", "'return': the value %y is not defined"),
        ("%y: f32 = for %k = 0 to 1 step 1 carry (%a: f32 = %x) { yield %y } return %y", "'yield': the value %y"),
    ],
)
def test_refuses(body: str, message: str) -> None:
    with pytest.raises(ValidationError) as error:
        validate(parse_module(in_function(body), "bad.air"))
    assert error.value.message.startswith(message)
    assert error.value.place.file == "bad.air"
    assert error.value.place.line == 3
    assert str(error.value).startswith("bad.air:3:")


PLACE = ir.Place("built.mlir", 7, 1)


def function(body: ir.Region, parameters: list[ir.Value]) -> ir.Module:
    return ir.Module({"f": ir.Function("f", parameters, [], body, PLACE)})


def returning(*operations: ir.Operation) -> ir.Block:
    return ir.Block([], [*operations, ir.Return(place=PLACE, values=[])])


@pytest.mark.parametrize(
    ("head", "message"),
    [
        ("func @f(%x: f32) by_value [0]", "position 0 of @f, by value, is not that of a view"),
        ("func @f(%x: view<4xf32>) by_value [1]", "position 1 of @f, by value, is not that of a view"),
        ("func @f() -> (f32) values [0]", "position 0 of @f, values, is not that of a view"),
        ('func @f(%x: i1, %y: i1) ports ["x"] -> []', "@f has 2 parameters or results, and ports for 1"),
        ('func @f(%x: i1, %y: i1) ports ["x", "x"] -> []', "two ports of @f have one name"),
    ],
)
def test_refuses_what_is_said_of_parameters_that_there_are_not(head: str, message: str) -> None:
    with pytest.raises(ValidationError) as error:
        validate(parse_module(head, "bad.air"))
    assert error.value.message == message


# Shapes that the text cannot write down.


def test_refuses_a_value_that_is_defined_twice() -> None:
    value = ir.Value(ir.INDEX, "v")
    one, two = (ir.Const(place=PLACE, result=value, bits=bits) for bits in (1, 2))
    with pytest.raises(ValidationError, match=r"built\.mlir:7:1: the value %v is defined twice"):
        validate(function(ir.Region([returning(one, two)]), []))


def test_refuses_a_terminator_inside_a_block() -> None:
    with pytest.raises(ValidationError, match="'return': operations follow it in its block"):
        validate(function(ir.Region([returning(ir.Return(place=PLACE, values=[]))]), []))


def test_refuses_regions_and_blocks_without_content() -> None:
    with pytest.raises(ValidationError, match="the body of @f has no block"):
        validate(function(ir.Region([]), []))
    with pytest.raises(ValidationError, match="a block has no operation"):
        validate(function(ir.Region([ir.Block()]), []))
    hollow = ir.If(
        place=PLACE, results=[], condition=ir.Value(ir.I1), then=ir.Region([]), otherwise=ir.Region([returning()])
    )
    with pytest.raises(ValidationError, match="'if': "):
        validate(function(ir.Region([returning(hollow)]), []))


def test_refuses_parameters_that_are_not_the_arguments_of_the_entry() -> None:
    with pytest.raises(ValidationError, match="the arguments of the entry of @f are not its parameters"):
        validate(function(ir.Region([returning()]), [ir.Value(ir.INDEX)]))


def test_refuses_a_branch_into_another_region() -> None:
    elsewhere = returning()
    branch = ir.Block([], [ir.Branch(place=PLACE, target=elsewhere, arguments=[])])
    with pytest.raises(ValidationError, match="'br': to a block of another region"):
        validate(function(ir.Region([branch]), []))


def test_refuses_half_a_conditional_branch() -> None:
    block = returning()
    half = ir.Branch(place=PLACE, target=block, arguments=[], otherwise=block)
    with pytest.raises(ValidationError, match="'br': a condition and a second target go together"):
        validate(function(ir.Region([ir.Block([], [half]), block]), []))


def test_refuses_a_global_whose_initial_values_do_not_fill_it() -> None:
    with pytest.raises(ValidationError, match="the global @g of 6 elements has 2 initial values"):
        validate(parse_module("global @g: view<2x3xi8> [1 x 2]", "g.air"))
    with pytest.raises(ValidationError, match="0x1ff is not a bit pattern of i8"):
        validate(parse_module("global @g: view<i8> [0x1ff]", "g.air"))
