"""`equiv-opt`: like `equiv opt`, whether somebody answers it or not, dies, hangs or is another; and nobody can have it
believe in a run that was none."""

from __future__ import annotations

import contextlib
import json
import os
import shlex
import shutil
import signal
import socket
import sqlite3
import struct
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from equiv.cli import launched
from equiv.jobs.store import Store
from equiv.opt.endpoint import connected, launcher_path
from equiv.opt.launched_run import VERSION
from tests.equiv.opt.conftest import Ended
from tests.equiv.opt.test_history import NativeTool, _neutral
from tests.equiv.opt.test_wrapper import NOT_MODELLED, SUM, SWAP, WRONG
from tests.lit.processor_time import children

LAUNCHER = Path(sys.executable).with_name("equiv-opt")
OPT = (sys.executable, "-m", "equiv", "opt")
BOTH = pytest.mark.parametrize("wrapper", [OPT, (str(LAUNCHER),)], ids=["opt", "launcher"])
# As whoever starts it may have them: a program that sets something and becomes another.
AFTER = "import os, signal, sys; {}; os.execvp(sys.argv[1], sys.argv[1:])"
_PEER = struct.Struct("3i")  # pid, uid, gid: `struct ucred` of unix(7)
pytestmark = pytest.mark.skipif(not LAUNCHER.exists(), reason="equiv-opt is not installed here")


class Launched(NativeTool):
    """The tool through `equiv-opt`."""

    def wrapped(self, *arguments: str, options: tuple[str, ...] = (), given: bytes = b"") -> Ended:
        equiv = [str(LAUNCHER), "--report-dir", str(self.reports), *options]
        return self._run([*equiv, self.command, *arguments], given)

    def process(self) -> int:
        """The process that answers, once it does."""
        place = launcher_path(LAUNCHER.parent.resolve())
        for _ in range(200):
            if place.exists():
                break
            time.sleep(0.05)
        asking = connected(place)
        assert asking is not None, "nobody answers"
        with asking:
            given = asking.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, _PEER.size)
        process: int = _PEER.unpack(given)[0]
        return process

    def last(self) -> Path:
        """The folder of the last run."""
        return max(self.reports.iterdir(), key=lambda each: each.stat().st_mtime_ns)


@pytest.fixture(scope="module")
def place() -> Iterator[Path]:
    """For the sockets of these tests alone: the process that answers is started once."""
    folder = Path(tempfile.mkdtemp(prefix="equiv-"))
    yield folder
    shutil.rmtree(folder)


@pytest.fixture
def native(tmp_path: Path, place: Path, monkeypatch: pytest.MonkeyPatch) -> Launched:
    made = Launched(tmp_path)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(place))
    monkeypatch.setenv("LD_LIBRARY_PATH", made.libraries)
    monkeypatch.setenv("EQUIV_DATABASE", str(tmp_path / "kept.sqlite"))
    (tmp_path / "sum.mlir").write_text(SUM)
    if made.alone("sum.mlir").output != SUM.encode():
        pytest.skip("a copy of this Python does not run")
    return made


@pytest.mark.parametrize("passes", [f"noop;{SWAP};noop", WRONG, NOT_MODELLED])
def test_a_run_that_is_known_is_like_the_first(native: Launched, passes: str) -> None:
    first = native.wrapped("sum.mlir", f"--passes={passes}")
    one = native.last()
    native.process()
    native.watched()
    again = native.wrapped("sum.mlir", f"--passes={passes}")
    other = native.last()
    assert one != other and native.watched() == 0
    assert (again.code, again.output) == (first.code, first.output)
    assert again.errors.replace(bytes(other), b"#") == first.errors.replace(bytes(one), b"#")
    assert sorted(each.name for each in other.iterdir()) == sorted(each.name for each in one.iterdir())
    for file in one.glob("*.json"):
        mine, same = (_neutral(json.loads(Path(each, file.name).read_text())) for each in (one, other))
        assert same.replace(str(other), str(one)) == mine
    assert all(json.loads(each.read_text())["cached"] for each in other.glob("*.json"))


def test_the_answer_needs_no_python(native: Launched, tmp_path: Path) -> None:
    """A copy of the launcher beside which there is no `equiv` asks at another place, and cannot do without."""
    folder = tmp_path / "bin"
    folder.mkdir()
    shutil.copy2(LAUNCHER, folder)
    native.wrapped("sum.mlir", f"--passes={SWAP}")
    native.process()
    other = native._run([str(folder / "equiv-opt"), native.command, "sum.mlir", f"--passes={SWAP}"], b"")
    assert other.code == 3 and b"cannot run" in other.errors and not other.output
    place = launcher_path(folder.resolve())
    place.symlink_to(launcher_path(LAUNCHER.parent.resolve()))
    native.watched()
    ended = native._run([str(folder / "equiv-opt"), native.command, "sum.mlir", f"--passes={SWAP}"], b"")
    assert (ended.code, ended.output) == (0, native.alone("sum.mlir", f"--passes={SWAP}").output)
    assert native.watched() == 0


@pytest.mark.parametrize("passes", [SWAP, WRONG, NOT_MODELLED])
def test_what_is_not_known_needs_no_python_either(
    native: Launched, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, passes: str
) -> None:
    """Beside a copy of the launcher there is no `equiv`, and it ends as the other does."""
    folder = tmp_path / "bin"
    folder.mkdir()
    shutil.copy2(LAUNCHER, folder)
    native.wrapped("sum.mlir", "--passes=noop")
    native.process()
    launcher_path(folder.resolve()).symlink_to(launcher_path(LAUNCHER.parent.resolve()))
    found = []
    for number, wrapper in enumerate(([str(folder / "equiv-opt")], OPT)):
        native.watched()
        monkeypatch.setenv("EQUIV_DATABASE", str(tmp_path / f"{number}.sqlite"))
        found.append(native._run([*wrapper, native.command, "sum.mlir", f"--passes={passes}"], b""))
        assert native.watched() == 1
    assert (found[0].code, found[0].output) == (found[1].code, found[1].output)
    here = [each.errors.partition(b"equiv: the programs are in ") for each in found]
    assert here[0][1] == here[1][1]
    assert len(here[0][0].splitlines()) == len(here[1][0].splitlines())


def test_nobody_checks_for_who_was_killed(native: Launched) -> None:
    native.wrapped("sum.mlir", "--passes=noop")
    answering = native.process()
    asking = subprocess.Popen(
        [str(LAUNCHER), native.command, "sum.mlir", "--passes=hang-when-watched"], cwd=native.folder
    )
    for _ in range(400):
        if children(answering):
            break
        time.sleep(0.05)
    assert children(answering) and asking.poll() is None
    asking.kill()
    asking.wait()
    for _ in range(400):
        if not children(answering):
            break
        time.sleep(0.05)
    else:
        raise AssertionError("it goes on")


def test_what_comes_and_goes_through_pipes_and_files(native: Launched) -> None:
    for _ in range(2):
        ended = native.wrapped("-", f"--passes={SWAP}", given=SUM.encode())
        assert (ended.code, ended.output) == (0, SUM.replace("%a, %b :", "%b, %a :").encode())
        native.process()
    assert native.watched() == 1
    program, out = native.folder / "sum.mlir", native.folder / "out"
    command = [str(LAUNCHER), "--report-dir", str(native.reports), native.command, "-", f"--passes={SWAP}"]
    for _ in range(2):
        with program.open("rb") as given, out.open("wb") as written:
            alike = os.environ | {"LC_ALL": "C"}
            subprocess.run(command, stdin=given, stdout=written, cwd=native.folder, env=alike, check=True)
        assert out.read_text() == SUM.replace("%a, %b :", "%b, %a :")
    assert native.watched() == 0  # it read and wrote the same as through the pipes


def test_large_programs_pass(native: Launched) -> None:
    text = SUM + "".join(f"// {'x' * 100} {line}\n" for line in range(30_000))
    for _ in range(2):
        ended = native.wrapped("-", f"--passes={SWAP}", given=text.encode())
        assert ended.output == text.replace("%a, %b :", "%b, %a :").encode()
        native.process()


def test_messages_among_the_output_are_seen(native: Launched) -> None:
    command = [str(LAUNCHER), native.command, "sum.mlir", f"--passes={SWAP}", "--say-it"]
    ended = [
        subprocess.run(command, cwd=native.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) for _ in range(2)
    ]
    assert ended[0].stdout == ended[1].stdout and ended[0].stdout.startswith(SUM.encode())


def test_a_reader_that_goes_away(native: Launched) -> None:
    shell = f"{LAUNCHER} --report-dir {native.reports} {native.command} sum.mlir --passes=noop | true"
    for _ in range(2):
        subprocess.run(["bash", "-c", shell], cwd=native.folder, check=True)
        native.process()


def test_signals_and_failures_are_those_of_the_tool(native: Launched) -> None:
    native.wrapped("sum.mlir", f"--passes={SWAP}")
    native.process()
    for passes in ("fail", "crash"):
        alone = native.alone("sum.mlir", f"--passes={passes}")
        assert native.wrapped("sum.mlir", f"--passes={passes}", options=("--fail-on", "nothing")).code == alone.code


def test_a_signal_reaches_the_tool(native: Launched) -> None:
    native.wrapped("sum.mlir", f"--passes={SWAP}")
    native.process()
    process = subprocess.Popen(
        [str(LAUNCHER), "--report-dir", str(native.reports), native.command, "-", "--passes=noop"],
        cwd=native.folder,
        stdin=subprocess.PIPE,
    )
    for _ in range(200):
        if native.last().joinpath("run.json").exists() and native.log.read_text().splitlines()[-1:] == ["alone"]:
            break
        time.sleep(0.05)
    time.sleep(0.2)
    process.send_signal(signal.SIGTERM)
    assert process.wait(30) == -signal.SIGTERM


def test_a_tool_that_is_not_there(native: Launched) -> None:
    native.wrapped("sum.mlir", f"--passes={SWAP}")
    native.process()
    runs = len(list(native.reports.iterdir()))
    command = [str(LAUNCHER), "--report-dir", str(native.reports), "./no-such-tool", "sum.mlir"]
    ended = native._run(command, b"")
    assert ended.code == 2 and b"cannot run './no-such-tool'" in ended.errors
    assert len(list(native.reports.iterdir())) == runs + 1  # as from `equiv opt`


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGSTOP])
def test_who_answers_may_die_or_hang(native: Launched, number: int) -> None:
    """Between its two answers: the run is checked, in the folder that was claimed for it."""
    native.wrapped("sum.mlir", f"--passes={SWAP}")
    answering = native.process()
    command = [str(LAUNCHER), "--report-dir", str(native.reports), native.command, "-", f"--passes={WRONG}"]
    process = subprocess.Popen(command, cwd=native.folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert process.stdin is not None
    before = len(list(native.reports.iterdir()))
    for _ in range(200):
        if len(list(native.reports.iterdir())) > before or len(list(native.reports.iterdir())) == 2:
            break
        time.sleep(0.05)
    time.sleep(0.3)
    os.kill(answering, number)
    try:
        output, _ = process.communicate(SUM.encode(), 60)
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.kill(answering, signal.SIGKILL)
        launcher_path(LAUNCHER.parent.resolve()).unlink(missing_ok=True)
    assert process.returncode == 1 and b"subi" in output
    assert len(list(native.reports.iterdir())) == 2
    assert native.outcomes()["wrong f"] == "different" and not native.last().joinpath("run.json").exists()


def test_options_and_configuration_of_who_asks_count(native: Launched, monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(2):
        assert native.wrapped("sum.mlir", f"--passes={NOT_MODELLED}").code == 0
        native.process()
    native.watched()
    assert native.wrapped("sum.mlir", f"--passes={NOT_MODELLED}", options=("--fail-on", "unknown")).code == 3
    configuration = native.folder / "stricter.toml"
    configuration.write_text('[opt]\nfail-on = "unknown"\n')
    monkeypatch.setenv("EQUIV_CONFIG", str(configuration))
    assert native.wrapped("sum.mlir", f"--passes={NOT_MODELLED}").code == 3
    assert native.watched() == 0
    monkeypatch.setenv("EQUIV_CONFIG", str(native.folder / "none.toml"))
    assert native.wrapped("sum.mlir", f"--passes={NOT_MODELLED}").code == 2
    monkeypatch.delenv("EQUIV_CONFIG")
    assert native.wrapped("sum.mlir", f"--passes={SWAP}", options=("--require", "all-sizes")).code == 0
    assert native.watched() == 1


def test_a_run_in_the_environment_is_not_believed(native: Launched, monkeypatch: pytest.MonkeyPatch) -> None:
    """`equiv opt` takes over runs from `equiv-opt` alone; what is left over in the environment is an error."""
    monkeypatch.setenv("EQUIV_OPT_RAN", "0,1,2,3")
    ended = native._run([sys.executable, "-m", "equiv", "opt", native.command, "sum.mlir", f"--passes={WRONG}"], b"")
    assert ended.code == 2 and b"EQUIV_OPT_RAN" in ended.errors
    assert native.wrapped("sum.mlir", f"--passes={WRONG}").code == 1


def test_a_folder_that_others_may_write_to_is_not_asked(
    native: Launched, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody else's socket would say that all is well."""
    native.wrapped("sum.mlir", f"--passes={SWAP}")
    real = launcher_path(LAUNCHER.parent.resolve())
    native.process()
    runtime = tmp_path / "runtime"
    folder = runtime / real.parent.name
    folder.mkdir(parents=True)
    folder.chmod(0o777)
    (folder / real.name).symlink_to(real)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(runtime))
    program = LAUNCHER.parent / "equiv"
    ended = (
        subprocess.run(
            ["strace", "-f", "-e", "trace=execve", str(LAUNCHER), native.command, "sum.mlir", f"--passes={SWAP}"],
            capture_output=True,
            cwd=native.folder,
            text=True,
        )
        if shutil.which("strace")
        else None
    )
    assert ended is None or f'execve("{program}"' in ended.stderr
    assert native.wrapped("sum.mlir", f"--passes={WRONG}").code == 1


def test_another_installation_does_not_answer(place: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(place))
    launched.answer(launcher_path(tmp_path), "0" * 64)
    assert not launcher_path(tmp_path).exists()


def test_a_process_that_may_have_imported_older_files_leaves_nobody(tmp_path: Path) -> None:
    """What it does is not what the files of the installation say now."""
    (tmp_path / "older.py").write_text("")
    program = "import time, pathlib, older; from equiv.opt.environment import is_older_than_process as is_older; {}"
    for written, expected in (("pass", "True"), ("pathlib.Path(older.__file__).write_text('1')", "False")):
        time.sleep(0.1)
        ended = subprocess.run(
            [sys.executable, "-c", program.format(f"{written}; print(is_older())")],
            cwd=tmp_path,
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
        assert ended.stdout.strip() == expected


def test_who_asks_with_other_limits_is_not_answered(native: Launched) -> None:
    """A verdict may depend on them."""
    for _ in range(2):
        native.wrapped("sum.mlir", f"--passes={SWAP}")
        native.process()
    native.watched()
    shell = f"ulimit -n 200; exec {LAUNCHER} {native.command} sum.mlir '--passes={SWAP}'"
    ended = native._run(["bash", "-c", shell], b"")
    assert ended.code == 0 and native.watched() == 1


@BOTH
def test_a_pipe_that_the_tool_does_not_read_is_for_others(native: Launched, wrapper: tuple[str, ...]) -> None:
    """The loop of a shell reads the names of its files there: none of them is passed over."""
    names = [f"{number}.mlir" for number in range(4)]
    for name in names:
        (native.folder / name).write_text(SUM)
    native.wrapped(names[0], f"--passes={SWAP}")
    native.process()
    run = f"{shlex.join(wrapper)} {native.command} $f '--passes={WRONG}'"
    shell = f"ls [0-9].mlir | while read f; do {run} || echo $f; done"
    ended = native._run(["bash", "-c", shell], b"")
    assert ended.output.decode().split()[-1] == names[-1] and all(each.encode() in ended.output for each in names)


@BOTH
@pytest.mark.parametrize("passes", ["fail", SWAP, WRONG])
@pytest.mark.parametrize(
    "inherited", ["signal(signal.SIGCHLD, signal.SIG_IGN)", "pthread_sigmask(0, [signal.SIGCHLD])"]
)
def test_who_wants_no_word_of_children(native: Launched, wrapper: tuple[str, ...], passes: str, inherited: str) -> None:
    """How the tool ended is known nevertheless."""
    native.wrapped("sum.mlir", f"--passes={SWAP}")
    native.process()
    before = [sys.executable, "-c", AFTER.format(f"signal.{inherited}")]
    command = [*before, *wrapper, "--report-dir", str(native.reports), native.command, "sum.mlir", f"--passes={passes}"]
    with (native.folder / "out").open("wb") as out:
        ended = subprocess.run(command, cwd=native.folder, stdout=out, timeout=60)
    assert ended.returncode == (0 if passes == SWAP else 1)


@BOTH
@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_streams_that_are_closed_are_those_of_the_tool(native: Launched, wrapper: tuple[str, ...], closed: str) -> None:
    native.wrapped("sum.mlir", f"--passes={SWAP}")
    native.process()
    tool = f"{native.command} - '--passes={SWAP}' {closed}"
    alone, wrapped = (
        subprocess.run(["bash", "-c", each], cwd=native.folder, input=SUM.encode(), stdout=subprocess.PIPE, timeout=60)
        for each in (tool, f"{shlex.join(wrapper)} {tool}")
    )
    assert (wrapped.returncode, wrapped.stdout) == (alone.returncode, alone.stdout)


def test_nobody_may_listen_to_what_is_said_of_a_known_run(native: Launched) -> None:
    for _ in range(2):
        reading, writing = os.pipe()
        os.close(reading)
        command = [str(LAUNCHER), "--report-dir", str(native.reports), native.command, "sum.mlir"]
        with os.fdopen(writing, "wb") as errors:
            ended = subprocess.run([*command, f"--passes={WRONG}"], cwd=native.folder, stderr=errors)
        assert ended.returncode == 1
        native.process()


def test_more_than_an_answer_holds_is_said(native: Launched) -> None:
    """Each of many functions is said to be different, also of a run that is known."""
    functions = SUM.splitlines(keepends=True)
    many = "".join(
        [functions[0], *("".join(functions[1:-1]).replace("@f", f"@f{each}") for each in range(100)), functions[-1]]
    )
    (native.folder / "many.mlir").write_text(many)
    said = []
    for _ in range(2):
        ended = native.wrapped("many.mlir", f"--passes={WRONG}")
        said.append(ended.errors.replace(bytes(native.last()), b"#"))
        assert ended.code == 1
        native.process()
    assert said[0] == said[1] and len(said[0]) > 1 << 15


def test_an_option_that_is_none_is_no_other_tool(native: Launched) -> None:
    native.wrapped("sum.mlir", f"--passes={SWAP}")
    native.process()
    other = native.folder / "other"
    other.write_text("#!/bin/sh\ntouch was-run\n")
    other.chmod(0o755)
    command = [str(LAUNCHER), "--none", "--report-dir", "./other", native.command, "sum.mlir", f"--passes={SWAP}"]
    assert native._run(command, b"").code == 2
    assert not (native.folder / "was-run").exists()


def test_who_wants_no_server_is_not_answered(native: Launched, monkeypatch: pytest.MonkeyPatch) -> None:
    native.wrapped("sum.mlir", f"--passes={SWAP}")
    native.process()
    monkeypatch.setenv("EQUIV_OPT_SERVER", "0")
    assert _planned(native) == b""
    monkeypatch.delenv("EQUIV_OPT_SERVER")
    assert _planned(native) != b""


def _planned(native: Launched, *, leaves: bool = False) -> bytes:
    """What somebody is told who asks for a run with the tool, and may go before the answer comes."""
    place = launcher_path(LAUNCHER.parent.resolve())
    waits = "connection.close(); time.sleep(3)" if leaves else "sys.stdout.buffer.write(connection.recv(99))"
    ask = (
        "import socket, struct, sys, time; connection = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET);"
        f"connection.connect({str(place)!r}); connection.send(struct.pack('i', {VERSION})); {waits}"
    )
    # As which option would the program be? As the tool, which does not have to be there.
    return native._run([sys.executable, "-c", ask, native.command], b"").output


def test_who_went_away_leaves_no_run_that_did_not_end(native: Launched, monkeypatch: pytest.MonkeyPatch) -> None:
    native.wrapped("sum.mlir", f"--passes={SWAP}")
    answering = native.process()
    reports = native.folder / "of others"
    reports.mkdir()
    monkeypatch.setenv("EQUIV_REPORT_DIR", str(reports))
    os.kill(answering, signal.SIGSTOP)
    asking = threading.Thread(target=_planned, args=(native,), kwargs={"leaves": True})
    asking.start()
    time.sleep(1.5)
    os.kill(answering, signal.SIGCONT)
    asking.join()
    assert not list(reports.iterdir())


def test_the_secret_is_that_of_who_asks(native: Launched, monkeypatch: pytest.MonkeyPatch) -> None:
    """What another user's secret seals, or one of another home, is nothing that is known here."""
    for _ in range(2):
        native.wrapped("sum.mlir", f"--passes={SWAP}")
        native.process()
    native.watched()
    monkeypatch.setenv("XDG_STATE_HOME", str(native.folder / "another"))
    native.wrapped("sum.mlir", f"--passes={SWAP}")
    assert native.watched() == 1


def test_a_record_that_nobody_can_keep_fails_the_run(native: Launched) -> None:
    """The folder of reports is removed while the tool runs: the run was not checked, and nothing says so but this."""
    native.wrapped("sum.mlir", f"--passes={SWAP}")
    native.process()
    for wrapper in (OPT, (str(LAUNCHER),)):
        shutil.rmtree(native.reports, ignore_errors=True)
        process = subprocess.Popen(
            [*wrapper, "--report-dir", str(native.reports), native.command, "-", f"--passes={SWAP}"],
            cwd=native.folder,
            stdin=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        for _ in range(400):
            if list(native.reports.glob("*/run.json")):
                break
            time.sleep(0.05)
        shutil.rmtree(native.reports)
        _, said = process.communicate(SUM.encode(), 60)
        assert process.returncode == 3 and b"could not be checked" in said


def test_input_that_cannot_be_recorded_is_not_taken_for_another(native: Launched) -> None:
    """Whoever ignores the signal of a limit on files hears of it when writing, and the tool, which writes no file,
    hears of nothing: what of its output was recorded may be the output of another run."""
    known = SUM + "//" * ((1 << 14) - len(SUM) // 2)
    assert len(known) == 1 << 15
    wrapper = [
        sys.executable,
        "-c",
        AFTER.format(
            "import resource as r; signal.signal(signal.SIGXFSZ, 1); r.setrlimit(r.RLIMIT_FSIZE, (1 << 15, 1 << 15))"
        ),
        str(LAUNCHER),
        "--fail-on",
        "unknown",
        native.command,
    ]
    tail = SUM.replace("@f", "@g")
    for text in (known, known, known + tail.replace("addi", "subi")):
        ended = native._run([*wrapper, "-", "--passes=noop"], text.encode())
        assert ended.output == text.encode() and (text == known or ended.code == 3), ended.errors


def test_where_there_is_no_proc(native: Launched) -> None:
    shell = f"mount -t tmpfs none /proc && exec {LAUNCHER} {native.command} sum.mlir '--passes={WRONG}'"
    command = ["unshare", "-m", "bash", "-c", shell]
    if not shutil.which("unshare") or native._run(["unshare", "-m", "mount", "-t", "tmpfs", "none", "/proc"], b"").code:
        pytest.skip("nothing can be mounted here")
    ended = native._run(command, b"")
    assert ended.code == 1 and b"subi" in ended.output


def test_what_became_of_a_run_meanwhile_counts(native: Launched) -> None:
    """Another check of the same, with more time, found another verdict."""
    for _ in range(2):
        assert native.wrapped("sum.mlir", f"--passes={NOT_MODELLED}").code == 0
        native.process()
    with contextlib.closing(Store(native.folder / "kept.sqlite", lambda _: None)) as store:
        with sqlite3.connect(native.folder / "kept.sqlite") as database:
            [(key,)] = database.execute("select key from histories where key like 'run %'").fetchall()
        kept = store.history(key)
        assert kept is not None
        store.keep_history(key, kept.replace('"unknown"', '"different"'))
    assert native.wrapped("sum.mlir", f"--passes={NOT_MODELLED}").code == 1


@BOTH
def test_a_tool_that_reads_a_pipe_beside_a_file(native: Launched, wrapper: tuple[str, ...]) -> None:
    """The file has no function that would be missed."""
    (native.folder / "empty.mlir").write_text("")
    start = native.start.read_text()
    native.start.write_text(
        start.replace("*sys.orig_argv[1:]", "*[each for each in sys.orig_argv[1:] if '.' not in each]")
    )
    native.wrapped("empty.mlir", f"--passes={SWAP}", given=SUM.encode())
    native.process()
    for _ in range(2):
        command = [*wrapper, "--fail-on", "unknown", native.command, "empty.mlir", f"--passes={WRONG}"]
        ended = native._run(command, SUM.encode())
        assert ended.code in (1, 3) and b"subi" in ended.output
