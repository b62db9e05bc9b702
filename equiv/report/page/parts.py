"""What the page needs of one check when it is looked at, in parts that are unpacked only then."""

from __future__ import annotations

import json
import math
import shlex
from collections.abc import Iterator
from typing import Any

from equiv.jobs.record import Record
from equiv.report.locations import from_bytes
from equiv.report.run import Run
from equiv.request.options import Options
from equiv.request.spelling import options_of_record, words_of
from equiv.verdict.printable import printable, printable_line

_DETAIL_CHARACTERS = 1 << 18  # of JSON in one part
_TEXT_CHARACTERS = 1 << 20  # of program lines in one part

# Where a text is: (part, number in the part), or why it is not there.
TextPlace = tuple[int, int] | str


def details(run: Run, places: dict[str, TextPlace]) -> Iterator[list[dict[str, Any]]]:
    """Lists of what is known of each record, in the order of the records; the first entry says which record it is."""
    part: list[dict[str, Any]] = []
    size = 0
    for number, record in enumerate(run.records):
        detail = _detail(number, record, places)
        size += len(json.dumps(detail))
        part.append(detail)
        if size > _DETAIL_CHARACTERS:
            yield part
            part, size = [], 0
    if part:
        yield part


def texts(run: Run) -> tuple[list[dict[str, Any]], dict[str, TextPlace]]:
    """Parts with the texts of all programs, and where each file's text is. A part has its different `lines` once, and
    for each text the runs [first line, how many, ...] that it is made of: the programs of a pair share most lines."""
    parts: list[_Part] = []
    places: dict[str, TextPlace] = {}
    known: dict[str, TextPlace] = {}
    for record in run.records:
        for file in (record.source, record.target):
            if file in places:
                continue
            found = run.programs.read(file)
            if found.text is None:
                places[file] = printable_line(found.problem)
            elif found.text in known:
                places[file] = known[found.text]
            else:
                if not parts or parts[-1].characters > _TEXT_CHARACTERS:
                    parts.append(_Part())
                places[file] = known[found.text] = len(parts) - 1, parts[-1].add(found.text)
    return [part.to_json() for part in parts], places


class _Part:
    def __init__(self) -> None:
        self.characters = 0
        self._lines: dict[str, int] = {}
        self._texts: list[list[int]] = []

    def add(self, text: str) -> int:
        """The number of the text in this part."""
        runs: list[int] = []
        for line in text.removesuffix("\n").replace("\r\n", "\n").split("\n"):
            number = self._lines.setdefault(line, len(self._lines))
            if number == len(self._lines) - 1:
                self.characters += len(line)
            if runs and runs[-2] + runs[-1] == number:
                runs[-1] += 1
            else:
                runs += [number, 1]
        self._texts.append(runs)
        return len(self._texts) - 1

    def to_json(self) -> dict[str, Any]:
        return {"lines": [printable(line) for line in self._lines], "texts": self._texts}


def _detail(number: int, record: Record, places: dict[str, TextPlace]) -> dict[str, Any]:
    detail = _shown(
        {
            "problem": record.problem,
            "source": record.source,
            "target": record.target,
            "options": _options(record),
            "finished": record.finished,
            "cached": record.cached,
            "verdict": None if record.verdict is None else _verdict(record),
        }
    )
    assert isinstance(detail, dict)
    detail["number"] = number
    detail["command"] = command(record)
    detail["sourceText"] = places[record.source]
    detail["targetText"] = places[record.target]
    return detail


def _verdict(record: Record) -> dict[str, Any]:
    assert record.verdict is not None
    verdict = record.verdict.to_json()
    if verdict["witness"] is not None:
        # The page shows what a reader needs; a replay needs the rest and reads the record itself.
        verdict["witness"]["inputs"] = None
        witness = record.verdict.witness
        assert witness is not None
        verdict["witness"]["others"] = witness.elements > len(witness.input_values)
        verdict["witness"]["sample"] = {key: verdict["witness"]["sample"][key] for key in ("seed", "profile")}
    return verdict


def _shown(data: Any) -> Any:
    if isinstance(data, str):
        return printable(data)
    if isinstance(data, dict):
        return {printable_line(str(key)): _shown(value) for key, value in data.items()}
    if isinstance(data, list | tuple):
        return [_shown(value) for value in data]
    if isinstance(data, bool | int) and abs(data) < 1 << 53:
        return data
    if data is None or (isinstance(data, float) and math.isfinite(data)):
        return data
    return printable(str(data))


def _options(record: Record) -> list[str]:
    """The options that are not those of `equiv check` by default, as words; all as JSON has them where they are none
    of a check."""
    options = options_of_record(record.options)
    if options is None:
        return [f"{name} {json.dumps(value)}" for name, value in record.options.items()]
    function = "" if record.verdict is None else record.verdict.source.function
    return [word.removeprefix("--").replace("=", " ", 1) for word in words_of(options, function)]


def command(record: Record) -> str:
    """What to type to check the pair again."""
    files = record.source, record.target
    words = ["equiv", "check", *(f"./{file}" if file.startswith("-") else file for file in files)]
    if record.verdict is not None:
        source, target = record.verdict.source.function, record.verdict.target.function
        words += [f"--func={source}"] if source == target else [f"--src-func={source}", f"--tgt-func={target}"]
        options = options_of_record(record.options) or Options()
        witness = record.verdict.witness
        if witness is not None and not options.sizes:
            words += [f"--size={name}={value}" for name, value in witness.sizes.items()]
        if witness is not None and not options.maps:
            words += [f"--map={each}" for each in witness.maps]
        words += words_of(options, source)
    return " ".join(_quoted(word) for word in words)


def _quoted(word: str) -> str:
    if printable_line(word) == word:
        return shlex.quote(word)
    # What cannot be shown is written as bytes, as bash, ksh, zsh and POSIX.1-2024 read it.
    encoded = word.encode("utf-8", "surrogateescape" if from_bytes(word) else "surrogatepass")
    plain = frozenset(b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_=./")
    return "$'" + "".join(chr(byte) if byte in plain else f"\\{byte:03o}" for byte in encoded) + "'"
