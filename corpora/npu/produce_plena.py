"""Writes the family of kernels in PLENA's assembly: `python -m corpora.npu.produce_plena [--check]` in the repository's
root. Each module of `plena_kernels/` has operators, kernels for them, and the edits that make wrong ones."""

from __future__ import annotations

import importlib
import pkgutil
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from corpora.npu import plena_kernels
from corpora.npu.plena_kernels.assembly import Kernel, Wrong
from corpora.producing import manifest, produce
from equiv.corpus.manifests import Origin

ROOT = Path(__file__).parent
_TOOL = "corpora/npu/plena_kernels"


def kernels() -> Iterator[Kernel]:
    for module in pkgutil.iter_modules(plena_kernels.__path__):
        for make in getattr(importlib.import_module(f"{plena_kernels.__name__}.{module.name}"), "KERNELS", ()):
            yield make()


def changed(text: str, variant: Wrong) -> str:
    """The text of a wrong variant. Raises `ValueError` where its edits do not fit."""
    for before, after in variant.edits:
        if text.count(before) != 1:
            raise ValueError(f"'{before}' is not in one place of what '{variant.name}' changes")
        text = text.replace(before, after)
    return text


def family() -> dict[str, str]:
    files: dict[str, str] = {}
    pairs: list[dict[str, object]] = []

    def pair(kernel: Kernel, name: str, what: str, text: str, expected: str, made: str) -> None:
        files[f"{name}.plena"] = text
        entry = {"name": name, "source": f"{kernel.name}.mlir", "target": f"{name}.plena", "function": kernel.name}
        pairs.append(entry | {"what": what, "pipeline": made, "level": kernel.level, "expected": expected})

    for kernel in kernels():
        files[f"{kernel.name}.mlir"] = kernel.operator
        pair(kernel, kernel.name, kernel.what, kernel.text, "equivalent", "plena_kernels")
        for name, (what, text) in kernel.others.items():
            pair(kernel, f"{kernel.name}.{name}", what, text, "equivalent", "plena_kernels")
        for each in kernel.wrong:
            text = changed(kernel.text, each)
            pair(kernel, f"{kernel.name}.wrong-{each.name}", each.what, text, "different", "an edit of a right one")
    files["manifest.toml"] = manifest(
        "corpora/npu/produce_plena.py", "the modules in plena_kernels/", "kernelcraft", _TOOL, pairs, origin=Origin.FORM
    )
    return files


def main(arguments: Sequence[str] | None = None) -> int:
    families = {"kernelcraft": family}
    return produce("corpora.npu.produce_plena", "Writes kernels in PLENA's assembly.", ROOT, families, arguments)


if __name__ == "__main__":
    sys.exit(main())
