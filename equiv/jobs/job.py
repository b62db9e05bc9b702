"""One pair that a batch has to check."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from equiv.request.options import Options

BATCH_TIMEOUT = 60.0  # seconds for each function of a pair, unless told otherwise
_DEFAULT = Options(timeout=BATCH_TIMEOUT)


class Job(Struct, frozen=True):
    """`name` is unique in its batch; `source_function` and `target_function` empty stand for all that the files have
    in common. Where there are `roots`, both files lie in one of these folders, also where links lead. The other fields
    are those of `equiv.jobs.record.Record`."""

    name: str
    source: str
    target: str
    source_function: str = ""
    target_function: str = ""
    options: Options = _DEFAULT
    expected: str | None = None
    group: str = ""
    step: str = ""
    roots: tuple[str, ...] = ()

    def to_json(self) -> str:
        """One text for equal jobs."""
        return self._text(())

    def question(self) -> str:
        """One text for jobs that ask the same of the same files, whatever their names, groups and expectations."""
        return self._text(("name", "group", "step", "expected"))

    def _text(self, without: Sequence[str]) -> str:
        plain = {name: getattr(self, name) for name in _PLAIN if name not in without}
        return f'{{"options": {_text_of(self.options)}, {json.dumps(plain)[1:]}'

    @staticmethod
    def from_json(text: str) -> Job:
        data: dict[str, Any] = json.loads(text)
        return Job(**{**data, "options": Options.from_json(data["options"]), "roots": tuple(data["roots"])})


_PLAIN = tuple(sorted({*Job.__struct_fields__} - {"options"}))


class _Texts:
    """The text of options that many jobs share, which is made once for those of one object in a row, for as long as
    nobody changes its sizes, which alone can be. Threads may ask at once: what one has found is its own."""

    def __init__(self) -> None:
        self._last: tuple[Options, str, str] | None = None

    def of(self, options: Options) -> str:
        last, sizes = self._last, repr(options.sizes)
        if last is None or last[0] is not options or last[1] != sizes:
            last = self._last = options, sizes, json.dumps(options.to_json(), sort_keys=True)
        return last[2]


_text_of = _Texts().of
