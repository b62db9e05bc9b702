"""The Python API: what it exports, that it is typed, and that threads can share it."""

from __future__ import annotations

import html
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import equiv
from tests import ROOT

FAMILIES = ("gemm", "fdtd-2d", "atax")
LOOPS = ROOT / "corpora" / "loops"


def test_every_name_that_is_exported_is_there_and_documented() -> None:
    for name in equiv.__all__:
        assert getattr(equiv, name).__doc__, name


def test_the_package_says_that_it_is_typed() -> None:
    assert Path(equiv.__file__).with_name("py.typed").exists()


def test_users_are_type_checked(tmp_path: Path) -> None:
    (tmp_path / "use.py").write_text(
        "import equiv\n"
        "verdict: equiv.Verdict = equiv.verify('a.mlir', 'b.mlir', sizes={'n': [4, 8]}, accept=('real',))\n"
        "code: int = verdict.exit_code\n"
        "wrong: int = verdict.verdict\n",
        encoding="utf-8",
    )
    command = [sys.executable, "-m", "mypy", "--strict", "--no-incremental", "--config-file=", str(tmp_path / "use.py")]
    checked = subprocess.run(command, capture_output=True, text=True, check=False, cwd=LOOPS.parents[1])
    errors = [line.split(":", 1)[1] for line in checked.stdout.splitlines() if "use.py" in line and "error" in line]
    assert len(errors) == 1, checked.stdout + checked.stderr
    assert errors[0].startswith('4: error: Incompatible types in assignment (expression has type "str"')


def test_threads_get_the_verdicts_that_one_thread_gets() -> None:
    pairs = []
    for family in FAMILIES:
        sources = sorted(path for path in (LOOPS / family).glob("*.mlir") if path.name.count(".") == 1)
        pairs += [(sources[0], target) for target in sorted((LOOPS / family).glob(f"{sources[0].stem}.*.mlir"))][:4]
    assert len(pairs) >= 12

    def checked(pair: tuple[Path, Path]) -> tuple[str, str | None, int, object]:
        verdict = equiv.verify(*pair, seed=1, timeout=60)
        cell = verdict.witness.cell if verdict.witness else None
        # How far the search for a witness went before its time was up is a matter of the machine's load.
        operations = verdict.stats.source_operations if verdict.verdict == "equivalent" else None
        return verdict.verdict, verdict.level, operations, cell

    alone = [checked(pair) for pair in pairs]
    with ThreadPoolExecutor(8) as threads:
        together = list(threads.map(checked, pairs * 2))
    assert together == alone * 2
    assert {verdict for verdict, *_ in alone} >= {"equivalent"}


SUM = "func.func @f(%a: i32, %b: i32) -> i32 {\n  %0 = arith.addi %a, %b : i32\n  return %0 : i32\n}\n"
SWAPPED = SUM.replace("%a, %b", "%b, %a")
WRONG = SUM.replace("addi", "subi")


def test_programs_are_texts_paths_and_modules(tmp_path: Path) -> None:
    from torch_mlir import ir

    path = tmp_path / "a.mlir"
    path.write_text(SUM)
    with ir.Context():
        module = ir.Module.parse(SWAPPED)
        for source in (SUM, path, str(path), module, module.operation):
            assert equiv.verify(source, module).proven
            assert equiv.verify(source, WRONG).verdict == "different"


@pytest.mark.parametrize("wrong", [None, 3, b"func.func", ["a.mlir"], object()])
def test_what_is_no_program_is_refused(wrong: Any) -> None:
    with pytest.raises(equiv.WrongUse, match="the target is no program"):
        equiv.verify(SUM, wrong)


def test_a_verdict_is_no_truth_value() -> None:
    proven, wrong = equiv.verify(SUM, SWAPPED), equiv.verify(SUM, WRONG)
    assert (proven.proven, wrong.proven) == (True, False)
    for verdict in (proven, wrong):
        with pytest.raises(TypeError, match=r"verdict\.proven"):
            assert verdict
        with pytest.raises(TypeError):
            not verdict  # noqa: B018
        with pytest.raises(TypeError):
            any([verdict])


def test_a_verdict_shows_itself_as_check_does() -> None:
    verdict = equiv.verify(SUM, WRONG.replace("@f", '@"<f>"').replace("<f>", "f"))
    assert str(verdict).startswith("different: f (source -> target)")
    assert verdict._repr_html_() == f"<pre>{html.escape(str(verdict))}</pre>"


def test_names_are_listed_for_completion() -> None:
    assert set(equiv.__all__) <= set(dir(equiv))


# What an editable install puts first finds packages of ours before those of the current folder.
FINDS_OURS_FIRST = any(type(each).__module__.startswith("_editable_") for each in sys.meta_path)


@pytest.fixture
def collision(tmp_path: Path) -> Path:
    """A user's folder with packages that are named like ours."""
    for name in ("frontends", "interp"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text("raise SystemExit('this is the package of the user')\n")
    (tmp_path / "a.mlir").write_text(SUM)
    (tmp_path / "b.mlir").write_text(SWAPPED)
    return tmp_path


@pytest.mark.parametrize("before", [[], ["-P"]])
def test_the_command_imports_nothing_from_the_current_folder(before: list[str], collision: Path) -> None:
    command = [sys.executable, *before, "-m", "equiv", "check", "a.mlir", "b.mlir"]
    done = subprocess.run(command, cwd=collision, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_packages_of_the_user_in_the_place_of_ours_are_told(collision: Path) -> None:
    code = "import equiv\nprint(equiv.verify('a.mlir', 'b.mlir').verdict)"
    for before in ([], ["-P"]):
        # The tree that these tests are of comes behind the current folder, as an installation does.
        command = [sys.executable, *before, "-c", code]
        done = subprocess.run(command, cwd=collision, capture_output=True, text=True, check=False)
        if before or FINDS_OURS_FIRST:
            assert done.stdout == "equivalent\n", done.stderr
        else:
            assert done.returncode == 1
            assert "'frontends' of equiv" in done.stderr and "rename it" in done.stderr


@pytest.mark.skipif(FINDS_OURS_FIRST, reason="of an editable install; test_private_packages has what a wheel installs")
def test_the_user_may_have_such_packages_with_equiv_installed(collision: Path) -> None:
    (collision / "interp/__init__.py").write_text("ANSWER = 42\n")
    (collision / "test_own.py").write_text("import interp\n\ndef test_own():\n    assert interp.ANSWER == 42\n")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    done = subprocess.run([*command, "test_own.py"], cwd=collision, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
