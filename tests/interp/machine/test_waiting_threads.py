"""Work is done once, by threads that wait for more, also in a fork; what is withdrawn is not begun, or is over."""

from __future__ import annotations

import os
import threading
from functools import partial

import pytest

from interp.machine.waiting_threads import Task


def done(task: Task) -> None:
    task.start()
    while not task.wait(0.1):
        pass


def test_a_thread_takes_one_task_after_the_other() -> None:
    threads: list[int] = []
    for _ in range(20):
        done(Task(lambda: threads.append(threading.get_ident())))
    assert len(threads) == 20 and len(set(threads)) < 20
    assert threading.get_ident() not in threads


def test_tasks_go_on_beside_each_other() -> None:
    both = threading.Barrier(2, timeout=60)
    tasks = [Task(lambda: (both.wait(), None)[1]) for _ in range(2)]
    for task in tasks:
        task.start()
    assert all(task.wait(60) for task in tasks) and not both.broken


def test_what_is_withdrawn_is_not_begun_or_is_over() -> None:
    began: list[str] = []
    Task(partial(began.append, "never")).withdraw()
    release, on = threading.Event(), threading.Event()

    def work() -> None:
        on.set()
        release.wait(60)
        began.append("over")

    task = Task(work)
    task.start()
    on.wait(60)
    threading.Timer(0.05, release.set).start()
    task.withdraw()
    assert began == ["over"]
    twice = Task(partial(began.append, "once"))
    done(twice)
    twice.run()
    assert began == ["over", "once"]


def test_a_task_that_fails_does_so_where_it_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[object] = []
    monkeypatch.setattr(threading, "excepthook", said.append)

    def fail() -> None:
        raise ValueError("of a test")

    with pytest.raises(ValueError, match="of a test"):
        done(Task(fail))
    ran: list[int] = []
    done(Task(partial(ran.append, 1)))
    assert ran == [1] and not said


def test_a_fork_has_threads_of_its_own() -> None:
    done(Task(lambda: None))
    child = os.fork()
    if child == 0:
        task = Task(lambda: None)
        task.start()
        os._exit(0 if task.wait(60) else 1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
