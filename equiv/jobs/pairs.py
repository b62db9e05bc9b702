"""The pairs of a batch: from a manifest, from folders, from names of files, or from one baseline and its variants."""

from __future__ import annotations

import difflib
import os
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from equiv.corpus.manifests import read_manifest
from equiv.documents import read_toml
from equiv.errors import WrongUse
from equiv.jobs.job import Job
from equiv.jobs.listing import walk
from equiv.request.options import ALL_SIZES, OF_THIS_PROCESS, PROOF_DOMAINS, Options
from equiv.verdict import DIFFERENT, EQUIVALENT, LEVELS, UNKNOWN
from equiv.verdict.scope import REQUIRABLE
from frontends.registry import installed

_SOURCE, _TARGET = ".src", ".tgt"
_PAIR_KEYS = ("name", "source", "target", "function", "source_function", "target_function", "expected", "group", "step")
_CHOICES = {"require": REQUIRABLE, "all_sizes": ALL_SIZES, "domain": PROOF_DOMAINS}  # by option, what it takes
_TEXTS = {"maps": "result0=arg3", "assume": "arg0:finite"}  # the options that are lists of texts, with examples
# Of all that `Options` has: not what code is run, nor what only processes know.
_OPTION_KEYS = tuple(
    name
    for name in Options.__struct_fields__
    if name not in ("assume_where_it_fits", "bindings", "explain", "tool", *OF_THIS_PROCESS)
)


def accepted(level: str) -> tuple[str, ...]:
    """The levels that pass where `level` is the weakest that does."""
    return LEVELS[: LEVELS.index(level) + 1]


def from_manifest(path: Path, options: Options) -> list[Job]:
    """The pairs of a TOML file: of a corpus, or one with `[[pair]]` tables of `source`, `target` (relative to it) and,
    where wanted, `name`, `function`, `source_function`, `target_function`, `expected`, `group`, `step` and what
    `Options` has; a table `[options]` holds for all of them. Raises `WrongUse`."""
    if path.suffix in installed().suffixes and installed().holds(path):
        message = f"'{path}' is a program: name folders of pairs or a manifest, or use 'equiv check SOURCE TARGET'"
        raise WrongUse(message)
    data = read_toml(path, "the manifest")
    if "family" in data:
        return from_corpus([path], options)
    _known(path, "the manifest", data, ("options", "pair"))
    common = _options(path, "[options]", _table(path, "options", data.get("options", {})), options)
    tables = data.get("pair", [])
    if not isinstance(tables, list) or not tables:
        raise WrongUse(f"'{path}' has no [[pair]] tables")
    return [_job(path, number, _table(path, "pair", table), common) for number, table in enumerate(tables, 1)]


def from_corpus(manifests: Iterable[Path], options: Options, root: Path | None = None) -> list[Job]:
    """The pairs of corpora at their sizes, levels and expectations, named after their families, or after the families'
    paths under `root` where given. Raises `WrongUse`."""
    jobs = []
    for manifest in manifests:
        for pair in read_manifest(manifest):
            assume = (*options.assume, *pair.assume)
            family = pair.family if root is None else manifest.parent.relative_to(root).as_posix()
            jobs.append(
                Job(
                    name=f"{family}/{pair.name}",
                    source=os.path.relpath(pair.source),
                    target=os.path.relpath(pair.target),
                    source_function=pair.function,
                    target_function=pair.target_function,
                    options=replace(options, sizes=dict(pair.sizes), assume=assume, accept=accepted(pair.level)),
                    expected=pair.expected,
                    group=family,
                    step=pair.pipeline,
                )
            )
    return jobs


def from_folders(sources: Path, targets: Path, options: Options) -> list[Job]:
    """Files of the same name under two folders. Raises `WrongUse` where a file has no partner, or there is none."""
    left, right = _files(sources), _files(targets)
    alone = sorted(left.keys() ^ right.keys())
    if alone:
        where = sources if alone[0] in left else targets
        raise WrongUse(f"'{where / alone[0]}' has no file of the same name on the other side ({len(alone)} such files)")
    if not left:
        raise WrongUse(f"there are no programs ({', '.join(installed().suffixes)}) under '{sources}'")
    return [
        Job(
            name,
            str(left[name]),
            str(right[name]),
            options=options,
            group=str(Path(name).parent),
            roots=_roots(sources, targets),
        )
        for name in sorted(left)
    ]


def from_names(folder: Path, options: Options) -> list[Job]:
    """Files `NAME.src.mlir` and `NAME.tgt.mlir`, or of another language, under a folder. Raises `WrongUse`."""
    found = _files(folder, named=True)
    jobs = []
    for name, path in sorted(found.items()):
        stem, suffix = os.path.splitext(name)
        if stem.endswith(_TARGET) and stem.removesuffix(_TARGET) + _SOURCE + suffix not in found:
            raise WrongUse(f"'{path}' has no source beside it: '{stem.removesuffix(_TARGET)}{_SOURCE}{suffix}'")
        if not stem.endswith(_SOURCE):
            continue
        base = stem.removesuffix(_SOURCE)
        target = found.get(f"{base}{_TARGET}{suffix}")
        if target is None:
            raise WrongUse(f"'{path}' has no target beside it: '{base}{_TARGET}{suffix}'")
        jobs.append(
            Job(base, str(path), str(target), options=options, group=str(Path(base).parent), roots=_roots(folder))
        )
    if not jobs:
        raise WrongUse(f"there are no pairs NAME{_SOURCE}.mlir and NAME{_TARGET}.mlir under '{folder}'")
    return jobs


def from_baseline(baseline: Path, variants: Sequence[Path], options: Options) -> list[Job]:
    """One source against many targets, given as files or folders of them. Raises `WrongUse`."""
    if not baseline.is_file():
        raise WrongUse(f"the baseline '{baseline}' is not a file")
    targets: list[Path] = []
    for variant in variants:
        targets += [path for _, path in sorted(_files(variant).items())] if variant.is_dir() else [variant]
    targets = [path for path in targets if path.resolve() != baseline.resolve()]
    if not targets:
        raise WrongUse("there are no variants to check against the baseline")
    return [Job(str(target), str(baseline), str(target), options=options, group=str(baseline)) for target in targets]


def _roots(*folders: Path) -> tuple[str, ...]:
    """Where the files of pairs may lie that were found in folders, or that a file in them names: what is found there
    may be a link, and what it leads to is shown in messages."""
    return (*map(str, folders), os.curdir)


def _files(folder: Path, named: bool = False) -> dict[str, Path]:
    """The programs under a folder by their path in it, or only those that are `named` as the sides of a pair. Links to
    folders are not followed."""
    if not folder.is_dir():
        raise WrongUse(f"'{folder}' is not a folder")
    found = {}
    languages = installed()
    for place, folders, names in walk(folder):
        folders.sort()
        for name in names:
            path = place / name
            if path.suffix not in languages.suffixes or (name.startswith(".") and not path.is_file()):
                continue  # editors keep links to nowhere under hidden names
            if not path.is_file():
                raise WrongUse(f"'{path}' is no file that can be read")
            if path.stem.endswith((_SOURCE, _TARGET)) if named else languages.holds(path):
                found[str(path.relative_to(folder))] = path
    return found


def _job(path: Path, number: int, table: Mapping[str, Any], common: Options) -> Job:
    what = f"pair {number}"
    _known(path, what, table, (*_PAIR_KEYS, *_OPTION_KEYS))
    texts = {}
    for key in _PAIR_KEYS:
        value = table.get(key, "")
        if not isinstance(value, str):
            raise WrongUse(f"'{path}': {what}: '{key}' is not a text")
        texts[key] = value
    for key in ("source", "target"):
        if not texts[key]:
            raise WrongUse(f"'{path}': {what} needs a '{key}'")
    if texts["expected"] not in ("", EQUIVALENT, DIFFERENT, UNKNOWN):
        raise WrongUse(f"'{path}': {what} expects '{texts['expected']}', which is no verdict")
    function = texts["function"]
    return Job(
        name=texts["name"] or f"{texts['source']} -> {texts['target']}",
        source=os.path.normpath(path.parent / texts["source"]),
        target=os.path.normpath(path.parent / texts["target"]),
        source_function=texts["source_function"] or function,
        target_function=texts["target_function"] or function,
        options=_options(path, what, {key: table[key] for key in _OPTION_KEYS if key in table}, common),
        expected=texts["expected"] or None,
        group=texts["group"],
        step=texts["step"],
        roots=_roots(path.parent),
    )


def _options(path: Path, what: str, table: Mapping[str, Any], common: Options) -> Options:
    _known(path, what, table, _OPTION_KEYS)
    given: dict[str, Any] = {}
    for key, value in table.items():
        if key == "sizes":
            given[key] = _sizes(path, what, value)
        elif key == "accept":
            names = [value] if isinstance(value, str) else value
            if not isinstance(names, list) or not names or any(name not in LEVELS for name in names):
                raise WrongUse(f"'{path}': {what}: 'accept' takes {', '.join(LEVELS)}")
            given[key] = tuple(names)
        elif key in _TEXTS:
            texts = [value] if isinstance(value, str) else value
            if not isinstance(texts, list) or any(not isinstance(each, str) for each in texts):
                raise WrongUse(f"'{path}': {what}: '{key}' takes texts such as '{_TEXTS[key]}'")
            given[key] = tuple(texts)
        elif key in _CHOICES:
            if value not in _CHOICES[key]:
                raise WrongUse(f"'{path}': {what}: '{key}' takes {' or '.join(_CHOICES[key])}")
            given[key] = value
        else:
            kinds = (int, float) if key == "timeout" else (int,)
            if not isinstance(value, kinds) or isinstance(value, bool):
                raise WrongUse(f"'{path}': {what}: '{key}' is not a number")
            given[key] = value
    return replace(common, **given)


def _sizes(path: Path, what: str, table: Any) -> dict[str, tuple[int, ...]]:
    sizes = {}
    for name, value in _table(path, "sizes", table).items():
        numbers = value if isinstance(value, list) else [value]
        if not numbers or any(type(number) is not int for number in numbers):
            raise WrongUse(f"'{path}': {what}: the sizes '{name}' are not whole numbers")
        sizes[name] = tuple(numbers)
    return sizes


def _table(path: Path, name: str, value: Any) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        raise WrongUse(f"'{path}': '{name}' is not a table")
    return value


def _known(path: Path, what: str, table: Mapping[str, Any], names: Sequence[str]) -> None:
    for name in table:
        if name not in names:
            near = difflib.get_close_matches(name, names, 1)
            hint = f"; did you mean '{near[0]}'?" if near else f"; there are {', '.join(names)}"
            raise WrongUse(f"'{path}': {what} has an unknown key '{name}'{hint}")
