"""Which tests take long: `python -m tests.long FILE` lists them anew, from what `--processor-times FILE` wrote.

A test that neither the file nor the list names is quick. One that the file does not have stays as it is listed. Tests
of all sources, which stand in this folder itself, are never listed: what they hold to is broken by any change."""

from __future__ import annotations

import argparse
from pathlib import Path

LIMIT = 0.3
"""Seconds of processor time from which on a test takes long."""
_LIST = Path(__file__).with_name("long.txt")


def read_list() -> frozenset[str]:
    """The tests that are listed."""
    return frozenset(_LIST.read_text("utf-8").splitlines())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("times", type=Path, metavar="FILE")
    lines = parser.parse_args().times.read_text("utf-8").splitlines()
    seconds = {test: float(taken) for taken, _, test in (line.partition("\t") for line in lines)}
    slow = {test for test in read_list() if test not in seconds}
    slow.update(test for test, taken in seconds.items() if taken > LIMIT)
    slow -= {test for test in slow if test.startswith("tests/test_")}
    _LIST.write_text("".join(f"{test}\n" for test in sorted(slow)), "utf-8")
    print(f"{len(slow)} tests of more than {LIMIT} s; {len(seconds)} tests take {sum(seconds.values()):.0f} s")


if __name__ == "__main__":
    main()
