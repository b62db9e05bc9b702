"""Options that several commands have."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import click

from equiv.cli.values import assumptions, quantity
from equiv.verdict.scope import REQUIRABLE

_Command = TypeVar("_Command", bound=Callable[..., object])

bindings = click.option(
    "--bindings", default="torch_mlir", show_default=True, help="The package with MLIR's Python bindings."
)
assume = click.option(
    "--assume", metavar="NAME:WHAT", multiple=True, help="What holds of an argument, as for equiv check."
)
require = click.option(
    "--require",
    type=click.Choice([scope.value for scope in REQUIRABLE]),
    help="What a proof has to speak for to be accepted: all-sizes, as where there are no sizes, or listed, which "
    "leaves out values that were tried of scalars that decide control. A narrower proof is unknown.",
)
assume_in_functions = click.option(
    "--assume",
    callback=assumptions,
    metavar="[@FUNC:]NAME:WHAT",
    multiple=True,
    help="What holds of an argument, as for equiv check, in each function that has such an argument or in one alone: "
    "arg0:finite, @f:arg1:0..15. Repeatable.",
)


def solver_limit(default: str) -> Callable[[_Command], _Command]:
    return click.option(
        "--solver-limit",
        callback=quantity,
        default=default,
        show_default=True,
        help="z3's units of work for one query, the same on every machine.",
    )
