"""The one place that imports MLIR's Python bindings."""

from __future__ import annotations

import contextlib
import importlib
import importlib.util
import sys
from collections.abc import Iterator, Sequence
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

from frontends.errors import MissingBindings

DEFAULT = "torch_mlir"


class _MissingDialects:
    """The last finder of modules (PEP 451), which notes that a dialect has none in a build of the bindings. These look
    for the module of an operation's dialect each time that they show an operation whose dialect is not registered."""

    def __init__(self, packages: set[str]) -> None:
        self.packages = packages

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name.rpartition(".")[0] in self.packages:
            sys.modules[name] = None  # type: ignore[assignment]  # the import system's word for a module that is none
        return None


_missing_dialects = _MissingDialects(set())


class _Later(ModuleType):
    """Stands for a module, which is imported when something of it is asked for."""

    def __getattr__(self, name: str) -> Any:
        if sys.modules.get(self.__name__) is self:
            del sys.modules[self.__name__]
        return getattr(importlib.import_module(self.__name__), name)


@contextlib.contextmanager
def _later(name: str) -> Iterator[None]:
    """What imports a module meanwhile gets a stand-in for it, of which nothing is left to others afterwards."""
    if name in sys.modules or importlib.util.find_spec(name) is None:
        yield
        return
    module = sys.modules[name] = _Later(name)
    try:
        yield
    finally:
        if sys.modules.get(name) is module:
            del sys.modules[name]


def import_ir(package: str = DEFAULT) -> Any:
    """The `ir` module of the bindings in `package` (`torch_mlir`, `iree.compiler`, `air`, `mlir`, ...).

    Raises `MissingBindings` where the package is missing, cannot be loaded, or is not a build of MLIR's bindings.
    """
    name = f"{package}.ir"
    try:
        module = importlib.import_module(name) if name in sys.modules else _imported(name)
    except (ImportError, OSError, ValueError) as error:
        raise MissingBindings(
            f"cannot import the MLIR bindings '{name}' ({error}); install the package that holds them, or name another "
            "build of MLIR's Python bindings with --bindings"
        ) from error
    missing = [needed for needed in ("Context", "Module", "MLIRError", "MemRefType") if not hasattr(module, needed)]
    if missing:
        raise MissingBindings(f"'{name}' is not a build of MLIR's Python bindings: it has no {', '.join(missing)}")
    _missing_dialects.packages.add(f"{package}.dialects")
    if _missing_dialects not in sys.meta_path:
        sys.meta_path.append(_missing_dialects)
    return module


def _imported(name: str) -> ModuleType:
    # Of the bindings only builders of attributes use numpy, which takes as long to import as all the rest of them.
    with _later("numpy"):
        return importlib.import_module(name)


def import_dialect(ir_module: Any, dialect: str) -> Any:
    """The module of a dialect, in the same package as the `ir` module. Raises `MissingBindings`."""
    package = ir_module.__name__.rpartition(".")[0]
    name = f"{package}.dialects.{dialect}"
    try:
        return importlib.import_module(name)
    except ImportError as error:
        raise MissingBindings(f"cannot import '{name}' of the MLIR bindings ({error})") from error


def import_extension(bindings: Any, name: str) -> Any:
    """The native module `name` of the build whose `ir` module is `bindings`; None where it has no such module."""
    try:
        return importlib.import_module(f"{bindings.__name__.rpartition('.')[0]}._mlir_libs.{name}")
    except ImportError:
        return None
