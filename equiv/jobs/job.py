"""One pair that a batch has to check."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any

from equiv.request.options import DEFAULT_MEMORY, DEFAULT_OPERATIONS
from equiv.request.sources import DEFAULT_BINDINGS
from equiv.solver.limits import DEFAULT_QUERY

BATCH_TIMEOUT = 60.0  # seconds for each function of a pair, unless told otherwise


@dataclass(frozen=True, slots=True)
class CheckOptions:
    """How a pair is checked: what `equiv.request.options.Options` has, as plain data."""

    sizes: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    accept: tuple[str, ...] = ("bitwise",)
    timeout: float = BATCH_TIMEOUT
    max_operations: int = DEFAULT_OPERATIONS
    max_memory: int = DEFAULT_MEMORY
    seed: int | None = None
    bindings: str = DEFAULT_BINDINGS
    domain: str | None = None
    maps: tuple[str, ...] = ()
    assume: tuple[str, ...] = ()
    solver_limit: int = DEFAULT_QUERY
    require: str | None = None


@dataclass(frozen=True, slots=True)
class Job:
    """`name` is unique in its batch; `source_function` and `target_function` empty stand for all that the files have
    in common. The other fields are those of `equiv.jobs.record.Record`."""

    name: str
    source: str
    target: str
    source_function: str = ""
    target_function: str = ""
    options: CheckOptions = CheckOptions()
    expected: str | None = None
    group: str = ""
    step: str = ""

    def to_json(self) -> str:
        """One text for equal jobs."""
        return json.dumps(_plain(self) | {"options": _plain(self.options)}, sort_keys=True)

    @staticmethod
    def from_json(text: str) -> Job:
        data: dict[str, Any] = json.loads(text)
        options = data.pop("options")
        sizes = {name: tuple(values) for name, values in options.pop("sizes").items()}
        accept, maps, assume = (tuple(options.pop(name, ())) for name in ("accept", "maps", "assume"))
        checked = CheckOptions(sizes=sizes, accept=accept, maps=maps, assume=assume, **options)
        return Job(**data, options=checked)


def _plain(data: Job | CheckOptions) -> dict[str, Any]:
    # `asdict` copies all that is in it, and thousands of jobs are written several times each.
    return {each.name: getattr(data, each.name) for each in fields(data)}
