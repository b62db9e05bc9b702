"""`equiv certify`: checks what certifies a proof for all sizes."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import click

from equiv.cli.options import check_options
from equiv.cli.problems import fail
from equiv.verdict import EXIT_EQUIVALENT, EXIT_UNKNOWN


@click.command("certify")
@click.argument("file")
@check_options("bindings")
def certify(file: str, bindings: str) -> None:
    """Checks the certificate FILE of `equiv check --certificate`, with z3 alone, against the programs as they are now.

    Exit codes: 0 the certificate is a proof, 2 wrong usage or input, 3 it is none."""
    from equiv.errors import WrongUse
    from equiv.proving.parametric.certificate import BadCertificate
    from equiv.proving.parametric.certify import check_certificate, from_file
    from equiv.verification import pair_again
    from frontends.errors import InputProblem

    try:
        try:
            given = from_file(json.loads(Path(file).read_text("utf-8")))
        except OSError as problem:
            raise WrongUse(f"cannot read '{file}': {problem.strerror or problem}") from problem
        except ValueError as problem:
            raise WrongUse(f"'{file}' is not JSON: {problem}") from problem
        except BadCertificate as problem:
            raise WrongUse(f"'{file}': {problem}") from problem
        pair = pair_again(given.source, given.target, given.maps, bindings)
        try:
            failures = check_certificate(pair, given.certificate, given.texts)
        except BadCertificate as problem:
            click.echo(f"refused: {problem}")
            sys.exit(EXIT_UNKNOWN)
    except InputProblem as problem:
        fail(problem)
    for failure in failures:
        where = f" at {failure.place}" if failure.place is not None else ""
        click.echo(f"refused: ({failure.letter}) {failure.message}{where}")
    if failures:
        sys.exit(EXIT_UNKNOWN)
    names = f"{given.source.function} ({given.source.file} -> {given.target.file})"
    click.echo(f"certified: {names} is equivalent bit for bit for all sizes at which the source is defined")
    sys.exit(EXIT_EQUIVALENT)
