"""What TVM scheduled: the programs compute what numpy computes, and the last stages and the wrong variants mean what is
expected of them.

`equiv corpus run` checks every stage."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from numpy.typing import NDArray

from equiv.corpus.manifests import CorpusPair, read_manifest
from equiv.request.sources import load
from interp import ir
from interp.machine import BufferInput, Domain, Sample, assemble
from tests import ROOT as PROJECT
from tests.corpora.verdicts import require_expected

ROOT = PROJECT / "corpora" / "gpu"
FAMILIES = ("gptq-tvm", "gptq-mlc", "layout-tvm")
PAIRS = [pair for family in FAMILIES for pair in read_manifest(ROOT / family / "manifest.toml")]
PROGRAMS = sorted({(pair.family, pair.name.partition(".")[0]) for pair in PAIRS})
Array = NDArray[np.generic]


def _rows(packed: Array, bits: int) -> Array:
    """What is packed in words, `bits` each, row by row."""
    count = 32 // bits if packed.dtype == np.int32 else 8 // bits
    shifts = (np.arange(16) % count * bits)[:, None]
    return np.asarray((packed.astype(np.int64)[np.arange(16) // count] >> shifts) & ((1 << bits) - 1))


def _with_zeros(a: Array, packed: Array, zeros: Array, scale: Array) -> Array:
    shifts = (np.arange(16) % 8 * 4)[None, :]
    zero = (zeros.astype(np.int64)[:, np.arange(16) // 8] >> shifts) & 15
    group = np.arange(16) // 8
    return np.asarray(a @ ((_rows(packed, 4) - zero[group]) * scale[group]))


REFERENCES: dict[str, Callable[..., Array]] = {
    "four-bits": lambda a, p, s: a @ ((_rows(p, 4) - 8) * s[np.arange(16) // 8]),
    "zeros": _with_zeros,
    "two-bits": lambda a, p: a @ _rows(p, 2),
    "tiles": lambda a, b: a @ b,
    "columns": lambda a, b: a @ b,
}


def _of(family: str, program: str) -> list[CorpusPair]:
    return [pair for pair in PAIRS if pair.family == family and pair.name.partition(".")[0] == program]


@pytest.mark.parametrize(("family", "program"), [each for each in PROGRAMS if each[0] != "gptq-mlc"])
def test_programs_compute_what_numpy_computes(family: str, program: str) -> None:
    source = _of(family, program)[0].source
    module = load(source).lower("main")
    random = np.random.default_rng(11)
    arrays: list[Array] = []
    for parameter in module.functions["main"].parameters:
        assert isinstance(parameter.type, ir.View)
        shape, element = [size or 0 for size in parameter.type.shape], parameter.type.element.name
        if element == "f32":
            arrays.append(random.normal(size=shape).astype(np.float32))
        else:
            kind = np.dtype(f"i{int(element[1:]) // 8}")
            arrays.append(random.integers(np.iinfo(kind).min, np.iinfo(kind).max, shape, kind))
    bits = {
        (at, index): int(each)
        for at, array in enumerate(arrays)
        for index, each in enumerate(array.reshape(-1).view(f"u{array.itemsize}"))
    }
    sizes = [BufferInput(array.shape) for array in arrays]
    execution = assemble(module, "main").run(sizes, Domain.CONCRETE, sample=Sample(overrides=bits))
    assert execution.stop is None
    found = [0 if each is None else each for each in execution.output_bits(("argument", len(arrays) - 1))]
    name = next(name for name in REFERENCES if program.startswith(name))
    expected = REFERENCES[name](*arrays[:-1])
    np.testing.assert_allclose(np.array(found, "u4").view("f4").reshape(expected.shape), expected, rtol=1e-4, atol=1e-4)


@pytest.mark.parametrize(("family", "program"), PROGRAMS)
def test_stages_mean_what_is_expected_of_them(family: str, program: str) -> None:
    pairs = [pair for pair in _of(family, program) if not pair.name.endswith(".step")]
    assert {pair.expected for pair in pairs} == {"equivalent", "different"}
    stages = [pair for pair in pairs if ".wrong-" not in pair.name]
    for pair in (*stages[-2:], *(pair for pair in pairs if ".wrong-" in pair.name)):
        require_expected(pair)
