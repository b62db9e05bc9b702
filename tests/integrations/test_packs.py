"""Packages of others: the worked examples of the documentation, installed as any package would be, in every command.

Each page has files in blocks with titles, and the commands of its console blocks with the first lines that they print.
Nothing of this project is changed for them: a folder on Python's path holds the code and the metadata that an installer
would write."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path

import pytest

from equiv.opt import environment
from frontends import api
from tests import ROOT

_PAGES = ROOT / "docs" / "contributing"
_BLOCK = re.compile(r'^```\w+ (title|add)="([^"]+)"\n(.*?)^```$', re.MULTILINE | re.DOTALL)
_OPT = ROOT / "tests" / "equiv" / "opt" / "text_opt.py"


@dataclass(frozen=True)
class Installed:
    """A package in `site`, with the programs of its page in `folder`, where commands run."""

    site: Path
    folder: Path
    commands: tuple[str, ...]

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        path = os.pathsep.join((str(self.site), *filter(None, [os.environ.get("PYTHONPATH")])))
        caches = {"XDG_CACHE_HOME": str(self.site / "cache"), "XDG_RUNTIME_DIR": str(self.site / "run")}
        variables = {**os.environ, **caches, "PYTHONPATH": path}
        command = [sys.executable, "-m", "equiv", *arguments]
        return subprocess.run(command, cwd=self.folder, env=variables, capture_output=True, text=True, timeout=300)


def install(page: str, where: Path) -> Installed:
    site, folder = where / "site", where / "programs"
    folder.mkdir(parents=True)
    (site / "run").mkdir(parents=True, mode=0o700)
    commands: list[str] = []
    for how, title, text in _BLOCK.findall((_PAGES / page).read_text("utf-8")):
        if how == "add":
            with (site / title).open("a", encoding="utf-8") as file:
                file.write(f"\n\n{text}")
        elif title == "pyproject.toml":
            _write_metadata(site, tomllib.loads(text)["project"])
        elif title.endswith(".py"):
            (site / title).parent.mkdir(exist_ok=True)
            (site / title).write_text(text, "utf-8")
        elif "." in title:
            (folder / title).write_text(text, "utf-8")
        else:
            commands.append(text)
    return Installed(site, folder, tuple(commands))


def _write_metadata(site: Path, project: dict[str, object]) -> None:
    """What an installer leaves of a project."""
    information = site / f"{str(project['name']).replace('-', '_')}-{project['version']}.dist-info"
    information.mkdir()
    lines = ("Metadata-Version: 2.1", f"Name: {project['name']}", f"Version: {project['version']}", "")
    (information / "METADATA").write_text("\n".join(lines), "utf-8")
    groups = project["entry-points"]
    assert isinstance(groups, dict)
    points = [
        f"[{group}]\n" + "".join(f"{name} = {value}\n" for name, value in named.items())
        for group, named in groups.items()
    ]
    (information / "entry_points.txt").write_text("\n".join(points), "utf-8")


@pytest.fixture
def calc(tmp_path: Path) -> Installed:
    """A text language."""
    return install("add-a-language.md", tmp_path)


@pytest.fixture
def sat(tmp_path: Path) -> Installed:
    """A dialect in MLIR text."""
    return install("add-a-dialect.md", tmp_path)


def replace(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert old in text
    before = path.stat().st_mtime
    path.write_text(text.replace(old, new), "utf-8")
    os.utime(path, (before + 2, before + 2))  # what Python compiled before is out of date by the second


@pytest.mark.parametrize("page", ["add-a-language.md", "add-a-dialect.md"])
def test_the_commands_of_a_page_print_what_it_says(page: str, tmp_path: Path) -> None:
    package = install(page, tmp_path)
    assert package.commands
    for block in package.commands:
        command, expected = block.split("\n", 1)
        done = package.run(*shlex.split(command.removeprefix("$ equiv ")))
        assert done.returncode == 0, done.stdout + done.stderr
        assert done.stdout.startswith(expected.rstrip("\n").partition(":")[0]), done.stdout
        assert expected.rpartition("(")[2].strip() in done.stdout, done.stdout


@pytest.mark.parametrize("page", ["add-a-language.md", "add-a-dialect.md"])
def test_a_pack_is_one_folder_and_one_line(page: str) -> None:
    blocks = _BLOCK.findall((_PAGES / page).read_text("utf-8"))
    assert len({title.partition("/")[0] for _, title, _ in blocks if title.endswith(".py")}) == 1
    (project,) = (tomllib.loads(text)["project"] for _, title, text in blocks if title == "pyproject.toml")
    assert sum(map(len, project["entry-points"].values())) == 1


def test_an_operation_of_a_dialect_is_two_files() -> None:
    blocks = _BLOCK.findall((_PAGES / "add-a-dialect.md").read_text("utf-8"))
    assert len({title for how, title, _ in blocks if how == "add"}) == 2


# -- a language --------------------------------------------------------------------------------------------------------


def test_a_language_is_checked_and_its_package_named(calc: Installed) -> None:
    done = calc.run("check", "double.src.calc", "double.tgt.calc", "--json", "verdict.json", "--func", "poly")
    assert done.returncode == 0, done.stdout + done.stderr
    verdict = json.loads((calc.folder / "verdict.json").read_text("utf-8"))
    assert "programs in calc mean what equiv-calc 1.0 makes of them" in json.dumps(verdict["assumptions"])


def test_a_wrong_program_of_a_language_is_refuted_at_its_place(calc: Installed) -> None:
    replace(calc.folder / "double.tgt.calc", "2 * x", "3 * x")
    done = calc.run("check", "double.src.calc", "double.tgt.calc", "--func", "double")
    assert done.returncode == 1 and done.stdout.startswith("different"), done.stdout + done.stderr


def test_a_slip_in_a_language_is_shown_at_its_place(calc: Installed) -> None:
    replace(calc.folder / "double.src.calc", "2 * x * y", "2 * x * z")
    done = calc.run("check", "double.src.calc", "double.tgt.calc")
    assert done.returncode == 2 and "double.src.calc:3:30: expected a number or a parameter, found 'z'" in done.stderr


def test_a_language_becomes_affine_ir(calc: Installed) -> None:
    done = calc.run("ir", "double.src.calc")
    assert done.returncode == 0 and "muli" in done.stdout


def test_a_batch_finds_the_pairs_of_a_language_and_reports_them(calc: Installed) -> None:
    reports = ("--report", "html=page", "--report", "sarif=found.sarif", "--report", "junit=tests.xml")
    assert calc.run("batch", ".", *reports).returncode == 0
    assert "double.src.calc" in (calc.folder / "tests.xml").read_text("utf-8") + "".join(
        each.read_text("utf-8") for each in calc.folder.glob("page*/**/*.html")
    )
    replace(calc.folder / "double.tgt.calc", "3 + x", "4 + x")
    done = calc.run("batch", ".", *reports)
    assert done.returncode == 1, done.stdout + done.stderr
    sarif = json.loads((calc.folder / "found.sarif").read_text("utf-8"))
    assert "double." in json.dumps(sarif["runs"][0]["results"])


def test_kept_verdicts_are_not_taken_when_the_package_changed(calc: Installed) -> None:
    """With another meaning of `+`, what was proven is proven no more."""
    assert calc.run("batch", ".").returncode == 0
    replace(calc.site / "calc" / "source.py", '"muli"', '"subi"')
    assert calc.run("batch", ".").returncode == 1


def test_a_package_that_cannot_be_loaded_is_named(calc: Installed) -> None:
    replace(calc.site / "calc" / "__init__.py", "LANGUAGE =", "OTHER =")
    for command in (("check", "double.src.calc", "double.tgt.calc"), ("batch", ".")):
        done = calc.run(*command)
        assert done.returncode == 2 and "equiv-calc 1.0 declares 'calc:LANGUAGE'" in done.stderr, done.stderr


# -- a dialect ---------------------------------------------------------------------------------------------------------


def test_a_dialect_is_checked_and_its_package_named(sat: Installed) -> None:
    done = sat.run("check", "sum.src.mlir", "sum.tgt.mlir", "--json", "verdict.json")
    assert done.returncode == 0, done.stdout + done.stderr
    verdict = json.loads((sat.folder / "verdict.json").read_text("utf-8"))
    assert "operations of 'sat' mean what equiv-sat 0.3 makes of them" in json.dumps(verdict["assumptions"])


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("arith.select %w, %m, %t", "arith.select %w, %t, %m", 1),
        ("cmpi ult", "cmpi slt", 1),
        ("constant -1", "constant 0", 1),
        ("%c = arith.select %w, %m, %t : i32", "%c = arith.addi %a, %b : i32", 1),
        ("%c = arith.select %w, %m, %t : i32", "%c = sat.addu %b, %a : i32", 0),
        ("%c = arith.select %w, %m, %t : i32", '%c = "sat.addu"(%a, %b) : (i32, i32) -> i32', 0),
        ("%c = arith.select %w, %m, %t : i32", "%c = sat.addu %a, %b {kind = 1} : i32", 3),
        ("%c = arith.select %w, %m, %t : i32", "%c = sat.subu %a, %b : i32", 3),
    ],
)
def test_a_dialect_means_what_its_handlers_say(sat: Installed, old: str, new: str, code: int) -> None:
    replace(sat.folder / "sum.tgt.mlir", old, new)
    done = sat.run("check", "sum.src.mlir", "sum.tgt.mlir")
    assert done.returncode == code, done.stdout + done.stderr


def test_without_its_package_a_dialect_is_unsupported(sat: Installed) -> None:
    for path in sat.site.glob("*.dist-info/*"):
        path.unlink()
    done = sat.run("check", "sum.src.mlir", "sum.tgt.mlir")
    assert done.returncode in (2, 3), done.stdout + done.stderr


def test_a_batch_checks_pairs_with_a_dialect(sat: Installed) -> None:
    assert sat.run("batch", ".").returncode == 0
    replace(sat.folder / "sum.tgt.mlir", "constant -1", "constant 7")
    assert sat.run("batch", ".").returncode == 1


def test_passes_on_a_dialect_are_checked(sat: Installed) -> None:
    """A pass that expands the operation, and one that does so wrongly."""
    tool = sat.folder / "sat-opt"
    tool.write_text(f'#!/bin/sh\nexec "{sys.executable}" -S "{_OPT}" "$@"\n', "utf-8")
    tool.chmod(0o755)
    right = "expand:sat.addu %a, %b=>sat.addu %b, %a"
    wrong = "expand:sat.addu %a, %b=>arith.addi %a, %b"
    assert sat.run("opt", str(tool), "sum.src.mlir", f"--passes={right}").returncode == 0
    done = sat.run("opt", str(tool), "sum.src.mlir", f"--passes={wrong}")
    assert done.returncode == 1 and "different: sum" in done.stderr, done.stderr


def test_an_operation_that_is_there_already_cannot_be_taken_over(sat: Installed) -> None:
    replace(sat.site / "sat" / "operations.py", '@handles("sat.addu")', '@handles("sat.addu", "arith.addi")')
    done = sat.run("check", "sum.src.mlir", "sum.tgt.mlir")
    assert done.returncode == 2, done.stdout + done.stderr
    assert "lowers 'arith.addi', and" in done.stderr


def test_nor_can_a_form(sat: Installed) -> None:
    replace(sat.site / "sat" / "syntax.py", 'declare("sat.addu"', 'declare("sat.addu air.wait_all"')
    replace(sat.folder / "sum.tgt.mlir", "%m = arith.constant", "air.wait_all\n  %m = arith.constant")
    done = sat.run("check", "sum.src.mlir", "sum.tgt.mlir")
    assert done.returncode == 2, done.stdout + done.stderr
    assert "reads 'air.wait_all', and" in done.stderr


def test_a_server_of_checks_is_not_used_when_the_package_changed(sat: Installed) -> None:
    def fingerprint() -> str:
        code = "from equiv.opt.environment import fingerprint; print(fingerprint())"
        variables = {**os.environ, "PYTHONPATH": str(sat.site)}
        command = [sys.executable, "-c", code]
        return subprocess.run(command, env=variables, capture_output=True, text=True, check=True).stdout

    before = fingerprint()
    assert fingerprint() == before
    replace(sat.site / "sat" / "operations.py", "cmpi.ult", "cmpi.ule")
    changed = fingerprint()
    assert changed != before
    for path in sat.site.glob("*.dist-info/entry_points.txt"):
        path.write_text("")
    assert fingerprint() not in (before, changed)


def test_the_groups_of_entry_points_are_those_of_the_registry() -> None:
    assert set(environment._GROUPS) == {api.DIALECTS, api.FRONTENDS}
