"""A job as text, which is what a worker gets, and what says whether a verdict is known."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor

from msgspec.structs import replace

from equiv.jobs.job import Job
from equiv.request.options import Options

JOB = Job("one", "a.mlir", "b.mlir", "f", "g", Options(seed=3, sizes={"n": (4, 8)}), "equivalent", "g", "s", ("here",))


def test_a_job_comes_back_from_its_text() -> None:
    for job in (JOB, Job("two", "a.mlir", "b.mlir"), JOB):
        assert Job.from_json(job.to_json()) == job


def test_a_question_is_another_one_where_files_or_options_are() -> None:
    alike = [JOB, replace(JOB, name="two"), replace(JOB, group="h", step="t", expected="different")]
    assert len({job.question() for job in alike}) == 1
    others = [
        replace(JOB, source="c.mlir"),
        replace(JOB, target="c.mlir"),
        replace(JOB, source_function="h"),
        replace(JOB, target_function="h"),
        replace(JOB, roots=()),
        replace(JOB, options=replace(JOB.options, seed=4)),
        replace(JOB, options=replace(JOB.options, sizes={"n": (4, 9)})),
    ]
    assert len({job.question() for job in (JOB, *others)}) == 1 + len(others)


def test_sizes_that_are_changed_in_place_are_asked_for() -> None:
    sizes = {"n": [4, 8]}
    job = replace(JOB, options=Options(sizes=sizes))
    first = job.question()
    sizes["n"].append(9)
    assert job.question() != first
    sizes["m"] = [3]
    assert Job.from_json(job.to_json()).options.sizes == {"n": (4, 8, 9), "m": (3,)}


def test_threads_ask_with_their_own_options() -> None:
    jobs = [replace(JOB, options=Options(seed=seed)) for seed in range(4)]

    def wrong(job: Job) -> int:
        return sum(Job.from_json(job.to_json()).options.seed != job.options.seed for _ in range(1_000))

    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(len(jobs)) as pool:
            assert sum(pool.map(wrong, jobs)) == 0
    finally:
        sys.setswitchinterval(before)
