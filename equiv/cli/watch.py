"""`equiv watch`: checks a pair whenever one of its files changes."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import click

_LOOK_SECONDS = 0.3


@click.command("watch", context_settings={"ignore_unknown_options": True})
@click.argument("source", type=click.Path(path_type=Path))
@click.argument("target", type=click.Path(path_type=Path))
@click.argument("options", nargs=-1, type=click.UNPROCESSED)
@click.pass_context
def watch(context: click.Context, source: Path, target: Path, options: tuple[str, ...]) -> None:
    """Checks that TARGET means the same as SOURCE, and again whenever one of the two files changes, until it is
    interrupted. OPTIONS are those of equiv check."""
    given = context.find_root().params
    before = ["--isolated"] if given.get("isolated") else []
    if given.get("config_file") is not None:
        before += ["--config", str(given["config_file"])]
    command = [sys.executable, "-P", "-m", "equiv", *before, "check", *options, "--", str(source), str(target)]
    while True:
        # What is written during a check is checked after it.
        seen = _state(source), _state(target)
        subprocess.run(command, check=False)
        click.echo(f"equiv: waiting for a change of {source} or {target}; Ctrl-C ends this", err=True)
        while (_state(source), _state(target)) == seen:
            time.sleep(_LOOK_SECONDS)
        click.echo()


def _state(path: Path) -> tuple[int, int, int] | None:
    """What changes when a file does, also where an editor puts another one in its place; None where there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_ino, found.st_mtime_ns, found.st_size
