"""Writes the pairs of this corpus: `python -m corpora.fpga.hls4ml.produce [--check] [FAMILY ...]` in the repository's
root, with the producers: `pip install -e '.[corpora-hls]'`, g++ for its library's headers, and mlir-translate (Debian:
mlir-22-tools).

hls4ml makes a project of HLS C++ of each network, for either strategy and several reuse factors; clang compiles it with
the weights as arguments, and mlir-translate imports it. Wrong variants are edits of the C++ of one project or of its
headers, compiled alike. `--check` writes nothing and exits with 1 where the files are not what would be written."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Sequence
from functools import partial
from importlib.metadata import version
from pathlib import Path

from corpora.fpga.compiled import compile_cpp
from corpora.fpga.hls4ml.networks import FORMAT, NETWORKS, kernel, write_project
from corpora.producing import entry, manifest, produce

ROOT = Path(__file__).parent
# By network: how many elements the kernel's arguments have.
LENGTHS = {
    "dense": (4, 5, 20, 5),
    "jet-tagger": (16, 64, 32, 32, 5, 1024, 2048, 1024, 160, 5),
    "jet-tagger-softmax": (16, 64, 32, 32, 5, 1024, 2048, 1024, 160, 1024, 5),
    "lenet": (36, 3, 3, 27, 36, 3),
    "lenet-5": (1024, 84, 10, 6, 16, 120, 10080, 840, 150, 2400, 48000, 10),
    "lstm": (6, 12, 12, 36, 36, 3),
    "lstm-relu": (6, 12, 12, 36, 36, 3),
}
SATURATING = "ap_fixed<16,6,AP_RND,AP_SAT>"
# By family: the network, the format of its numbers, and the strategy and reuse factor of each variant, the first of
# which the others are compared with.
FAMILIES: dict[str, tuple[str, str, tuple[tuple[str, int], ...]]] = {
    "dense": ("dense", FORMAT, (("Latency", 1), ("Resource", 1), ("Resource", 2), ("Resource", 4), ("Resource", 8))),
    "dense-saturating": ("dense", SATURATING, (("Resource", 1), ("Resource", 2), ("Resource", 4), ("Resource", 8))),
    "jet-tagger": ("jet-tagger", FORMAT, (("Latency", 1), ("Resource", 4), ("Resource", 8), ("Resource", 16))),
    "jet-tagger-softmax": ("jet-tagger-softmax", FORMAT, (("Latency", 1), ("Resource", 4), ("Resource", 16))),
    "lenet": ("lenet", FORMAT, (("Latency", 1), ("Resource", 1), ("Resource", 9), ("Resource", 12))),
    "lstm": ("lstm", FORMAT, (("Latency", 1), ("Resource", 1), ("Resource", 3), ("Resource", 9))),
    "lstm-relu": ("lstm-relu", FORMAT, (("Latency", 1), ("Resource", 3), ("Resource", 9))),
}
# More of clang's flags, without which it says of accesses, by what it inlined, what is not in the other variant's text.
FLAGS = {"jet-tagger-softmax": ("-fno-strict-aliasing", "-mllvm", "-enable-noalias-to-md-conversion=false")}
# What really differs from the first: sums that saturate, in another order.
DIFFERENT = {("dense-saturating", "resource-2")}
# Name, what is wrong, the variant, the file, and which text is replaced by which.
_DENSE, _CONVOLUTION, _RECURRENT, _ACTIVATION = (
    f"nnet_utils/nnet_{name}.h" for name in ("dense_resource", "conv2d_resource", "recurrent", "activation")
)
_TURN = ("turn", "a reuse loop that ends one turn early", ("Resource", 4), _DENSE, "ir < rufactor", "ir + 1 < rufactor")
_INPUT = ("in_index = ir;\n            }", "in_index = 0;\n            }")
WRONG: dict[str, tuple[tuple[str, str, tuple[str, int], str, str, str], ...]] = {
    "jet-tagger": (
        _TURN,
        ("input", "multipliers that take up the inputs from the first one on", ("Resource", 4), _DENSE, *_INPUT),
        (
            "order",
            "rectified after the layer behind",
            ("Resource", 4),
            "myproject.cpp",
            "layer3_out, layer4_out",
            "layer2_out, layer4_out",
        ),
    ),
    "jet-tagger-softmax": (
        _TURN,
        (
            "maximum",
            "the first number in the place of the largest one",
            ("Resource", 4),
            _ACTIVATION,
            "d_xi_xmax[i] = x_max - data[i];",
            "d_xi_xmax[i] = data[0] - data[i];",
        ),
        (
            "sum",
            "a sum that leaves out the last power",
            ("Resource", 4),
            _ACTIVATION,
            "        exp_res[i] = exp_table[x];\n",
            "        exp_res[i] = exp_table[x];\n        if (i + 1 == CONFIG_T::n_slice) exp_res[i] = 0;\n",
        ),
    ),
    "dense": (
        _TURN,
        ("input", "multipliers that take up the inputs from the first one on", ("Resource", 2), _DENSE, *_INPUT),
        (
            "bias",
            "accumulators that begin at zero",
            ("Resource", 4),
            _DENSE,
            "(typename CONFIG_T::accum_t)biases[iacc]",
            "0",
        ),
    ),
    "dense-saturating": (
        (
            "wrapping",
            "sums that wrap around",
            ("Resource", 4),
            "defines.h",
            "AP_SAT",
            "AP_WRAP",
        ),
        ("truncating", "results that are not rounded", ("Resource", 4), "defines.h", "AP_RND", "AP_TRN"),
    ),
    "lenet": (
        (
            "accumulator",
            "accumulators that are not set again for the next pixels",
            ("Resource", 3),
            _CONVOLUTION,
            "acc[i_pxl][i_acc] = (typename",
            "if (i_part == 0) acc[i_pxl][i_acc] = (typename",
        ),
        (
            "turn",
            "a reuse loop that ends one turn early",
            ("Resource", 3),
            _CONVOLUTION,
            "i_rf < CONFIG_T::reuse_factor",
            "i_rf + 1 < CONFIG_T::reuse_factor",
        ),
    ),
    "lstm-relu": (
        (
            "gate",
            "the input gate in the place of the forget gate",
            ("Resource", 3),
            _RECURRENT,
            "s_newstate[iacc] * tmpres_ifo[iacc + (CONFIG_T::n_state)]",
            "s_newstate[iacc] * tmpres_ifo[iacc]",
        ),
        (
            "state",
            "a state of which one number is not carried to the next step",
            ("Resource", 3),
            _RECURRENT,
            "        if (CONFIG_T::use_static)\n            nnet::lstm_static<data_T, res_T, CONFIG_T>(",
            "        s_newstate[0] = 0;\n"
            "        if (CONFIG_T::use_static)\n            nnet::lstm_static<data_T, res_T, CONFIG_T>(",
        ),
    ),
}


def compiled(
    network: str,
    format: str,
    strategy: str,
    reuse: int,
    edit: tuple[str, str, str] | None = None,
    flags: Sequence[str] = (),
) -> str:
    """The module of a network's project; an edit is a file of its firmware, a text in it, and what that is replaced by.
    Raises `ValueError` where the file does not hold the text."""
    with tempfile.TemporaryDirectory() as folder:
        write_project(NETWORKS[network], strategy, reuse, Path(folder), format)
        firmware = Path(folder) / "firmware"
        if edit is not None:
            path, old, new = firmware / edit[0], edit[1], edit[2]
            text = path.read_text()
            if old not in text:
                raise ValueError(f"{edit[0]} does not hold {old!r}")
            path.write_text(text.replace(old, new))
        return compile_cpp(kernel(NETWORKS[network], strategy, firmware), [firmware, firmware / "ap_types"], flags)


def files(family: str) -> dict[str, str]:
    """The files of one family's folder, by name."""
    network, format, variants = FAMILIES[family]
    flags = FLAGS.get(family, ())
    texts: dict[str, str] = {}
    pairs: list[dict[str, object]] = []
    first = f"{variants[0][0].lower()}-{variants[0][1]}"
    for strategy, reuse in variants:
        name = f"{strategy.lower()}-{reuse}"
        texts[f"{name}.mlir"] = compiled(network, format, strategy, reuse, flags=flags)
        if name != first:
            what = f"strategy {variants[0][0]}, and strategy {strategy} with reuse factor {reuse}, in {format}"
            pairs.append(_pair(name, first, name, what, (family, name) not in DIFFERENT))
    for name, what, (strategy, reuse), path, old, new in WRONG.get(family, ()):
        texts[f"wrong-{name}.mlir"] = compiled(network, format, strategy, reuse, (path, old, new), flags)
        pairs.append(_pair(f"wrong-{name}", first, f"wrong-{name}", what, False))
    sizes = {"all": {f"arg{at}.0": [length] for at, length in enumerate(LENGTHS[network])}}
    tool = f"hls4ml {version('hls4ml')}, clang of ziglang {version('ziglang')}, mlir-translate 22"
    texts["manifest.toml"] = manifest("corpora/fpga/hls4ml/produce.py", "it", family, tool, pairs, sizes)
    return texts


def _pair(name: str, source: str, target: str, what: str, equivalent: bool) -> dict[str, object]:
    expected = "equivalent" if equivalent else "different"
    pipeline = "hls4ml, clang -O1, mlir-translate --import-llvm"
    return entry(name, f"{source}.mlir", f"{target}.mlir", what, pipeline, expected=expected, sizes="all")


def main(arguments: Sequence[str] | None = None) -> int:
    description = "Writes the corpus of hls4ml."
    families = {family: partial(files, family) for family in FAMILIES}
    return produce("corpora.fpga.hls4ml.produce", description, ROOT, families, arguments)


if __name__ == "__main__":
    sys.exit(main())
