"""The reference pages that are generated: the command line from its commands, reasons from their kinds.

`python -m equiv.cli.reference --write docs/reference` writes them.
"""

from __future__ import annotations

import argparse
import inspect
from collections.abc import Iterator
from pathlib import Path

import click

from equiv.verdict.topics import TOPICS

_COMMAND = "python -m equiv.cli.reference --write docs/reference"
_HEAD = f"""# Command line

Made by `{_COMMAND}`.

Human output goes to the standard output, diagnostics and progress to the standard error. Exit codes: 0 equivalent,
1 different, 2 wrong usage or input, 3 unknown.

Options have defaults in `equiv.toml` or the table `[tool.equiv]` of `pyproject.toml`: in the file that `equiv --config
FILE ...` or `EQUIV_CONFIG` names, which may set all of them, or else in the nearest one from the current folder up.
That one may be part of what is checked, so that it may not weaken a check (`accept`, `assume`, `fail-on`, smaller
limits), run code (`bindings`, `with`), or write outside of its own folder; it is not used where another user can write
it. `equiv --isolated ...` takes no file. `equiv config` shows what holds, and where it is from.
"""


def pages() -> dict[str, str]:
    """The generated pages as Markdown, by the names of their files."""
    return {"cli.md": _commands_page(), "reasons.md": _reasons_page()}


def _reasons_page() -> str:
    lines = ["# Verdicts, witnesses, levels, scopes and reasons", "", f"Made by `{_COMMAND}`.", ""]
    lines += ["`equiv explain KIND` prints one of these, and reports link to them.", ""]
    for kind, explanation in TOPICS.items():
        lines += [f"## {kind}", "", explanation.meaning]
        lines += ["", f"What helps: {explanation.help}"] if explanation.help else []
        lines.append("")
    return "\n".join(lines)


def _commands_page() -> str:
    """A section for each command, with a row for each option."""
    from equiv.cli import commands

    context = click.Context(commands, info_name="equiv")
    sections = [_HEAD]
    for name in commands.list_commands(context):
        command = commands.get_command(context, name)
        assert command is not None
        sections.append("\n".join(_section(command, f"equiv {name}", context)))
    return "\n".join(sections)


def _section(command: click.Command, path: str, parent: click.Context) -> Iterator[str]:
    context = click.Context(command, parent=parent, info_name=path.rpartition(" ")[2])
    arguments = [each for each in command.params if isinstance(each, click.Argument)]
    options = [each for each in command.params if isinstance(each, click.Option)]
    yield f"## `{' '.join([path, *(each.make_metavar(context) for each in arguments)])}`\n"
    yield inspect.cleandoc(command.help or "").replace("\b\n", "") + "\n"
    if options:
        yield "| option | meaning |"
        yield "|---|---|"
        for option in options:
            record = option.get_help_record(context)
            if record is not None:
                yield "| " + " | ".join(_cell(each) for each in (f"`{record[0]}`", record[1])) + " |"
        yield ""
    if isinstance(command, click.Group):
        for name in command.list_commands(context):
            inner = command.get_command(context, name)
            assert inner is not None
            yield from _section(inner, f"{path} {name}", context)


def _cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", metavar="FOLDER", type=Path, required=True)
    folder = parser.parse_args().write
    for name, text in pages().items():
        (folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
