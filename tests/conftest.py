"""What holds for all tests: how long one takes on a busy machine never fails it, and which ones are run when.

`long.txt` lists the tests that take more than `tests.long.LIMIT` of processor time. They are left out of the default
run, and run by name or with `-m long`. `--processor-times FILE` writes down what each test takes, and
`python -m tests.long FILE` makes the list anew. Of judges of labels that are slow, `tests.corpora.samples` leaves most
pairs to `-m long`."""

from __future__ import annotations

import gc
import resource
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from xdist.remote import Producer
from xdist.scheduler import WorkStealingScheduling

from tests.corpora.samples import beyond_samples
from tests.long import read_list

# Most of what lives in a run of tests is the tests, in which there is no garbage to look for.
gc.set_threshold(50_000, 20, 100)
settings.register_profile("equiv", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("equiv")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--processor-times", type=Path, metavar="FILE", help="write down what each test takes")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> WorkStealingScheduling:
    """Workers that are through take tests of others: what tests take differs by four orders of magnitude."""
    return WorkStealingScheduling(config, log)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    listed = read_list()
    found = {item.nodeid for item in items}
    files = {each.partition("::")[0] for each in found}
    # Of a file that was collected whole, so that a list that is out of date is seen.
    whole = not any("::" in argument for argument in config.args)
    if gone := sorted(each for each in listed if each not in found and whole and each.partition("::")[0] in files):
        raise pytest.UsageError(f"the list of long tests names some that do not exist: {', '.join(gone)}")
    for item in items:
        if item.nodeid in listed:
            item.add_marker(pytest.mark.long)
    for item in beyond_samples(items, listed):
        item.add_marker(pytest.mark.long)


def pytest_collection_finish() -> None:
    gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    before, memory = _processor_time(), resource.getrlimit(resource.RLIMIT_AS)
    try:
        return (yield)
    finally:
        # A job that a test does in this process limits it; a browser of a later test does not start then.
        resource.setrlimit(resource.RLIMIT_AS, memory)
        file: Path | None = item.config.getoption("--processor-times")
        if file is not None:
            with file.open("a", encoding="utf-8") as output:
                output.write(f"{_processor_time() - before:.3f}\t{item.nodeid}\n")


def _processor_time() -> float:
    """Seconds that this process and those that it waited for have computed."""
    used = (resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return sum(each.ru_utime + each.ru_stime for each in used)
