"""`equiv ir`: the affine IR of a file."""

from __future__ import annotations

import sys

import click

from equiv.cli.options import check_options
from equiv.cli.problems import complain, fail
from equiv.verdict import EXIT_UNKNOWN


@click.command("ir")
@click.argument("file")
@click.option("--func", "function", help="The function to show, with all that it calls; by default every function.")
@check_options("bindings")
def show_ir(file: str, function: str | None, bindings: str) -> None:
    """Prints the affine IR that FILE lowers to."""
    from equiv.request.sources import load
    from frontends.errors import InputProblem, Unsupported
    from interp.ir import Module
    from interp.ir.text import print_module

    try:
        source = load(file, bindings)
        names = [function.removeprefix("@")] if function is not None else None
        if names is None:
            names = [name for name, each in source.functions.items() if each.defined]
        module = Module()
        for name in names:
            lowered = source.lower(name)
            module.functions = lowered.functions | module.functions
            module.globals = lowered.globals | module.globals
        click.echo(print_module(module), nl=False)
    except Unsupported as problem:
        complain(problem)
        sys.exit(EXIT_UNKNOWN)
    except InputProblem as problem:
        fail(problem)
