"""Verdicts as JSON of schema 1, and back."""

from __future__ import annotations

import json
from pathlib import Path

import jsonschema
import pytest

from equiv import verdict
from equiv.verdict import (
    CellDifference,
    InputValue,
    Reason,
    Side,
    SideValue,
    Statistics,
    Verdict,
    VerdictFormatError,
    Witness,
    verdicts_from_json,
    verdicts_to_json,
    worst_exit_code,
)
from equiv.verdict.scope import Scope
from interp.ir import OutputKind, Place
from interp.ir.outputs import CellState

SOURCE, TARGET = Side("before.mlir", "f"), Side("after.mlir", "g")

EQUIVALENT = Verdict(
    "equivalent",
    SOURCE,
    TARGET,
    level="bitwise",
    method="fingerprint",
    error_bound=2.5e-30,
    sizes=({"n": 4, "A.0": 7}, {"n": -1, "A.0": 0}),
    assumptions=("arguments do not alias each other",),
    notes=(Reason("uninitialized", "1 output cell is left uninitialized"),),
    seed=2**64 - 1,
    stats=Statistics(1000, 2000, 64, {"load": 0.25, "prove": 0.5}, 1 << 20),
)
DIFFERENT = Verdict(
    "different",
    SOURCE,
    TARGET,
    sizes=({"n": 3},),
    witness=Witness(
        kind="value",
        source=SOURCE,
        target=TARGET,
        sizes={"n": 3},
        inputs=({"kind": "size", "value": 3}, {"kind": "buffer", "sizes": [3], "strides": None, "offset": 0}),
        seed=1,
        profile="small",
        overrides=((1, 2, 0x3F800000),),
        cell=CellDifference(
            (OutputKind.ARGUMENT, 1),
            "%A",
            (2,),
            SideValue(CellState.CONSTANT, "1.0", 0x3F800000, Place("before.mlir", 4, 5)),
            SideValue(CellState.UNINITIALIZED, "uninitialized"),
        ),
        differing=2,
        input_values=(InputValue("%A[2]", 1, 2, "1.0"),),
    ),
)
UNKNOWN = Verdict("unknown", SOURCE, TARGET, reasons=(Reason.at("data", "why", Place("before.mlir", 2, 3)),))


@pytest.mark.parametrize("verdict", [EQUIVALENT, DIFFERENT, UNKNOWN], ids=lambda verdict: verdict.verdict)
def test_a_verdict_comes_back_from_json_as_it_was(verdict: Verdict) -> None:
    assert verdicts_from_json(json.dumps(verdicts_to_json([verdict]))) == [verdict]


def test_several_verdicts_come_back_under_the_worst() -> None:
    data = verdicts_to_json([EQUIVALENT, UNKNOWN, DIFFERENT])
    assert data["verdict"] == "different"
    assert verdicts_from_json(json.dumps(data)) == [EQUIVALENT, UNKNOWN, DIFFERENT]


def test_schema_1_has_its_fields() -> None:
    data = DIFFERENT.to_json()
    assert data["schema"] == 1
    fields = {"verdict", "level", "method", "error_bound", "sizes", "assumptions", "witness", "reasons", "stats"}
    assert fields <= set(data)
    assert set(UNKNOWN.to_json()["reasons"][0]) == {"kind", "message", "file", "line", "column"}
    assert set(data["stats"]) >= {"operations", "seconds", "peak_memory"}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"schema": 2}',
        '{"schema": 1, "verdict": "fine"}',
        '{"schema": 1, "verdict": "unknown"}',
        "[" * 5000,
    ],
)
def test_what_is_no_verdict_is_refused(text: str) -> None:
    with pytest.raises(VerdictFormatError):
        verdicts_from_json(text)


def test_the_exit_code_is_the_worst() -> None:
    assert [verdict.exit_code for verdict in (EQUIVALENT, DIFFERENT, UNKNOWN)] == [0, 1, 3]
    assert worst_exit_code([0, 3, 1, 2]) == 2
    assert worst_exit_code([0, 3, 1]) == 1
    assert worst_exit_code([0, 3]) == 3
    assert worst_exit_code([]) == 0


def test_a_reason_of_no_known_kind_is_no_verdict() -> None:
    data = UNKNOWN.to_json()
    data["reasons"] = [{"kind": "\x1b[31m::error", "message": "", "file": None, "line": None, "column": None}]
    with pytest.raises(VerdictFormatError):
        Verdict.from_json(data)


SCHEMA = json.loads(Path(verdict.__file__).with_name("schema.json").read_text("utf-8"))


@pytest.mark.parametrize("each", [EQUIVALENT, DIFFERENT, UNKNOWN], ids=lambda each: each.verdict)
def test_a_verdict_is_as_the_published_schema_says(each: Verdict) -> None:
    jsonschema.validate(each.to_json(), SCHEMA)
    jsonschema.validate(verdicts_to_json([each, each]), SCHEMA)


def test_the_schema_names_every_field_and_no_other() -> None:
    assert set(SCHEMA["$defs"]["verdict"]["properties"]) == set(EQUIVALENT.to_json())
    assert set(SCHEMA["$defs"]["verdict"]["properties"]["scope"]["enum"]) == {None, *Scope}
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(EQUIVALENT.to_json() | {"scope": "most"}, SCHEMA)
