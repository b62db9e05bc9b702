"""Pairs as files: the source, `// -----`, the target, and on the last line what is expected.

    // options: --accept reassociated --size n=4,8
    func.func @f(...) { ... }
    // -----
    func.func @f(...) { ... }
    // expect: equivalent reassociated listed

The first line is optional and holds options of `equiv check`; `--func` names the function where there are several. What
is expected is the verdict; after `equivalent` its level and scope, after `unknown` the kind of its first reason. A word
that is left out is not looked at. The language is that of the file's suffix, and these lines are comments of it: `#
options:`, `# -----` and `# expect:` in `NAME.blif`. `NAME.mlir.v` has a source in MLIR and a target in Verilog, with
the comments of the latter. So a bug report is a test: a file put here. `python -m tests.pairs.files --accept
[FILE...]` writes what is found now into the last lines; look at the change before it is committed."""

from __future__ import annotations

import argparse
import shlex
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import click

from equiv import verify
from equiv.cli.check import check as command
from equiv.cli.options import options_of
from equiv.verdict import EQUIVALENT, UNKNOWN, Verdict
from frontends.registry import installed

FOLDER = Path(__file__).parent
_COMMENTS = {".blif": "#", ".tvmscript": "#"}  # how they begin in languages where that is not //
_SIDES = ("source", "target")
_FUNCTIONS = ("function", "source_function", "target_function")
_SEED = 7
_NOT_GIVEN = ("assume_where_it_fits",)  # which `verify` decides itself


@dataclass(frozen=True, slots=True)
class Pair:
    """One file. `suffixes` are those of the languages of its source and target, `options` those of `equiv check`."""

    path: Path
    suffixes: tuple[str, str]
    options: tuple[str, ...]
    source: str
    target: str
    expected: tuple[str, ...]

    @staticmethod
    def read(path: Path) -> Pair:
        """Raises ValueError for a file that is not as described above."""
        source, target = path.with_suffix("").suffix, path.suffix
        suffixes = (source if source in installed().suffixes else target, target)
        before, between, after = _lines(path)
        text = path.read_text(encoding="utf-8").rstrip("\n")
        body, _, last = text.rpartition("\n")
        if not last.startswith(after) or not last.removeprefix(after).strip():
            raise ValueError(f"{path}: the last line is not '{after} VERDICT'")
        first, _, rest = body.partition("\n")
        options = shlex.split(first.removeprefix(before)) if first.startswith(before) else []
        programs = (rest if first.startswith(before) else body).split(f"{between}\n")
        if len(programs) != 2:
            raise ValueError(f"{path}: there is not one line '{between}' between a source and a target")
        return Pair(path, suffixes, tuple(options), programs[0], programs[1], tuple(last.removeprefix(after).split()))

    @property
    def name(self) -> str:
        return self.path.relative_to(FOLDER).with_suffix("").as_posix()

    def check(self) -> Verdict:
        """The verdict on the pair as `equiv check` gives it with the options."""
        context = click.Context(command, info_name="check")
        command.parse_args(context, list(self.options))
        options = options_of(context.params)
        with tempfile.TemporaryDirectory() as folder:
            source, target = (Path(folder, name + each) for name, each in zip(_SIDES, self.suffixes, strict=True))
            source.write_text(self.source, encoding="utf-8")
            target.write_text(self.target, encoding="utf-8")
            given = {name: value for name, value in options.to_json().items() if name not in _NOT_GIVEN}
            given |= {"seed": _SEED, "explain": False}
            return verify(source, target, **{name: context.params[name] for name in _FUNCTIONS}, **given)


def _lines(path: Path) -> tuple[str, str, str]:
    """How the lines before, between and after the programs begin."""
    comment = _COMMENTS.get(path.suffix, "//")
    return f"{comment} options:", f"{comment} -----", f"{comment} expect:"


def found(verdict: Verdict) -> tuple[str, ...]:
    """What a last line can say of a verdict."""
    if verdict.verdict == EQUIVALENT:
        return verdict.verdict, str(verdict.level), str(verdict.scope)
    if verdict.verdict == UNKNOWN:
        return verdict.verdict, *(str(reason.kind) for reason in verdict.reasons[:1])
    return (verdict.verdict,)


def pairs(paths: Sequence[Path] = ()) -> list[Pair]:
    """The pairs of some files, or all that are here."""
    known = installed().suffixes
    return [Pair.read(path) for path in paths or sorted(each for each in FOLDER.rglob("*") if each.suffix in known)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--accept", action="store_true", help="write what is found into the last lines")
    parser.add_argument("files", nargs="*", type=Path)
    given = parser.parse_args()
    for pair in pairs([path.resolve() for path in given.files]):
        now = found(pair.check())
        if now[: len(pair.expected)] == pair.expected:
            continue
        print(f"{pair.name}: {' '.join(now)}, not {' '.join(pair.expected)}")
        if given.accept:
            text = pair.path.read_text(encoding="utf-8").rstrip("\n").rpartition("\n")[0]
            pair.path.write_text(f"{text}\n{_lines(pair.path)[2]} {' '.join(now)}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
