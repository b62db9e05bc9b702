"""`equiv corpus`: the corpora of pairs."""

from __future__ import annotations

from collections import defaultdict
from fnmatch import fnmatchcase
from pathlib import Path
from typing import TYPE_CHECKING

import click

from equiv.cli.batch import batch_options

if TYPE_CHECKING:
    from equiv.corpus.manifests import CorpusPair
    from equiv.jobs.record import Record


def _existing(context: click.Context, parameter: click.Parameter, root: Path) -> Path:
    if not root.is_dir():
        message = (
            f"there is no folder '{root}' here: go to a clone of the repository, or name the folder of its corpora"
        )
        raise click.BadParameter(message, context, parameter)
    return root


_ROOT = click.option(
    "--root",
    type=click.Path(file_okay=False, path_type=Path),
    callback=_existing,
    default="corpora",
    show_default=True,
    help="The folder of the corpora.",
)


@click.group()
def corpus() -> None:
    """Lists, checks and shows the pairs of the corpora.

    A FAMILY is a folder with a manifest, by its path under the root: loops/gemm; loops stands for all families in it,
    and a pattern (fpga/equeue-*) for those that it fits.
    """


@corpus.command("list")
@click.argument("families", nargs=-1, metavar="[FAMILY]...")
@_ROOT
def list_(families: tuple[str, ...], root: Path) -> None:
    """Lists the families, or the pairs of some."""
    for family, pairs in _read(root, families).items():
        if not families:
            click.echo(f"{family}: {len(pairs)} pairs")
            continue
        for pair in pairs:
            click.echo(f"{family}/{pair.name}: {pair.expected}, {pair.level}: {pair.what}")


@corpus.command("run")
@click.argument("families", nargs=-1, metavar="[FAMILY]...")
@_ROOT
@click.option("--table", is_flag=True, help="Print a row for each system, as Markdown.")
@batch_options
def run_(families: tuple[str, ...], root: Path, table: bool, **given: object) -> None:
    """Checks the pairs of the corpora, and whether each verdict is the one that is expected.

    Exit codes are those of equiv batch."""
    from equiv.cli.known import read as read_known
    from equiv.cli.running import Settings, check, run, summarize, write_reports
    from equiv.corpus.manifests import MANIFEST
    from equiv.errors import WrongUse
    from equiv.jobs.pairs import from_corpus
    from equiv.report.systems import read_systems, table_of

    settings = Settings.of(given)
    try:
        known = read_known(settings.known_file, settings.fail_on, [root])
    except WrongUse as problem:
        raise click.UsageError(problem.message) from problem
    chosen = _read(root, families)
    try:
        systems = read_systems(root)
        jobs = from_corpus([root / family / MANIFEST for family in chosen], settings.options, root)
        if not table:
            raise SystemExit(run(jobs, settings, f"equiv corpus run {' '.join(families)}".rstrip(), [root]))
        batch = check(jobs, settings)
    except WrongUse as problem:
        raise click.UsageError(problem.message) from problem
    code = write_reports(batch, settings, "equiv corpus run", [Path.cwd(), root], known)
    by_family: dict[str, list[Record]] = {family: [] for family in chosen}
    for record in batch.records:
        by_family[record.group].append(record)
    if families:
        systems = [each for each in systems if any(map(each.holds, by_family))]
    for line in known.lines() if known is not None else ():
        click.echo(line)
    for line in table_of(by_family, systems, chosen):
        click.echo(line)
    summarize(batch.records)
    raise SystemExit(code)


@corpus.command()
@click.argument("pair")
@_ROOT
def show(pair: str, root: Path) -> None:
    """Shows a pair: where it comes from, what is expected of it, and both programs. PAIR is FAMILY/NAME."""
    family, chosen = _pair(root, pair)
    click.echo(f"{family}/{chosen.name}: {chosen.what}")
    click.echo(f"tool      {chosen.tool} ({chosen.origin})")
    click.echo(f"pipeline  {chosen.pipeline}")
    if chosen.source_pipeline:
        click.echo(f"source    made by {chosen.source_pipeline}")
    click.echo(f"expected  {chosen.expected} at level {chosen.level}" + (f": {chosen.saw}" if chosen.saw else ""))
    for name, values in chosen.sizes.items():
        click.echo(f"size      {name} = {', '.join(map(str, values))}")
    for text in chosen.assume:
        click.echo(f"assumes   {text}")
    for label, path in (("source", chosen.source), ("target", chosen.target)):
        click.echo(f"\n// {label}: {path}")
        click.echo(path.read_text(encoding="utf-8").rstrip())


@corpus.command()
@click.argument("pair")
@_ROOT
@click.option("--count", type=click.IntRange(min=1), default=10, show_default=True, help="How many mutants.")
@click.option("--seed", type=int, default=0, show_default=True, help="Which ones.")
@click.option("--save", type=click.Path(file_okay=False, path_type=Path), help="Write the mutants into this folder.")
def mutate(pair: str, root: Path, count: int, seed: int, save: Path | None) -> None:
    """Checks the source of a pair against mutants of its target: each should be different, unless the mutation does not
    show. PAIR is FAMILY/NAME."""
    from equiv import verify
    from equiv.jobs.pairs import accepted
    from equiv.mutate.mutants import mutants
    from equiv.request.sources import load as load_any
    from frontends.errors import SyntaxProblem
    from frontends.registry import installed

    family, chosen = _pair(root, pair)
    if chosen.target.suffix != ".mlir":
        raise click.UsageError(f"'{chosen.target}' is no MLIR, of which mutants are made")
    source = load_any(chosen.source)
    try:
        made = mutants(chosen.target.read_text(encoding="utf-8"), count, seed)
    except SyntaxProblem as problem:
        # Dialects that MLIR's own parser does not know.
        said = [line for line in problem.message.splitlines() if line.startswith("error:")] or [problem.message]
        raise click.UsageError(f"no mutants are made of '{chosen.target}': {said[0]}") from problem
    outcomes: defaultdict[str, int] = defaultdict(int)
    for number, mutant in enumerate(made, 1):
        verdict = verify(
            source,
            installed().read_text(mutant.text, f"mutant {number}"),
            source_function=chosen.function,
            target_function=chosen.target_function,
            sizes=dict(chosen.sizes),
            assume=chosen.assume,
            accept=accepted(chosen.level),
        )
        outcomes[verdict.verdict] += 1
        click.echo(f"{verdict.verdict}: {mutant.description} at {mutant.place.line}:{mutant.place.column}")
        if save is not None:
            save.mkdir(parents=True, exist_ok=True)
            (save / f"{chosen.name}.mutant-{number}.mlir").write_text(mutant.text, encoding="utf-8")
    click.echo(f"{family}/{chosen.name}: " + ", ".join(f"{count} {name}" for name, count in sorted(outcomes.items())))


def _is_among(name: str, family: str) -> bool:
    return name.startswith(f"{family.rstrip('/')}/") or fnmatchcase(name, family)


def _read(root: Path, families: tuple[str, ...]) -> dict[str, list[CorpusPair]]:
    """The pairs of the families that are asked for, by a name, a folder or a pattern; all where none is."""
    from equiv.corpus.manifests import MANIFEST, read_manifest
    from equiv.errors import WrongUse

    found = {str(path.parent.relative_to(root)): path for path in sorted(root.rglob(MANIFEST))}
    chosen = {
        name: path
        for name, path in found.items()
        if not families or any(_is_among(name, family) for family in families)
    }
    for family in families:
        if not any(_is_among(name, family) for name in found):
            import difflib

            near = difflib.get_close_matches(family, found, 1)
            raise click.UsageError(
                f"there is no family '{family}' under '{root}'" + (f"; did you mean '{near[0]}'?" if near else "")
            )
    if not chosen:
        raise click.UsageError(f"there is no {MANIFEST} under '{root}'")
    try:
        return {name: read_manifest(path) for name, path in chosen.items()}
    except WrongUse as problem:
        raise click.UsageError(problem.message) from problem


def _pair(root: Path, name: str) -> tuple[str, CorpusPair]:
    family, _, pair = name.rpartition("/")
    for found, pairs in _read(root, (family,) if family else ()).items():
        for each in pairs:
            if each.name == pair:
                return found, each
    raise click.UsageError(f"there is no pair '{name}'; equiv corpus list {family} shows those that there are")
