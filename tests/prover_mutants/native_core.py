"""A native core that holds mutants of its sources, built once into a folder, and what a process loads it with.

Only the sites of a sample are changed: a core with all of them takes some twenty times as long to compile."""

from __future__ import annotations

import ctypes
import importlib.util
import json
import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Container, Iterator
from pathlib import Path
from types import ModuleType

from tests import ROOT
from tests.prover_mutants.native_operators import Mutant, header_and_store, instrumented

_NATIVE = ROOT / "interp" / "native"
_UNCHANGED = "bindings"  # what Python is told of a run, no part of it
_REFUSED = re.compile(r"^(?P<file>[^:\n]+):(?P<line>\d+):\d+: error:", re.M)
_ATTEMPTS = 12  # a compiler that stops at some errors names the next ones later
_NAME = "interp._native"


class Core:
    """A core in `folder`, of which `mutants` are the changes that a compiler may take; `sites` are the names of the
    places at which they are."""

    def __init__(self, folder: Path) -> None:
        self._sources, self._built = folder / "sources", folder / "built"
        self._kept = folder / "refused.json"  # lines, by file: which variants are no C++ the compiler alone knows
        self._refused: dict[str, list[int]] = json.loads(self._kept.read_text("utf-8")) if self._kept.is_file() else {}
        self._find()

    def build(self, drawn: Callable[[], Container[str]]) -> None:
        """Compiles what is not as it was, with the changes at the sites of the names that `drawn` gives, which is asked
        again where the compiler refused some. Raises `SystemExit` where the compiler does not take the rest."""
        failed: str | None = ""
        for _ in range(_ATTEMPTS):
            names = drawn()
            self._write({site for site, name in self.sites.items() if name in names})
            failed = self._compile()
            if failed is None:
                return
            for each in _REFUSED.finditer(failed):
                path = (self._built / each["file"]).resolve()  # which a compiler's cache makes relative
                if path.is_relative_to(self._sources):
                    self._refused.setdefault(str(path.relative_to(self._sources)), []).append(int(each["line"]))
            self._kept.write_text(json.dumps(self._refused), "utf-8")
            self._find()
        raise SystemExit(f"the changed core is not compiled:\n{(failed or '')[-2000:]}")

    def _find(self) -> None:
        """Lists all changes, whose numbers do not depend on what is refused."""
        self.mutants, self._count = list[Mutant](), 0
        for name, text in _changeable():
            everything = instrumented(name, text, self._count)[1]
            self.mutants += instrumented(name, text, self._count, frozenset(self._refused.get(name, [])))[1]
            self._count += len(everything)
        self.sites = names_of(self.mutants)

    def _write(self, sites: set[int]) -> None:
        """The sources with the changes of some sites. Files that are as they were keep their times."""
        texts = {
            str(path.relative_to(_NATIVE)): path.read_text("utf-8")
            for path in sorted(each for each in _NATIVE.rglob("*") if each.is_file())
        }
        count = 0
        for name, text in _changeable():
            everything = instrumented(name, text, count)[1]
            texts[name] = instrumented(name, text, count, frozenset(self._refused.get(name, [])), sites)[0]
            count += len(everything)
        texts["mutation.h"], texts["mutation.cpp"] = header_and_store(count)
        for name, text in texts.items():
            path = self._sources / name
            if not path.is_file() or path.read_text("utf-8") != text:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, "utf-8")

    def _compile(self) -> str | None:
        """What the compiler says where it refuses something."""
        options = {
            "CMAKE_BUILD_TYPE": "Release",
            "CMAKE_CXX_FLAGS": f"-w -include {self._sources / 'mutation.h'}",
            "CMAKE_CXX_FLAGS_RELEASE": "-O1 -DNDEBUG",
            "Python_EXECUTABLE": sys.executable,
        }
        if shutil.which("ccache"):
            options["CMAKE_CXX_COMPILER_LAUNCHER"] = "ccache"
        given = [f"-D{name}={value}" for name, value in options.items()]
        if importlib.util.find_spec("nanobind") is None:
            raise SystemExit("the changed core needs nanobind: pip install -e '.[test,prover-mutants]'")
        for words in (
            ["cmake", "-G", "Ninja", "-S", str(self._sources), "-B", str(self._built), *given],
            ["ninja", "-k0", "-j1", "-C", str(self._built)],
        ):
            ended = subprocess.run(words, capture_output=True, text=True, check=False)
            if ended.returncode:
                return ended.stdout + ended.stderr
        return None

    def load(self) -> None:
        """In the place of the core that is installed, before anything has imported that."""
        assert _NAME not in sys.modules
        file = next(self._built.glob("_native*.so"))
        module = _module(_NAME, file)
        setattr(importlib.import_module("interp"), "_native", module)  # noqa: B010
        setattr(module, "sources", _digest())  # noqa: B010
        library = ctypes.CDLL(str(file))
        self._chosen = ctypes.c_int32.in_dll(library, "equiv_mutant_chosen")
        self._seen = (ctypes.c_uint8 * (self._count + 1)).in_dll(library, "equiv_mutant_seen")

    def choose(self, number: int) -> None:
        """From here on this process runs a mutant."""
        self._chosen.value = number

    def take_seen(self) -> set[str]:
        """The names of the sites that were come by since this was asked before."""
        seen = bytes(self._seen)
        ctypes.memset(self._seen, 0, len(seen))
        return {self.sites[at] for at, each in enumerate(seen) if each and at in self.sites}


def _changeable() -> Iterator[tuple[str, str]]:
    """The sources of the machine, by their paths."""
    for path in sorted(each for each in _NATIVE.rglob("*") if each.suffix in (".cpp", ".h")):
        name = str(path.relative_to(_NATIVE))
        if not name.startswith(_UNCHANGED):
            yield name, path.read_text("utf-8")


def names_of(mutants: list[Mutant]) -> dict[int, str]:
    """Names of sites: the file with the first of a site's changes, counted among its like, which stay where other
    places are changed."""
    names, counts = dict[int, str](), Counter[str]()
    for each in mutants:
        if each.site not in names:
            words = f"interp/native/{each.file}: {each.what}"
            counts[words] += 1
            names[each.site] = f"{words} {counts[words]}"
    return names


def _digest() -> str:
    """Of the sources that the installation is held against; `interp.machine` cannot be asked, which checks it first."""
    path = ROOT / "interp" / "machine" / "native_sources.py"
    checking = _module("native_sources", path)
    digest: str = checking.digest_of(_NATIVE)
    return digest


def _module(name: str, path: Path) -> ModuleType:
    specification = importlib.util.spec_from_file_location(name, path)
    assert specification is not None and specification.loader is not None
    module = importlib.util.module_from_spec(specification)
    if name == _NAME:
        sys.modules[name] = module
    specification.loader.exec_module(module)
    return module
