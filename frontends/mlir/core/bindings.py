"""The one place that imports MLIR's Python bindings."""

from __future__ import annotations

import importlib
from typing import Any

from frontends.errors import MissingBindings

DEFAULT = "torch_mlir"


def import_ir(package: str = DEFAULT) -> Any:
    """The `ir` module of the bindings in `package` (`torch_mlir`, `iree.compiler`, `air`, `mlir`, ...).

    Raises `MissingBindings` where the package is missing, cannot be loaded, or is not a build of MLIR's bindings.
    """
    name = f"{package}.ir"
    try:
        module = importlib.import_module(name)
    except (ImportError, OSError, ValueError) as error:
        raise MissingBindings(
            f"cannot import the MLIR bindings '{name}' ({error}); install the package that holds them, or name another "
            "build of MLIR's Python bindings with --bindings"
        ) from error
    missing = [needed for needed in ("Context", "Module", "MLIRError", "MemRefType") if not hasattr(module, needed)]
    if missing:
        raise MissingBindings(f"'{name}' is not a build of MLIR's Python bindings: it has no {', '.join(missing)}")
    return module


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
