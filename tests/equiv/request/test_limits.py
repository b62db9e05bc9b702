"""Attacks on limits of time and memory: whatever a check is at, it ends, and says at which limit."""

from __future__ import annotations

import contextlib
import ctypes
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from types import FrameType

import pytest

import equiv
from equiv.request import watchdog
from equiv.request.exhaustion import Exhausted, within
from equiv.request.options import Options
from equiv.request.watchdog import LimitReached, watched
from equiv.verdict.reasons import ReasonKind
from frontends.errors import SyntaxProblem
from tests.forks import said_in_a_fork

TraceFunction = Callable[[FrameType, str, object], "TraceFunction"]
SHORT = Options(timeout=0.1)


def _endless() -> None:
    while True:
        pass


def _deaf() -> None:
    """Handles whatever comes."""
    while True:
        try:
            _endless()
        except Exception:
            continue


def _lost_once() -> None:
    """As in a destructor, where an exception is printed and lost."""
    with contextlib.suppress(BaseException):
        _endless()
    _endless()


def _recursive() -> None:
    _recursive()


@pytest.mark.parametrize("work", [_endless, _deaf, _lost_once])
def test_a_loop_that_looks_at_no_clock_ends(work: Callable[[], None]) -> None:
    started = time.monotonic()
    with pytest.raises(Exhausted) as raised:
        within(SHORT, started, work)
    assert raised.value.kind is ReasonKind.LIMIT_TIME
    assert "0.1 s" in raised.value.message


_IN_A_DESTRUCTOR = """
import time
from equiv.request.exhaustion import Exhausted, within
from equiv.request.options import Options

class Deaf:
    def __del__(self):
        while not self.ended():
            pass
    def ended(self):
        return False

def work():
    Deaf()
    while True:
        pass

try:
    within(Options(timeout=0.1), time.monotonic(), work)
except Exhausted as problem:
    print(problem.kind.value)
"""


def test_a_limit_that_comes_up_in_a_destructor_is_not_told_of_as_lost() -> None:
    ended = subprocess.run([sys.executable, "-c", _IN_A_DESTRUCTOR], capture_output=True, text=True, check=True)
    assert (ended.stdout, ended.stderr) == ("limit-time\n", "")


def test_code_that_is_traced_goes_on_after_a_limit() -> None:
    def traced() -> str:
        def trace(frame: FrameType, event: str, argument: object) -> TraceFunction:
            return trace

        def endless_in_one_line() -> None:
            while True: pass  # fmt: skip  # noqa: E701

        sys.settrace(trace)
        with contextlib.suppress(Exhausted):
            within(SHORT, time.monotonic(), endless_in_one_line)
        return "on"

    assert said_in_a_fork(traced, 2) == (None, "on")


def test_a_limit_holds_in_every_thread_for_itself() -> None:
    ended: list[ReasonKind] = []

    def check() -> None:
        try:
            within(SHORT, time.monotonic(), _endless)
        except Exhausted as problem:
            ended.append(problem.kind)

    thread = threading.Thread(target=check)
    thread.start()
    assert within(Options(timeout=60), time.monotonic(), lambda: sum(range(1000))) == 499500
    thread.join()
    assert ended == [ReasonKind.LIMIT_TIME]


def test_what_ended_in_time_is_not_raised_at_later() -> None:
    for _ in range(20):
        assert within(Options(timeout=1e-6), time.monotonic(), lambda: 1) == 1
    time.sleep(watchdog.PATIENCE + 0.3)


def test_memory_of_python_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watchdog, "BESIDES", 0)
    kept: list[bytearray] = []

    def grow() -> None:
        while True:
            kept.append(bytearray(b"x" * (1 << 20)))

    with pytest.raises(Exhausted) as raised:
        within(Options(timeout=60, max_memory=50 << 20), time.monotonic(), grow)
    assert raised.value.kind is ReasonKind.LIMIT_MEMORY


def test_recursion_and_memory_errors_are_limits() -> None:
    with pytest.raises(Exhausted, match="nested too deeply"):
        within(Options(), time.monotonic(), _recursive)
    with pytest.raises(Exhausted, match="bytes of memory"):
        within(Options(), time.monotonic(), lambda: bytearray(1 << 62))


def _nested(depth: int) -> str:
    return (
        "func.func @f(%a: i32) -> i32 {\n"
        + "scf.execute_region {\n" * depth
        + "scf.yield\n}\n" * depth
        + "return %a : i32\n}\n"
    )


def _constant(type: str) -> str:
    return f"func.func @f() -> {type} {{\n  %c = arith.constant dense<1.0> : {type}\n  return %c : {type}\n}}\n"


@pytest.mark.parametrize(
    ("program", "message"),
    [
        (_nested(200), "nested too deeply"),
        (_constant("tensor<1000000x1000000xf32>"), "1,000,000,000,000 elements"),
        (_constant("tensor<1000000x1000xf32>"), "1,000,000,000 elements"),
    ],
)
def test_hostile_programs_are_unknown_with_a_place(tmp_path: Path, program: str, message: str) -> None:
    path = tmp_path / "a.mlir"
    path.write_text(program)
    verdict = equiv.verify(path, path, timeout=60)
    assert verdict.verdict == "unknown"
    assert message in verdict.reasons[0].message
    assert verdict.reasons[0].file == str(path)
    assert verdict.reasons[0].line is not None


def test_a_number_that_takes_ages_to_read_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.mlir"
    path.write_text(
        f'// "{"9" * 20000}\nfunc.func @f() -> i32 {{\n  %c = arith.constant {"9" * 1_000_000} : i32\n'
        "  return %c : i32\n}\n"
    )
    with pytest.raises(SyntaxProblem, match="10,000 digits") as raised:
        equiv.verify(path, path)
    assert raised.value.place is not None
    assert (raised.value.place.line, raised.value.place.column) == (3, 23)


@pytest.mark.parametrize(
    ("first", "again"), [("!t0 = tuple<i32>", "!t{0} = tuple<!t{1}, !t{1}>"), ("#t0 = [1]", "#t{0} = [#t{1}, #t{1}]")]
)
def test_an_alias_that_doubles_is_refused(tmp_path: Path, first: str, again: str) -> None:
    path = tmp_path / "a.mlir"
    aliases = [first, *(again.format(at, at - 1) for at in range(1, 60))]
    path.write_text("\n".join(aliases) + "\nfunc.func @f(%a: i32) -> i32 {\n  return %a : i32\n}\n")
    with pytest.raises(SyntaxProblem, match=r"alias '[!#]t19' stands for more than 1,000,000 parts") as raised:
        equiv.verify(path, path)
    assert raised.value.place is not None and raised.value.place.line == 20
    path.write_text("\n".join(aliases[:19]) + "\nfunc.func @f(%a: i32) -> i32 {\n  return %a : i32\n}\n")
    assert equiv.verify(path, path).verdict == "equivalent"


@pytest.mark.parametrize("pipe", [False, True])
def test_a_file_without_an_end(tmp_path: Path, pipe: bool) -> None:
    path = tmp_path / "a.mlir"
    if pipe:
        os.mkfifo(path)
    else:
        path.symlink_to("/dev/zero")
    verdict = equiv.verify(path, path, timeout=0.1)
    assert [each.kind for each in verdict.reasons] == [ReasonKind.LIMIT_TIME]


def test_reading_ends_at_the_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.mlir"
    path.write_text(_nested(1))
    monkeypatch.setattr("equiv.verification.load", lambda *_: _endless())
    verdict = equiv.verify(path, path, timeout=0.1)
    assert [each.kind for each in verdict.reasons] == [ReasonKind.LIMIT_TIME]
    assert "while the programs were read" in verdict.reasons[0].message


def test_lowering_ends_at_the_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.mlir"
    path.write_text("\n\n" + _nested(1))
    monkeypatch.setattr("equiv.verification.make_pair", lambda *_: _endless())
    verdict = equiv.verify(path, path, timeout=0.1)
    assert [(each.kind, each.line) for each in verdict.reasons] == [(ReasonKind.LIMIT_TIME, 3)]


class _Endless(ctypes.c_int):
    @classmethod
    def from_param(cls, value: object) -> object:
        while True:
            time.sleep(0)


def test_a_limit_that_is_reached_while_ctypes_converts_an_argument_is_one() -> None:
    """Of what comes up there ctypes makes an `ArgumentError`."""
    function = ctypes.CDLL(None).abs
    function.argtypes = [_Endless]
    with pytest.raises(LimitReached), watched(time.monotonic(), 1 << 40):
        function(1)


def test_a_wrong_argument_of_a_native_function_is_no_limit() -> None:
    function = ctypes.CDLL(None).labs
    function.argtypes = [ctypes.c_long]
    with pytest.raises(ctypes.ArgumentError), watched(time.monotonic() + 60, 1 << 40):
        function("1")
