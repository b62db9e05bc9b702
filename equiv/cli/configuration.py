"""Defaults of the command line's options, from `equiv.toml` or the table `[tool.equiv]` of `pyproject.toml`.

The keys are the options' names. At the top they hold for every command that has the option; a table of a command's name
holds for that command. The nearest file counts, from the current folder upwards."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import click

FILE, PROJECT = "equiv.toml", "pyproject.toml"


class ConfigurationError(click.ClickException):
    """A configuration file that is not as described above; the message has its name and line."""

    exit_code = 2


def defaults(group: click.Group, folder: Path) -> dict[str, Any]:
    """Click's `default_map` for the commands of `group`. Raises `ConfigurationError`."""
    found = _nearest(folder.resolve())
    if found is None:
        return {}
    path, text, table = found
    return _Reader(path, text).read(group, table)


def file_of(folder: Path) -> Path | None:
    """The file that counts in a folder. Raises `ConfigurationError`."""
    found = _nearest(folder.resolve())
    return None if found is None else found[0]


def _nearest(folder: Path) -> tuple[Path, str, Mapping[str, Any]] | None:
    for place in (folder, *folder.parents):
        for name in (FILE, PROJECT):
            path = place / name
            if not path.is_file():
                continue
            import tomllib

            try:
                text = path.read_text(encoding="utf-8")
                data = tomllib.loads(text)
            except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as problem:
                if name == PROJECT:
                    continue  # somebody else's to complain about
                raise ConfigurationError(f"cannot read '{path}': {problem}") from problem
            if name == FILE:
                return path, text, data
            table = data.get("tool", {}).get("equiv") if isinstance(data.get("tool", {}), dict) else None
            if isinstance(table, dict):
                return path, text, table
    return None


class _Reader:
    def __init__(self, path: Path, text: str) -> None:
        self._path = path
        self._lines = text.splitlines()

    def read(self, group: click.Group, table: Mapping[str, Any]) -> dict[str, Any]:
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
            options = _options(command)
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
        if option.is_flag:
            if not isinstance(value, bool):
                raise ConfigurationError(f"{self._place(key)}: '{key}' is true or false")
            return value
        texts = [str(each) for each in values]
        if option.multiple:
            return texts
        return ",".join(texts)

    def _unknown(self, key: str, known: list[str]) -> ConfigurationError:
        import difflib

        near = difflib.get_close_matches(key, known, 1)
        hint = f"did you mean '{near[0]}'?" if near else f"known here: {', '.join(sorted(known))}"
        return ConfigurationError(f"{self._place(key)}: unknown key '{key}'; {hint}")

    def _place(self, key: str) -> str:
        pattern = re.compile(rf"^\s*(\[[^\]]*\b{re.escape(key)}\b[^\]]*\]|[\"']?{re.escape(key)}[\"']?\s*=)")
        for number, line in enumerate(self._lines, 1):
            if pattern.match(line):
                return f"{self._path}:{number}"
        return str(self._path)


def _options(command: click.Command) -> dict[str, click.Option]:
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
        names.update(dict.fromkeys(_names(command) if isinstance(command, click.Group) else _options(command)))
    return list(names)
