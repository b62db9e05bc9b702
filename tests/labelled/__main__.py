"""`python -m tests.labelled FOLDER`: the verdicts on transformations of LLVM IR and MLIR that others have labelled.

Prints how many of each label have which verdict, and names what is equivalent and labelled wrong, and what is
different and labelled right. What the label's own tool takes for granted may be another thing than what a verdict says
that it assumes, and an import may lose what a label rests on: each is looked into by a person."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import click

from equiv.errors import WrongUse
from equiv.opt.preload import preload
from equiv.request.options import Options
from equiv.request.sources import DEFAULT_BINDINGS, opened
from equiv.verdict import DIFFERENT, EQUIVALENT, UNKNOWN
from equiv.verification import verify_all
from frontends.errors import InputProblem
from tests.forks import said_in_a_fork
from tests.labelled.suite import Transformation, imported, transformations

_NOT_IMPORTED, _REFUSED, _LIMIT = "not imported", "refused", "limit"


def _outcome(of: Transformation, texts: tuple[str, str], seconds: float) -> str:
    """The worst verdict on the functions of two programs: different, then unknown, then equivalent."""
    source, target = (name or None for name in of.functions)
    options = Options(timeout=seconds)
    try:
        programs = (
            opened(text, name, DEFAULT_BINDINGS) for text, name in zip(texts, ("source", "target"), strict=True)
        )
        found = verify_all(*programs, source_function=source, target_function=target, options=options)
    except (InputProblem, WrongUse):
        return _REFUSED
    verdicts = {each.verdict for each in found.verdicts}
    worst = next((each for each in (DIFFERENT, UNKNOWN, EQUIVALENT) if each in verdicts), _REFUSED)
    return UNKNOWN if found.problems and worst == EQUIVALENT else str(worst)


def _outcomes(folder: Path, tool: str, seconds: float, only: str) -> Iterator[tuple[Transformation, str]]:
    for each in transformations(folder):
        if only not in each.name:
            continue
        source, target = imported(each.source, tool), imported(each.target, tool)
        if source is None or target is None:
            yield each, _NOT_IMPORTED
            continue
        texts = source, target
        ending, said = said_in_a_fork(lambda of=each, texts=texts: _outcome(of, texts, seconds), 3 * seconds)
        yield each, said if ending is None else _LIMIT


@click.command()
@click.argument("folder", type=click.Path(exists=True, file_okay=False, path_type=Path))
@click.option("--translate", "tool", default="mlir-translate", show_default=True, help="The tool that imports LLVM IR.")
@click.option("--seconds", default=10.0, show_default=True, help="For the verdict on one pair.")
@click.option("--only", default="", help="Pairs with this in their names.")
@click.option("--json", "records", type=click.Path(path_type=Path), help="A record of each outcome, one a line.")
def main(folder: Path, tool: str, seconds: float, only: str, records: Path | None) -> None:
    preload()
    counts = Counter[tuple[str, str]]()
    for each, found in _outcomes(folder, tool, seconds, only):
        label = "wrong" if each.wrong else "right"
        counts[label, found] += 1
        if (label, found) in (("wrong", EQUIVALENT), ("right", DIFFERENT)):
            click.echo(f"{label}, {found}: {each.name}{f' ({each.wrong})' if each.wrong else ''}")
        if records is not None:
            with records.open("a", encoding="utf-8") as output:
                output.write(json.dumps({"name": each.name, "wrong": each.wrong, "found": found}) + "\n")
    for (label, found), count in sorted(counts.items()):
        click.echo(f"{label}, {found}: {count}")


if __name__ == "__main__":
    main()
