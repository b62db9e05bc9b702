"""Has the compiler under test make the target of a source."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path


def remade_by(command: Sequence[str], folder: Path, seconds: float) -> Callable[[str], str | None]:
    """What gives the output of `command` for a program; None where the command fails, takes longer than `seconds` or
    prints no text. The program's file in `folder` is the last argument."""
    file = folder / "remade.mlir"

    def remake(source: str) -> str | None:
        file.write_text(source, "utf-8")
        try:
            ended = subprocess.run(
                [*command, str(file)], stdin=subprocess.DEVNULL, capture_output=True, timeout=seconds, check=True
            )
            return ended.stdout.decode("utf-8")
        except (OSError, subprocess.SubprocessError, UnicodeDecodeError):
            return None

    return remake
