"""A verdict and its parts as objects, to JSON of schema 1 and back."""

from __future__ import annotations

import json
from collections.abc import Mapping
from enum import StrEnum
from math import prod
from typing import Any, NoReturn

from msgspec import Struct, field
from msgspec.structs import force_setattr

from equiv.verdict.reasons import ReasonKind
from equiv.verdict.scope import Scope
from equiv.verdict.trace import Trace
from interp import ir
from interp.ir.outputs import CellState
from interp.ir.place import Place

SCHEMA = 1


class Outcome(StrEnum):
    """What is known of a pair."""

    EQUIVALENT = "equivalent"
    DIFFERENT = "different"
    UNKNOWN = "unknown"


class Level(StrEnum):
    """How strong an equality is, the strongest first."""

    BITWISE = "bitwise"
    REASSOCIATED = "reassociated"
    REAL = "real"
    REAL_ANY_PRECISION = "real-any-precision"


class WitnessKind(StrEnum):
    """What a witness shows: another value of a cell, a target that is undefined where the source is not or that never
    ends where it does, or other shapes or external calls."""

    VALUE = "value"
    UNDEFINED = "undefined"
    ENDLESS = "endless"
    EFFECTS = "effects"

    @property
    def of_target(self) -> str:
        """What the target does where its outputs are not compared, in words."""
        match self:
            case WitnessKind.UNDEFINED:
                return "is undefined where the source is defined"
            case WitnessKind.ENDLESS:
                return "never ends where the source does"
        return "has other effects"


EQUIVALENT, DIFFERENT, UNKNOWN = Outcome.EQUIVALENT, Outcome.DIFFERENT, Outcome.UNKNOWN
LEVELS = tuple(Level)

EXIT_EQUIVALENT, EXIT_DIFFERENT, EXIT_INPUT, EXIT_UNKNOWN = 0, 1, 2, 3
_EXIT_CODES: dict[str, int] = {EQUIVALENT: EXIT_EQUIVALENT, DIFFERENT: EXIT_DIFFERENT, UNKNOWN: EXIT_UNKNOWN}


class VerdictFormatError(ValueError):
    """A JSON text is not a verdict of schema 1."""


def place_from_json(data: Mapping[str, Any] | None) -> Place | None:
    return None if data is None else Place(data["file"], data["line"], data["column"])


def place_to_json(place: Place | None) -> dict[str, Any] | None:
    return None if place is None else {"file": place.file, "line": place.line, "column": place.column}


class Reason(Struct, frozen=True):
    """Why a verdict is not `equivalent`, or what stands beside it. `kind` is one of `ReasonKind`; raises ValueError for
    any other. `operation` is the one that is not supported."""

    kind: str
    message: str
    file: str | None = None
    line: int | None = None
    column: int | None = None
    operation: str | None = None

    def __post_init__(self) -> None:
        force_setattr(self, "kind", ReasonKind(self.kind))

    @staticmethod
    def at(kind: str, message: str, place: Place | None, operation: str | None = None) -> Reason:
        """A reason with the place of an operation, where that is known."""
        if place is None:
            return Reason(kind, message, operation=operation)
        return Reason(kind, message, place.file, place.line, place.column, operation)

    @property
    def place(self) -> Place | None:
        """The place in the user's text, where it is known whole."""
        if self.file is None or self.line is None or self.column is None:
            return None
        return Place(self.file, self.line, self.column)

    def to_json(self) -> dict[str, Any]:
        return {
            "kind": str(self.kind),
            "message": self.message,
            "file": self.file,
            "line": self.line,
            "column": self.column,
            **({} if self.operation is None else {"operation": self.operation}),
        }

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> Reason:
        place = data["file"], data["line"], data["column"]
        return Reason(data["kind"], data["message"], *place, data.get("operation"))


class Side(Struct, frozen=True):
    """One program of a pair: its file and the function that was run."""

    file: str
    function: str

    def to_json(self) -> dict[str, Any]:
        return {"file": self.file, "function": self.function}

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> Side:
        return Side(data["file"], data["function"])


class SideValue(Struct, frozen=True):
    """What one program left in a cell. `text` is the value as a reader writes it, `bits` its pattern (None where the
    cell holds no value), `writer` the place of the last store, or of
    the operation that a scalar result comes from."""

    state: CellState
    text: str
    bits: int | None = None
    writer: Place | None = None

    def to_json(self) -> dict[str, Any]:
        return {
            "state": self.state,
            "text": self.text,
            "bits": None if self.bits is None else hex(self.bits),
            "writer": place_to_json(self.writer),
        }

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> SideValue:
        bits = None if data["bits"] is None else int(data["bits"], 16)
        return SideValue(CellState(data["state"]), data["text"], bits, place_from_json(data["writer"]))


class CellDifference(Struct, frozen=True):
    """The output cell on which a witness disagrees. `output` and `index` are as in `interp.machine.Cell`; `name` is
    what a reader calls the output."""

    output: ir.Output
    name: str
    index: tuple[int, ...]
    source: SideValue
    target: SideValue

    @property
    def text(self) -> str:
        return f"{self.name}[{', '.join(map(str, self.index))}]" if self.index else self.name

    def to_json(self) -> dict[str, Any]:
        return {
            "output": list(self.output),
            "name": self.name,
            "index": list(self.index),
            "source": self.source.to_json(),
            "target": self.target.to_json(),
        }

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> CellDifference:
        kind, which = data["output"]
        source, target = SideValue.from_json(data["source"]), SideValue.from_json(data["target"])
        return CellDifference((ir.OutputKind(kind), which), data["name"], tuple(data["index"]), source, target)


class InputValue(Struct, frozen=True):
    """The value of one input element under the witness's sample. `element` counts in the buffer's row-major order."""

    name: str
    parameter: int
    element: int
    text: str

    def to_json(self) -> dict[str, Any]:
        return {"name": self.name, "parameter": self.parameter, "element": self.element, "text": self.text}

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> InputValue:
        return InputValue(data["name"], data["parameter"], data["element"], data["text"])


class Witness(Struct, frozen=True):
    """Inputs on which both programs were run in the concrete domain and disagreed, complete enough to run them again.

    `kind` is `value` (then `cell` says where and how), `undefined` (the target is undefined where the source is
    defined; `message` and `place` say why) or `effects` (`message` says what differs in shapes or external calls).
    `inputs` are the machine's inputs by parameter, as JSON; `seed`, `profile` and `overrides` make the sample of data.
    `level` is the weakest equality that the witness refutes: below bitwise, the real numbers that the values stand for
    differ. `maps` are what the user said of what belongs to what. Where arguments share memory, `sharing` tells as
    `equiv.pairing.aliases.Sharing` does. `schedule` is the number of the one of several under which the target ends
    otherwise, 0 where it does under all. `vscale` is how many times as long as their types say scalable vectors are,
    None where there are none. `trace` is what both programs did on the way to the difference."""

    kind: WitnessKind
    source: Side
    target: Side
    sizes: dict[str, int]
    inputs: tuple[dict[str, Any], ...]
    seed: int
    profile: str
    overrides: tuple[tuple[int, int, int], ...] = ()
    cell: CellDifference | None = None
    differing: int = 0
    message: str = ""
    place: Place | None = None
    input_values: tuple[InputValue, ...] = ()
    level: str = Level.BITWISE
    maps: tuple[str, ...] = ()
    sharing: tuple[int, int, int] | None = None
    schedule: int = 0
    vscale: int | None = None
    trace: Trace | None = None

    @property
    def elements(self) -> int:
        """How many numbers the inputs hold that are data."""
        return sum(_elements(given) for given in self.inputs)

    def to_json(self) -> dict[str, Any]:
        return {
            "kind": self.kind,
            "level": self.level,
            "sharing": None if self.sharing is None else list(self.sharing),
            "schedule": self.schedule,
            **({} if self.vscale is None else {"vscale": self.vscale}),
            "source": self.source.to_json(),
            "target": self.target.to_json(),
            "sizes": self.sizes,
            "maps": list(self.maps),
            "inputs": list(self.inputs),
            "sample": {
                "seed": self.seed,
                "profile": self.profile,
                "overrides": [[parameter, element, hex(bits)] for parameter, element, bits in self.overrides],
            },
            "cell": None if self.cell is None else self.cell.to_json(),
            "differing_cells": self.differing,
            "message": self.message,
            "place": place_to_json(self.place),
            "input_values": [value.to_json() for value in self.input_values],
            "trace": None if self.trace is None else self.trace.to_json(),
        }

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> Witness:
        sample = data["sample"]
        return Witness(
            kind=WitnessKind(data["kind"]),
            source=Side.from_json(data["source"]),
            target=Side.from_json(data["target"]),
            sizes=dict(data["sizes"]),
            inputs=tuple(data["inputs"]),
            seed=sample["seed"],
            profile=sample["profile"],
            overrides=tuple((parameter, element, int(bits, 16)) for parameter, element, bits in sample["overrides"]),
            cell=None if data["cell"] is None else CellDifference.from_json(data["cell"]),
            differing=data["differing_cells"],
            message=data["message"],
            place=place_from_json(data["place"]),
            input_values=tuple(InputValue.from_json(value) for value in data["input_values"]),
            level=data.get("level", Level.BITWISE),
            maps=tuple(data.get("maps", ())),
            sharing=_sharing_from_json(data.get("sharing")),
            schedule=data.get("schedule", 0),
            vscale=data.get("vscale"),
            trace=Trace.from_json(data.get("trace")),
        )


def _elements(given: Mapping[str, Any]) -> int:
    """How many numbers an input holds that are data."""
    match given:
        case {"kind": "buffer", "sizes": [*sizes]}:
            return prod(size for size in sizes if isinstance(size, int))
        case {"kind": "data"}:
            return 1
    return 0


def _sharing_from_json(data: Any) -> tuple[int, int, int] | None:
    if data is None:
        return None
    first, second, shift = data
    return int(first), int(second), int(shift)


class Statistics(Struct):
    """`operations` are IR operations executed, over all runs; `cells` output cells compared in the proof's runs;
    `seconds` by phase; `peak_memory` is the largest, in bytes, that the two programs of one run held together;
    `obligations` counts the output cells of the runs in which structure did not settle all: by `structure`, by
    `algebra`, by the `solver`, and `open`."""

    source_operations: int = 0
    target_operations: int = 0
    cells: int = 0
    seconds: dict[str, float] = field(default_factory=dict)
    peak_memory: int = 0
    obligations: dict[str, int] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        return {
            "operations": {"source": self.source_operations, "target": self.target_operations},
            "cells": self.cells,
            "seconds": {phase: round(seconds, 6) for phase, seconds in self.seconds.items()},
            "peak_memory": self.peak_memory,
            "obligations": dict(self.obligations),
        }

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> Statistics:
        operations = data["operations"]
        return Statistics(
            operations["source"],
            operations["target"],
            data["cells"],
            dict(data["seconds"]),
            data["peak_memory"],
            dict(data.get("obligations", {})),
        )


class Verdict(Struct, frozen=True):
    """What is known of a pair.

    `verdict` is `equivalent`, `different` or `unknown`. `level` is the strongest equality proven (one of `LEVELS`),
    `method` the value domain that proved it (`exact`, `fingerprint` or `algebraic`), `solver` where algebra and z3
    settled what expressions did not, or, where no run decided, `parametric`, `alpha-equivalence` or `lockstep`;
    `error_bound` the probability that the proof is wrong, `scope` what it holds for; all four are None without a proof.
    `sizes` lists the size vectors that were run. `control` names the scalars that are data, decide control, and were
    given numbers for that. `why_not` says why the scope is not all sizes; `domain` is the set of sizes of a proof for
    all sizes, as text, and `certificate` what certifies it.
    `seed` keys the fingerprints. `notes` are remarks that do not change the verdict."""

    verdict: str
    source: Side
    target: Side
    level: str | None = None
    method: str | None = None
    error_bound: float | None = None
    scope: Scope | None = None
    domain: str | None = None
    certificate: str | None = None
    why_not: str | None = None
    sizes: tuple[dict[str, int], ...] = ()
    control: tuple[str, ...] = ()
    assumptions: tuple[str, ...] = ()
    witness: Witness | None = None
    reasons: tuple[Reason, ...] = ()
    notes: tuple[Reason, ...] = ()
    seed: int = 0
    stats: Statistics = field(default_factory=Statistics)

    @property
    def proven(self) -> bool:
        """Whether the target was proven to mean the same as the source: neither `different` nor `unknown`."""
        return self.verdict == EQUIVALENT

    def __bool__(self) -> NoReturn:
        """There are three verdicts: a truth value would make one of two of them."""
        raise TypeError(
            f"a verdict is equivalent, different or unknown (this one is {self.verdict}) and no truth value: ask for "
            "verdict.proven, or compare verdict.verdict"
        )

    def __str__(self) -> str:
        """The report that `equiv check` prints."""
        from equiv.verdict.text import report

        return "\n".join(line.text for line in report(self))

    def _repr_html_(self) -> str:
        """The same for notebooks."""
        from html import escape

        return f"<pre>{escape(str(self))}</pre>"

    @property
    def exit_code(self) -> int:
        """0 equivalent, 1 different, 3 unknown."""
        return _EXIT_CODES[self.verdict]

    def to_json(self) -> dict[str, Any]:
        """The verdict as schema 1: plain objects, lists, strings and numbers."""
        return {
            "schema": SCHEMA,
            "verdict": self.verdict,
            "source": self.source.to_json(),
            "target": self.target.to_json(),
            "level": self.level,
            "method": self.method,
            "error_bound": self.error_bound,
            "scope": None if self.scope is None else self.scope.value,
            "domain": self.domain,
            "certificate": self.certificate,
            "why_not": self.why_not,
            "sizes": list(self.sizes),
            "control": list(self.control),
            "assumptions": list(self.assumptions),
            "witness": None if self.witness is None else self.witness.to_json(),
            "reasons": [reason.to_json() for reason in self.reasons],
            "notes": [note.to_json() for note in self.notes],
            "seed": str(self.seed),
            "stats": self.stats.to_json(),
        }

    @staticmethod
    def from_json(data: Any) -> Verdict:
        """The inverse of `to_json`. Raises `VerdictFormatError` where `data` is not a verdict of this schema."""
        if not isinstance(data, dict) or data.get("schema") != SCHEMA:
            raise VerdictFormatError(f"this is not a verdict of schema {SCHEMA}")
        try:
            if data["verdict"] not in _EXIT_CODES:
                raise VerdictFormatError(f"'{data['verdict']}' is not a verdict")
            return Verdict(
                verdict=data["verdict"],
                source=Side.from_json(data["source"]),
                target=Side.from_json(data["target"]),
                level=data["level"],
                method=data["method"],
                error_bound=data["error_bound"],
                scope=None if data.get("scope") is None else Scope(data["scope"]),
                domain=data.get("domain"),
                certificate=data.get("certificate"),
                why_not=data.get("why_not"),
                sizes=tuple(dict(vector) for vector in data["sizes"]),
                control=tuple(data.get("control", ())),
                assumptions=tuple(data["assumptions"]),
                witness=None if data["witness"] is None else Witness.from_json(data["witness"]),
                reasons=tuple(Reason.from_json(reason) for reason in data["reasons"]),
                notes=tuple(Reason.from_json(note) for note in data["notes"]),
                seed=int(data["seed"]),
                stats=Statistics.from_json(data["stats"]),
            )
        except (KeyError, TypeError, ValueError, AttributeError) as problem:
            if isinstance(problem, VerdictFormatError):
                raise
            raise VerdictFormatError(f"the verdict is incomplete or damaged: {problem!r}") from problem


def worst_exit_code(codes: list[int]) -> int:
    """The exit code that speaks for several: wrong input before different before unknown before equivalent."""
    for code in (EXIT_INPUT, EXIT_DIFFERENT, EXIT_UNKNOWN):
        if code in codes:
            return code
    return EXIT_EQUIVALENT


def verdicts_to_json(verdicts: list[Verdict]) -> dict[str, Any]:
    """One verdict as itself; several as an object whose `verdict` is the worst and whose `functions` lists all."""
    if len(verdicts) == 1:
        return verdicts[0].to_json()
    worst = worst_exit_code([verdict.exit_code for verdict in verdicts])
    name = next(name for name, code in _EXIT_CODES.items() if code == worst)
    return {"schema": SCHEMA, "verdict": name, "functions": [verdict.to_json() for verdict in verdicts]}


def verdicts_from_json(text: str) -> list[Verdict]:
    """Reads what `verdicts_to_json` gave, as text. Raises `VerdictFormatError`."""
    try:
        data = json.loads(text)
    except (json.JSONDecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise VerdictFormatError(f"this is not JSON: {problem}") from problem
    if isinstance(data, dict) and isinstance(data.get("functions"), list):
        return [Verdict.from_json(verdict) for verdict in data["functions"]]
    return [Verdict.from_json(data)]
