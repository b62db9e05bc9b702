"""Writes the families `nvdla/*` of this corpus: `python -m corpora.npu.nvdla.produce [--check]` in the repository.

Traces are written as NVDLA's own trace generator writes them, for the configuration nv_small; weights and features are
arguments. What is wrong in a wrong one was told to the same generator, or is an edit of the host's program."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from corpora.npu.nvdla import convolutions, fallback, layers, splits
from corpora.npu.nvdla.cases import Case
from corpora.producing import manifest, produce
from equiv.corpus.manifests import Origin

ROOT = Path(__file__).parent
MODULE = "corpora.npu.nvdla.produce"
TOOL = "by our own generator"

FAMILIES: dict[str, tuple[Callable[[], Case], ...]] = {
    "convolution": (convolutions.padded, convolutions.strided, convolutions.pointwise),
    "layers": (layers.connected, layers.grouped, layers.residual, layers.pooled, layers.sequence),
    "splits": (splits.kernels, splits.rows, splits.pooling),
    "fallback": (fallback.activation, fallback.kernels, fallback.between),
}


def files(family: str) -> dict[str, str]:
    texts: dict[str, str] = {}
    pairs: list[dict[str, object]] = []
    for make in FAMILIES[family]:
        case = make()
        source = f"{case.name}.nv_small.cfg" if case.of_traces else f"{case.name}.mlir"
        texts[source] = case.source
        for wrong in (None, *case.wrong):
            name = f"{case.name}-wrong-{wrong.name}" if wrong is not None else case.name
            stem = f"{name}-split" if wrong is None and case.of_traces else name
            target = f"{stem}.nv_small.cfg" if case.of_traces else f"{stem}.nvdla"
            texts[target] = wrong.text if wrong is not None else case.target
            pair: dict[str, object] = {"name": name, "source": source, "target": target}
            if case.of_traces:
                names = {"function": case.name, "target_function": re.sub(r"\W", "_", stem)}
            else:
                names = {"function": "main"}
            pairs.append(
                {
                    **pair,
                    **names,
                    "what": wrong.what if wrong is not None else case.what,
                    "pipeline": "the generator" if wrong is None else "the generator, with one thing wrong",
                    "level": "bitwise",
                    "expected": "equivalent" if wrong is None else "different",
                }
            )
    script = f"python -m {MODULE}"
    texts["manifest.toml"] = manifest(script, "what it is made of", family, TOOL, pairs, origin=Origin.FORM)
    return texts


def main(arguments: Sequence[str] | None = None) -> int:
    families = {name: partial(files, name) for name in FAMILIES}
    return produce(MODULE, "Writes families of traces of NVDLA.", ROOT, families, arguments)


if __name__ == "__main__":
    sys.exit(main())
