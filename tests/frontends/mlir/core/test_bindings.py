"""MLIR's Python bindings, which look for a dialect's module at each operation whose dialect is not registered."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from types import ModuleType

import pytest

from frontends.errors import MissingBindings
from frontends.mlir.core.bindings import import_dialect, import_ir

OPERATIONS = "\n".join('"nobodys.operation"() : () -> ()' for _ in range(20))


class Counting:
    """A finder of modules that finds none and counts how often it is asked for one."""

    def __init__(self, name: str) -> None:
        self.name, self.count = name, 0

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        self.count += name == self.name
        return None


def test_a_dialect_without_a_module_is_looked_for_once(monkeypatch: pytest.MonkeyPatch) -> None:
    ir = import_ir()
    name = "torch_mlir.dialects.nobodys"
    monkeypatch.delitem(sys.modules, name, raising=False)
    asked = Counting(name)
    monkeypatch.setattr(sys, "meta_path", [asked, *sys.meta_path])
    context = ir.Context()
    context.allow_unregistered_dialects = True
    names = [each.operation.name for each in ir.Module.parse(OPERATIONS, context).body.operations]
    assert names == ["nobodys.operation"] * 20
    assert asked.count == 1


def test_a_dialect_with_a_module_is_found() -> None:
    ir = import_ir()
    assert import_dialect(ir, "linalg").__name__ == "torch_mlir.dialects.linalg"
    for _ in range(2):
        with pytest.raises(MissingBindings, match=r"torch_mlir\.dialects\.nobodys"):
            import_dialect(ir, "nobodys")


def test_numpy_is_imported_when_a_builder_uses_it() -> None:
    script = """
import sys
from frontends.mlir.core.bindings import import_ir
ir = import_ir()
print("numpy" in sys.modules)
with ir.Context() as context:
    print(ir.AttrBuilder.get("I64ElementsAttr")([1, 2], context))
import numpy.linalg
print(sys.modules["numpy"] is numpy, numpy.array([3]))
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("False\ndense<[1, 2]> : tensor<2xi64>\nTrue [3]\n", "")
