"""The pairs of a suite in the form of Alive2's tests, or of mlir-tv's: files of LLVM IR, or of MLIR, with what is wrong
of them in a comment.

`NAME.srctgt.ll` has functions `src` and `tgt`, `NAME.src.ll` has a target `NAME.tgt.ll` with functions of the same
names, `NAME.ident.ll` is its own target. A comment `ERROR: ...` says that the target does not refine the source.
`NAME.src.mlir` has a target `NAME.tgt.mlir`, and a comment `VERIFY` or `VERIFY-INCORRECT`; others say what a tool makes
of them, and are no pairs here."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

_WRONG = re.compile(r";\s*ERROR:\s*(.*)")
_VERIFY = re.compile(r"//\s*VERIFY(-INCORRECT)?\b(?!-)")
_LAYOUT = "target datalayout"
# LLVM's own layout aligns integers of 64 bits to 32, which no machine of 64 bits does.
_OF_X86 = 'target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"\n'
_SECONDS = 15  # that an import may take


class Transformation(Struct, frozen=True):
    """Two programs in LLVM IR or MLIR, the functions to compare (empty for all that both have), and what is said to be
    wrong, empty where they are said to be right."""

    name: str
    source: Path
    target: Path
    functions: tuple[str, str]
    wrong: str


def transformations(folder: Path) -> Iterator[Transformation]:
    for file in sorted(folder.rglob("*.ll")):
        name = str(file.relative_to(folder))
        functions = ("src", "tgt") if name.endswith(".srctgt.ll") else ("", "")
        if name.endswith((".srctgt.ll", ".ident.ll")):
            target = file
        elif name.endswith(".src.ll"):
            target = file.with_name(f"{file.name.removesuffix('.src.ll')}.tgt.ll")
        else:
            continue
        if target.is_file():
            said = _WRONG.search(file.read_text("utf-8", "replace"))
            yield Transformation(name, file, target, functions, said[1].strip() if said else "")
    for file in sorted(folder.rglob("*.src.mlir")):
        target = file.with_name(f"{file.name.removesuffix('.src.mlir')}.tgt.mlir")
        label = _VERIFY.search(file.read_text("utf-8", "replace"))
        if label is not None and target.is_file():
            wrong = "labelled incorrect" if label[1] else ""
            yield Transformation(str(file.relative_to(folder)), file, target, ("", ""), wrong)


def imported(file: Path, tool: str) -> str | None:
    """What `mlir-translate` makes of LLVM IR; None where it refuses it, or takes too long. MLIR stays as it is."""
    text = file.read_text("utf-8", "replace")
    if file.suffix == ".mlir":
        return text
    given = text if _LAYOUT in text else _OF_X86 + text
    try:
        made = subprocess.run(
            [tool, "--import-llvm"], input=given, capture_output=True, text=True, timeout=_SECONDS, check=False
        )
    except subprocess.TimeoutExpired:
        return None
    return made.stdout if made.returncode == 0 else None
