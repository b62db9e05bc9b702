"""The labels of devices that aircc made, by a second interpreter: right ones compute what numpy does under every order
that was drawn, and wrong ones do not under one of them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from corpora.npu.produce_stages import ROOT
from equiv.corpus.manifests import CorpusPair, read_manifest
from tests.corpora.aie_simulator import Undefined, run
from tests.simulation.labels import disagreement, outcome

_INTEGERS, _FLOATS = np.int64, np.float32


def _added(a: np.ndarray, b: np.ndarray, c: np.ndarray, calls: int) -> list[np.ndarray]:
    return [a, b, a + b]


def _summed(a: np.ndarray, s: np.ndarray, calls: int) -> list[np.ndarray]:
    return [a, a.sum(axis=1)]


def _convolved(x: np.ndarray, w: np.ndarray, y: np.ndarray, calls: int) -> list[np.ndarray]:
    return [x, w, np.einsum("nhwc,xycf->nhwf", x, w)]


def _scaled(x: np.ndarray, y: np.ndarray, calls: int) -> list[np.ndarray]:
    return [x, 3 * x * calls + y]


def _applied(a: np.ndarray, x: np.ndarray, y: np.ndarray, calls: int) -> list[np.ndarray]:
    return [a, x, a @ x]


def _multiplied(a: np.ndarray, b: np.ndarray, c: np.ndarray, calls: int) -> list[np.ndarray]:
    return [a, b, a @ b]


def _softmax(a: np.ndarray, o: np.ndarray, calls: int) -> list[np.ndarray]:
    powers = np.exp(a - a.max(1, keepdims=True))
    return [a, powers / powers.sum(1, keepdims=True)]


KERNELS: dict[str, tuple[Callable[..., list[np.ndarray]], list[tuple[int, ...]], type]] = {
    "eltadd": (_added, [(256,)] * 3, _FLOATS),
    "rowsum": (_summed, [(8, 16), (8,)], _INTEGERS),
    "conv1x1": (_convolved, [(1, 4, 4, 8), (1, 1, 8, 4), (1, 4, 4, 4)], _INTEGERS),
    "axpy": (_scaled, [(64,), (64,)], _INTEGERS),
    "gemv": (_applied, [(16, 32), (32,), (16,)], _FLOATS),
    "matmul": (_multiplied, [(16, 16)] * 3, _INTEGERS),
    "matmul-bf16": (_multiplied, [(16, 16)] * 3, _FLOATS),
    "softmax": (_softmax, [(8, 16)] * 2, _FLOATS),
}
_LAST = "-airrt-to-npu.mlir"
_SCHEDULES = 12


def _pairs() -> list[CorpusPair]:
    """Devices of aircc with a host that starts tasks: the last stage of air-opt, and edits of it."""
    found = []
    for kernel in KERNELS:
        stage = next((ROOT / f"aircc-{kernel}").glob(f"[0-9]*{_LAST}"), None)
        number = stage.name[:2] if stage is not None else "25"
        for pair in read_manifest(ROOT / f"aircc-{kernel}" / "manifest.toml"):
            if pair.target.name.endswith(_LAST) or pair.name.startswith(f"wrong-{number}-"):
                found.append(pair)
    return found


def _earlier_and_last() -> list[CorpusPair]:
    """Stages whose host is a function beside the device, and the last ones, where it writes registers."""
    found = []
    for kernel in KERNELS:
        for pair in read_manifest(ROOT / f"aircc-{kernel}" / "manifest.toml"):
            text = pair.target.read_text()
            is_earlier = "aie.device" in text and "runtime_sequence" not in text
            if pair.expected != "unknown" and (is_earlier or pair.name == "end"):
                found.append(pair)
    return found


PAIRS = _pairs()
OTHERS = _earlier_and_last()
# What aie-opt makes of them, down to the registers of the host.
LOWERED = [
    pair
    for kernel in ("eltadd", "rowsum")
    for pair in read_manifest(ROOT / f"aieopt-{kernel}" / "manifest.toml")
    if pair.expected != "unknown"
]
# Arrays by hand, and one that aircc makes of a herd that works in place.
BY_HAND: dict[str, tuple[Callable[..., list[np.ndarray]], list[tuple[int, ...]]]] = {
    "aie-add": (lambda a, b, c: [a, b, a + b], [(64,)] * 3),
    "aie-cascade": (lambda a, b: [a, a.sum(axis=0)], [(4, 16), (16,)]),
    "aie-matmul": (lambda a, b, c: [a, b, a @ b], [(16, 16)] * 3),
    "aie-packets": (lambda a, b: [a, np.stack([a[0] + 2, a[1] * 2])], [(2, 16)] * 2),
    "aie-transpose": (lambda a, b: [a, a.T], [(8, 4), (4, 8)]),
    "air-stages": (lambda a, b, s: [a, a + s, s], [(16, 16), (16, 16), ()]),
    "aircc-faults": (lambda y, z: [y, y + 1], [(16,), (16,)]),
}
ARRAYS = [
    pair
    for family in BY_HAND
    for pair in read_manifest(ROOT / family / "manifest.toml")
    if pair.expected != "unknown" and "aie.device" in pair.target.read_text()
]
IN_PLACE = ROOT / "aircc-faults" / "inplace-input.mlir"


HERDS = [
    pair
    for family in BY_HAND
    for pair in read_manifest(ROOT / family / "manifest.toml")
    if pair.target.name == "air.mlir"
]


@pytest.mark.parametrize("pair", HERDS, ids=lambda pair: f"{pair.family}/{pair.name}")
def test_herds_beside_arrays_by_hand_agree(pair: CorpusPair) -> None:
    assert disagreement(pair, range(3), range(40)) is None


def _agrees(pair: CorpusPair, seed: int) -> bool:
    kernel = pair.family.partition("-")[2]
    wanted, shapes, element = KERNELS[kernel]
    chance = np.random.default_rng(seed)
    arguments = [chance.integers(-99, 99, shape).astype(element) for shape in shapes]
    # Cores that come to their end do not begin again; what the next call writes hides what this one has not waited for.
    calls = 1 if pair.name.startswith("noloop") else 1 + seed % 2
    expected = wanted(*arguments, calls=calls)
    try:
        found = run(Path(pair.target), kernel.replace("-", "_"), arguments, seed, calls)
    except Undefined:
        return False
    near = 1e-5 if kernel == "softmax" else 0.0
    return all(
        np.allclose(each.astype(np.float64), right, rtol=near, atol=0)
        for each, right in zip(found, expected, strict=True)
    )


@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: f"{pair.family}/{pair.name}")
def test_a_second_interpreter_agrees(pair: CorpusPair) -> None:
    if pair.expected == "unknown":
        pytest.skip("open by name")
    agrees = all(_agrees(pair, seed) for seed in range(_SCHEDULES))
    assert agrees == (pair.expected == "equivalent")


@pytest.mark.parametrize("pair", LOWERED, ids=lambda pair: f"{pair.family}/{pair.name}")
def test_it_agrees_down_to_registers(pair: CorpusPair) -> None:
    agrees = all(_agrees(pair, seed) for seed in range(_SCHEDULES if pair.expected == "different" else 4))
    assert agrees == (pair.expected == "equivalent")


@pytest.mark.parametrize("pair", OTHERS, ids=lambda pair: f"{pair.family}/{pair.name}")
def test_it_agrees_before_and_after(pair: CorpusPair) -> None:
    agrees = all(_agrees(pair, seed) for seed in range(4))
    assert agrees == (pair.expected == "equivalent")


@pytest.mark.parametrize("pair", ARRAYS, ids=lambda pair: f"{pair.family}/{pair.name}")
def test_it_agrees_of_arrays_by_hand(pair: CorpusPair) -> None:
    """Each call has numbers of its own, so that what is left of one shows in the next."""
    wanted, shapes = BY_HAND[pair.family]

    def agrees(seed: int) -> bool:
        chance = np.random.default_rng(seed)
        *before, last = ([np.asarray(chance.integers(-99, 99, shape)) for shape in shapes] for _ in range(1 + seed % 3))
        try:
            found = run(Path(pair.target), "", last, seed, 1, before)
        except Undefined:
            return False
        return all(each.tolist() == right.tolist() for each, right in zip(found, wanted(*last), strict=True))

    assert all(agrees(seed) for seed in range(_SCHEDULES)) == (pair.expected == "equivalent")


def test_the_herd_that_works_in_place_adds_one_in_any_order() -> None:
    for seed in range(_SCHEDULES):
        found = outcome(IN_PLACE, "inplace", seed, ())
        assert not isinstance(found, str), found
        y, z = found
        assert z == [each + 1 if each < 2**31 - 1 else -(2**31) for each in y]
