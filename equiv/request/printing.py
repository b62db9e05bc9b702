"""The user's own tool, which prints in generic form what only it can read."""

from __future__ import annotations

import shlex
import subprocess
from collections.abc import Sequence

from equiv.errors import cannot_run
from frontends.api import Printer
from frontends.errors import InputProblem

# Every tool that is made of `MlirOptMain` has these.
_ARGUMENTS = ("--mlir-print-op-generic", "--mlir-print-debuginfo")
_LONGEST_MESSAGE = 300  # characters of what the tool says


def printer(tool: Sequence[str], seconds: float) -> Printer | None:
    """What prints texts by a command such as `mlir-opt`, which reads them from its standard input and may take so many
    seconds for each; None where there is no command."""
    if not tool:
        return None
    name = shlex.join(tool)

    def generic_form(text: str) -> str:
        try:
            ended = subprocess.run(
                [*tool, *_ARGUMENTS], input=text.encode("utf-8"), capture_output=True, timeout=seconds, check=False
            )
        except OSError as problem:
            raise cannot_run(name, problem) from problem
        except subprocess.TimeoutExpired:
            raise InputProblem(f"'{name}' did not print the program within {seconds:g} s") from None
        if ended.returncode:
            said = ended.stderr.decode("utf-8", "replace")
            first = next((line for line in said.splitlines() if "error: " in line), said.strip())[:_LONGEST_MESSAGE]
            raise InputProblem(f"'{name}' does not read the program either, exit code {ended.returncode}: {first}")
        try:
            return ended.stdout.decode("utf-8")
        except UnicodeDecodeError:
            raise InputProblem(f"'{name}' prints what is not UTF-8 text") from None

    return Printer(name, generic_form)
