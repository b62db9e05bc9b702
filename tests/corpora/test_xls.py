"""The corpus of XLS: what it makes of programs computes what they compute, and wrong variants do not.

`equiv corpus run` checks the larger products and blocks, too."""

from __future__ import annotations

import random
import shutil

import pytest

from corpora.fpga.xls.execution import function_of, rows, run, simulate, typed
from equiv.corpus.manifests import CorpusPair, read_corpus
from frontends.xls.source import load
from frontends.xls.syntax import width_of
from interp.ir.floats import FloatFormat
from interp.machine import Cell, Domain, SizeInput, assemble
from tests import ROOT as PROJECT
from tests.corpora.verdicts import require_family

ROOT = PROJECT / "corpora" / "fpga" / "xls"
PAIRS = read_corpus(ROOT)
SLOW = {
    "xls-jpeg/main.optimized",
    "xls-jpeg/main.products",
    *(f"xls-shiftadd/{name}" for name in ("main.serial", "main.booth", "main.halves", "modes.fused")),
}
FAST = [pair for pair in PAIRS if pair.full_name not in SLOW]
CIRCUITS = [pair for pair in PAIRS if pair.target.suffix in (".sv", ".v") and pair.expected == "equivalent"]
INSIDE = [pair for pair in PAIRS if pair.target.suffix == ".xlsir" and pair.source.suffix == ".xlsir"]


@pytest.mark.parametrize("family", sorted({pair.family for pair in PAIRS}))
def test_every_verdict_is_the_expected_one(family: str) -> None:
    require_family(pair for pair in FAST if pair.family == family)


@pytest.mark.skipif(shutil.which("iverilog") is None, reason="iverilog is not installed")
@pytest.mark.parametrize("pair", CIRCUITS, ids=lambda pair: pair.full_name)
def test_circuits_compute_what_their_functions_compute_here(pair: CorpusPair) -> None:
    """What iverilog makes of a circuit or a pipeline, and what the machine makes of the IR."""
    name, _, form = pair.function.partition("@")
    latency = int(form.partition("+")[2] or 0)
    function = function_of(pair.source.read_text(), name)
    arguments = rows(function)[:60]
    entry = f"{name}@ports"
    program = assemble(load(pair.source).lower(entry), entry)
    widths = [width_of(parameter.type) for parameter in function.parameters]
    found = []
    for row in arguments:
        given = [
            SizeInput(bits - (1 << width) if bits >> (width - 1) else bits)
            for bits, width in zip(row, widths, strict=True)
        ]
        found.append(program.run(given, Domain.CONCRETE).value(Cell(("result", 0), ())).bits)
    module = pair.target_function.partition("@")[0]
    simulated = simulate(pair.target.read_text(), module, function, arguments, latency)
    assert simulated == [typed(function.type, bits) for bits in found[: len(arguments) - latency]]


@pytest.mark.parametrize("pair", INSIDE, ids=lambda pair: pair.full_name)
def test_functions_differ_where_xls_runs_them(pair: CorpusPair) -> None:
    pytest.importorskip("xls", reason="pip install -e '.[corpora-fpga]'")
    texts = pair.source.read_text(), pair.target.read_text()
    arguments = rows(function_of(texts[0], pair.function), seed=2)
    found = [
        run(text, name, arguments) for text, name in zip(texts, (pair.function, pair.target_function), strict=True)
    ]
    assert (found[0] == found[1]) == (pair.expected == "equivalent")


SHORT, MIDDLE, LONG = FloatFormat(5, 10), FloatFormat(8, 15), FloatFormat(8, 23)
_CHANCE = random.Random(1)
_OF_16 = [*range(1 << 11), *(sign << 15 | _CHANCE.getrandbits(15) for sign in (0, 1) for _ in range(1000))]
_OF_32 = [_CHANCE.getrandbits(32) for _ in range(1000)]
# Subnormal numbers, ties, and numbers at both ends.
_OF_32 += [low << 7 | high << 31 for low in range(64) for high in (0, 1)]
_OF_32 += [exponent << 23 | _CHANCE.getrandbits(16) << 7 for exponent in range(256) for _ in range(4)]
_OF_32 += [0x7F7FFFFF, 0x7F7FFF80, 0x7F7FFF7F, 0xFF7FFFFF, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F800001]


@pytest.mark.parametrize(
    ("function", "given", "patterns"),
    [("main", SHORT, _OF_16), ("widened", SHORT, _OF_16), ("rounded", LONG, _OF_32), ("guarded", LONG, _OF_32)],
    ids=lambda each: each if isinstance(each, str) else "",
)
def test_numbers_of_24_bits_are_those_that_exact_numbers_round_to(
    function: str, given: FloatFormat, patterns: list[int]
) -> None:
    entry = f"__fp24__{function}"
    program = assemble(load(ROOT / "fp24" / "source.xlsir").lower(entry), entry)
    for pattern in patterns:
        bits = pattern - (1 << given.width) if pattern >> (given.width - 1) else pattern
        found = program.run([SizeInput(bits)], Domain.CONCRETE).value(Cell(("result", 0), ())).bits
        if given.is_nan(pattern):
            wanted = MIDDLE.canonical_nan
        elif given.is_infinite(pattern):
            wanted = MIDDLE.infinity | MIDDLE.sign * given.is_negative(pattern)
        else:
            wanted = MIDDLE.rounded(given.number(pattern), negative_zero=given.is_negative(pattern))
        assert found == wanted, hex(pattern)
