"""From MLIR locations to places in the user's file, and from places to the names that the user gave there."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from frontends.errors import InputProblem, Unsupported
from frontends.text.rewritten import Rewritten
from interp.ir import Place
from interp.text.source import Source

TEXT_NAME = "-"  # the file name in locations of text that was parsed from memory

_RESULT_NAMES = re.compile(r"((?:%[\w$.-]+(?::\d+)?\s*,\s*)*%[\w$.-]+(?::\d+)?)\s*=\s*$")
_RESULT_NAME = re.compile(r"\s*%([\w$.-]+)\s*=\s*")  # of one result, in front of which the line has nothing
_ATTRIBUTE = re.compile(r"(?<=[{,<])\s*(\w+)\s*=(?!\s*false\b)(?!=)")
_NEXT = re.compile(r"\n\s*(?:[%}^]|//|\"?[a-z_]\w*\.\w|return\b|call\b)")
_MOST_LINES = 12  # in which the attributes of one operation are looked for
_LOOK_BACK = 160  # how many characters in front of an operation are searched for the names of its results
_PRINTED = re.compile(rf'"{re.escape(TEXT_NAME)}":(\d+):(\d+)')
_VALUE_NAME = re.compile(r"%([\w$.-]+)")


class Places:
    """The places of one text, which the user knows as `file`; `read` is the text with blanks in the place of what is
    passed over on purpose, `rewritten` is what MLIR has parsed, if that is not the text itself."""

    def __init__(self, file: str, text: str, rewritten: Rewritten | None = None, read: str | None = None) -> None:
        self.file = file
        self._text = text
        self._rewritten = rewritten
        self._lines = text.split("\n")
        self._read = text if read is None else read
        self._parsed = rewritten.text if rewritten is not None else text
        self._is_ascii = self._parsed.isascii()
        self._parsed_lines: list[str] | None = None
        self.unread: Mapping[str, Mapping[str, str]] = {}  # by operation, properties that were not read, and why
        self.isolated: Sequence[Unsupported] = ()  # what functions were left out for, by their numbers
        self._named = TEXT_NAME  # what locations call the user's text

    @property
    def parsed(self) -> str:
        """What MLIR has parsed."""
        return self._parsed

    @property
    def has_refused(self) -> bool:
        """Whether operations of the text were not read."""
        return self._rewritten is not None and bool(self._rewritten.refused)

    def refused(self, place: Place) -> InputProblem | None:
        """Why the operation at a place was not read, if it was not."""
        return self._rewritten.refused.get(place) if self._rewritten is not None else None

    def of(self, operation: Any, otherwise: Place) -> Place:
        """Where an operation stands; `otherwise` if its location does not say."""
        return self.at(operation.location, otherwise)

    def at(self, location: Any, otherwise: Place) -> Place:
        """The best place in a location: one in this file, else one in any file, else `otherwise`."""
        filename = getattr(location, "filename", None)
        if filename == self._named:
            return self._in_named(location.start_line, location.start_col)
        found = _files(location)
        for leaf in found:
            if leaf.filename == self._named:
                return self._in_named(leaf.start_line, leaf.start_col)
            if leaf.filename == TEXT_NAME:
                return self._in_text(leaf.start_line, leaf.start_col)
            if leaf.filename == self.file:
                return Place(self.file, leaf.start_line, leaf.start_col)
        if found:
            return Place(found[0].filename, found[0].start_line, found[0].start_col)
        # The locations of diagnostics come without their parts.
        printed = _PRINTED.search(str(location))
        return self._in_text(int(printed.group(1)), int(printed.group(2))) if printed else otherwise

    def spelled(self, message: str) -> str:
        """A message about what MLIR has parsed with the names of the text."""
        return self._rewritten.spelled(message) if self._rewritten is not None else message

    def _in_text(self, line: int, column: int) -> Place:
        """The place of what MLIR has parsed at a line and a column, which it counts in bytes of UTF-8."""
        if not self._is_ascii:
            if self._parsed_lines is None:
                self._parsed_lines = self._parsed.split("\n")
            before = self._parsed_lines[min(line, len(self._parsed_lines)) - 1].encode()[: column - 1]
            column = len(before.decode("utf-8", "ignore")) + 1
        if self._rewritten is None:
            return Place(self.file, line, column)
        return self._original.place(self._rewritten.offset(line, column))

    def _in_named(self, line: int, column: int) -> Place:
        """The place in the user's text of a line and a column of a location."""
        return self._in_text(line, column)

    @cached_property
    def _original(self) -> Source:
        return Source(self._text, self.file)

    @cached_property
    def spelled_attributes(self) -> frozenset[str]:
        """The names of all attributes with a value that are not a part of another name."""
        return frozenset(_ATTRIBUTE.findall(self._read))

    @cached_property
    def _read_lines(self) -> list[str]:
        return self._read.split("\n")

    def spells(self, place: Place, attribute: str) -> bool:
        """Whether the text of the operation at `place` gives an attribute a value other than `false`."""
        if place.file != self.file or not 0 < place.line <= len(self._lines):
            return False
        following = self._read_lines[place.line - 1 : place.line - 1 + _MOST_LINES]
        text = "\n".join((following[0][place.column - 1 :], *following[1:]))
        end = _NEXT.search(text)
        own = text[: end.start()] if end is not None else text
        return any(name == attribute for name in _ATTRIBUTE.findall(own))

    def result_name(self, place: Place, position: int) -> str:
        """What the text calls a result of the operation at `place`, or nothing."""
        if place.file != self.file or not 0 < place.line <= len(self._lines):
            return ""
        end = place.column - 1
        line = self._lines[place.line - 1]
        alone = _RESULT_NAME.fullmatch(line, 0, end) if end <= _LOOK_BACK else None
        if alone is not None:
            return alone.group(1) if position == 0 else ""
        before = line[max(0, end - _LOOK_BACK) : end]
        found = _RESULT_NAMES.search(before) if "=" in before else None
        if found is None:
            return ""
        for name in found.group(1).split(","):
            stem, _, count = name.strip()[1:].partition(":")
            members = int(count) if count else 1
            if position < members:
                return stem if members == 1 else f"{stem}_{position}"
            position -= members
        return ""

    def argument_name(self, location: Any) -> str:
        """What the text calls the block argument at `location`, or nothing."""
        if getattr(location, "filename", None) != self._named:
            return ""
        place = self._in_named(location.start_line, location.start_col)
        if not 0 < place.line <= len(self._lines):
            return ""
        found = _VALUE_NAME.match(self._lines[place.line - 1], place.column - 1)
        return found.group(1) if found else ""


class PrintedPlaces(Places):
    """Those of a text that a tool has printed in generic form: `printed` is that, with locations that call the user's
    `text` by the name `named`."""

    def __init__(self, file: str, text: str, rewritten: Rewritten | None, printed: str, named: str) -> None:
        super().__init__(file, printed, rewritten, "")
        self._lines = text.split("\n")
        self._named = named

    def _in_named(self, line: int, column: int) -> Place:
        if 0 < line <= len(self._lines) and not self._lines[line - 1].isascii():
            before = self._lines[line - 1].encode()[: max(column, 1) - 1]
            column = len(before.decode("utf-8", "ignore")) + 1
        return Place(self.file, max(line, 1), max(column, 1))

    def _in_text(self, line: int, column: int) -> Place:
        return self.in_printed(super()._in_text(line, column))

    def in_printed(self, printed: Place) -> Place:
        """The place in the user's text that what was printed gives for what stands at a place in it, or next to it."""
        named = re.escape(self._named)
        start = self._original.offset(printed.line, 1)
        for found in re.compile(rf'loc\((?:"{named}":(\d+):(\d+)|(#[\w$.-]+))\)').finditer(self._text, start):
            if found.group(3):
                alias = re.compile(rf'^{re.escape(found.group(3))} = loc\("{named}":(\d+):(\d+)\)$', re.MULTILINE)
                defined = alias.search(self._text)
                if defined is not None:
                    return self._in_named(int(defined.group(1)), int(defined.group(2)))
            else:
                return self._in_named(int(found.group(1)), int(found.group(2)))
        return Place(self.file, 1, 1)


def _files(location: Any) -> list[Any]:
    """The file locations in a location, in the order they should be preferred."""
    found, pending = [], [location]
    while pending:
        each = pending.pop()
        if hasattr(each, "filename"):
            found.append(each)
        elif hasattr(each, "locations"):
            pending.extend(reversed(each.locations))
        elif hasattr(each, "child_loc"):
            pending.append(each.child_loc)
        elif hasattr(each, "callee"):
            pending.extend((each.caller, each.callee))
    return found
