"""Writes the families `pimcomp/*` of this corpus: `python -m corpora.npu.pimcomp.produce [--check]` in the repository.

Streams are written as PIMCOMP writes them for its verification, those of `compiled` by PIMCOMP itself; weights and
inputs are arguments. What is wrong in a wrong one is one instruction, or the cells of a group."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from corpora.npu.pimcomp import compiled
from corpora.npu.pimcomp.cases import FAMILIES as GENERATED
from corpora.producing import manifest, produce
from equiv.corpus.manifests import Origin

ROOT = Path(__file__).parent
MODULE = "corpora.npu.pimcomp.produce"
TOOL = "by our own generator"
COMPILED = compiled.FOLDER.name
FAMILIES = {**GENERATED, COMPILED: compiled.CASES}


def files(family: str) -> dict[str, str]:
    texts: dict[str, str] = {}
    pairs: list[dict[str, object]] = []
    for make in FAMILIES[family]:
        case = make()
        texts[f"{case.name}.mlir"] = case.source
        streams = {case.name: (case.what, case.stream)}
        streams |= {f"{case.name}-wrong-{name}": entry for name, entry in case.wrong.items()}
        pipeline = compiled.pipeline(case.name) if family == COMPILED else "the generator"
        for name, (what, stream) in streams.items():
            texts[f"{name}.json"] = stream.text
            right = name == case.name
            pairs.append(
                {
                    "name": name,
                    "source": f"{case.name}.mlir",
                    "target": f"{name}.json",
                    "function": "main",
                    "what": what,
                    "pipeline": pipeline if right else f"{pipeline}, and one change",
                    "level": "reassociated",
                    "expected": "equivalent" if right else "different",
                }
            )
    tool, origin = (compiled.TOOL, Origin.TOOL) if family == COMPILED else (TOOL, Origin.FORM)
    script = "compiled.py" if family == COMPILED else "cases.py"
    texts["manifest.toml"] = manifest(f"python -m {MODULE}", script, family, tool, pairs, origin=origin)
    return texts


def main(arguments: Sequence[str] | None = None) -> int:
    families = {name: partial(files, name) for name in FAMILIES}
    return produce(MODULE, "Writes families of streams for crossbars.", ROOT, families, arguments)


if __name__ == "__main__":
    sys.exit(main())
