"""Pairs as files: the source, `// -----`, the target, and on the last line what is expected.

    // options: --accept reassociated --size n=4,8
    func.func @f(...) { ... }
    // -----
    func.func @f(...) { ... }
    // expect: equivalent reassociated listed

The first line is optional and holds options of `equiv check`; `--func` names the function where there are several. What
is expected is the verdict; after `equivalent` its level and scope, after `unknown` the kind of its first reason. A word
that is left out is not looked at. Lines `// assumes: ...` after that one are all that the verdict assumes, one each in
its order; without such lines that is not looked at. The language is that of the file's suffix, and these lines are
comments of it: `# options:`, `# -----` and `# expect:` in `NAME.blif`. `NAME.mlir.v` has a source in MLIR and a target
in Verilog, with the comments of the latter. So a bug report is a test: a file put here. `python -m tests.pairs.files
--accept [FILE...]` writes what is found now into the last lines, with `--assumptions` what is assumed as well; look at
the change before it is committed."""

from __future__ import annotations

import argparse
import shlex
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
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
    """One file. `suffixes` are those of the languages of its source and target, `options` those of `equiv check`;
    what is `assumed` is empty where that is not looked at."""

    path: Path
    suffixes: tuple[str, str]
    options: tuple[str, ...]
    source: str
    target: str
    expected: tuple[str, ...]
    assumed: tuple[str, ...] = ()

    @staticmethod
    def read(path: Path) -> Pair:
        """Raises ValueError for a file that is not as described above."""
        source, target = path.with_suffix("").suffix, path.suffix
        suffixes = (source if source in installed().suffixes else target, target)
        before, between, after, assumes = _lines(path)
        body, last, assumed = _apart(path.read_text(encoding="utf-8"), assumes)
        if not last.startswith(after) or not last.removeprefix(after).strip():
            raise ValueError(f"{path}: the last line is not '{after} VERDICT'")
        first, _, rest = body.partition("\n")
        options = shlex.split(first.removeprefix(before)) if first.startswith(before) else []
        programs = (rest if first.startswith(before) else body).split(f"{between}\n")
        if len(programs) != 2:
            raise ValueError(f"{path}: there is not one line '{between}' between a source and a target")
        expected = tuple(last.removeprefix(after).split())
        return Pair(path, suffixes, tuple(options), programs[0], programs[1], expected, assumed)

    def is_as_expected(self, verdict: Verdict) -> bool:
        """Whether a verdict is what the file says, as far as it says that."""
        return found(verdict)[: len(self.expected)] == self.expected and self.assumed in ((), verdict.assumptions)

    def accept(self, verdict: Verdict, assumptions: bool) -> None:
        """Writes a verdict into the file, with its assumptions where there were any or these are asked for."""
        *_, after, assumes = _lines(self.path)
        body, _, assumed = _apart(self.path.read_text(encoding="utf-8"), assumes)
        lines = [body, f"{after} {' '.join(found(verdict))}"]
        if assumptions or assumed:
            lines += [f"{assumes} {each}" for each in verdict.assumptions]
        self.path.write_text("\n".join(lines) + "\n", encoding="utf-8")

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


def _lines(path: Path) -> tuple[str, str, str, str]:
    """How the lines before and between the programs begin, the one after them, and those at the end."""
    comment = _COMMENTS.get(path.suffix, "//")
    return f"{comment} options:", f"{comment} -----", f"{comment} expect:", f"{comment} assumes:"


def _apart(text: str, assumes: str) -> tuple[str, str, tuple[str, ...]]:
    """The text before what is expected, the line that says this, and what is assumed."""
    lines = text.rstrip("\n").split("\n")
    count = len(lines)
    while count > 0 and lines[count - 1].startswith(assumes):
        count -= 1
    assumed = tuple(each.removeprefix(assumes).strip() for each in lines[count:])
    return "\n".join(lines[: count - 1]), lines[count - 1] if count > 0 else "", assumed


def found(verdict: Verdict) -> tuple[str, ...]:
    """What a last line can say of a verdict."""
    if verdict.verdict == EQUIVALENT:
        return verdict.verdict, str(verdict.level), str(verdict.scope)
    if verdict.verdict == UNKNOWN:
        return verdict.verdict, *(str(reason.kind) for reason in verdict.reasons[:1])
    return (verdict.verdict,)


def pairs(paths: Sequence[Path] = ()) -> list[Pair]:
    """The pairs of some files, or all that are here."""
    return list(map(Pair.read, paths)) or list(_all_pairs())


@cache
def _all_pairs() -> tuple[Pair, ...]:
    """Read once for all tests that take them as parameters."""
    known = installed().suffixes
    return tuple(Pair.read(path) for path in sorted(each for each in FOLDER.rglob("*") if each.suffix in known))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--accept", action="store_true", help="write what is found into the last lines")
    parser.add_argument("--assumptions", action="store_true", help="look at what is assumed in all of the files")
    parser.add_argument("files", nargs="*", type=Path)
    given = parser.parse_args()
    for pair in pairs([path.resolve() for path in given.files]):
        verdict = pair.check()
        differ = not pair.is_as_expected(verdict) or (given.assumptions and pair.assumed != verdict.assumptions)
        if not differ:
            continue
        print(f"{pair.name}: {' '.join(found(verdict))}, not {' '.join(pair.expected)}")
        for sign, some, others in (("+", verdict.assumptions, pair.assumed), ("-", pair.assumed, verdict.assumptions)):
            for each in some if pair.assumed or given.assumptions else ():
                if each not in others:
                    print(f"  {sign} {each}")
        if given.accept:
            pair.accept(verdict, given.assumptions)


if __name__ == "__main__":
    main()
