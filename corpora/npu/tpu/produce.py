"""Writes the pairs of this corpus: `python -m corpora.npu.tpu.produce TPUC-OPT [--check] [FAMILY ...]`, where TPUC-OPT
is the path of tpu-mlir's own tool.

Each network of `sources/`, in the top dialect, is optimized and lowered to the tpu dialect, with a dump after every
pass. What a pass changed is a stage; every stage is a pair with the network and with the stage before. Some are lowered
to bf16 and f16 too, which are no pairs but with the network, and equal to it only where no precision is asked for.
Wrong variants are edits. Locations are left out, since they name files of the machine that they were made on."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path

from corpora.producing import manifest, produce

ROOT = Path(__file__).parent
TOOL = "tpuc-opt of tpu-mlir 1.30.2, for the BM1684X"
_PASSES = (
    *("--init", "--canonicalize", "--processor-top-optimize"),
    "--processor-assign=chip=bm1684x mode=MODE num_device=1 num_core=1 addr_mode=auto",
    *("--convert-top-to-tpu=asymmetric=false", "--canonicalize", "--processor-tpu-optimize"),
    *("--mlir-print-op-generic", "--mlir-print-local-scope", "--mlir-print-ir-after-all"),
)
_HEADER = re.compile(r"^// -----// IR Dump After \w+ \(([\w-]+)\) //----- //\n", re.MULTILINE)
_LOCATION = re.compile(r' loc\((?:[^()"]|"[^"]*")*\)')
# What is wrong, what is there, and what is there instead.
EDITS = (
    ("the rectifier is lost", r"do_relu = true", "do_relu = false"),
    ("no limit", r"relu_limit = 6\.0+e\+00", "relu_limit = -1.000000e+00"),
    ("another factor", r"const_val = (0\.25|2\.5)0*(e-01)?", "const_val = 1.250000e-01"),
    ("another constant", r"const_val = 1\.0+e\+00", "const_val = 2.000000e+00"),
    ("a sum for a mean", r'"ReduceMean"', '"ReduceSum"'),
    ("softmax along another dimension", r"axis = 3 : si32", "axis = 2 : si32"),
)
# Networks of operations that are lowered to lower precision as well.
NARROW = {"layers": ("BF16", "F16"), "perceptron": ("BF16",), "convolutions": ("BF16",)}
# Stages that are really different, and why.
_LOST = "a rectified sum that becomes the bias of a product loses its rectifier and limit"
DIFFERENT = {(family, "3-canonicalize"): _LOST for family in ("perceptron", "perceptron-bf16")}


def stages(tool: str, source: Path, mode: str) -> list[tuple[str, str]]:
    """The network and what it is after each pass that changed it, by the names of the passes."""
    passes = [each.replace("MODE", mode) for each in _PASSES]
    done = subprocess.run([tool, str(source), *passes], capture_output=True, text=True, check=True)
    pieces = _HEADER.split(done.stderr)
    found: list[tuple[str, str]] = []
    for name, text in zip(pieces[1::2], pieces[2::2], strict=True):
        plain = _LOCATION.sub("", text[: text.rindex("}) {module.")] + "}) : () -> ()").strip() + "\n"
        if name not in ("init", "deinit") and plain == found[-1][1]:
            continue
        if name != "deinit":
            found.append((name, plain))
    return found


def wrong(text: str) -> dict[str, str]:
    """Variants of a network that mean something else, by what is wrong."""
    found = {}
    for what, pattern, replacement in EDITS:
        changed, count = re.subn(pattern, replacement, text, count=1)
        if count and changed != text:
            found[what] = changed
    return found


def files(tool: str, network: str, mode: str) -> dict[str, str]:
    """The files of one family's folder, by name."""
    family = network if mode == "F32" else f"{network}-{mode.lower()}"
    found = stages(tool, ROOT / "sources" / f"{network}.mlir", mode)
    names = ["top", *(f"{number}-{name}" for number, (name, _) in enumerate(found[1:], 1))]
    texts = {f"{name}.mlir": text for name, (_, text) in zip(names, found, strict=True)}
    pairs: list[dict[str, str]] = []

    def pair(
        name: str, source: str, target: str, what: str, pipeline: str, expected: str = "equivalent", saw: str = ""
    ) -> None:
        pairs.append(
            {
                "name": name,
                "source": f"{source}.mlir",
                "target": f"{target}.mlir",
                "function": "main",
                "what": what,
                "pipeline": pipeline,
                "level": "reassociated"
                if mode == "F32" or "tpu." not in texts[f"{target}.mlir"]
                else "real-any-precision",
                "expected": expected if not saw else "different",
                **({"saw": saw} if saw else {}),
            }
        )

    lost = ""
    for (before, _), (after, (stage, _)) in pairwise(zip(names, found, strict=True)):
        saw = DIFFERENT.get((family, after), "")
        lost = lost or saw
        if before != names[0] and mode == "F32":
            pair(f"{after}.step", before, after, f"{stage} alone", stage, saw=saw)
        pair(after, names[0], after, f"the network and what it is after {stage}", stage, saw=lost)
    for number, (what, changed) in enumerate(wrong(found[-1][1]).items(), 1):
        texts[f"wrong-{number}.mlir"] = changed
        pair(f"wrong-{number}", names[0], f"wrong-{number}", what, "all passes, then an edit", "different")
    texts["manifest.toml"] = manifest("corpora/npu/tpu/produce.py", "the sources", f"tpu-{family}", TOOL, pairs)
    return texts


def main(arguments: Sequence[str]) -> int:
    if not arguments or arguments[0].startswith("-"):
        sys.exit("give the path of tpuc-opt first")
    networks = sorted(source.stem for source in (ROOT / "sources").glob("*.mlir"))
    families = {name: partial(files, arguments[0], name, "F32") for name in networks}
    for name, modes in NARROW.items():
        families |= {f"{name}-{mode.lower()}": partial(files, arguments[0], name, mode) for mode in modes}
    description = "Writes the corpus of networks for a tensor processor."
    return produce("corpora.npu.tpu.produce", description, ROOT, families, arguments[1:])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
