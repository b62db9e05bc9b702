"""What the builder makes is well-formed and reads as it was built; a wrapped function is called under another name."""

from __future__ import annotations

import pytest

from interp import ir
from interp.ir.builder import Builder
from interp.ir.text import parse_module, print_module
from interp.ir.verify import validate
from interp.ir.wrap import CallsItself, wrap

PLACE = ir.Place("f.mlir", 1, 1)
F32 = ir.Scalar("f32")


def _sum_of_positive() -> ir.Module:
    """The sum of those elements of an array that are not negative."""
    builder = Builder(PLACE)
    entry, view = builder.block, ir.Value(ir.View(F32, (None,)), "x")
    entry.arguments = [view]
    zero = builder.constant(0, F32)
    with builder.loop(0, builder.size(view, 0), carried=[zero]) as loop:
        (total,) = loop.carried
        element = builder.load(view, [loop.induction])
        negative = builder.op("cmpf.olt", [element, zero], ir.I1)
        more = builder.op("addf", [total, element], F32)
        loop.yielded = [builder.either(negative, lambda: total, lambda: more, F32)]
        with builder.when(negative):
            builder.store(zero, view, [loop.induction])
    return ir.Module({"f": builder.function("f", entry, loop.results)})


def test_loops_and_choices_are_nested_as_they_are_written() -> None:
    module = _sum_of_positive()
    validate(module)
    text = print_module(module)
    assert [word for line in text.splitlines() for word in line.split() if word in ("for", "if", "load", "store")] == [
        *("for", "load", "if", "if", "store")
    ]
    assert print_module(parse_module(text, "f.mlir")) == text


def test_a_nest_of_loops_over_no_dimension_runs_once() -> None:
    builder = Builder(PLACE)
    with builder.loops([]) as indices:
        assert indices == []
    with builder.loops([2, 3]) as indices:
        assert len(indices) == 2
    (outer,) = builder.block.operations
    assert isinstance(outer, ir.For) and outer.upper == 2
    assert isinstance(outer.body.blocks[0].operations[0], ir.For)


def test_the_block_at_hand_is_the_outer_one_again_after_an_error() -> None:
    builder = Builder(PLACE)
    outer = builder.block
    with pytest.raises(ValueError), builder.when(builder.constant(1, ir.I1)):
        raise ValueError
    assert builder.block is outer


def test_indices_that_are_known_need_no_operation() -> None:
    builder = Builder(PLACE)
    index = ir.Value(ir.INDEX)
    assert builder.apply(3) == 3
    assert builder.apply(index) is index
    assert builder.block.operations == []
    assert isinstance(builder.apply(ir.Binary("+", index, 1)), ir.Value)


def test_constants_are_their_bits_in_twos_complement() -> None:
    builder = Builder(PLACE)
    value = builder.constant(-1, ir.Scalar("i8"))
    (constant,) = builder.block.operations
    assert isinstance(constant, ir.Const) and constant.bits == 255
    assert builder.constants[value] == -1


def test_a_value_that_nothing_defines_is_read_from_memory_that_nothing_writes() -> None:
    builder = Builder(PLACE)
    value = builder.undefined(F32)
    assert builder.undefined(F32) is value
    module = ir.Module({"f": builder.function("f", builder.block, [value])})
    validate(module)
    assert "store" not in print_module(module)


def test_a_wrapper_takes_the_name_and_calls_the_function_under_another() -> None:
    def twice(inner: ir.Function) -> ir.Function:
        builder = Builder(PLACE)
        builder.block.arguments = [ir.Value(each.type, each.name) for each in inner.parameters]
        builder.call(inner, builder.block.arguments)
        return builder.function("", builder.block, builder.call(inner, builder.block.arguments))

    module = _sum_of_positive()
    module.declared["g"] = ir.Declaration((), ())
    wrapped = wrap(module, "f", "f once", twice)
    validate(wrapped)
    assert set(wrapped.functions) == {"f", "f once"}
    body = wrapped.functions["f"].body
    assert body is not None
    assert [each.callee for each in ir.walk(body) if isinstance(each, ir.Call)] == ["f once", "f once"]
    assert wrapped.declared == module.declared
    assert set(module.functions) == {"f"} and module.functions["f"].name == "f"


def test_a_function_that_is_called_in_its_module_is_not_wrapped() -> None:
    module = _sum_of_positive()
    builder = Builder(PLACE)
    builder.block.arguments = [ir.Value(ir.View(F32, (None,)), "x")]
    results = builder.call(module.functions["f"], builder.block.arguments)
    module.functions["g"] = builder.function("g", builder.block, results)
    with pytest.raises(CallsItself):
        wrap(module, "f", "f once", lambda inner: inner)
