"""Versions of what a verdict rests on: equiv itself, MLIR and z3."""

from __future__ import annotations

import io
import re
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version

from equiv import __version__
from equiv.request.sources import DEFAULT_BINDINGS
from equiv.solver.version import z3_version

_PRODUCER = re.compile(rb"ML\xefR.MLIR([^\0]*)\0", re.DOTALL)


def versions() -> list[str]:
    """A line for each, also where one is not installed."""
    return [f"equiv {__version__}", _mlir(), _z3()]


def _mlir() -> str:
    """MLIR's own version is in the producer that it writes into bytecode (mlir/docs/BytecodeFormat.md); the bindings
    have no function that tells it."""
    try:
        ir = import_module(f"{DEFAULT_BINDINGS}.ir")
    except ImportError:
        return "MLIR not installed"
    with ir.Context():
        stream = io.BytesIO()
        ir.Module.parse("module {}").operation.write_bytecode(stream)
    found = _PRODUCER.match(stream.getvalue())
    return f"MLIR {found.group(1).decode() if found else 'of unknown version'} ({_distribution('torch-mlir')})"


def _z3() -> str:
    found = z3_version()
    return f"z3 {found} ({_distribution('z3-solver')})" if found is not None else "z3 not installed"


def _distribution(name: str) -> str:
    try:
        return f"{name} {version(name)}"
    except PackageNotFoundError:
        return f"{name} of another build"
