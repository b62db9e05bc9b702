"""Labels of kernels in CUDA Tile IR, held against an emulation of both sides on the same numbers."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest

from equiv.corpus.manifests import CorpusPair, read_corpus
from tests import ROOT
from tests.corpora import tile_emulator
from tests.corpora.pointer_tiles import Pointer, Tiles
from tests.corpora.tile_emulator import Fault
from tests.corpora.tileir_emulator import Array, Grid, parse, to_type

FOLDER = ROOT / "corpora" / "gpu"
PAIRS = read_corpus(FOLDER / "tile")
WITH_TRITON = read_corpus(FOLDER / "tile-triton")
_SEEDS = range(6)
_TOLERANCES = {"f32": 1e-4, "f16": 2e-2, "bf16": 2e-2, "f8E4M3FN": 0.13}


def _drawn(element: str, count: int, draw: np.random.Generator) -> Any:
    """Numbers of a type; integers may be indices and counts, of either sign."""
    if element.startswith("i"):
        return to_type(draw.integers(-128 if element == "i8" else -3, 127 if element == "i8" else 12, count), element)
    return to_type(draw.normal(size=count), element)


def _arguments(pair: CorpusPair, sizes: Mapping[str, int], draw: np.random.Generator) -> list[Any]:
    """Those of the kernel in Tile IR: each array is followed by its sizes, and these by their strides."""
    kernel = parse(pair.target.read_text(encoding="utf-8"))
    scalars = [size for name, size in sizes.items() if not name.startswith("grid") and "." not in name]
    elements = [
        type_.removeprefix("ptr<").removesuffix(">") if "ptr" in type_ else "" for _, type_ in kernel.parameters
    ]
    arguments: list[Any] = []
    for position, element in enumerate(elements):
        if not element:
            arguments.append(scalars.pop(0))
            continue
        following = elements[position + 1 :]
        rank = (following.index(next(filter(None, following))) if any(following) else len(following)) // 2
        arguments.append(Array(_drawn(element, int(np.prod(scalars[:rank])), draw), element))
    assert not scalars
    return arguments


def _run(pair: CorpusPair, side: str, sizes: Mapping[str, int], seed: int) -> list[Array]:
    """The arrays after a run of one program. Raises `Fault`."""
    path = pair.source if side == "source" else pair.target
    arguments = _arguments(pair, sizes, np.random.default_rng(seed))
    grid = tuple(sizes[f"grid_{axis}"] for axis in "xyz")
    with np.errstate(all="ignore"):
        if path.suffix == ".tileir":
            Grid(parse(path.read_text(encoding="utf-8")), grid, np.random.default_rng(seed + 1)).run(arguments)
        else:
            _run_triton(path.read_text(encoding="utf-8"), arguments, grid, seed)
    return [each for each in arguments if isinstance(each, Array)]


def _run_triton(text: str, arguments: list[Any], grid: tuple[int, ...], seed: int) -> None:
    functions = tile_emulator.parse(text)
    draw = random.Random(seed)
    ids = list(np.ndindex(*grid))
    draw.shuffle(ids)
    handed = [Pointer(each.flat) if isinstance(each, Array) else each for each in arguments]
    for each in ids:
        Tiles(functions, each, draw, 1).run(functions[0].name, handed)


def _found(pair: CorpusPair) -> str:
    """What runs say of a pair, at all of its sizes."""
    for at in range(max(map(len, pair.sizes.values()))):
        sizes = {name: each[at] for name, each in pair.sizes.items()}
        for seed in _SEEDS:
            before = _run(pair, "source", sizes, seed)
            try:
                after = _run(pair, "target", sizes, seed)
            except Fault:
                return "different"
            for left, right in zip(before, after, strict=True):
                limit = 0.0 if pair.level == "bitwise" else _TOLERANCES.get(left.element, 0.0)
                if not np.allclose(left.flat, right.flat, rtol=limit, atol=limit, equal_nan=True):
                    return "different"
    return "equivalent"


@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: pair.full_name)
def test_labels_are_those_of_the_emulation(pair: CorpusPair) -> None:
    assert _found(pair) == pair.expected


@pytest.mark.parametrize("pair", WITH_TRITON, ids=lambda pair: pair.full_name)
def test_labels_with_triton_are_those_of_the_emulations(pair: CorpusPair) -> None:
    assert _found(pair) == pair.expected
