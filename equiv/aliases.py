"""The names `equiv.frontends` and `equiv.interp`, by which other packages know what they extend.

A wheel has the two packages there (interp/native/install_packages.py). Where the sources are used as they stand, they
are at the top, and these are other names of the same modules."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.abc import Loader, MetaPathFinder
else:
    # Their module imports those of archives and temporary files, which takes longer than `import equiv`.
    class Loader:
        """That of `importlib.abc`."""

    class MetaPathFinder:
        """That of `importlib.abc`."""


_HOME = "equiv."
_INNER = ("equiv.frontends", "equiv.interp")


class _Aliases(MetaPathFinder, Loader):
    def __init__(self) -> None:
        self._specs: dict[str, ModuleSpec | None] = {}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not f"{fullname}.".startswith(tuple(f"{each}." for each in _INNER)):
            return None
        return spec_from_loader(fullname, self)

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        module = import_module(spec.name.removeprefix(_HOME))
        self._specs[spec.name] = module.__spec__
        return module

    def exec_module(self, module: ModuleType) -> None:
        """It ran under its own name, which it keeps."""
        assert module.__spec__ is not None
        module.__spec__ = self._specs.pop(module.__spec__.name)


def install() -> None:
    """Makes `equiv.frontends` and `equiv.interp` names of the packages at the top, where they are not installed within
    equiv."""
    if not all((Path(__file__).parent / each.removeprefix(_HOME)).is_dir() for each in _INNER):
        # In front of what looks into folders: the folder of a module would give a second one of it.
        sys.meta_path.insert(0, _Aliases())
