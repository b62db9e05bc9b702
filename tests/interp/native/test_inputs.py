"""What a run is given to start from is held to what it says of itself, before memory is laid out by it."""

from __future__ import annotations

import pytest

from interp import _native
from interp.ir.text import parse_module
from interp.machine import BufferInput, DataInput, Domain, Input, Program, Range, SizeInput, StopKind, assemble

_MOST = 2**63 - 1
_LEAST = -(2**63)


def program(shape: str = "?", strides: str = "") -> Program:
    """Overwrites all of a view of one dimension."""
    return assemble(
        parse_module(
            f"""
func @f(%a: view<{shape}xi32{strides}>, %n: index, %x: i32) {{
  for %i = 0 to %n step 1 {{
    store %x, %a[%i]
    yield
  }}
  return
}}
""",
            "inputs.air",
        ),
        "f",
    )


def ignoring(rank: int) -> Program:
    """Does nothing with a view of so many dimensions."""
    shape = "x".join(["?"] * rank + ["f32"])
    return assemble(parse_module(f"func @f(%a: view<{shape}>) {{\n  return\n}}\n", "inputs.air"), "f")


def native(inputs: list[_native.Input], parameters: list[tuple[int, int]]) -> _native.Execution:
    """An execution of a program with parameters of these registers and classes, which only returns."""
    code = _native.Program()
    code.add_function("f", 0, (4, 4, 4), [], [], parameters)
    return _native.Execution(code, inputs, _native.RunOptions())


@pytest.mark.parametrize(
    ("sizes", "strides", "offset"),
    [
        ((4,), None, -1),
        ((4,), (1,), -1),
        ((4,), (1,), _LEAST),
        ((4,), (-1,), 0),
        ((4,), (-1,), 2),
        ((4,), (-(2**40),), 3 * 2**40 - 1),
        ((-1,), None, 0),
        ((_LEAST,), None, 0),
        ((-1,), (1,), 16),
        ((4,), (1, 1), 0),
        ((4, 4), (1,), 0),
        ((4, 4), (4, -5), 10),
        ((2, 2, 2), (-4, 2, -1), 4),
    ],
)
def test_no_element_of_a_buffer_is_outside_of_its_storage(
    sizes: tuple[int, ...], strides: tuple[int, ...] | None, offset: int
) -> None:
    with pytest.raises(ValueError):
        ignoring(len(sizes)).run([BufferInput(sizes, strides, offset)], Domain.FINGERPRINT)


@pytest.mark.parametrize(
    ("sizes", "strides", "offset"),
    [
        ((4,), (_MOST,), 0),
        ((4,), (1,), _MOST),
        ((4,), (1,), _MOST - 4),
        ((4,), (_LEAST,), 0),
        ((2**40, 2**40), (0, 0), 0),
        ((2**32, 2**32), None, 0),
        ((2**62, 4), (1, 0), 0),
        ((2**60,), None, 0),
    ],
)
def test_a_buffer_larger_than_any_memory_ends_the_run(
    sizes: tuple[int, ...], strides: tuple[int, ...] | None, offset: int
) -> None:
    run = ignoring(len(sizes)).run([BufferInput(sizes, strides, offset)], Domain.FINGERPRINT)
    assert run.stop is not None and run.stop.kind is StopKind.LIMIT_MEMORY


@pytest.mark.parametrize(
    ("sizes", "strides", "offset"),
    [
        ((5,), None, 0),
        ((5,), None, 3),
        ((5,), (2,), 1),
        ((5,), (-1,), 4),
        ((5,), (-3,), 12),
        ((5,), (-1,), 6),
        ((0,), None, 7),
        ((0,), (-1,), 0),
        ((1,), (-1,), 0),
    ],
)
def test_all_elements_of_a_buffer_are_in_its_storage(
    sizes: tuple[int], strides: tuple[int, ...] | None, offset: int
) -> None:
    dynamic = ", strides [?], offset ?"
    inputs: list[Input] = [BufferInput(sizes, strides, offset), SizeInput(sizes[0]), DataInput()]
    run = program(strides=dynamic).run(inputs, Domain.CONCRETE)
    assert run.stop is None, run.stop
    assert len(set(run.output_bits(("argument", 0)))) == min(sizes[0], 1)
    inputs[1] = SizeInput(sizes[0] + 1)
    run = program(strides=dynamic).run(inputs, Domain.CONCRETE)
    assert run.stop is not None and run.stop.kind is StopKind.UNDEFINED


@pytest.mark.parametrize("sizes", [(), (4, 4), (3,), (None, 4)])
def test_a_buffer_has_the_dimensions_of_its_parameter(sizes: tuple[int | None, ...]) -> None:
    with pytest.raises(ValueError, match="%a is a view of sizes"):
        program("4").run([BufferInput(sizes), SizeInput(4), DataInput()], Domain.EXTENT)


def test_each_parameter_has_an_input_of_its_class() -> None:
    size, data = _native.Input.size(1), _native.Input.data("f32")
    buffer = _native.Input.buffer("f32", [1], [], 0, False)
    native([size, data, buffer], [(0, 0), (0, 1), (0, 2)])
    for wrong in ([], [size], [size, data, buffer, size], [data, data, buffer], [size, buffer, data]):
        with pytest.raises(ValueError, match="input"):
            native(wrong, [(0, 0), (0, 1), (0, 2)])
    with pytest.raises(ValueError, match="class"):
        native([size], [(0, 7)])
    with pytest.raises(ValueError, match="entry"):
        _native.Execution(_native.Program(), [], _native.RunOptions())


@pytest.mark.parametrize("given", [Range(3, 0, 1), Range(2**31, 0, 1), Range(0, 1, 0), Range(1, 1, 0)])
def test_a_range_is_one_of_a_parameter_and_not_empty(given: Range) -> None:
    with pytest.raises(ValueError, match="range"):
        program().run([BufferInput((4,)), SizeInput(4), DataInput()], Domain.FINGERPRINT, ranges=[given])


def test_a_range_is_one_of_integers() -> None:
    inputs = [BufferInput((4,)), SizeInput(4), DataInput()]
    assert program().run(inputs, Domain.FINGERPRINT, ranges=[Range(index, 0, 1) for index in range(3)]).stop is None
    with pytest.raises(ValueError, match="no integers"):
        ignoring(1).run([BufferInput((4,))], Domain.FINGERPRINT, ranges=[Range(0, 0, 1)])
