"""Writes the families that real passes make of operators: `python -m corpora.npu.produce_lowered [--check]
[FAMILY ...]` in the repository's root.

Each module of `lowered/` has families: operators of torch, ONNX, tosa and linalg as text, what torch-mlir's and MLIR's
passes make of them, other forms of the same operator, and the pairs among them. `--check` writes nothing and exits with
1 where the files are not what would be written."""

from __future__ import annotations

import importlib
import pkgutil
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib.metadata import version
from pathlib import Path

from corpora.npu import lowered
from corpora.producing import produce
from equiv.corpus.manifests import Origin

ROOT = Path(__file__).parent


def families() -> dict[str, Callable[[], Mapping[str, str]]]:
    """What gives the files of each family, by the family's name."""

    def files(name: str, module: str) -> dict[str, str]:
        family = importlib.import_module(module).FAMILIES[name]()
        tool = f"torch-mlir {version('torch-mlir')}"
        written: dict[str, str] = family.files(name, "corpora/npu/produce_lowered.py", "the module", tool, Origin.TOOL)
        return written

    modules = [f"{lowered.__name__}.{each.name}" for each in pkgutil.iter_modules(lowered.__path__)]
    return {
        name: lambda name=name, module=module: files(name, module)
        for module in modules
        for name in getattr(importlib.import_module(module), "FAMILIES", {})
    }


def main(arguments: Sequence[str] | None = None) -> int:
    description = "Writes the families of lowered operators."
    return produce("corpora.npu.produce_lowered", description, ROOT, families(), arguments)


if __name__ == "__main__":
    sys.exit(main())
