"""`equiv config`: the options that commands have here, and where each of them comes from."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
from click.core import ParameterSource

from equiv.cli.configuration import Configuration, options_by_name


@click.command("config")
@click.argument("command", required=False)
@click.pass_context
def config(context: click.Context, command: str | None) -> None:
    """Shows the options of COMMAND, such as opt or 'corpus run', as they are in this folder, and where each is from.

    Without a COMMAND, only what differs from the defaults is shown, of all commands."""
    root = context.find_root()
    assert isinstance(root.command, click.Group)
    configuration: Configuration | None = root.obj
    click.echo(_origin(configuration))
    known = dict(_commands(root.command, root))
    if command is not None and " ".join(command.split()) not in known:
        raise click.UsageError(f"there is no command '{command}'; there are {', '.join(known)}")
    for name, own in known.items():
        if command is None or name == " ".join(command.split()):
            for line in _lines(name, own, configuration, everything=command is not None):
                click.echo(line)


def _origin(configuration: Configuration | None) -> str:
    if configuration is None:
        return "no file: nothing but environment variables changes defaults here"
    if configuration.refused:
        return f"no file: '{configuration.path}' {configuration.refused} and is not used"
    how = "named, so that it may set everything" if configuration.named else "found, so that it may not weaken checks"
    return f"file: {configuration.path} ({how})"


def _commands(group: click.Group, parent: click.Context) -> Iterator[tuple[str, click.Context]]:
    """The commands that have options, with contexts in which their defaults stand."""
    for name in group.list_commands(parent):
        command = group.get_command(parent, name)
        assert command is not None
        context = click.Context(command, parent=parent, info_name=name)
        if isinstance(command, click.Group):
            for inner, found in _commands(command, context):
                yield f"{name} {inner}", found
        else:
            yield name, context


def _lines(name: str, context: click.Context, configuration: Configuration | None, everything: bool) -> Iterator[str]:
    for key, option in sorted(options_by_name(context.command).items()):
        value, source = option.consume_value(context, {})
        if source is ParameterSource.DEFAULT_MAP and configuration is not None:
            origin = configuration.place(key)
        elif source is ParameterSource.ENVIRONMENT:
            origin = f"environment variable {option.envvar}"
        elif everything:
            origin = "default"
        else:
            continue
        yield f"{name} --{key} {_shown(value)}   ({origin})"


def _shown(value: Any) -> str:
    if isinstance(value, list | tuple) and value:
        return ", ".join(map(str, value))
    if isinstance(value, bool):
        return str(value).lower()
    return str(value) if isinstance(value, str | int | float | Path) else "not given"
