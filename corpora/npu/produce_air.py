"""Writes the families `air-*` of this corpus: `python -m corpora.npu.produce_air [--check] [FAMILY ...]` in the
repository's root.

Each family is a module of `recipes/`: programs as the NPU's compilers print them at their stages, written by hand, and
the pairs among them. `--check` writes nothing and exits with 1 where the files are not what would be written."""

from __future__ import annotations

import importlib
import pkgutil
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from corpora.npu import recipes
from corpora.npu.recipes import Family
from corpora.producing import produce
from equiv.corpus.manifests import Origin

ROOT = Path(__file__).parent


def families() -> dict[str, Family]:
    """The families by name: what `family` gives in each module of `recipes`."""
    names = sorted(each.name for each in pkgutil.iter_modules(recipes.__path__))
    return {name.replace("_", "-"): importlib.import_module(f"{recipes.__name__}.{name}").family() for name in names}


def main(arguments: Sequence[str] | None = None) -> int:
    made = {
        name: partial(family.files, name, "corpora/npu/produce_air.py", "the recipes", "by hand", Origin.FORM)
        for name, family in families().items()
    }
    return produce("corpora.npu.produce_air", "Writes the MLIR-AIR families.", ROOT, made, arguments)


if __name__ == "__main__":
    sys.exit(main())
