"""Which tests take long: `python -m tests.thorough FILE` lists them anew, from what `--processor-times FILE` wrote.

A test that neither the file nor a list names is quick. One that the file does not have stays as it is listed."""

from __future__ import annotations

import argparse
from pathlib import Path

LISTS = {"thorough": 0.35, "long": 1.5}
"""By marker, and by the name of its list beside this file: seconds of processor time from which on tests have it."""


def read_lists() -> dict[str, str]:
    """The marker of each test that is listed."""
    return {test: marker for marker in LISTS for test in _file(marker).read_text("utf-8").splitlines()}


def _file(marker: str) -> Path:
    return Path(__file__).with_name(f"{marker}.txt")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("times", type=Path, metavar="FILE")
    lines = parser.parse_args().times.read_text("utf-8").splitlines()
    seconds = {test: float(taken) for taken, _, test in (line.partition("\t") for line in lines)}
    listed = {test: marker for test, marker in read_lists().items() if test not in seconds}
    for test, taken in seconds.items():
        over = [marker for marker, limit in LISTS.items() if taken > limit]
        if over:
            listed[test] = over[-1]
    for marker, limit in LISTS.items():
        slow = sorted(test for test, found in listed.items() if found == marker)
        _file(marker).write_text("".join(f"{test}\n" for test in slow), "utf-8")
        print(f"{marker}: {len(slow)} tests of more than {limit} s")
    print(f"{len(seconds)} tests take {sum(seconds.values()):.0f} s")


if __name__ == "__main__":
    main()
