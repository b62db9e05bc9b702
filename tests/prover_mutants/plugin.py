"""A plugin of pytest, and of programs that import it first: the module that `EQUIV_MUTANT` names is loaded changed.

`EQUIV_MUTANT` is `MODULE:NUMBER`. Processes that tests start are not changed."""

from __future__ import annotations

import importlib.abc
import importlib.machinery
import importlib.util
import os
import sys
from collections.abc import Sequence
from types import CodeType, ModuleType

from tests.prover_mutants.operators import changed

VARIABLE = "EQUIV_MUTANT"


class _Loader(importlib.machinery.SourceFileLoader):
    """Compiles the module with its change."""

    number = 0

    def get_code(self, fullname: str) -> CodeType:
        path = self.get_filename(fullname)
        tree = changed(self.get_data(path).decode("utf-8"), self.number)
        return compile(tree, path, "exec")


class _Finder(importlib.abc.MetaPathFinder):
    """Finds the one module as everybody else does, and has it loaded changed."""

    def __init__(self, module: str, number: int) -> None:
        self.module, self.number = module, number

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self.module:
            return None
        sys.meta_path.remove(self)
        try:
            spec = importlib.util.find_spec(fullname)
        finally:
            sys.meta_path.insert(0, self)
        if spec is None or spec.origin is None:
            return None
        loader = _Loader(fullname, spec.origin)
        loader.number = self.number
        return importlib.util.spec_from_file_location(
            fullname, spec.origin, loader=loader, submodule_search_locations=spec.submodule_search_locations
        )


def install() -> None:
    """Raises RuntimeError where the module was imported before, so that it would stay as it is."""
    named = os.environ.get(VARIABLE)
    if named:
        module, _, number = named.partition(":")
        if module in sys.modules:
            raise RuntimeError(f"{module} was imported before it could be changed")
        sys.meta_path.insert(0, _Finder(module, int(number)))


install()
