"""Has everything imported that a check may need, in a process from which others are forked."""

from __future__ import annotations

import importlib
import pkgutil
import tempfile
from pathlib import Path

import equiv.pairing.mapping
import equiv.proving.parametric
import equiv.refuting
import equiv.solver
import frontends
import interp
from equiv.jobs.store import tool_identity
from equiv.solver.context import prepare
from equiv.verification import verify
from frontends.registry import installed

_CONTEXTS = 3  # of z3: the second check of a process finds memory in which it makes its own
_PROGRAM = """
func.func @f(%x: f32, %i: index, %A: memref<4xf32>) -> f32 {{
  %c = arith.constant 0.5 : f32
  %y = arith.{operation} %x, %c : f32
  affine.for %j = 0 to 4 {{
    %a = affine.load %A[%j] : memref<4xf32>
    affine.store %a, %A[%j] : memref<4xf32>
  }}
  scf.for %k = %i to %i step %i {{
    %v = vector.splat %x : vector<4xf32>
  }}
  return %y : f32
}}
"""


def preload() -> None:
    """Imports all that checks import, hashes the installation, and does a check, which makes an MLIR context that
    forked processes go on with."""
    importlib.import_module("equiv.opt.worker")
    for package in (frontends, interp, equiv.pairing.mapping, equiv.proving.parametric, equiv.refuting, equiv.solver):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if not module.name.endswith(("__main__", ".catalogue")):
                importlib.import_module(module.name)
    tool_identity()
    installed().prepare()
    with tempfile.TemporaryDirectory(prefix="equiv-") as folder:
        files = [Path(folder, f"{operation}.mlir") for operation in ("addf", "subf")]
        for file in files:
            file.write_text(_PROGRAM.format(operation=file.stem), "utf-8")
        verify(files[0], files[0], seed=0)
        verify(*files, seed=0)
    prepare(_CONTEXTS)
