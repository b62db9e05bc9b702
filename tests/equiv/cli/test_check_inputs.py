"""Where `equiv check` takes its programs from: the standard input, folders, and files that are watched."""

from __future__ import annotations

import io
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from equiv.cli import main

SUM = "func.func @f(%a: i32, %b: i32) -> i32 {\n  %0 = arith.addi %a, %b : i32\n  return %0 : i32\n}\n"
SWAPPED = SUM.replace("%a, %b", "%b, %a")
WRONG = SUM.replace("addi", "subi")
AND = ".model f\n.inputs a b\n.outputs y\n.names a b y\n11 1\n.end\n"

Run = Callable[..., tuple[int, str]]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))

    def run_main(*arguments: str, given: bytes = b"") -> tuple[int, str]:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(given)))
        monkeypatch.setattr(sys, "argv", ["equiv", *arguments])
        with pytest.raises(SystemExit) as ended:
            main()
        printed = capsys.readouterr()
        assert isinstance(ended.value.code, int)
        return ended.value.code, printed.out + printed.err

    return run_main


@pytest.mark.parametrize(
    ("given", "code"), [(SWAPPED.encode(), 0), (WRONG.encode(), 1), (b"", 2), (b"func.func @", 2), (b"\xff\n", 2)]
)
def test_a_program_comes_on_the_standard_input(given: bytes, code: int, run: Run, tmp_path: Path) -> None:
    (tmp_path / "a.mlir").write_text(SUM)
    assert run("check", "a.mlir", "-", given=given)[0] == code
    assert run("check", "-", "a.mlir", given=given)[0] == code


def test_one_program_alone_comes_on_the_standard_input(run: Run) -> None:
    code, said = run("check", "-", "-", given=SUM.encode())
    assert code == 2 and "only one" in said


def test_folders_are_compared_file_by_file_in_every_language(run: Run, tmp_path: Path) -> None:
    for name, program in (("one", SUM), ("two", SWAPPED)):
        (tmp_path / name).mkdir()
        (tmp_path / name / "a.mlir").write_text(program)
        (tmp_path / name / "b.blif").write_text(AND)
    code, said = run("check", "one", "two")
    assert code == 0 and "2 checked: 2 equivalent" in said
    (tmp_path / "two/a.mlir").write_text(WRONG)
    code, said = run("check", "one", "two")
    assert code == 1 and "different: a.mlir" in said


def test_a_folder_stands_for_its_pairs(run: Run, tmp_path: Path) -> None:
    (tmp_path / "pairs").mkdir()
    (tmp_path / "pairs/a.src.mlir").write_text(SUM)
    (tmp_path / "pairs/a.tgt.mlir").write_text(WRONG)
    assert run("check", "pairs")[0] == 1
    assert run("check", "pairs", "--json", "x.json")[0] == 2
    assert run("check", "pairs", "--func", "f")[0] == 2


def test_a_pair_is_checked_again_when_a_file_changes(tmp_path: Path) -> None:
    source, target = tmp_path / "a.mlir", tmp_path / "b.mlir"
    source.write_text(SUM)
    target.write_text(SWAPPED)
    command = [sys.executable, "-u", "-m", "equiv", "watch", str(source), str(target), "--timeout", "60"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None and process.stderr is not None
            for program, verdict in ((None, "equivalent"), (WRONG, "different"), (SUM, "equivalent"), ("", "")):
                if program is not None:
                    # As editors do.
                    (tmp_path / "new").write_text(program)
                    (tmp_path / "new").replace(target)
                if verdict:
                    while not (line := process.stdout.readline()).strip() or line.startswith(" "):
                        pass
                    assert line.startswith(verdict)
                while "waiting for a change" not in (line := process.stderr.readline()):
                    assert "Traceback" not in line
        finally:
            process.kill()


LLVM = 'source_filename = "a.c"\ndefine i32 @f(i32 %a) {\n  ret i32 %a\n}\n'


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "[OPTIONS] COMMAND [ARGS]...\n\n"),
        (["chekc"], "there is no command 'chekc'; did you mean 'check'?"),
        (["a.mlir", "b.mlir"], "there is no command 'a.mlir'; a pair is checked by 'equiv check SOURCE TARGET'"),
        (["check", "a.ll", "a.mlir"], "a.ll:1:1: this is LLVM IR; import it as MLIR with mlir-translate"),
        (["check", "a.bc", "a.mlir"], "a.bc:1:1: this is LLVM bitcode; import it as MLIR with mlir-translate"),
        (["check", "a.c", "a.mlir"], "'a.c' was read as MLIR: no language that is read here has files '.c'"),
        (
            ["check", "newer.mlir", "a.mlir"],
            "newer.mlir:2:25: expected ':'\nequiv: if an mlir-opt of your own reads this",
        ),
        (
            ["check", "a.mlir", "a.mlir", "--json", "gone/a.json"],
            "cannot write 'gone/a.json': there is no folder 'gone'",
        ),
        (["check", "a.mlir", "a.mlir", "--certificate", "."], "cannot write '.': it is a folder"),
        (["ir", "a.mlir", "--func", "g"], "'a.mlir' has no function 'g'; it defines 'f'"),
        (["batch", "a.mlir"], "'a.mlir' is a program: name folders of pairs or a manifest"),
        (["report", "a.mlir"], "'a.mlir' holds no records: name what 'equiv check --json'"),
        (["corpus", "list"], "there is no folder 'corpora' here: go to a clone of the repository"),
    ],
    ids=lambda given: " ".join(given) if isinstance(given, list) else "",
)
def test_what_is_wrong_is_said_with_what_helps(arguments: list[str], said: str, run: Run, tmp_path: Path) -> None:
    (tmp_path / "a.mlir").write_text(SUM)
    (tmp_path / "newer.mlir").write_text(SUM.replace("%a, %b :", "%a, %b round :"))
    (tmp_path / "a.ll").write_text(LLVM)
    (tmp_path / "a.bc").write_bytes(b"BC\xc0\xde" + bytes(60))
    (tmp_path / "a.c").write_text("int f(int a) { return a; }\n")
    code, printed = run(*arguments)
    assert code == 2 and said in printed
