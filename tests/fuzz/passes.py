"""What MLIR's passes make of a module: `python -m tests.fuzz.passes PIPELINE` reads and writes one."""

from __future__ import annotations

import subprocess
import sys

from frontends.mlir.core.bindings import DEFAULT, import_ir
from tests import ROOT


def transformed(source: str, passes: str) -> str | None:
    """What a pipeline of passes makes of a module; None where it fails."""
    from torch_mlir.passmanager import PassManager

    bindings = import_ir(DEFAULT)
    with bindings.Context():
        module = bindings.Module.parse(source)
        try:
            PassManager.parse(f"builtin.module({passes})").run(module.operation)
        except bindings.MLIRError:
            return None
        return str(module)


def transformed_apart(source: str, passes: str) -> str | None:
    """The same in a process of its own, which ends alone where a pass crashes."""
    command = [sys.executable, "-m", "tests.fuzz.passes", passes]
    ended = subprocess.run(command, input=source, capture_output=True, text=True, cwd=ROOT, check=False)
    return ended.stdout if ended.returncode == 0 else None


def main() -> None:
    made = transformed(sys.stdin.read(), sys.argv[1])
    sys.stdout.write(made or "")
    sys.exit(1 if made is None else 0)


if __name__ == "__main__":
    main()
