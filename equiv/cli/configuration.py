"""Defaults of the command line's options, from `equiv.toml` or the table `[tool.equiv]` of `pyproject.toml`.

The keys are the options' names. At the top they hold for every command that has the option; a table of a command's name
holds for that command. The file is the one that the user names with `--config`, which may set everything, or else the
nearest one from the current folder upwards, which may set what `equiv.cli.trust` lets it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import click
from msgspec import Struct

from equiv.cli.trust import Trust, below, trust_of, why_not_ours

FILE, PROJECT = "equiv.toml", "pyproject.toml"


class ConfigurationError(click.ClickException):
    """A configuration file that is not as described above; the message has its name and line."""

    exit_code = 2


class Configuration(Struct, frozen=True):
    """A file and its table. `named` says that the user gave it, `refused` why it is not used, empty where it is."""

    path: Path
    text: str
    table: Mapping[str, Any]
    named: bool = False
    refused: str = ""

    def place(self, key: str) -> str:
        """Where a key stands first, as `FILE:LINE`."""
        pattern = re.compile(rf"^\s*(\[[^\]]*\b{re.escape(key)}\b[^\]]*\]|[\"']?{re.escape(key)}[\"']?\s*=)")
        for number, line in enumerate(self.text.splitlines(), 1):
            if pattern.match(line):
                return f"{self.path}:{number}"
        return str(self.path)


def found(folder: Path) -> Configuration | None:
    """The file that counts in a folder where none was named. Raises `ConfigurationError`."""
    here = folder.resolve()
    for place in (here, *here.parents):
        for name in (FILE, PROJECT):
            path = place / name
            if not path.is_file():
                continue
            why = why_not_ours(path)
            if why and name == FILE:
                return Configuration(path, "", {}, refused=why)
            try:
                text, table = _read(path)
            except ConfigurationError:
                if name == PROJECT:
                    continue  # somebody else's to complain about
                raise
            if table is not None:
                return Configuration(path, text, {} if why else table, refused=why)
    return None


def named(path: Path) -> Configuration:
    """The file that the user named. Raises `ConfigurationError`."""
    text, table = _read(path)
    if table is None:
        raise ConfigurationError(f"'{path}' has no table [tool.equiv]")
    return Configuration(path, text, table, named=True)


def defaults(group: click.Group, configuration: Configuration) -> dict[str, Any]:
    """Click's `default_map` for the commands of `group`. Raises `ConfigurationError`."""
    return _Reader(configuration).read(group)


def _read(path: Path) -> tuple[str, Mapping[str, Any] | None]:
    """The text of a file and its table for us; no table where a project's file has none."""
    from equiv.documents import tables_of
    from equiv.errors import WrongUse

    try:
        text, data = tables_of(path, "the configuration")
    except WrongUse as problem:
        raise ConfigurationError(problem.message) from problem
    if path.name != PROJECT:
        return text, data
    tools = data.get("tool", {})
    table = tools.get("equiv") if isinstance(tools, dict) else None
    return text, table if isinstance(table, dict) else None


class _Reader:
    def __init__(self, configuration: Configuration) -> None:
        self._configuration = configuration

    def read(self, group: click.Group) -> dict[str, Any]:
        table = self._configuration.table
        shared = {key: value for key, value in table.items() if not isinstance(value, dict)}
        known = _names(group)
        for key in shared:
            if key not in known:
                raise self._unknown(key, [*known, *_commands(group)])
        return self._group(group, table, shared)

    def _group(self, group: click.Group, table: Mapping[str, Any], shared: Mapping[str, Any]) -> dict[str, Any]:
        result: dict[str, Any] = {}
        commands = _commands(group)
        for key, value in table.items():
            if isinstance(value, dict) and key not in commands:
                raise self._unknown(key, list(commands))
        for name, command in commands.items():
            own = table.get(name, {})
            if not isinstance(own, dict):
                raise ConfigurationError(f"{self._place(name)}: '{name}' is a command; its options go into [{name}]")
            if isinstance(command, click.Group):
                result[name] = self._group(command, own, shared)
                continue
            options = options_by_name(command)
            for key in own:
                if key not in options:
                    raise self._unknown(key, list(options))
            given = {**{key: value for key, value in shared.items() if key in options}, **own}
            result[name] = {str(options[key].name): self._value(options[key], key, given[key]) for key in given}
        return result

    def _value(self, option: click.Option, key: str, value: Any) -> Any:
        """As it would stand on the command line."""
        values = value if isinstance(value, list) else [value]
        if any(not isinstance(each, (str, int, float, bool)) for each in values):
            raise ConfigurationError(f"{self._place(key)}: '{key}' is neither a text, a number, true, false nor a list")
        if option.is_flag and not isinstance(value, bool):
            raise ConfigurationError(f"{self._place(key)}: '{key}' is true or false")
        texts = [str(each) for each in values]
        if not self._configuration.named:
            texts = [self._trusted(option, key, text) for text in texts]
        if option.is_flag:
            return value
        return texts if option.multiple else ",".join(texts)

    def _trusted(self, option: click.Option, key: str, text: str) -> str:
        """The value that a file may give which nobody named. Raises `ConfigurationError`."""
        folder = self._configuration.path.parent
        trust = trust_of(key)
        value: str | None = text
        if trust is Trust.NONE:
            value = None
        elif trust is Trust.MORE:
            value = text if _amount(option, text) >= _amount(option, str(option.default)) else None
        elif trust is Trust.BELOW:
            value = below(folder, text)
        elif trust is Trust.REPORT_BELOW:
            format, equals, path = text.partition("=")
            inside = below(folder, path) if equals else ""
            value = None if inside is None else f"{format}{equals}{inside}"
        if value is not None:
            return value
        may = "" if trust is Trust.NONE else f" to another value than {trust.value}"
        raise ConfigurationError(
            f"{self._place(key)}: '{key} = {text}' is not for a file to set that was found, and not named{may}; if the "
            f"file is yours, name it: equiv --config {self._configuration.path}, or EQUIV_CONFIG; without it: equiv "
            "--isolated"
        )

    def _unknown(self, key: str, known: list[str]) -> ConfigurationError:
        import difflib

        near = difflib.get_close_matches(key, known, 1)
        hint = f"did you mean '{near[0]}'?" if near else f"known here: {', '.join(sorted(known))}"
        return ConfigurationError(f"{self._place(key)}: unknown key '{key}'; {hint}")

    def _place(self, key: str) -> str:
        return self._configuration.place(key)


def _amount(option: click.Option, text: str) -> float:
    """The number that a limit is; minus infinity for what is none, which click complains of later."""
    from equiv.cli.values import quantity

    try:
        return float(text)
    except ValueError:
        pass
    try:
        return quantity(click.Context(click.Command("")), option, text)
    except click.BadParameter:
        return float("inf")


def options_by_name(command: click.Command) -> dict[str, click.Option]:
    """The options of a command by their long names."""
    return {
        name.removeprefix("--"): parameter
        for parameter in command.params
        if isinstance(parameter, click.Option)
        for name in parameter.opts
        if name.startswith("--") and name != "--help"
    }


def _commands(group: click.Group) -> dict[str, click.Command]:
    """The commands of a group by name, also those that it imports only when they are asked for."""
    context = click.Context(group)
    found = {name: group.get_command(context, name) for name in group.list_commands(context)}
    return {name: command for name, command in found.items() if command is not None}


def _names(group: click.Group) -> list[str]:
    names: dict[str, None] = {}
    for command in _commands(group).values():
        names.update(dict.fromkeys(_names(command) if isinstance(command, click.Group) else options_by_name(command)))
    return list(names)
