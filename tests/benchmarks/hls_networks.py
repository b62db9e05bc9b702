"""What the proof costs of a network in HLS C++ at its published size, in two ways to schedule its multiplications."""

from __future__ import annotations

import shutil
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path

from equiv import verify
from equiv.corpus.manifests import read_corpus
from equiv.verdict import DIFFERENT, EQUIVALENT
from tests import ROOT
from tests.benchmarks.measurement import Measurement, Missing, once, row
from tests.benchmarks.network_table import cost

_WHAT = "LeNet-5 (32x32) as hls4ml's C++"
PROVEN = f"{_WHAT}, strategy Latency against Resource with reuse factor 25, proven by running"
REFUTED = f"{_WHAT}, the same with sums that leave out their last turn, refuted by running"
# Of the corpora: what it is, the family, and the pair.
TAGGERS = (
    ("a jet tagger as hls4ml's C++, strategy Latency against Resource with reuse factor 4", "jet-tagger", "resource-4"),
    (
        "the same with reuse factor 16 and its softmax, by a table that is an argument",
        "jet-tagger-softmax",
        "resource-16",
    ),
)
_NEEDED = "-fno-strict-aliasing"  # without it clang says of accesses, by what it inlined, what is not in the other text
_SECONDS = 7200
# A sum of products that leaves out its last turn.
_WRONG = "nnet_utils/nnet_dense_resource.h", "ir < rufactor", "ir + 1 < rufactor"


@row("network-lenet-5-hls")
def lenet() -> list[Measurement]:
    """LeNet-5 as hls4ml's C++, strategy Latency against Resource with reuse factor 25, and a wrong variant of that.
    Needs the extra corpora-hls, g++ for its library's headers, and Debian's mlir-22-tools."""
    if find_spec("hls4ml") is None or find_spec("ziglang") is None:
        raise Missing("the extra corpora-hls is not installed")
    for tool in ("g++", "mlir-translate-22"):
        if shutil.which(tool) is None:
            raise Missing(f"{tool} is not here")
    from corpora.fpga.hls4ml.networks import FORMAT
    from corpora.fpga.hls4ml.produce import LENGTHS, compiled

    flags = (_NEEDED,)
    texts = {
        "latency": compiled("lenet-5", FORMAT, "Latency", 1, flags=flags),
        "resource": compiled("lenet-5", FORMAT, "Resource", 25, flags=flags),
        "wrong": compiled("lenet-5", FORMAT, "Resource", 25, _WRONG, flags),
    }
    sizes = {f"arg{at}.0": length for at, length in enumerate(LENGTHS["lenet-5"])}
    found = [once(f"{_WHAT}, lines of MLIR", texts["latency"].count("\n") / 1e3, "thousand")]
    with tempfile.TemporaryDirectory() as name:
        paths = {each: Path(name) / f"{each}.mlir" for each in texts}
        for each, path in paths.items():
            path.write_text(texts[each])
        for target, what, expected in (("resource", PROVEN, EQUIVALENT), ("wrong", REFUTED, DIFFERENT)):
            started = time.process_time()
            verdict = verify(paths["latency"], paths[target], function="kernel", sizes=sizes, timeout=_SECONDS)
            assert verdict.verdict == expected, verdict.reasons
            executed = verdict.stats.source_operations + verdict.stats.target_operations
            found += cost(what, time.process_time() - started, executed, verdict.stats.peak_memory)
    return found


@row("network-hls4ml")
def taggers() -> list[Measurement]:
    """Pairs of the corpora that hls4ml wrote: jet taggers at their published size."""
    found = []
    for what, family, name in TAGGERS:
        pair = next(each for each in read_corpus(ROOT / "corpora" / "fpga" / "hls4ml" / family) if each.name == name)
        assert pair.expected == EQUIVALENT
        started = time.process_time()
        names = {"source_function": pair.function, "target_function": pair.target_function}
        verdict = verify(pair.source, pair.target, **names, sizes=pair.sizes, assume=pair.assume, accept=(pair.level,))
        assert verdict.verdict == EQUIVALENT, verdict.reasons
        executed = verdict.stats.source_operations + verdict.stats.target_operations
        seconds = time.process_time() - started
        found += cost(f"{what}, proven by running", seconds, executed, verdict.stats.peak_memory)
    return found
