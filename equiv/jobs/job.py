"""One pair that a batch has to check."""

from __future__ import annotations

import json
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

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
        plain = asdict(self)
        return json.dumps(plain | {"options": self.options.to_json()}, sort_keys=True)

    def question(self) -> str:
        """One text for jobs that ask the same of the same files, whatever their names, groups and expectations."""
        plain = asdict(self)
        for field in ("name", "group", "step", "expected"):
            del plain[field]
        return json.dumps(plain | {"options": self.options.to_json()}, sort_keys=True)

    @staticmethod
    def from_json(text: str) -> Job:
        data: dict[str, Any] = json.loads(text)
        return Job(**{**data, "options": Options.from_json(data["options"]), "roots": tuple(data["roots"])})
