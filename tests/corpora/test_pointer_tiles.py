"""Labels of Triton's stages on tiles of pointers, held against an emulation and what each kernel is to compute."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import pytest

from equiv.corpus.manifests import CorpusPair, read_corpus
from tests import ROOT
from tests.corpora.native_form import native_form
from tests.corpora.pointer_tiles import Pointer, Tiles
from tests.corpora.tile_emulator import Fault, parse
from tests.oracle import Arrays, run

Sizes = dict[str, int]
Case = tuple[list[Any], Callable[[], Any]]
FOLDER = ROOT / "corpora" / "gpu" / "triton"
_SEEDS = range(6)


def _half(draw: np.random.Generator, *shape: int) -> Any:
    return draw.integers(-4, 5, shape).astype(np.float16)


def _single(draw: np.random.Generator, *shape: int) -> Any:
    return draw.normal(size=shape).astype(np.float32)


def _unset(*shape: int, kind: Any = np.float32) -> Any:
    return np.full(shape, np.nan, kind)


def _add(sizes: Sizes, draw: np.random.Generator) -> Case:
    x, y, o = _single(draw, sizes["n"]), _single(draw, sizes["n"]), _unset(sizes["n"])
    return [x, y, o, sizes["n"]], lambda: x + y


def _softmax(sizes: Sizes, draw: np.random.Generator) -> Case:
    n, stride, rows = sizes["n"], sizes["stride"], sizes["grid_x"]
    x, o = _single(draw, rows, stride), _unset(rows, stride)

    def expected() -> Any:
        found, e = o * np.nan, np.exp(x[:, :n].astype(np.float64))
        found[:, :n] = e / e.sum(1, keepdims=True)
        return found

    return [x, o, n, stride], expected


def _layer_norm(sizes: Sizes, draw: np.random.Generator) -> Case:
    n, stride, rows = sizes["n"], sizes["stride"], sizes["grid_x"]
    x, weight, bias, o = _single(draw, rows, stride), _single(draw, n), _single(draw, n), _unset(rows, stride)

    def expected() -> Any:
        found, part = o * np.nan, x[:, :n].astype(np.float64)
        centred = part - part.mean(1, keepdims=True)
        found[:, :n] = centred / np.sqrt((centred**2).mean(1, keepdims=True) + 0.5) * weight + bias
        return found

    return [x, weight, bias, o, n, stride, np.float32(0.5)], expected


def _matmul(sizes: Sizes, draw: np.random.Generator) -> Case:
    m, n, k = (sizes[each] for each in "MNK")
    a, b, c = _half(draw, m, sizes["sa"]), _half(draw, k, sizes["sb"]), _unset(m, sizes["sc"], kind=np.float16)

    def expected() -> Any:
        found = c * np.nan
        found[:, :n] = a[:, :k].astype(np.float32) @ b[:, :n].astype(np.float32)
        return found

    return [a, b, c, m, n, k, sizes["sa"], sizes["sb"], sizes["sc"]], expected


def _dequantizing(sizes: Sizes, draw: np.random.Generator) -> Case:
    m, n, k = (sizes[each] for each in "MNK")
    a, c = _half(draw, m, sizes["sa"]), _unset(m, sizes["sc"], kind=np.float16)
    numbers = draw.integers(0, 16, (k // 8, 8, sizes["sb"]))
    packed = np.zeros((k // 8, sizes["sb"]), np.uint32)
    for at in range(8):
        packed |= numbers[:, at].astype(np.uint32) << np.uint32(4 * at)
    scale = draw.integers(1, 4, n).astype(np.float32) / 4

    def expected() -> Any:
        found = c * np.nan
        weights = (numbers.reshape(k, -1) - 8)[:, :n].astype(np.float32)
        found[:, :n] = a[:, :k].astype(np.float32) @ weights * scale
        return found

    return [a, packed.view(np.int32), scale, c, m, n, k, sizes["sa"], sizes["sb"], sizes["sc"]], expected


def _attention(sizes: Sizes, draw: np.random.Generator) -> Case:
    length = sizes["length"]
    q, k, v = (_single(draw, length, 16).astype(np.float16) for _ in range(3))
    o = _unset(length, 16, kind=np.float16)

    def expected() -> Any:
        left, right, values = (each.astype(np.float64) for each in (q, k, v))
        weights = np.exp(left @ right.T * 0.25)
        return weights / weights.sum(1, keepdims=True) @ values

    return [q, k, v, o, length, np.float32(0.25)], expected


def _transpose(sizes: Sizes, draw: np.random.Generator) -> Case:
    x, o = _single(draw, sizes["M"], sizes["N"]), _unset(sizes["N"], sizes["M"])
    return [x, o, sizes["M"], sizes["N"]], lambda: x.T


def _index_select(sizes: Sizes, draw: np.random.Generator) -> Case:
    n, width = sizes["n"], sizes["width"]
    rows = sizes["x.0"] // width
    x, index = _single(draw, rows, width), draw.integers(0, rows, sizes["index.0"]).astype(np.int32)
    o = _unset(sizes["o.0"])

    def expected() -> Any:
        found = o * np.nan
        found[: n * width] = (x[index[:n]] * 2).reshape(-1)
        return found

    return [x, index, o, n, width], expected


def _cumulative_sum(sizes: Sizes, draw: np.random.Generator) -> Case:
    n, rows = sizes["n"], sizes["grid_x"]
    x, o = draw.integers(-9, 9, (rows, n)).astype(np.int32), np.full((rows, n), -99, np.int32)
    return [x, o, n], lambda: x.cumsum(1)


def _histogram(sizes: Sizes, draw: np.random.Generator) -> Case:
    n, bins = sizes["n"], sizes["bins"]
    x, o = draw.integers(-2, bins + 2, n).astype(np.int32), draw.integers(0, 9, bins).astype(np.int32)
    before = o.copy()
    return [x, o, n, bins], lambda: before + np.array([(x == at).sum() for at in range(bins)])


def _column_sums(sizes: Sizes, draw: np.random.Generator) -> Case:
    n, width = sizes["n"], sizes["width"]
    x, o = _half(draw, n, width).astype(np.float32), _half(draw, width).astype(np.float32)
    before = o.copy()
    return [x, o, n, width], lambda: before + x.sum(0)


CASES: dict[str, Callable[[Sizes, np.random.Generator], Case]] = {
    "add": _add,
    "attention": _attention,
    "column_sums": _column_sums,
    "cumulative_sum": _cumulative_sum,
    "dequantizing_matmul": _dequantizing,
    "histogram": _histogram,
    "index_select": _index_select,
    "layer_norm": _layer_norm,
    "matmul": _matmul,
    "softmax": _softmax,
    "transpose": _transpose,
}
_OUTPUTS = {"histogram": 1, "column_sums": 1, "index_select": 2, "softmax": 1, "cumulative_sum": 1, "transpose": 1}
_OUTPUTS |= {"add": 2, "attention": 3, "dequantizing_matmul": 3, "layer_norm": 3, "matmul": 2}


@cache
def _fault(path: str, family: str, sizes: tuple[tuple[str, int], ...]) -> str | None:
    """What is wrong with a program in one of the orders; None where it computes what it is to in all."""
    with open(path, encoding="utf-8") as file:
        functions = parse(file.read())
    given = dict(sizes)
    for seed in _SEEDS:
        arguments, expected = CASES[family](given, np.random.default_rng(seed))
        draw = random.Random(seed)
        ids = list(np.ndindex(*(given[f"grid_{axis}"] for axis in "xyz")))
        draw.shuffle(ids)
        handed = [Pointer(each.reshape(-1)) if isinstance(each, np.ndarray) else each for each in arguments]
        try:
            with np.errstate(all="ignore"):
                for each in ids:
                    Tiles(functions, each, draw, (0, 1, 0.3)[seed % 3]).run(functions[0].name, handed)
        except Fault as fault:
            return str(fault)
        wanted = expected()
        found = arguments[_OUTPUTS[family]].reshape(np.shape(wanted))
        if not np.allclose(found, wanted, rtol=2e-2, atol=2e-2, equal_nan=True):
            return "other numbers"
    return None


def _agrees(pair: CorpusPair) -> bool:
    family = pair.source.parent.name if pair.source.parent.name in CASES else pair.target.parent.name
    count = max(map(len, pair.sizes.values()))
    sizes = [{name: each[at] for name, each in pair.sizes.items()} for at in range(count)]
    # References are loops that compute what the emulation compares with.
    sides = [each for each in (pair.source, pair.target) if "references" not in str(each)]
    *before, last = ([_fault(str(each), family, tuple(some.items())) for some in sizes] for each in sides)
    return not any(any(each) for each in before) and any(last) == (pair.expected == "different")


@pytest.mark.parametrize("family", CASES)
def test_labels_are_those_of_the_emulation(family: str) -> None:
    pairs = read_corpus(FOLDER / family)
    assert len(pairs) > 20
    assert [each.name for each in pairs if not _agrees(each)] == []


LINALG = read_corpus(FOLDER.parents[1] / "npu" / "triton-linalg")


@pytest.mark.parametrize("pair", LINALG, ids=lambda pair: pair.full_name)
def test_kernels_in_linalg_compute_natively_what_the_label_says(pair: CorpusPair) -> None:
    family, alike = pair.name.partition(".")[0], True
    for at in range(max(map(len, pair.sizes.values()))):
        sizes = {name: each[at] for name, each in pair.sizes.items()}
        assert _fault(str(pair.source), family, tuple(sizes.items())) is None
        arguments, expected = CASES[family](sizes, np.random.default_rng(_SEEDS[0]))
        given: dict[str, int] = {}
        for position, each in enumerate([*arguments, *(sizes[f"grid_{axis}"] for axis in "xyz")]):
            if isinstance(each, np.ndarray):
                given[f"arg{position}.0"] = each.size
            elif not isinstance(each, np.floating):
                given[f"arg{position}"] = int(each)
        # Marks are hints for layouts.
        text = re.sub(r'^ *"annotation\.mark".*\n', "", pair.target.read_text(), flags=re.MULTILINE)
        (outcome,) = run(native_form(text), pair.target_function, [(given, Arrays(tuple(arguments)))])
        assert outcome.status in ("finished", "undefined"), outcome.message
        wanted = expected()
        found = outcome.outputs[_OUTPUTS[family]].reshape(np.shape(wanted)) if outcome.outputs else np.nan
        alike = alike and np.allclose(found, wanted, rtol=2e-2, atol=2e-2, equal_nan=outcome.status == "finished")
    assert alike == (pair.expected == "equivalent")
