"""Known findings: what identifies one, what lets it pass and for how long, and that what is checked cannot say so."""

from __future__ import annotations

import datetime
import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from msgspec.structs import replace

from equiv.cli import commands
from equiv.errors import WrongUse
from equiv.jobs.known import Finding, finding_of, new_findings, read_known, to_toml
from equiv.jobs.record import Record
from equiv.verdict import Reason, Side, Verdict, Witness, WitnessKind

TODAY = datetime.date(2027, 1, 31)
SOURCE, TARGET = Side("a.mlir", "f"), Side("b.mlir", "f")


def unknown(kind: str, message: str = "why") -> Verdict:
    return Verdict("unknown", SOURCE, TARGET, reasons=(Reason(kind, message, "a.mlir", 1, 1),))


def different(sizes: dict[str, int] | None = None) -> Verdict:
    witness = Witness(WitnessKind.VALUE, SOURCE, TARGET, sizes or {}, (), 0, "small")
    return Verdict("different", SOURCE, TARGET, witness=witness)


def record(name: str, verdict: Verdict | None = None, **fields: str) -> Record:
    return Record(name, "a.mlir", "b.mlir", verdict, **fields)


def known_file(folder: Path, text: str) -> Path:
    path = folder / "known.toml"
    path.write_text(text)
    return path


# -- what identifies a finding -----------------------------------------------------------------------------------------


def test_it_is_the_pair_the_pass_the_function_the_outcome_and_its_kind() -> None:
    found = finding_of(record("x::f", different()))
    assert found == Finding("x", "", "f", "different", "value")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (different({"n": 1}), different({"n": 7})),
        (unknown("data", "of 3 elements"), unknown("data", "of 4 elements")),
        (unknown("limit-time"), unknown("limit-operations")),
        (unknown("limit-memory"), unknown("limit-operations")),
    ],
)
def test_it_is_neither_sizes_nor_messages_nor_timing(one: Verdict, other: Verdict) -> None:
    assert finding_of(record("x", one)) == finding_of(record("x", other))
    assert finding_of(replace(record("x", one), seconds=9.0)) == finding_of(record("x", one))


def test_another_kind_function_pass_or_pair_is_another_one() -> None:
    function = Verdict("unknown", Side("a.mlir", "g"), Side("b.mlir", "g"), reasons=unknown("data").reasons)
    records = [
        record("x", unknown("data")),
        record("x", unknown("race")),
        record("x", different()),
        record("y", unknown("data")),
        record("x", function),
        record("x", unknown("data"), step="cse", group="t.mlir"),
        record("x", unknown("data"), step="canonicalize", group="t.mlir"),
        record("x", unknown("data"), step="cse", group="u.mlir"),
        record("x", None, problem="no such file"),
    ]
    assert len({finding_of(each) for each in records}) == len(records)


def test_what_is_well_is_none() -> None:
    assert finding_of(record("x", Verdict("equivalent", SOURCE, TARGET))) is None
    assert finding_of(replace(record("x", different()), expected="different")) is None


# -- files -------------------------------------------------------------------------------------------------------------


def test_a_baseline_lets_its_own_run_pass(tmp_path: Path) -> None:
    records = [
        record("x::f", different()),
        record('odd [*] "name" ? \x1b\u202e', unknown("data")),
        record("r/000-cse", unknown("limit-time"), step="cse", group="t [1].mlir"),
        record("z", None, problem="no such file"),
        record("fine", Verdict("equivalent", SOURCE, TARGET)),
    ]
    known = read_known(known_file(tmp_path, to_toml(records)), TODAY)
    assert new_findings(records, known) == [] and known.unused == []
    assert new_findings([record("x::f", unknown("data"))], known) != []
    assert new_findings([record("xx::f", different())], known) != []


def test_a_pass_and_a_function_are_enough_with_a_reason(tmp_path: Path) -> None:
    text = '[[known]]\npass = "affine-*"\nfunction = "f"\noutcome = "different"\nreason = "rounds otherwise"\n'
    known = read_known(known_file(tmp_path, text), TODAY)
    mine = record("x", different(), step="affine-loop-fusion", group="t.mlir")
    other = record("y", different(), step="cse", group="t.mlir")
    assert new_findings([mine, other], known) == [other]
    assert any("rounds otherwise" in line for line in known.lines())


def test_it_holds_until_it_expires(tmp_path: Path) -> None:
    text = '[[known]]\npair = "x"\nfunction = "f"\noutcome = "*"\nkind = "*"\nreason = "r"\nexpires = 2027-01-31\n'
    for today, new in ((TODAY, 0), (TODAY + datetime.timedelta(days=1), 1)):
        known = read_known(known_file(tmp_path, text), today)
        assert len(new_findings([record("x", different())], known)) == new
    assert any("no longer known since 2027-01-31" in line for line in known.lines())


def test_what_is_seen_no_more_is_named(tmp_path: Path) -> None:
    known = read_known(known_file(tmp_path, to_toml([record("x", different())])), TODAY)
    new_findings([record("x", Verdict("equivalent", SOURCE, TARGET))], known)
    assert known.lines()[0].startswith("0 known findings") and "can go: pair=x" in known.lines()[1]


WRONG = [
    ('[[known]]\nfunction = "f"\n', "neither a 'pair' nor a 'pass'"),
    ('[[known]]\npair = "*"\nreason = "all"\n', "would let everything pass"),
    ('[[known]]\npair = "*"\npass = "?*"\nreason = "all"\n', "would let everything pass"),
    ('[[known]]\npair = ""\nreason = "all"\n', "would let everything pass"),
    ('[[known]]\npair = "x*"\n', "says no 'reason'"),
    ('[[known]]\npair = "x*"\nreason = " "\n', "says no 'reason'"),
    ('[[known]]\npair = "x"\n', "says no 'reason'"),
    ('[[known]]\npair = "x"\nfunktion = "f"\n', "unknown key 'funktion'"),
    ("[[known]]\npair = 3\n", "'pair' is a text"),
    ('[[known]]\npair = "x"\nexpires = "soon"\n', "'expires' is a date"),
    ('[[known]]\npair = "x"\nexpires = 2027-01-31T00:00:00\n', "'expires' is a date"),
    ('[[known]]\npair = "x"\noutcome = "equivalent"\n', "no finding"),
    ("known = 3\n", "no [[known]] tables"),
    ("fail-on = 'nothing'\n", "unknown key"),
    ("[[known]\n", "cannot read"),
]


@pytest.mark.parametrize(("text", "said"), WRONG)
def test_a_wrong_file_is_refused(text: str, said: str, tmp_path: Path) -> None:
    with pytest.raises(WrongUse) as problem:
        read_known(known_file(tmp_path, text), TODAY)
    assert said in problem.value.message


# -- commands ----------------------------------------------------------------------------------------------------------

COPY = "func.func @f(%a: i32) -> i32 {\n  return %a : i32\n}\n"
OTHER = "func.func @f(%a: i32) -> i32 {\n  %z = arith.constant 0 : i32\n  return %z : i32\n}\n"

Run = Callable[..., Result]


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with a pair that is different, and its record."""
    folder = tmp_path / "checkout"
    folder.mkdir()
    subprocess.run(["git", "init", "-q", str(folder)], check=True)
    (folder / "x.src.mlir").write_text(COPY)
    (folder / "x.tgt.mlir").write_text(OTHER)
    found = [replace(record("x", different()), source="x.src.mlir", target="x.tgt.mlir")]
    (folder / "records.jsonl").write_text("".join(json.dumps(each.to_json()) + "\n" for each in found))
    (folder / "known.toml").write_text(to_toml(found))
    monkeypatch.chdir(folder)
    monkeypatch.delenv("EQUIV_CONFIG", raising=False)
    return folder


def run(*words: str) -> Result:
    return CliRunner().invoke(commands, list(words))


def test_what_is_new_fails_and_what_is_known_does_not(checkout: Path) -> None:
    assert run("report", "records.jsonl", "--fail-on", "unknown").exit_code == 1
    assert run("report", "records.jsonl", "--known", "known.toml", "--fail-on", "new").exit_code == 0
    (checkout / "known.toml").write_text("")
    assert run("report", "records.jsonl", "--known", "known.toml", "--fail-on", "new").exit_code == 1


def test_a_baseline_is_written_by_a_report(checkout: Path, tmp_path: Path) -> None:
    file = tmp_path / "baseline.toml"
    assert run("report", "records.jsonl", "--write-known", str(file)).exit_code == 0
    assert file.read_text() == (checkout / "known.toml").read_text()


def test_new_without_what_is_known_is_wrong_usage(checkout: Path) -> None:
    result = run("report", "records.jsonl", "--fail-on", "new")
    assert result.exit_code == 2 and "--known FILE" in result.output


def test_every_report_says_first_what_is_known(checkout: Path) -> None:
    said = "1 known finding let pass, as 'known.toml' says"
    for format in ("text", "markdown", "github"):
        output = run("report", "records.jsonl", "--known", "known.toml", "--to", f"{format}=-").output
        head = output.splitlines()[:4]
        assert any(said in line.replace("&#39;", "'").replace("&#46;", ".").replace("&#44;", ",") for line in head), (
            output
        )
    run("report", "records.jsonl", "--known", "known.toml", "--to", "html=r.html", "--to", "sarif=r.sarif")
    page = (checkout / "r.html").read_text()
    assert page.index("1 known finding let pass") < page.index('id="overview"')
    (result,) = json.loads((checkout / "r.sarif").read_text())["runs"][0]["results"]
    assert result["suppressions"] == [{"kind": "external"}]


def test_a_known_difference_is_no_failure_of_junit(checkout: Path) -> None:
    text = run("report", "records.jsonl", "--known", "known.toml", "--to", "junit=-").output
    assert "<skipped" in text and "<failure" not in text


def test_batch_lets_it_pass(checkout: Path, tmp_path: Path) -> None:
    common = ("batch", ".", "-j", "1", "--database", str(tmp_path / "d"))
    assert run(*common).exit_code == 1
    result = run(*common, "--known", "known.toml", "--fail-on", "new")
    assert result.exit_code == 0, result.output
    assert "1 known finding let pass, as 'known.toml' says" in result.output


# -- attacks: what is checked says itself what of it passes ------------------------------------------------------------


def isolated(*words: str) -> Result:
    return run("--isolated", *words)


def attack_by_a_file_of_the_checkout(checkout: Path) -> list[str]:
    return ["known.toml"]


def attack_by_an_absolute_path(checkout: Path) -> list[str]:
    return [str(checkout / "known.toml")]


def attack_by_a_path_with_dots(checkout: Path) -> list[str]:
    return [f"../{checkout.name}/known.toml"]


def attack_by_a_link_out_of_the_checkout(checkout: Path) -> list[str]:
    """Which file it leads to is the checkout's choice."""
    outside = checkout.parent / "outside.toml"
    outside.write_text((checkout / "known.toml").read_text())
    (checkout / "link.toml").symlink_to(outside)
    return ["link.toml"]


def attack_by_a_link_into_the_checkout(checkout: Path) -> list[str]:
    link = checkout.parent / "link.toml"
    link.symlink_to(checkout / "known.toml")
    return [str(link)]


def attack_from_a_folder_below(checkout: Path) -> list[str]:
    inner = checkout / "inner"
    inner.mkdir()
    return ["inner/../known.toml"]


def attack_by_a_hidden_folder(checkout: Path) -> list[str]:
    (checkout / ".github").mkdir()
    (checkout / ".github" / "known.toml").write_text((checkout / "known.toml").read_text())
    return [".github/known.toml"]


def attack_by_a_folder_of_reports(checkout: Path) -> list[str]:
    (checkout / "reports").mkdir()
    (checkout / "reports" / "known.toml").write_text((checkout / "known.toml").read_text())
    return ["reports/known.toml"]


ATTACKS = [
    attack_by_a_file_of_the_checkout,
    attack_by_an_absolute_path,
    attack_by_a_path_with_dots,
    attack_by_a_link_out_of_the_checkout,
    attack_by_a_link_into_the_checkout,
    attack_from_a_folder_below,
    attack_by_a_hidden_folder,
    attack_by_a_folder_of_reports,
]


@pytest.mark.parametrize("attack", ATTACKS)
@pytest.mark.parametrize("command", [("report", "records.jsonl"), ("batch", ".")])
def test_an_isolated_run_takes_no_file_of_what_is_checked(
    attack: Callable[[Path], list[str]], command: tuple[str, ...], checkout: Path
) -> None:
    result = isolated(*command, "--fail-on", "new", "--known", *attack(checkout))
    assert result.exit_code == 2 and "is part of what is checked" in result.output, result.output


def test_nor_one_of_the_repository_around_the_current_folder(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    inner = checkout / "inner"
    inner.mkdir()
    monkeypatch.chdir(inner)
    result = isolated("report", "../records.jsonl", "--fail-on", "new", "--known", "../known.toml")
    assert result.exit_code == 2


def test_nor_one_of_a_repository_elsewhere_that_is_checked(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(checkout.parent)
    result = isolated("batch", "checkout", "--fail-on", "new", "--known", "checkout/known.toml")
    assert result.exit_code == 2


def test_it_takes_a_file_from_elsewhere(checkout: Path, tmp_path: Path) -> None:
    outside = tmp_path / "known.toml"
    outside.write_text((checkout / "known.toml").read_text())
    assert isolated("report", "records.jsonl", "--fail-on", "new", "--known", str(outside)).exit_code == 0


def test_a_configuration_that_was_found_cannot_name_one(checkout: Path) -> None:
    for table in ("known = 'known.toml'", "[report]\nknown = 'known.toml'", "[batch]\nknown = 'known.toml'"):
        (checkout / "equiv.toml").write_text(f"{table}\n")
        result = run("report", "records.jsonl", "--fail-on", "unknown")
        assert result.exit_code != 0 and "is not for a file to set that was found" in result.output


def test_one_that_is_named_can(checkout: Path) -> None:
    (checkout / "mine.toml").write_text("[report]\nknown = 'known.toml'\nfail-on = 'new'\n")
    assert run("--config", "mine.toml", "report", "records.jsonl").exit_code == 0


def test_a_record_cannot_say_that_it_is_known(checkout: Path) -> None:
    data = json.loads((checkout / "records.jsonl").read_text())
    (checkout / "records.jsonl").write_text(json.dumps({**data, "known": True, "suppressed": True}) + "\n")
    assert run("report", "records.jsonl", "--fail-on", "different").exit_code == 1


def test_what_manifests_expect_is_said_first(checkout: Path, tmp_path: Path) -> None:
    manifest = checkout / "pairs.toml"
    manifest.write_text('[[pair]]\nsource = "x.src.mlir"\ntarget = "x.tgt.mlir"\nexpected = "different"\n')
    result = run("batch", "pairs.toml", "-j", "1", "--database", str(tmp_path / "d"))
    assert result.exit_code == 0
    assert "1 different as its manifest expects" in result.output
