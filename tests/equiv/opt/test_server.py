"""The server that forks workers: it may be there or not, die, hang or be another one; verdicts are the same."""

from __future__ import annotations

import contextlib
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import equiv.opt.processes
from equiv.opt.checks import Outcome, Request, check_steps
from equiv.opt.endpoint import socket_path
from equiv.opt.environment import fingerprint
from equiv.opt.step import Step
from equiv.request.options import Options
from tests import ROOT
from tests.equiv.opt.test_wrapper import SUM


class Place:
    """A folder for sockets and programs, and the servers that listen there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def steps(self, *pairs: tuple[str, str]) -> list[Step]:
        steps = []
        for number, pair in enumerate(pairs):
            files = [self.folder / f"{number}-{side}.mlir" for side in range(2)]
            for file, text in zip(files, pair, strict=True):
                file.unlink(missing_ok=True)
                file.write_text(text)
            steps.append(Step(number, "pass", "", *map(str, files)))
        return steps

    def servers(self) -> list[int]:
        """The processes that were given a socket in this folder."""
        found = []
        for process in Path("/proc").iterdir():
            if process.name.isdigit():
                try:
                    arguments = (process / "cmdline").read_bytes().split(b"\0")
                except OSError:
                    continue
                if str(self.socket).encode() in arguments and not is_worker(int(process.name)):
                    found.append(int(process.name))
        return found

    @property
    def socket(self) -> Path:
        return socket_path(fingerprint())

    def check(self, *, server: bool = True) -> list[str]:
        """What comes of `PAIRS`."""
        return outcomes(check_steps(self.steps(*PAIRS), request(server)))

    def start(self) -> int:
        """Has a server ready."""
        for _ in range(2):
            assert self.check() == EXPECTED
        assert eventually(self.socket.exists)
        (server,) = self.servers()
        return server

    @contextlib.contextmanager
    def waiting(self, found: list[str]) -> Iterator[Path]:
        """Checks `PAIRS` at the side, by a worker of a server that waits for the first program to be written to the
        path that this gives. At the end, the outcomes are in `found`."""
        steps = self.steps(*PAIRS)
        program = Path(steps[0].source)
        program.unlink()
        os.mkfifo(program)
        thread = threading.Thread(target=lambda: found.extend(outcomes(check_steps(steps, request()))))
        thread.start()
        assert eventually(lambda: any(workers(server) for server in self.servers()))
        yield program
        thread.join(60)
        assert not thread.is_alive()


def request(server: bool = True) -> Request:
    return Request(Options(timeout=60.0, max_memory=1 << 30, max_operations=1 << 20, seed=1), 60.0, server)


def outcomes(outcome: Outcome) -> list[str]:
    return [
        " ".join([each.verdict.verdict, *(reason.kind for reason in each.verdict.reasons)]) for each in outcome.checked
    ]


def is_worker(process: int) -> bool:
    """Whether a process is a fork: it has its parent's command line."""
    try:
        parent = int(Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[1])
        return Path(f"/proc/{parent}/cmdline").read_bytes() == Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return False


def workers(server: int) -> list[int]:
    return [int(each) for each in Path(f"/proc/{server}/task/{server}/children").read_text().split()]


def eventually(condition: Callable[[], bool], seconds: float = 20.0) -> bool:
    deadline = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.05)
    return True


@contextlib.contextmanager
def a_place() -> Iterator[Place]:
    # The paths of pytest's own folders are too long for sockets.
    folder = Path(tempfile.mkdtemp(prefix="equiv-"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_RUNTIME_DIR", str(folder))
        found = Place(folder)
        try:
            yield found
        finally:
            servers = found.servers() if folder.is_dir() else []
            shutil.rmtree(folder, ignore_errors=True)
            for server in servers:
                os.kill(server, signal.SIGKILL)


@pytest.fixture
def place() -> Iterator[Place]:
    """A place of its own, for tests after which its server is of no use."""
    with a_place() as found:
        yield found


@pytest.fixture(scope="module")
def shared() -> Iterator[Place]:
    with a_place() as found:
        yield found


PAIRS = (SUM, SUM.replace("%a, %b : i32", "%b, %a : i32")), (SUM, SUM.replace("addi", "subi")), (SUM, "no program")
EXPECTED = ["equivalent", "different", "unknown syntax"]


def test_verdicts_are_those_of_a_process_of_its_own(shared: Place) -> None:
    server = shared.start()
    assert [shared.check(), shared.check(server=False)] == [EXPECTED] * 2
    assert shared.servers() == [server]


def test_a_run_without_a_locale_is_served(place: Place) -> None:
    """As in lit, which passes few variables on: Python then sets one itself."""
    script = (
        "import sys, tests.equiv.opt.test_server as t\nsys.exit(t.Place(t.Path(sys.argv[1])).check() != t.EXPECTED)"
    )
    environment = {"XDG_RUNTIME_DIR": str(place.folder), "PATH": os.environ["PATH"]}
    for _ in range(2):
        command = [sys.executable, "-c", script, str(place.folder)]
        subprocess.run(command, cwd=ROOT, env=environment, check=True)
    assert eventually(lambda: any(each.is_socket() for each in (place.folder / f"equiv-{os.geteuid()}").iterdir()))
    for process in Path("/proc").iterdir():
        if process.name.isdigit() and str(place.folder).encode() in (process / "cmdline").read_bytes():
            os.kill(int(process.name), signal.SIGKILL)


def test_who_wants_no_word_of_children_starts_a_server_that_does(place: Place) -> None:
    kept = signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGCHLD,))
    try:
        place.start()
        assert place.check() == EXPECTED
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, kept)


def test_no_server_is_started_for_one_run(place: Place) -> None:
    assert place.check() == EXPECTED
    assert place.servers() == []


def test_the_second_run_waits_for_the_server_that_it_starts(place: Place) -> None:
    assert place.check() == EXPECTED
    assert place.check() == EXPECTED
    assert place.socket.exists()


def test_runs_at_the_same_time_start_one_server(place: Place) -> None:
    (step,) = place.steps(PAIRS[0])
    script = (
        "import sys, tests.equiv.opt.test_server as t\n"
        "assert t.outcomes(t.check_steps([t.Step(0, 'p', '', *sys.argv[1:])], t.request())) == ['equivalent']"
    )
    command = [sys.executable, "-c", script, step.source, step.target]
    clients = [subprocess.Popen(command, cwd=ROOT) for _ in range(4)]
    assert [each.wait(60) for each in clients] == [0] * 4
    assert eventually(place.socket.exists)
    assert len(place.servers()) == 1


def test_a_worker_that_is_killed_is_the_verdict_of_its_step(shared: Place) -> None:
    server = shared.start()
    found: list[str] = []
    with shared.waiting(found):
        os.kill(workers(server)[0], signal.SIGKILL)
    assert found == ["unknown crash", *EXPECTED[1:]]
    assert shared.servers() == [server]


def test_who_does_not_wait_any_longer_leaves_no_worker_behind(shared: Place) -> None:
    server = shared.start()
    step = shared.steps(PAIRS[0])[0]
    Path(step.source).unlink()
    os.mkfifo(step.source)
    script = (
        "import sys, tests.equiv.opt.test_server as t\nt.check_steps([t.Step(0, 'p', '', *sys.argv[1:])], t.request())"
    )
    client = subprocess.Popen([sys.executable, "-c", script, step.source, step.target], cwd=ROOT)
    assert eventually(lambda: bool(workers(server)))
    client.kill()
    client.wait()
    assert eventually(lambda: not workers(server))


def test_a_server_that_is_stopped_is_done_without(shared: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    server = shared.start()
    os.kill(server, signal.SIGSTOP)
    try:
        monkeypatch.setattr(equiv.opt.processes, "_READY_SECONDS", 0.5)
        assert shared.check() == EXPECTED
    finally:
        os.kill(server, signal.SIGCONT)
    assert eventually(lambda: not workers(server))


def test_a_server_that_is_killed_takes_no_verdict_with_it(place: Place) -> None:
    server = place.start()
    found: list[str] = []
    with place.waiting(found) as program:
        (worker,) = workers(server)
        os.kill(server, signal.SIGKILL)
        assert eventually(lambda: not Path(f"/proc/{worker}").exists())
        program.write_text(SUM)  # to the worker that takes its place
    assert found == EXPECTED
    # What the server left behind does not keep another one from taking its place.
    assert place.start() != server


def test_a_folder_of_which_others_may_change_the_files_is_not_trusted(place: Place) -> None:
    folder = place.socket.parent
    folder.chmod(0o755)
    assert [place.check(), place.check()] == [EXPECTED] * 2
    assert list(folder.iterdir()) == []
    folder.chmod(0o700)
    folder.rename(place.folder / "elsewhere")
    folder.symlink_to(place.folder / "elsewhere")
    assert [place.check(), place.check()] == [EXPECTED] * 2
    assert list(folder.iterdir()) == []
    folder.unlink()


def test_a_path_that_is_too_long_for_a_socket(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    long = place.folder / ("x" * 100)
    long.mkdir()
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(long))
    assert [place.check(), place.check()] == [EXPECTED] * 2


def test_something_else_that_listens_is_done_without(place: Place) -> None:
    path = place.socket
    path.write_text("no socket")
    assert [place.check(), place.check()] == [EXPECTED] * 2


def test_a_server_whose_socket_is_gone_ends(place: Place) -> None:
    server = place.start()
    shutil.rmtree(place.folder)
    assert eventually(lambda: not Path(f"/proc/{server}").exists() or is_zombie(server))


def serving(path: Path, wanted: str) -> subprocess.CompletedProcess[bytes]:
    """A server at `path` for a fingerprint, which does not wait long."""
    script = (
        "import os, pathlib, sys; import equiv.opt.server as s\n"
        "s.IDLE_SECONDS, s._LOOK_SECONDS = 0.2, 0.1\n"
        "s.serve(os.open(os.devnull, os.O_RDONLY), sys.argv[2], pathlib.Path(sys.argv[1]))"
    )
    # With the same search path as the process that has the fingerprint.
    return subprocess.run([sys.executable, "-c", script, str(path), wanted], capture_output=True, timeout=60)


def test_a_server_that_nobody_asks_ends(place: Place) -> None:
    path = place.socket
    ended = serving(path, fingerprint())
    assert ended.returncode == 0, ended.stderr
    assert not path.exists() and not path.with_suffix(".failed").exists()


def test_another_installation_is_not_served(place: Place) -> None:
    ended = serving(place.socket, "of another one")
    assert ended.returncode == 1 and b"another installation" in ended.stderr
    # And nobody tries again for some time.
    assert [place.check(), place.check()] == [EXPECTED] * 2
    assert place.servers() == []


def test_fingerprints_differ_where_checks_could(monkeypatch: pytest.MonkeyPatch) -> None:
    before = fingerprint()
    assert fingerprint() == before
    monkeypatch.setenv("LD_PRELOAD", "")
    assert fingerprint() != before
    monkeypatch.delenv("LD_PRELOAD")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft - 1, hard))
    try:
        assert fingerprint() != before
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    assert fingerprint() == before


def test_a_file_that_is_written_anew_is_another_installation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "z3"
    package.mkdir()
    (package / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "z3", raising=False)
    before = fingerprint()
    (package / "__init__.py").write_text("version = 2\n")
    assert fingerprint() != before


def test_nothing_of_ours_is_imported_after_the_server_began(tmp_path: Path) -> None:
    """It would be of another version, if that was installed meanwhile."""
    (tmp_path / "a.mlir").write_text(
        "func.func @f(%a: i32, %b: i32) -> i32 {\n  %0 = arith.muli %a, %b : i32\n  return %0 : i32\n}\n"
    )
    (tmp_path / "b.mlir").write_text(
        "func.func @f(%a: i32, %b: i32) -> i32 {\n  %1 = arith.constant 1 : i32\n  %2 = arith.addi %b, %1 : i32\n"
        "  %3 = arith.muli %a, %2 : i32\n  %0 = arith.subi %3, %a : i32\n  return %0 : i32\n}\n"
    )
    (tmp_path / "c.mlir").write_text("func.func @f(%a: i32, %b: i32) -> i32 {\n  return %b : i32\n}\n")
    script = (
        "import sys\nfrom equiv.opt.preload import preload\npreload()\nbefore = set(sys.modules)\n"
        "from equiv.verification import verify\n"
        "assert verify(sys.argv[1], sys.argv[2]).verdict == 'equivalent'\n"
        "assert verify(sys.argv[1], sys.argv[3]).verdict == 'different'\n"
        "ours = ('equiv', 'frontends', 'interp', 'torch_mlir', 'z3', 'numpy')\n"
        "print([name for name in set(sys.modules) - before if name.partition('.')[0] in ours])"
    )
    files = [str(tmp_path / f"{name}.mlir") for name in "abc"]
    ended = subprocess.run([sys.executable, "-c", script, *files], capture_output=True, text=True)
    assert ended.stdout == "[]\n", ended.stderr


def is_zombie(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True
