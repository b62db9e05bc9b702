"""`equiv ir`: the affine IR of a file."""

from __future__ import annotations

import sys

import click

from equiv.cli.options import check_options
from equiv.cli.problems import complain, fail
from equiv.cli.supervisor import limited
from equiv.verdict import EXIT_UNKNOWN


@click.command("ir")
@click.argument("file")
@click.option("--func", "function", help="The function to show, with all that it calls; by default every function.")
@check_options("timeout", "max_memory", "bindings", "tool")
def show_ir(
    file: str, function: str | None, timeout: float, max_memory: int, bindings: str, tool: tuple[str, ...]
) -> None:
    """Prints the affine IR that FILE lowers to.

    Exit codes: 0 it is printed, 2 wrong usage or input, 3 something in it is not supported, or a limit was reached."""
    from equiv.request.printing import printer
    from equiv.request.sources import defined_in, listed, load
    from frontends.errors import InputProblem, UnknownFunction, Unsupported
    from interp.ir import Module
    from interp.ir.text import print_module

    try:
        with limited(file, timeout, max_memory, "lowering"):
            source = load(file, bindings, printer(tool, timeout))
            names = defined_in(source) if function is None else [function.removeprefix("@")]
            module = Module()
            for name in names:
                lowered = source.lower(name)
                module.functions = lowered.functions | module.functions
                module.globals = lowered.globals | module.globals
            text = print_module(module)
        click.echo(text, nl=False)
    except Unsupported as problem:
        complain(problem)
        sys.exit(EXIT_UNKNOWN)
    except UnknownFunction as problem:
        fail(InputProblem(f"{problem.message}; it defines {listed(defined_in(source))}"))
    except InputProblem as problem:
        fail(problem)
