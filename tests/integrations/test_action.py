"""The GitHub Action and the pre-commit hook: what their files say is run as the runner would run it."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from frontends.api import Frontend
from frontends.registry import installed
from tests import ROOT
from tests.equiv.report.specimens import HOSTILE, SOURCE, TARGET

ACTION: dict[str, Any] = yaml.safe_load((ROOT / "action.yml").read_text("utf-8"))
STEPS: list[dict[str, Any]] = ACTION["runs"]["steps"]


@pytest.fixture
def workspace(tmp_path: Path) -> Path:
    """A repository with a pair that is equivalent, and the environment that the first step leaves."""
    tool = tmp_path / "temporary" / "equiv" / "bin" / "equiv"
    tool.parent.mkdir(parents=True)
    tool.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m equiv "$@"\n', encoding="utf-8")
    tool.chmod(0o755)
    folder = tmp_path / "repository"
    (folder / "pairs").mkdir(parents=True)
    (folder / "pairs" / "good.src.mlir").write_text(SOURCE, encoding="utf-8")
    (folder / "pairs" / "good.tgt.mlir").write_text(SOURCE, encoding="utf-8")
    return folder


def _break(folder: Path) -> None:
    (folder / "pairs" / "bad.src.mlir").write_text(SOURCE, encoding="utf-8")
    (folder / "pairs" / "bad.tgt.mlir").write_text(TARGET, encoding="utf-8")


def _step(folder: Path, **inputs: str) -> subprocess.CompletedProcess[str]:
    step = STEPS[1]
    given = {f"inputs.{name}": ACTION["inputs"][name]["default"] for name in ACTION["inputs"]}
    given |= {f"inputs.{name}": value for name, value in inputs.items()}
    given |= {"github.action_repository": "them/equiv", "github.action_ref": "v1"}
    environment = {name: given[value.removeprefix("${{ ").removesuffix(" }}")] for name, value in step["env"].items()}
    temporary = folder.parent / "temporary"
    machine = {
        "PATH": os.environ["PATH"],
        "HOME": str(temporary),
        "RUNNER_TEMP": str(temporary),
        "GITHUB_STEP_SUMMARY": str(temporary / "summary"),
        "GITHUB_OUTPUT": str(temporary / "output"),
        "PYTHONPATH": os.environ.get("PYTHONPATH", ""),
    }
    command = ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"]]
    return subprocess.run(
        command, env={**machine, **environment}, cwd=folder, capture_output=True, text=True, check=False
    )


def test_no_input_is_part_of_a_script() -> None:
    for step in STEPS:
        assert "${{" not in step["run"]
        assert step["shell"] == "bash"
    used = {value for step in STEPS for value in step["env"].values()}
    assert {f"${{{{ inputs.{name} }}}}" for name in ACTION["inputs"]} <= used


def test_what_is_known_passes_and_what_the_checkout_says_is_known_does_not(workspace: Path) -> None:
    _break(workspace)
    text = '[[known]]\npair = "bad"\nreason = "a test"\n'
    for folder, code in ((workspace.parent, 0), (workspace, 2)):
        (folder / "known.toml").write_text(text, encoding="utf-8")
        inputs = {"paths": "pairs", "fail-on": "new", "known": str(folder / "known.toml")}
        assert _step(workspace, **inputs).returncode == code


def test_findings_link_to_the_documentation_of_the_action(workspace: Path) -> None:
    _break(workspace)
    _step(workspace, paths="pairs")
    report = (workspace / "equiv-report" / "report.sarif").read_text(encoding="utf-8")
    assert "https://github.com/them/equiv/blob/v1/docs/reference/reasons.md#different" in report


def test_equivalent_pairs_pass_with_reports(workspace: Path) -> None:
    done = _step(workspace, paths="pairs")
    assert done.returncode == 0, done.stderr
    reports = {path.name for path in (workspace / "equiv-report").iterdir()}
    assert reports == {"report.html", "report.sarif", "report.xml", "records.jsonl", "summary.md"}
    assert "equivalent" in (workspace.parent / "temporary" / "summary").read_text("utf-8")
    assert "\nequiv-report\n" in (workspace.parent / "temporary" / "output").read_text("utf-8")
    assert "::error" not in done.stdout


def test_lines_may_end_as_on_windows(workspace: Path) -> None:
    ended = _step(workspace, paths="pairs\r\n\r\n", options="--accept=real\r\n")
    assert ended.returncode == 0, ended.stdout + ended.stderr


def test_a_difference_fails_and_is_annotated(workspace: Path) -> None:
    _break(workspace)
    done = _step(workspace, paths="pairs\n")
    assert done.returncode == 1, done.stderr
    (annotation,) = [line for line in done.stdout.splitlines() if line.startswith("::error")]
    assert annotation.startswith("::error file=pairs/bad.tgt.mlir,title=equiv%3A different::different: %25a[3] is ")
    assert _step(workspace, paths="pairs", **{"fail-on": "nothing"}).returncode == 0


def test_what_pairs_print_is_not_taken_for_commands(workspace: Path) -> None:
    _break(workspace)
    done = _step(workspace, paths="pairs")
    lines = done.stdout.splitlines()
    start = next(at for at, line in enumerate(lines) if line.startswith("::stop-commands::"))
    token = lines[start].removeprefix("::stop-commands::")
    assert len(token) == 32
    end = lines.index(f"::{token}::")
    assert any("bad" in line for line in lines[start:end])
    assert all(line.startswith(("::error", "::warning", "::notice")) for line in lines[:start] + lines[end + 1 :])


@pytest.mark.parametrize("inputs", [{"paths": "missing"}, {}, {"paths": "pairs", "options": "--no-such-option"}])
def test_wrong_input_fails(inputs: dict[str, str], workspace: Path) -> None:
    assert _step(workspace, **inputs).returncode == 2


def test_inputs_are_not_run(workspace: Path) -> None:
    hostile = HOSTILE.replace("\x00", "").encode("utf-8", "replace").decode().replace("/", "_")
    inputs = {"title": hostile, "report": "it's $(touch broken) `touch broken`; touch broken #"}
    done = _step(workspace, paths="pairs", **inputs)
    assert done.returncode == 0, done.stderr
    assert sorted(path.name for path in workspace.iterdir()) == sorted(["pairs", inputs["report"]])
    assert _step(workspace, paths="$(touch broken)\n`touch broken`").returncode == 2
    assert not (workspace / "broken").exists()


@pytest.mark.parametrize(("broken", "code"), [(False, 0), (True, 1)])
def test_the_pre_commit_hook_checks_the_pairs_of_a_repository(broken: bool, code: int, workspace: Path) -> None:
    (hook,) = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text("utf-8"))
    if broken:
        _break(workspace)
    program, *arguments = shlex.split(hook["entry"]) + hook["args"]
    assert program == "equiv"
    command = [sys.executable, "-m", "equiv", *arguments]
    environment = {**os.environ, "XDG_CACHE_HOME": str(workspace.parent)}
    done = subprocess.run(command, cwd=workspace, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == code, done.stdout + done.stderr


def test_the_pre_commit_hook_runs_for_every_language() -> None:
    (hook,) = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text("utf-8"))
    suffixes = {f".{suffix}" for suffix in re.findall(r"\w+", hook["files"].partition(")")[2])}
    assert suffixes == {suffix for each in _own_languages() for suffix in each.suffixes}
    assert re.search(hook["files"], "sub/adder.src.v") and not re.search(hook["files"], "sub/adder.v")


def _own_languages() -> list[Frontend]:
    languages = installed()
    return [each for each in languages.frontends if languages.origin(each) is None]


@pytest.mark.parametrize("paths", ["pairs", "gone"])
def test_records_that_the_checkout_brings_are_not_reported(workspace: Path, paths: str) -> None:
    """A forged file of records where the batch's own comes, with a batch that writes none, or another."""
    assert _step(workspace, paths="pairs").returncode == 0
    _break(workspace)
    report = workspace / "equiv-report"
    (report / "records.jsonl").rename(report / "batch.jsonl")
    assert _step(workspace, paths=paths).returncode == (1 if paths == "pairs" else 2)


@pytest.mark.parametrize("name", ["equiv-report", "equiv-report/report.html"])
def test_reports_do_not_leave_the_checkout_by_a_link(workspace: Path, name: str) -> None:
    victim = workspace.parent / "victim"
    (victim / "folder").mkdir(parents=True)
    (victim / "file").write_text("before", encoding="utf-8")
    (workspace / name).parent.mkdir(exist_ok=True)
    (workspace / name).symlink_to(victim / ("folder" if name == "equiv-report" else "file"))
    assert _step(workspace, paths="pairs").returncode == (2 if name == "equiv-report" else 0)
    assert (victim / "file").read_text("utf-8") == "before" and not list((victim / "folder").iterdir())
