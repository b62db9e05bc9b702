"""Pairs of MLIR texts and their verdicts, for tests."""

from __future__ import annotations

from textwrap import indent

from equiv import verify
from equiv.verdict import Verdict
from frontends.mlir import load


def function(arguments: str, body: str) -> str:
    """The function `f` without results."""
    return f"func.func @f({arguments}) {{\n{indent(body.strip(), '  ')}\n  return\n}}\n"


def check(source: str, target: str, **options: object) -> Verdict:
    """The verdict on two MLIR texts, each with the function `f`."""
    before, after = load(source, file_name="before.mlir"), load(target, file_name="after.mlir")
    return verify(before, after, function="f", seed=7, **options)


def check_bodies(arguments: str, source: str, target: str, **options: object) -> Verdict:
    """The verdict on two bodies of the function `f` with the same arguments."""
    return check(function(arguments, source), function(arguments, target), **options)
