"""What the first line of a verdict says was proven, and scopes that are required."""

from __future__ import annotations

import itertools
import json
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from equiv import Verdict, WrongUse
from equiv.jobs.pairs import from_manifest
from equiv.jobs.record import Record
from equiv.proving.parametric import sets
from equiv.report import FORMATS, write
from equiv.report.page.index import index_of
from equiv.report.programs import Programs
from equiv.report.run import Run
from equiv.request.options import Options
from equiv.verdict import Side, verdicts_from_json
from equiv.verdict.claim import claim
from equiv.verdict.reasons import ReasonKind
from equiv.verdict.scope import Scope
from tests.equiv.pairs import check

STATIC = """func.func @f(%A: memref<4xi32>, %c: i32) {
  affine.for %i = 0 to 4 {
    %v = affine.load %A[%i] : memref<4xi32>
    %w = arith.addi %v, %c : i32
    affine.store %w, %A[%i] : memref<4xi32>
  }
  return
}
"""
SIZED = """func.func @f(%A: memref<?xf32>, %n: index) {
  affine.for %i = 0 to %n {
    %v = affine.load %A[%i] : memref<?xf32>
    %w = arith.addf %v, %v : f32
    affine.store %w, %A[%i] : memref<?xf32>
  }
  return
}
"""


@pytest.mark.parametrize(
    ("text", "sizes", "scope", "said"),
    [
        (STATIC, {}, Scope.STATIC, "equivalent bit for bit (static sizes)"),
        (SIZED, {"n": 4}, Scope.GIVEN, "equivalent bit for bit at the size given"),
        (SIZED, {"n": (4, 7)}, Scope.GIVEN, "equivalent bit for bit at the 2 sizes given"),
    ],
    ids=["static", "given", "several-given"],
)
def test_the_scope_of_a_proof(text: str, sizes: Mapping[str, int | Sequence[int]], scope: Scope, said: str) -> None:
    verdict = check(text, text, sizes=sizes)
    assert verdict.scope is scope
    assert claim(verdict) == said


@pytest.mark.parametrize("sizes", [{}, {"A.0": 12}], ids=["all", "some"])
def test_chosen_sizes_are_counted(sizes: Mapping[str, int]) -> None:
    verdict = check(SIZED, SIZED, sizes=sizes, all_sizes="off")
    assert verdict.scope is Scope.LISTED
    assert claim(verdict) == f"equivalent bit for bit at {len(verdict.sizes)} sizes"


_MET = {
    Scope.ALL_SIZES: {"all-sizes", "listed"},
    Scope.STATIC: {"all-sizes", "listed"},
    Scope.ENUMERATED: {"all-sizes", "listed"},
    Scope.GIVEN: {"listed"},
    Scope.LISTED: {"listed"},
    Scope.SAMPLED: set(),
}


@pytest.mark.parametrize("scope", Scope)
def test_what_a_scope_meets(scope: Scope) -> None:
    assert {each for each in ("all-sizes", "listed") if scope.meets(Scope(each))} == _MET[scope]


def test_two_proofs_hold_for_what_the_narrower_one_does() -> None:
    for wide, narrow in itertools.combinations_with_replacement(Scope, 2):
        assert wide.shared_with(narrow) is narrow is narrow.shared_with(wide)


@pytest.mark.parametrize(
    ("text", "sizes", "require", "outcome"),
    [
        (STATIC, {}, "all-sizes", "equivalent"),
        (STATIC, {}, "listed", "equivalent"),
        (SIZED, {}, "listed", "equivalent"),
        (SIZED, {"n": 4}, "listed", "equivalent"),
        (SIZED, {}, "all-sizes", "unknown"),
        (SIZED, {"n": 4}, "all-sizes", "unknown"),
    ],
)
def test_a_narrower_proof_than_required_is_not_accepted(
    text: str, sizes: Mapping[str, int], require: str, outcome: str
) -> None:
    verdict = check(text, text, sizes=sizes, require=require, all_sizes="off")
    assert verdict.verdict == outcome
    if outcome == "unknown":
        assert verdict.exit_code == 3
        assert [reason.kind for reason in verdict.reasons] == ["scope"]
        assert verdict.reasons[0].line == 1
        assert (verdict.level, verdict.scope) != (None, None)
        assert claim(verdict).startswith("unknown, equal bit for bit at ")


def test_a_proof_for_all_sizes_has_their_scope() -> None:
    verdict = check(SIZED, SIZED, require="all-sizes")
    assert (verdict.verdict, verdict.scope) == ("equivalent", Scope.ALL_SIZES)
    assert claim(verdict) == "equivalent bit for bit for all sizes"


def test_a_proof_that_was_not_tried_for_want_of_a_package_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing else would tell who has it not installed why the scope is narrower."""
    monkeypatch.setattr(sets, "isl", None)
    verdict = check(SIZED, SIZED)
    assert verdict.scope is Scope.LISTED
    assert [each.message for each in verdict.notes if each.kind is ReasonKind.SIZES] == [
        "no proof for all sizes was tried: islpy is not installed: pip install 'equiv[sizes]'"
    ]


def test_a_scope_that_is_not_there_is_refused() -> None:
    with pytest.raises(WrongUse, match="there is no scope 'some'; require all-sizes or listed"):
        check(STATIC, STATIC, require="some")


def test_arguments_that_may_share_memory_leave_the_scope() -> None:
    text = STATIC.replace("%c: i32", "%c: i32, %B: memref<4xi32>")
    assert check(text, text, assume=("alias:A,B",)).scope is Scope.STATIC


def test_manifests_require_a_scope(tmp_path: Path) -> None:
    manifest = tmp_path / "pairs.toml"
    for name in ("a.mlir", "b.mlir"):
        (tmp_path / name).write_text(STATIC)
    manifest.write_text(
        '[options]\nrequire = "listed"\n[[pair]]\nsource = "a.mlir"\ntarget = "b.mlir"\nrequire = "all-sizes"\n'
        '[[pair]]\nname = "second"\nsource = "a.mlir"\ntarget = "b.mlir"\n'
    )
    assert [job.options.require for job in from_manifest(manifest, Options())] == ["all-sizes", "listed"]
    manifest.write_text('[options]\nrequire = "some"\n[[pair]]\nsource = "a.mlir"\ntarget = "b.mlir"\n')
    with pytest.raises(WrongUse, match="'require' takes all-sizes or listed"):
        from_manifest(manifest, Options())


# -- reports -----------------------------------------------------------------------------------------------------------

_SIDE = Side("a.mlir", "f")
_LISTED = Verdict(
    "equivalent", _SIDE, _SIDE, level="real", method="exact", error_bound=0.0, scope=Scope.LISTED, sizes=({"n": 3},)
)


def _record(verdict: Verdict, name: str = "p") -> Record:
    return Record(name, "a.mlir", "b.mlir", verdict, expected="equivalent")


def test_json_has_the_scope_and_what_belongs_to_it() -> None:
    data = _LISTED.to_json()
    assert data["scope"] == "listed"
    assert {"domain", "certificate", "why_not", "control"} <= set(data)
    assert verdicts_from_json(json.dumps(data)) == [_LISTED]


@pytest.mark.parametrize("format", FORMATS)
def test_every_report_names_the_scope(format: str, tmp_path: Path) -> None:
    write(format, [_record(_LISTED)], tmp_path / "report")
    assert "listed" in (tmp_path / "report").read_text("utf-8") or format == "junit"
    if format == "junit":
        assert "over the real numbers at 1 size" in (tmp_path / "report").read_text("utf-8")


def test_the_page_lists_proofs_by_scope() -> None:
    index = index_of(Run((_record(_LISTED),), "title", Programs(None)))
    assert [index["strings"][number] for number in index["proof"]] == ["listed, real, exact"]
