"""The languages and dialects that are installed: those of this project, and those that other packages declare as entry
points in the groups `equiv.frontends` and `equiv.dialects`.

What `equiv check` reads, `equiv batch` finds in folders, and the reports name is what stands here."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.machinery import PathFinder
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, cast

from msgspec import Struct, field

from frontends.api import (
    DEFAULT_BINDINGS,
    DIALECTS,
    FRONTENDS,
    DialectPack,
    DividedSource,
    Frontend,
    Language,
    Printer,
    Source,
    beginning_of,
    named,
)
from frontends.editing import Editor, Mutator
from frontends.errors import InputProblem
from frontends.reading import read

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

# The modules `pack` of this project, each with `DIALECTS`, `LANGUAGES`, or both.
PACKS = (
    "frontends.affine.pack",
    "frontends.mlir.pack",
    "frontends.aie.pack",
    "frontends.air.pack",
    "frontends.ascend.pack",
    "frontends.blif.pack",
    "frontends.circt.pack",
    "frontends.equeue.pack",
    "frontends.iree.pack",
    "frontends.nvdla.pack",
    "frontends.pimcomp.pack",
    "frontends.plena.pack",
    "frontends.stablehlo.pack",
    "frontends.tileir.pack",
    "frontends.tpu.pack",
    "frontends.triton.pack",
    "frontends.tvmscript.pack",
    "frontends.verilog.pack",
    "frontends.xls.pack",
)
_OTHERWISE = ".mlir"  # the suffix of the language of files whose own is nobody's


class PackProblem(InputProblem):
    """What an installed package declares cannot be used."""


class Outside(Struct, frozen=True):
    """A package of others that extends this one. `folders` hold its code."""

    name: str
    version: str
    folders: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.name} {self.version}"


class Registry(Struct, frozen=True):
    """`origins` says of what other packages declare which package that is, by the object's identity."""

    frontends: tuple[Frontend, ...]
    dialects: tuple[DialectPack, ...]
    outside: tuple[Outside, ...] = ()
    origins: Mapping[int, Outside] = field(default_factory=dict)

    @property
    def suffixes(self) -> tuple[str, ...]:
        """Of all languages, those of MLIR text first."""
        return tuple(suffix for each in self.frontends for suffix in each.suffixes)

    def of_suffix(self, suffix: str) -> Frontend | None:
        """The first language that has files of a suffix; None where none has."""
        return next((each for each in self.frontends if suffix in each.suffixes), None)

    def language_of(self, path: Path) -> Frontend:
        """The language of a file: the one that all files begin so of, that of its suffix, or MLIR text."""
        alike = [each for each in self.frontends if not each.suffixes]
        if alike and os.path.isfile(path):
            beginning = beginning_of(path)
            for each in alike:
                if each.begins_so(beginning) if isinstance(each, Language) else each.recognizes(path):
                    return each
        found = self.of_suffix(path.suffix) or self.of_suffix(_OTHERWISE)
        assert found is not None
        return found

    def read_text(
        self, text: str, file: str, bindings: str = DEFAULT_BINDINGS, printer: Printer | None = None
    ) -> Source:
        """A program in MLIR text that the user knows as `file`. Raises `InputProblem`."""
        return self._of_text().read(text, file, bindings, printer)

    def load_with(self, printer: Printer, path: Path, bindings: str) -> Source:
        """The program in a file, for which there is a printer if it is MLIR text. Raises `InputProblem`."""
        language = self.language_of(path)
        if language is not self._of_text():
            return language.load(path, bindings)
        return self.read_text(read(path), str(path), bindings, printer)

    def load_divided(self, path: Path, bindings: str) -> DividedSource:
        """A file of MLIR text, whatever its suffix. Raises `InputProblem`."""
        return cast(DividedSource, self._of_text().load(path, bindings))

    def editor(self, bindings: str) -> Editor:
        """Makes programs in MLIR text smaller."""
        made: Editor = named(self._of_text().editor)(bindings)
        return made

    def mutator(self, text: str, bindings: str) -> Mutator:
        """Changes a program in MLIR text. Raises `SyntaxProblem`."""
        made: Mutator = named(self._of_text().mutator)(text, bindings)
        return made

    def prepare(self) -> None:
        """Imports what programs of all languages may need."""
        for each in self.frontends:
            if isinstance(each, Language) and each.preparation:
                named(each.preparation)()

    def _of_text(self) -> Language:
        found = self.of_suffix(_OTHERWISE)
        assert isinstance(found, Language)
        return found

    def holds(self, path: Path) -> bool:
        """Whether a file that was found in a folder is a program of some language."""
        found = self.of_suffix(path.suffix)
        return found is not None and found.recognizes(path)

    def origin(self, declared: Frontend | DialectPack) -> Outside | None:
        """The package of others that declares a frontend or a pack."""
        return self.origins.get(id(declared))


@cache
def installed() -> Registry:
    """Raises `PackProblem` where another package declares what cannot be loaded, or what is there already."""
    frontends: list[Frontend] = []
    dialects: list[DialectPack] = []
    for name in PACKS:
        module = import_module(name)
        frontends += getattr(module, "LANGUAGES", ())
        dialects += getattr(module, "DIALECTS", ())
    outside: dict[tuple[str, str], Outside] = {}
    origins: dict[int, Outside] = {}
    for point, origin in _declared(FRONTENDS, outside):
        frontend = cast(Frontend, _loaded(point, origin, ("name", "suffixes", "noun", "load", "recognizes")))
        frontends.append(frontend)
        origins[id(frontend)] = origin
    for point, origin in _declared(DIALECTS, outside):
        pack = _loaded(point, origin, ())
        if not isinstance(pack, DialectPack):
            raise PackProblem(f"{origin} declares '{point.value}' as a pack of dialects, which is none")
        dialects.append(pack)
        origins[id(pack)] = origin
    _require_apart("the suffix", ((each, each.suffixes) for each in frontends))
    _require_apart("the dialect", ((each, {*each.dialects, *each.forms}) for each in dialects))
    return Registry(tuple(frontends), tuple(dialects), tuple(outside.values()), origins)


def _declared(group: str, known: dict[tuple[str, str], Outside]) -> Iterator[tuple[EntryPoint, Outside]]:
    """The entry points of a group with the packages that declare them, in an order that does not depend on where they
    are installed."""
    if not _may_be_declared(group):
        return
    # It is slow to import, and most installations declare nothing.
    from importlib.metadata import entry_points

    found = {(point.name, point.value): point for point in entry_points(group=group)}
    for _, point in sorted(found.items()):
        distribution = point.dist
        name, version = (distribution.name, distribution.version) if distribution is not None else (point.module, "")
        before = known.get((name, version))
        folders = dict.fromkeys((*(before.folders if before is not None else ()), *_folders(point.module)))
        known[name, version] = Outside(name, version, tuple(folders))
        yield point, known[name, version]


def _may_be_declared(group: str) -> bool:
    """Whether some file that declares entry points names a group. Where packages are found otherwise than in folders,
    they may."""
    if any(hasattr(each, "find_distributions") and each is not PathFinder for each in sys.meta_path):
        return True
    needle = group.encode()
    for folder in dict.fromkeys(each or os.curdir for each in sys.path):
        try:
            names = os.listdir(folder)
        except NotADirectoryError:
            return True
        except OSError:
            continue
        for name in names:
            if name.endswith((".dist-info", ".egg-info", ".egg")):
                try:
                    with open(os.path.join(folder, name, "entry_points.txt"), "rb") as file:
                        if needle in file.read():
                            return True
                except NotADirectoryError:
                    continue
                except FileNotFoundError:
                    if name.endswith(".egg"):
                        return True
                except OSError:
                    return True
    return False


def _folders(module: str) -> tuple[str, ...]:
    """Where the top-level package of a module lies."""
    try:
        spec = find_spec(module.partition(".")[0])
    except (ImportError, ValueError):
        return ()
    if spec is None:
        return ()
    return tuple(spec.submodule_search_locations or ((spec.origin,) if spec.origin else ()))


def _loaded(point: EntryPoint, origin: Outside, needed: Iterable[str]) -> object:
    try:
        found = point.load()
    except Exception as problem:  # whatever the code of others raises when it is imported
        raise PackProblem(f"{origin} declares '{point.value}', which cannot be loaded: {problem}") from problem
    missing = [name for name in needed if not hasattr(found, name)]
    if missing:
        raise PackProblem(f"{origin} declares '{point.value}' as a language, which has no {', '.join(missing)}")
    return found


def _require_apart(what: str, declared: Iterable[tuple[Frontend | DialectPack, Iterable[str]]]) -> None:
    owners: dict[str, str] = {}
    for each, names in declared:
        for name in names:
            if name in owners:
                raise PackProblem(f"{what} '{name}' belongs to '{owners[name]}', and '{each.name}' declares it too")
            owners[name] = each.name
