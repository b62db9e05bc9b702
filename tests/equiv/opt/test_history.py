"""Runs that are like one before: neither watched nor checked again, and only where nothing is another.

Each test is an attack on what a run is known by, but for the first ones."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import sys
import sysconfig
from pathlib import Path

import pytest

from equiv.opt import wrapper
from equiv.opt.checks import Outcome, Request, check_steps
from equiv.opt.step import Step
from equiv.request.options import Options
from equiv.verdict.failing import FailOn
from tests.equiv.opt.conftest import Ended, Tool
from tests.equiv.opt.test_wrapper import NOT_MODELLED, SUM, SWAP, WRONG

_MARK = b"// -----// IR Dump "
_MARK_OPTION = "--mlir-print-ir-after-all"
_START = """
import os, sys
if os.path.basename(sys.executable) == "native-opt":
    sys.path.insert(0, {tests!r})
    with open({log!r}, "a") as log:
        log.write("watched\\n" if "--mlir-print-ir-after-all" in sys.orig_argv else "alone\\n")
    sys.argv = [sys.executable, *sys.orig_argv[1:]]
    code = 0
    try:
        import text_opt
    except SystemExit as ended:
        code = ended.code
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)
"""


class NativeTool(Tool):
    """The tool of text_opt.py as a program of machine code that has the text of those which print passes: a copy of
    Python, which runs it before all else."""

    def __init__(self, folder: Path) -> None:
        self.log = folder / "log"
        home = folder / "tool"
        (home / "bin").mkdir(parents=True)
        program = home / "bin" / "native-opt"
        shutil.copyfile(os.path.realpath(sys.executable), program)
        with program.open("ab") as file:
            file.write(_MARK)
        program.chmod(0o755)
        base = Path(sys.base_prefix) / "bin"
        (home / "pyvenv.cfg").write_text(f"home = {base}\ninclude-system-site-packages = false\n")
        site = home / "lib" / f"python{sys.version_info[0]}.{sys.version_info[1]}" / "site-packages"
        site.mkdir(parents=True)
        self.start = site / "sitecustomize.py"
        self.start.write_text(_START.format(tests=str(Path(__file__).parent), log=str(self.log)))
        self.libraries = sysconfig.get_config_var("LIBDIR") or ""
        super().__init__(folder, str(program))

    def watched(self) -> int:
        """How often it was run to show its passes since this was asked last."""
        lines = self.log.read_text().splitlines() if self.log.exists() else []
        self.log.write_text("")
        return lines.count("watched")

    def reported(self) -> list[dict[str, object]]:
        """The records of all runs, in their order."""
        folders = sorted(self.reports.iterdir(), key=lambda each: each.stat().st_mtime_ns)
        return [json.loads(path.read_text()) for folder in folders for path in sorted(folder.glob("*.json"))]


@pytest.fixture
def native(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> NativeTool:
    made = NativeTool(tmp_path)
    monkeypatch.setenv("LD_LIBRARY_PATH", made.libraries)
    monkeypatch.setenv("EQUIV_DATABASE", str(tmp_path / "kept.sqlite"))
    (tmp_path / "sum.mlir").write_text(SUM)
    if made.alone("sum.mlir").output != SUM.encode():
        pytest.skip("a copy of this Python does not run")
    return made


def _twice(tool: NativeTool, *arguments: str, options: tuple[str, ...] = ()) -> tuple[Ended, int]:
    """The second of two runs, and how often the tool was watched in it."""
    tool.wrapped(*arguments, options=options)
    tool.watched()
    again = tool.wrapped(*arguments, options=options)
    return again, tool.watched()


@pytest.mark.parametrize("passes", [f"noop;{SWAP};noop", WRONG, NOT_MODELLED, f"{SWAP};{NOT_MODELLED}", "noop"])
def test_a_run_like_one_before_is_not_watched_and_leaves_the_same(native: NativeTool, passes: str) -> None:
    native.wrapped("sum.mlir", f"--passes={SWAP}")  # after which it is known what checks here
    first = native.wrapped("sum.mlir", f"--passes={passes}")
    native.watched()
    again = native.wrapped("sum.mlir", f"--passes={passes}")
    assert native.watched() == 0
    _, one, other = sorted(native.reports.iterdir(), key=lambda each: each.stat().st_mtime_ns)
    assert (again.code, again.output) == (first.code, first.output)
    assert again.errors.replace(bytes(other), b"#") == first.errors.replace(bytes(one), b"#")
    assert sorted(each.name for each in other.iterdir()) == sorted(each.name for each in one.iterdir())
    for file in sorted(one.iterdir()):
        mine, same = (Path(each, file.name).read_text() for each in (one, other))
        if file.suffix == ".json":
            mine, same = (_neutral(json.loads(each)) for each in (mine, same))
        assert same.replace(str(other), str(one)) == mine


def _neutral(record: dict[str, object]) -> str:
    """A record without what tells runs apart: its name, when it ended, and whether it is from before."""
    for field in ("name", "finished", "cached", "seconds"):
        del record[field]
    return json.dumps(record)


def test_a_program_in_a_pipe_is_known_by_what_it_is(native: NativeTool) -> None:
    for _ in range(2):
        native.wrapped("-", f"--passes={SWAP}", given=SUM.encode())
    assert native.watched() == 1
    native.wrapped("-", f"--passes={SWAP}", given=SUM.replace("@f", "@g").encode())
    assert native.watched() == 1


def test_without_a_report_directory_the_run_says_the_same(native: NativeTool) -> None:
    tool = [sys.executable, "-m", "equiv", "opt", native.command, "sum.mlir", f"--passes={WRONG}"]
    first, again = (native._run(tool, b"") for _ in range(2))
    assert native.watched() == 1 and first.code == again.code == 1
    folder = Path(again.errors.decode().rpartition("the programs are in ")[2].strip())
    assert sorted(each.name for each in folder.glob("*.mlir")) == ["000-input.mlir", "001-wrong.mlir"]
    assert str(folder).encode() in again.errors
    shutil.rmtree(folder)


def test_a_script_is_always_watched(tool: Tool, native: NativeTool) -> None:
    """What it imports may be another, which nobody sees."""
    script = NativeTool.__new__(NativeTool)
    script.folder, script.reports, script.log = native.folder, native.reports, native.log
    script.command = tool.command
    for _ in range(2):
        found = script.wrapped("sum.mlir", f"--passes={SWAP}")
    assert found.code == 0
    assert [each["cached"] for each in native.reported()] == [False, True]
    database = sqlite3.connect(native.folder / "kept.sqlite")
    assert not database.execute("select key from histories where key like 'run %'").fetchall()


def test_a_program_that_prints_no_passes_itself_is_always_watched(native: NativeTool) -> None:
    program = Path(native.command)
    program.write_bytes(program.read_bytes().removesuffix(_MARK))
    assert _twice(native, "sum.mlir", f"--passes={SWAP}")[1] == 1


def test_a_tool_that_was_built_anew_is_watched(native: NativeTool) -> None:
    assert _twice(native, "sum.mlir", f"--passes={SWAP}")[1] == 0
    program = Path(native.command)
    times = program.stat()
    with program.open("r+b") as file:  # in place: of the same size, and as old as before
        file.seek(-len(_MARK) - 1, os.SEEK_END)
        last = file.read(1)
        file.seek(-len(_MARK) - 1, os.SEEK_END)
        file.write(bytes([last[0] ^ 1]))
    os.utime(program, ns=(times.st_atime_ns, times.st_mtime_ns))
    native.wrapped("sum.mlir", f"--passes={SWAP}")
    assert native.watched() == 1


def test_an_input_that_changed_is_checked(native: NativeTool) -> None:
    """Both write the same: a pass that is right for one input is wrong for the other."""
    command = ("sum.mlir", "--passes=right:addi %a, %b=>addi %b, %a;wrong:subi %a, %b=>addi %b, %a")
    assert _twice(native, *command)[1] == 0
    file = native.folder / "sum.mlir"
    times = file.stat()
    file.write_text(SUM.replace("addi", "subi"))
    os.utime(file, ns=(times.st_atime_ns, times.st_mtime_ns))
    ended = native.wrapped(*command)
    assert (ended.code, native.watched()) == (1, 1)


def test_a_tool_that_writes_something_else_is_watched(native: NativeTool) -> None:
    """What it does depends on a file that nobody sees."""
    hidden = native.folder / "hidden"
    other = f"[each.replace('=>addi', '=>subi') if os.path.exists({str(hidden)!r}) else each for each in sys.orig_argv]"
    native.start.write_text(native.start.read_text().replace("sys.orig_argv[1:]", f"{other}[1:]"))
    assert _twice(native, "sum.mlir", f"--passes={SWAP}")[1] == 0
    hidden.touch()
    ended = native.wrapped("sum.mlir", f"--passes={SWAP}")
    assert (ended.code, native.watched()) == (1, 1) and b"subi" in ended.output


def test_a_run_that_is_checked_in_another_way_is_watched(native: NativeTool) -> None:
    assert _twice(native, "sum.mlir", f"--passes={SWAP}")[1] == 0
    for options in (
        ("--accept", "real"),
        ("--require", "all-sizes"),
        ("--timeout", "9"),
        ("--max-ops", "1M"),
        ("--max-memory", "900M"),
        ("--total-timeout", "60"),
        ("--assume", "arg0:0..1"),
        ("--accept-in", "swap=real"),
        ("--may-remove", "swap"),
        ("--seed", "3"),
        ("--all-sizes", "off"),
        ("--no-cache",),
    ):
        native.wrapped("sum.mlir", f"--passes={SWAP}", options=options)
        assert (options, native.watched()) == (options, 1)


def test_a_configuration_that_became_stricter_counts(native: NativeTool) -> None:
    """Which findings make the run fail is asked anew of what was kept."""
    native.wrapped("sum.mlir", f"--passes={NOT_MODELLED}")
    assert native.wrapped("sum.mlir", f"--passes={NOT_MODELLED}").code == 0
    native.watched()
    (native.folder / "equiv.toml").write_text('[opt]\nfail-on = "unknown"\n')
    environment = {"EQUIV_CONFIG": str(native.folder / "equiv.toml")}
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("EQUIV_CONFIG", environment["EQUIV_CONFIG"])
        ended = native.wrapped("sum.mlir", f"--passes={NOT_MODELLED}")
    assert (ended.code, native.watched()) == (3, 0)


def test_variables_that_a_tool_may_read_count(native: NativeTool, monkeypatch: pytest.MonkeyPatch) -> None:
    assert _twice(native, "sum.mlir", f"--passes={SWAP}")[1] == 0
    monkeypatch.setenv("GITHUB_RUN_ID", "17")
    native.wrapped("sum.mlir", f"--passes={SWAP}")
    assert native.watched() == 0
    monkeypatch.setenv("THEIR_OPTION", "1")
    native.wrapped("sum.mlir", f"--passes={SWAP}")
    assert native.watched() == 1


def test_files_in_options_count(native: NativeTool) -> None:
    library = native.folder / "library.mlir"
    library.write_text("one")
    command = ("sum.mlir", f"--passes={SWAP}", "--preload=paths=library.mlir,other")
    assert _twice(native, *command)[1] == 0
    library.write_text("two")
    native.wrapped(*command)
    assert native.watched() == 1
    (native.folder / "other").mkdir()
    assert _twice(native, *command)[1] == 1


def test_what_goes_where_nobody_looks_is_watched(native: NativeTool) -> None:
    assert _twice(native, "sum.mlir", f"--passes={SWAP}", "-o", os.devnull)[1] == 1


def test_a_file_that_is_written_is_compared(native: NativeTool) -> None:
    assert _twice(native, "sum.mlir", f"--passes={SWAP}", "-o", "out.mlir")[1] == 0
    assert "addi %b, %a" in (native.folder / "out.mlir").read_text()


def test_a_tool_that_fails_is_watched(native: NativeTool) -> None:
    ended, watched = _twice(native, "sum.mlir", f"--passes={SWAP};fail")
    assert ended.code != 0 and watched == 1


@pytest.mark.parametrize("forged", ["verdict", "key", "everything"])
def test_forged_histories_are_not_believed(native: NativeTool, forged: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database may be one that came with the programs."""
    right, wrong = f"--passes={SWAP}", f"--passes={WRONG}"
    for passes in (right, wrong):
        native.wrapped("sum.mlir", passes)
    with sqlite3.connect(native.folder / "kept.sqlite") as database:
        rows = dict(database.execute("select key, history from histories where key like 'run %'").fetchall())
        good, bad = sorted(rows, key=lambda key: '"different"' in rows[key])
        match forged:
            case "verdict":
                text = rows[bad].replace('"different"', '"equivalent"')
                database.execute("update histories set history = ? where key = ?", (text, bad))
                database.execute(
                    "update histories set history = replace(history, '\"different\"', '\"equivalent\"') "
                    "where key like 'shown %'"
                )
            case "key":
                database.execute("delete from histories where key = ?", (bad,))
                database.execute("update histories set key = ? where key = ?", (bad, good))
            case "everything":  # sealed by somebody else
                monkeypatch.setenv("XDG_STATE_HOME", str(native.folder / "another"))
    native.watched()
    ended = native.wrapped("sum.mlir", wrong)
    assert (ended.code, native.watched()) == (1, 1)


def test_a_report_directory_that_was_deleted_is_filled_again(native: NativeTool) -> None:
    native.wrapped("sum.mlir", f"--passes={SWAP}")
    shutil.rmtree(native.reports)
    native.watched()
    native.wrapped("sum.mlir", f"--passes={SWAP}")
    assert native.watched() == 0
    record = native.records()["swap f"]
    assert record["outcome"] == "equivalent" and record["cached"]
    assert "addi %b, %a" in Path(record["target"]).read_text()


def test_what_a_library_holds_counts(native: NativeTool) -> None:
    """A library in front of one that the tool is linked with."""
    assert _twice(native, "sum.mlir", f"--passes={SWAP}")[1] == 0
    from equiv.jobs.tool_state import _Files

    known: dict[str, str] = {}
    files = _Files(known.get, known.__setitem__)
    libraries = files.libraries(os.path.realpath(native.command), os.environ)
    assert any(Path(each).name.startswith("libc.") for each in libraries)
    assert files.libraries(os.path.realpath(native.command), os.environ) == libraries


@pytest.fixture
def checks(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many steps were checked, each time that some were."""
    counts: list[int] = []

    def counted(steps: list[Step], request: Request, installation: str = "") -> Outcome:
        counts.append(len(steps))
        return check_steps(steps, request, installation)

    monkeypatch.setattr(wrapper, "check_steps", counted)
    return counts


def _run(tool: Tool, *arguments: str) -> int:
    request = Request(Options(seed=1, timeout=20.0, max_operations=10**6), 60.0, database=tool.folder / "kept.sqlite")
    file = str(tool.folder / "sum.mlir")
    return wrapper.run([tool.command, file, *arguments], wrapper.Settings(request, FailOn.DIFFERENT, tool.reports))


@pytest.mark.parametrize("arguments", [(f"--passes={SWAP}",), (f"--passes={SWAP}", "-o", os.devnull)])
def test_what_a_tool_shows_again_is_not_checked_again(
    tool: Tool, checks: list[int], capfd: pytest.CaptureFixture[str], arguments: tuple[str, ...]
) -> None:
    """Whatever tool it is: a script, one that was built anew, one whose output nobody sees."""
    (tool.folder / "sum.mlir").write_text(SUM)
    assert [_run(tool, *arguments) for _ in range(3)] == [0, 0, 0]
    assert checks == [1]
    assert len(list(tool.reports.glob("*/*-swap-f.json"))) == 3


def test_a_tool_that_shows_something_else_is_checked(
    native: NativeTool, checks: list[int], capfd: pytest.CaptureFixture[str]
) -> None:
    """It writes the same, to nobody: only what it shows tells that a pass is another one."""
    hidden = native.folder / "hidden"
    wrong = "replace('addi %b, %a', 'subi %a, %b')"
    other = f"[each.{wrong} if os.path.exists({str(hidden)!r}) else each for each in sys.orig_argv]"
    native.start.write_text(native.start.read_text().replace("sys.orig_argv[1:]", f"{other}[1:]"))
    arguments = ("--passes=there:addi %a, %b=>addi %b, %a;back:addi %b, %a=>addi %a, %b", "-o", os.devnull)
    assert [_run(native, *arguments) for _ in range(2)] == [0, 0]
    assert checks == [2]
    hidden.touch()
    assert _run(native, *arguments) == 1
    assert checks == [2, 2]


def test_a_tool_that_writes_what_it_showed_before_is_not_watched_for_it(native: NativeTool) -> None:
    """It ends in one of several programs: what it never showed is looked at."""
    hidden = native.folder / "hidden"
    unseen = (
        f"each + (open({str(hidden)!r}).read() if 'passes' in each and {_MARK_OPTION!r} not in sys.orig_argv else '')"
    )
    native.start.write_text(
        native.start.read_text().replace("*sys.orig_argv[1:]", f"*[{unseen} for each in sys.orig_argv[1:]]")
    )
    found = []
    for beyond in (";back:addi %b, %a=>addi %a, %b", "", ";wrong:addi=>subi", ""):
        hidden.write_text(beyond)
        for each in native.reports.glob("*"):
            shutil.rmtree(each)
        native.watched()
        code = native.wrapped("sum.mlir", f"--passes={SWAP}").code
        found.append((code, native.watched(), {key: each["outcome"] for key, each in native.records().items()}))
    swapped = {"swap f": "equivalent"}
    assert found == [
        (0, 1, swapped | {"output f": "equivalent"}),
        (0, 0, swapped),
        (1, 1, swapped | {"output f": "different"}),
        (0, 0, swapped),
    ]


def test_a_file_of_arguments_is_none_that_we_read(native: NativeTool) -> None:
    """It may name the file that the tool reads in truth."""
    (native.folder / "more").write_text("--no")
    assert _twice(native, "sum.mlir", f"--passes={SWAP}", "--more=@more")[1] == 1


def test_a_file_with_a_name_of_several_words_counts(native: NativeTool) -> None:
    plugin = native.folder / "a plugin, of ours"
    plugin.write_text("one")
    command = ("sum.mlir", f"--passes={SWAP}", f"--load-pass-plugin={plugin}")
    assert _twice(native, *command)[1] == 0
    plugin.write_text("two")
    native.wrapped(*command)
    assert native.watched() == 1
