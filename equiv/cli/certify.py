"""`equiv certify`: checks what certifies a proof for all sizes."""

from __future__ import annotations

import sys

import click

from equiv.cli.options import check_options
from equiv.cli.problems import fail
from equiv.cli.supervisor import limited
from equiv.verdict import EXIT_EQUIVALENT, EXIT_UNKNOWN


@click.command("certify")
@click.argument("file")
@check_options("timeout", "max_memory", "bindings")
def certify(file: str, timeout: float, max_memory: int, bindings: str) -> None:
    """Checks the certificate FILE of `equiv check --certificate`, with z3 alone, against the programs as they are now.

    Exit codes: 0 the certificate is a proof, 2 wrong usage or input, 3 it is none, or a limit was reached."""
    from equiv.proving.parametric.certificate import BadCertificate
    from equiv.proving.parametric.certify import check_file, read_file
    from equiv.verification import pair_again
    from frontends.errors import InputProblem

    try:
        with limited(file, timeout, max_memory, "check"):
            given = read_file(file)
            pair, reason = pair_again(given.source, given.target, given.maps, bindings)
            try:
                checked = check_file(pair, given)
            except BadCertificate as problem:
                click.echo(f"refused: {problem}")
                sys.exit(EXIT_UNKNOWN)
    except InputProblem as problem:
        fail(problem)
    for failure in checked.failures:
        where = f" at {failure.place}" if failure.place is not None else ""
        click.echo(f"refused: ({failure.letter}) {failure.message}{where}")
    if reason is not None:
        where = f" at {reason.place}" if reason.place is not None else ""
        click.echo(f"refused: {reason.message}{where}")
    if checked.failures or reason is not None:
        sys.exit(EXIT_UNKNOWN)
    names = f"{given.source.function} ({given.source.file} -> {given.target.file})"
    level = "up to the order of sums" if checked.unordered or checked.reordered else "bit for bit"
    click.echo(f"certified: {names} is equivalent {level} for all sizes at which the source is defined")
    if checked.unordered:
        click.echo(f"  the target leaves the order of sums open, as at {checked.unordered[0]}")
    if checked.reordered:
        click.echo("  sums of floats are taken in another order")
    if checked.domain:
        click.echo(f"  it is undefined where {checked.domain}")
    for each in checked.assumptions:
        click.echo(f"  assumes {each}")
    sys.exit(EXIT_EQUIVALENT)
