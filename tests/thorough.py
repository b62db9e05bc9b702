"""Which tests take long: `python -m tests.thorough FILE` lists them anew, from what `--processor-times FILE` wrote.

A test that neither the file nor the list names is quick. One that the file does not have stays as it is listed."""

from __future__ import annotations

import argparse
from pathlib import Path

LIMIT = 0.7
"""Seconds of processor time from which on a test is thorough."""

_LIST = Path(__file__).with_name("thorough.txt")


def read_list() -> set[str]:
    return set(_LIST.read_text("utf-8").splitlines())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("times", type=Path, metavar="FILE")
    lines = parser.parse_args().times.read_text("utf-8").splitlines()
    seconds = {test: float(taken) for taken, _, test in (line.partition("\t") for line in lines)}
    slow = {test for test, taken in seconds.items() if taken > LIMIT} | (read_list() - set(seconds))
    _LIST.write_text("".join(f"{test}\n" for test in sorted(slow)), "utf-8")
    print(f"{len(slow)} of {len(seconds)} tests take more than {LIMIT} s, {sum(seconds.values()):.0f} s are all")


if __name__ == "__main__":
    main()
