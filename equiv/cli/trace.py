"""The strategy as it goes, on standard error: one line for each tactic that was tried."""

from __future__ import annotations

import sys

import click

from equiv.request.progress import Result, Step
from equiv.verdict.printable import printable_line

_SIZES, _TACTIC, _DOMAIN = 20, 12, 20  # columns
_STYLES = {Result.PROVEN: "green", Result.REFUTED: "red", Result.BLOCKED: "yellow"}


def print_step(step: Step) -> None:
    """Prints one line, with colour on a terminal."""
    sizes = ", ".join(f"{name}={value}" for name, value in step.sizes.items()) or step.function
    head = printable_line(f"{sizes:<{_SIZES}}  {step.tactic:<{_TACTIC}} {step.domain:<{_DOMAIN}} ")
    tail = printable_line(f"{step.result.value}: {step.message}")
    if not sys.stderr.isatty():
        click.echo(f"{head}{step.seconds:7.3f} s  {tail}", err=True)
        return
    from rich.console import Console
    from rich.text import Text

    line = Text.assemble(head, (f"{step.seconds:7.3f} s  ", "dim"), (tail, _STYLES.get(step.result, "")))
    Console(stderr=True, highlight=False, soft_wrap=True).print(line)
