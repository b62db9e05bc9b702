"""Writes the quantized pairs of this corpus: `python -m corpora.npu.tpu.quantize TPUC-OPT [--check] [FAMILY ...]`,
where TPUC-OPT is the path of tpu-mlir's own tool.

Each network of `sources/quantized/`, whose weights are drawn here and whose ranges are known, is lowered to integers of
eight bits, and passes run one by one, so that each leaves a network and its weights as files. `integers.mlir` is the
lowered network as linalg on integers. Every stage is a pair with it and with the stage before. Wrong variants are
edits."""

from __future__ import annotations

import io
import re
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from corpora.npu.tpu.integers import integer_network
from corpora.npu.tpu.produce import TOOL
from corpora.producing import manifest, produce

ROOT = Path(__file__).parent
# The ranges of what each network computes, and its weights: their sizes, and how large they are.
RANGES = {
    "images": {"x": 3, "conv": (0, 4), "conv2": 6, "sum": (0, 7), "pool": (0, 7), "flat": (0, 7), "out": 12},
    "products": {"x": 3, "y": 4, "hidden": (0, 5), "difference": 6, "gated": 9, "out": 12},
}
WEIGHTS = {
    "images": {"w": ((4, 3, 3, 3), 0.3), "b": ((4,), 1), "w2": ((4, 4, 1, 1), 1), "w3": ((36, 5), 0.2)},
    "products": {"w": ((8, 6), 0.4), "b": ((1, 6), 1), "v": ((6, 4), 0.5)},
}
_LOWERING = (
    *("--init", "--processor-assign=chip=bm1684x mode=INT8 num_device=1 num_core=1 addr_mode=auto"),
    *("--import-calibration-table=file=ranges asymmetric=false", "--processor-top-optimize"),
    *("--convert-top-to-tpu=asymmetric=false", "--canonicalize"),
)
_PASSES = ("--processor-tpu-optimize", "--op-reorder", "--op-divide")
# What is wrong, what is there, and what there is instead.
EDITS = (
    ("a shift of one bit less", r"(rshifts? = \[?)(\d+)", lambda found: f"{found[1]}{int(found[2]) - 1}"),
    ("another multiplier", r"(multipliers = \[)(\d+)", lambda found: f"{found[1]}{int(found[2]) * 11 // 10}"),
    ("another scale of what comes out", r"(?s)0\.0944(.*)0\.0944", r"0.0844\g<1>0.0844"),
    ("an image that is a row further down", r"pads = \[1, 1, 1, 1\]", "pads = [2, 1, 0, 1]"),
    ("a difference for a sum", r'"tpu\.Add"', '"tpu.Sub"'),
    ("a sum for a difference", r'"tpu\.Sub"', '"tpu.Add"'),
)


def lowered(tool: str, network: str) -> list[tuple[str, str, dict[str, NDArray[np.generic]]]]:
    """The networks that passes leave, with their names and their weights."""
    found: list[tuple[str, str, dict[str, NDArray[np.generic]]]] = []
    random = np.random.default_rng(1)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        drawn = {
            each: (random.normal(size=shape) * size).astype(np.float32)
            for each, (shape, size) in WEIGHTS[network].items()
        }
        np.savez(folder / f"{network}.npz", allow_pickle=False, **drawn)
        ranges = {
            each: limits if isinstance(limits, tuple) else (-limits, limits) for each, limits in RANGES[network].items()
        }
        rows = [f"{each} {max(limits)} {limits[0]} {limits[1]}\n" for each, limits in ranges.items()]
        (folder / "ranges").write_text("".join(rows))
        source = ROOT / "sources" / "quantized" / f"{network}.mlir"
        for number, passes in enumerate((_LOWERING, *((each,) for each in _PASSES))):
            target = folder / f"{number}.mlir"
            command = [tool, str(source), *passes, "--mlir-disable-threading", "--mlir-print-debuginfo", "-o", target]
            subprocess.run(command, cwd=folder, capture_output=True, check=True)
            text = target.read_text().strip() + "\n"
            weights = folder / (re.search(r'module\.weight_file = "([^"]+)"', text) or [""])[1]
            with np.load(weights) as arrays:
                held = {each: arrays[each] for each in sorted(arrays)}
            if not found or found[-1][1] != text:
                found.append(("lowered" if number == 0 else passes[0].lstrip("-"), text, held))
            source = target
    return found


def weight_file(arrays: dict[str, NDArray[np.generic]]) -> bytes:
    """A file of arrays, the same bytes for the same arrays."""
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_STORED) as archive:
        for name, array in arrays.items():
            content = io.BytesIO()
            np.save(content, array, allow_pickle=False)
            archive.writestr(zipfile.ZipInfo(f"{name}.npy"), content.getvalue(), zipfile.ZIP_STORED)
    return written.getvalue()


def files(tool: str, network: str) -> dict[str, str | bytes]:
    """The files of one family's folder, by name."""
    found = lowered(tool, network)
    held: dict[bytes, str] = {}
    texts: dict[str, str | bytes] = {}
    names: list[str] = []
    for number, (stage, text, arrays) in enumerate(found):
        content = weight_file(arrays)
        file = held.setdefault(content, f"weights-{len(held)}.npz")
        texts[file] = content
        names.append(f"{number}-{stage}")
        texts[f"{names[-1]}.mlir"] = re.sub(r'(module\.weight_file = )"[^"]+"', rf'\1"{file}"', text)
    texts["integers.mlir"] = integer_network(found[0][1], found[0][2])
    pairs: list[dict[str, str]] = []

    def pair(name: str, source: str, target: str, what: str, pipeline: str, expected: str = "equivalent") -> None:
        pairs.append(
            {
                "name": name,
                "source": f"{source}.mlir",
                "target": f"{target}.mlir",
                "function": "main",
                "what": what,
                "pipeline": pipeline,
                "level": "bitwise",
                "expected": expected,
            }
        )

    for name, (stage, _, _) in zip(names, found, strict=True):
        pair(name, "integers", name, f"linalg on integers, and the network {stage}", stage)
    for (before, _), (after, (stage, _, _)) in pairwise(zip(names, found, strict=True)):
        pair(f"{after}.step", before, after, f"{stage} alone", stage)
    last = texts[f"{names[-1]}.mlir"]
    assert isinstance(last, str)
    number = 0
    for what, pattern, replacement in EDITS:
        changed, count = re.subn(pattern, replacement, last, count=1)
        if count and changed != last:
            number += 1
            texts[f"wrong-{number}.mlir"] = changed
            pair(f"wrong-{number}", "integers", f"wrong-{number}", what, "all passes, then an edit", "different")
    script = "corpora/npu/tpu/quantize.py"
    texts["manifest.toml"] = manifest(script, "the sources", f"tpu-quantized-{network}", TOOL, pairs)
    return texts


def main(arguments: Sequence[str]) -> int:
    if not arguments or arguments[0].startswith("-"):
        sys.exit("give the path of tpuc-opt first")
    families = {f"quantized-{network}": partial(files, arguments[0], network) for network in RANGES}
    description = "Writes the corpus of quantized networks for a tensor processor."
    return produce("corpora.npu.tpu.quantize", description, ROOT, families, arguments[1:])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
