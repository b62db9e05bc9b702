"""What kernels of CUDA Tile IR compute, against numpy and exact rational numbers."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from frontends.tileir.source import load
from interp.machine import BufferInput, Domain, Sample, SizeInput, assemble
from tests.frontends.narrow_floats import from_narrow

Bits = NDArray[np.generic]


def _elements(name: str, type: str, count: int) -> list[str]:
    """A tile of pointers to so many elements behind an argument."""
    pointer = f"ptr<{type}>"
    tile = f"tile<{count}x{pointer}>"
    return [
        f"%{name}_i = iota : tile<{count}xi32>",
        f"%{name}_1 = reshape %{name} : tile<{pointer}> -> tile<1x{pointer}>",
        f"%{name}_n = broadcast %{name}_1 : tile<1x{pointer}> -> {tile}",
        f"%{name}_p = offset %{name}_n, %{name}_i : {tile}, tile<{count}xi32> -> {tile}",
    ]


def _kernel(inputs: dict[str, tuple[str, int]], body: Sequence[str], result: tuple[str, int]) -> str:
    """Reads a tile of each input, of one dimension, and writes `%r`."""
    arguments = [*inputs.items(), ("out", result)]
    lines = ["%t = make_token : token"]
    for name, (type, count) in arguments:
        lines += _elements(name, type, count)
    for name, (type, count) in inputs.items():
        types = f"tile<{count}xptr<{type}>> -> tile<{count}x{type}>, token"
        lines.append(f"%{name}_v, %{name}_t = load_ptr_tko weak %{name}_p token=%t : {types}")
    type, count = result
    stored = f"tile<{count}xptr<{type}>>, tile<{count}x{type}> -> token"
    lines += [*body, f"%s = store_ptr_tko weak %out_p, %r token=%t : {stored}", "return"]
    head = ", ".join(f"%{name}: tile<ptr<{type}>>" for name, (type, _) in arguments)
    return f"entry @k({head}) {{\n" + "\n".join(f"  {each}" for each in lines) + "\n}\n"


def _run(path: Path, text: str, given: Sequence[Bits], count: int) -> list[int]:
    """The patterns that one block writes behind its last argument."""
    path.write_text(text)
    module = load(path).lower("k")
    inputs = [BufferInput((each.size,)) for each in given] + [BufferInput((count,))]
    overrides = {
        (number, at): int(pattern) for number, each in enumerate(given) for at, pattern in enumerate(each.reshape(-1))
    }
    sizes = [SizeInput(1)] * 3
    execution = assemble(module, "k").run([*inputs, *sizes], Domain.CONCRETE, sample=Sample(overrides=overrides))
    assert execution.stop is None
    found = [-1 if each is None else each for each in execution.output_bits(("argument", len(given)))]
    assert -1 not in found
    return found


@pytest.mark.parametrize(("type", "kind"), [("f16", "u2"), ("i32", "u4"), ("f64", "u8")])
def test_a_tile_and_its_bytes_are_what_memory_has(type: str, kind: str, tmp_path: Path) -> None:
    """But for NaNs, of which no more is known than that they are none."""
    numbers = np.random.default_rng(1).integers(0, 1 << 16, 8).astype(kind) * np.array(257).astype(kind)
    numbers &= np.array(0x7BFF if type == "f16" else -1).astype(kind)
    size = numbers.itemsize
    types = f"tile<8x{type}> -> tile<{8 * size}xi8>"
    text = _kernel({"a": (type, 8)}, [f"%r = pack %a_v : {types}"], ("i8", 8 * size))
    assert _run(tmp_path / "k.tileir", text, [numbers], 8 * size) == numbers.view("u1").tolist()
    back = " -> ".join(types.split(" -> ")[::-1])
    text = _kernel({"a": ("i8", 8 * size)}, [f"%r = unpack %a_v : {back}"], (type, 8))
    assert _run(tmp_path / "k.tileir", text, [numbers.view("u1")], 8) == numbers.tolist()


@pytest.mark.parametrize(("left", "right"), [("u1", "u1"), ("i1", "u1"), ("u1", "i1"), ("i1", "i1")])
def test_products_of_integers_have_signs_or_none(left: str, right: str, tmp_path: Path) -> None:
    generator = np.random.default_rng(2)
    a, b = (generator.integers(0, 256, shape).astype("u1") for shape in ((4, 8), (8, 2)))
    signs = " ".join("unsigned" if each == "u1" else "signed" for each in (left, right))
    body = [
        "%x = reshape %a_v : tile<32xi8> -> tile<4x8xi8>",
        "%y = reshape %b_v : tile<16xi8> -> tile<8x2xi8>",
        "%z = constant <i32: 7> : tile<4x2xi32>",
        f"%m = mmai %x, %y, %z {signs} : tile<4x8xi8>, tile<8x2xi8>, tile<4x2xi32>",
        "%r = reshape %m : tile<4x2xi32> -> tile<8xi32>",
    ]
    text = _kernel({"a": ("i8", 32), "b": ("i8", 16)}, body, ("i32", 8))
    expected = a.view(left).astype("i4") @ b.view(right).astype("i4") + 7
    assert _run(tmp_path / "k.tileir", text, [a, b], 8) == expected.astype("i4").view("u4").reshape(-1).tolist()


@pytest.mark.parametrize("factor", ["f8E4M3FN", "f8E5M2", "f4E2M1FN"])
def test_factors_are_scaled_first(factor: str, tmp_path: Path) -> None:
    """All numbers are such that f32 holds each product and sum."""
    generator = np.random.default_rng(3)
    largest = {"f8E4M3FN": 0x50, "f8E5M2": 0x48, "f4E2M1FN": 0x7}[factor]
    sign = 0x8 if factor == "f4E2M1FN" else 0x80
    least = {"f8E4M3FN": 0x28, "f8E5M2": 0x34, "f4E2M1FN": 0x0}[factor]
    a, b = (
        (generator.integers(least, largest + 1, shape) | sign * generator.integers(0, 2, shape)).astype("u1")
        for shape in ((2, 8), (8, 2))
    )
    p, q = (generator.integers(125, 130, shape).astype("u1") for shape in ((2, 2), (2, 2)))
    body = [
        f"%x = reshape %a_v : tile<16x{factor}> -> tile<2x8x{factor}>",
        f"%y = reshape %b_v : tile<16x{factor}> -> tile<8x2x{factor}>",
        "%u = reshape %p_v : tile<4xf8E8M0FNU> -> tile<2x2xf8E8M0FNU>",
        "%w = reshape %q_v : tile<4xf8E8M0FNU> -> tile<2x2xf8E8M0FNU>",
        "%z = constant <f32: 0.5> : tile<2x2xf32>",
        f"%m = mmaf_scaled %x, %y, %z, %u, %w : tile<2x8x{factor}>, tile<8x2x{factor}>, tile<2x2xf32>, "
        "tile<2x2xf8E8M0FNU>, tile<2x2xf8E8M0FNU>",
        "%r = reshape %m : tile<2x2xf32> -> tile<4xf32>",
    ]
    inputs = {"a": (factor, 16), "b": (factor, 16), "p": ("f8E8M0FNU", 4), "q": ("f8E8M0FNU", 4)}
    left = from_narrow(a, factor).astype("f8") * np.repeat(np.ldexp(1.0, p.astype(int) - 127), 4, axis=1)
    right = from_narrow(b, factor).astype("f8") * np.repeat(np.ldexp(1.0, q.astype(int) - 127), 4, axis=0)
    expected = left @ right + 0.5
    assert (expected.astype("f4") == expected).all()
    found = _run(tmp_path / "k.tileir", _kernel(inputs, body, ("f32", 4)), [a, b, p, q], 4)
    np.testing.assert_array_equal(np.array(found, "u4").view("f4"), expected.reshape(-1))


@pytest.mark.parametrize("mode", ["zero", "negative_inf", "positive_inf"])
def test_a_sum_of_a_product_is_rounded_once(mode: str, tmp_path: Path) -> None:
    generator = np.random.default_rng(4)
    count = 64
    a, b, c = (
        (generator.standard_normal(count) * np.exp2(generator.integers(-30, 30, count))).astype("f4") for _ in range(3)
    )
    c[: count // 2] = (-a[: count // 2].astype("f8") * b[: count // 2]).astype(
        "f4"
    )  # which leave little of the product
    a[:4], b[:4] = np.float32(1e-30), np.float32(3e-12)  # less than normal
    c[:4] = 0
    types = f"tile<{count}xf32>"
    body = [f"%r = fma %a_v, %b_v, %c_v rounding<{mode}> : {types}"]
    text = _kernel(dict.fromkeys("abc", ("f32", count)), body, ("f32", count))
    bits = [each.view("u4") for each in (a, b, c)]
    found = np.array(_run(tmp_path / "k.tileir", text, bits, count), "u4").view("f4")
    for at, each in enumerate(found):
        exact = Fraction(float(a[at])) * Fraction(float(b[at])) + Fraction(float(c[at]))
        number = Fraction(float(each))
        up, down = (Fraction(float(np.nextafter(each, np.float32(side)))) for side in (np.inf, -np.inf))
        downward = mode == "negative_inf" or (mode == "zero" and exact > 0)
        assert (number <= exact < up) if downward else (down < exact <= number)
