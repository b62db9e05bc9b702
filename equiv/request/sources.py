"""Opens the user's files: MLIR text, netlists in BLIF, Verilog, XLS IR, CUDA Tile IR, TVMScript, assembly of PLENA,
traces of NVDLA, instructions by PIMCOMP, or affine IR as `equiv ir` prints it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Protocol

from equiv.errors import WrongUse
from frontends.errors import SyntaxProblem, UnknownFunction
from frontends.reading import read
from interp import ir

DEFAULT_BINDINGS = "torch_mlir"


class ParameterSummary(Protocol):
    """`converted` is None for a type that is not modelled."""

    @property
    def name(self) -> str: ...

    @property
    def converted(self) -> ir.Type | None: ...


class Summary(Protocol):
    """What is known of a function before it is lowered: `defined` with a body, `public` where callers from outside of
    the file can reach it."""

    @property
    def parameters(self) -> Sequence[ParameterSummary]: ...

    @property
    def results(self) -> Sequence[object]: ...

    @property
    def name(self) -> str: ...

    @property
    def defined(self) -> bool: ...

    @property
    def public(self) -> bool: ...

    @property
    def place(self) -> ir.Place: ...


class Source(Protocol):
    """What a frontend makes of a file: its functions, each of which can be lowered with all that it calls."""

    @property
    def file(self) -> str: ...

    @property
    def text(self) -> str: ...

    @property
    def functions(self) -> Mapping[str, Summary]: ...

    def lower(self, entry: str) -> ir.Module: ...


@dataclass(frozen=True, slots=True)
class AffineParameter:
    name: str
    converted: ir.Type


@dataclass(frozen=True, slots=True)
class AffineSummary:
    name: str
    parameters: tuple[AffineParameter, ...]
    results: tuple[ir.Type, ...]
    defined: bool
    public: bool
    place: ir.Place


class AffineSource:
    """A module of affine IR that is at hand already; all its functions are public."""

    def __init__(self, module: ir.Module, file: str, text: str = "") -> None:
        self.file = file
        self.text = text
        self._module = module
        self.functions = {
            name: AffineSummary(
                name,
                tuple(AffineParameter(value.name, value.type) for value in function.parameters),
                tuple(function.results),
                function.body is not None,
                True,
                function.place,
            )
            for name, function in module.functions.items()
        }

    def lower(self, entry: str) -> ir.Module:
        """The module as it is. Raises `UnknownFunction` where it does not define `entry`."""
        function = self._module.functions.get(entry)
        if function is None or function.body is None:
            raise UnknownFunction(f"'{self.file}' does not define a function '{entry}'")
        return self._module


@dataclass(frozen=True, slots=True)
class _Language:
    """What reads a language's files, which is imported only for them; `noun` is what stands for a function."""

    frontend: str
    noun: str
    parsed_by_mlir: bool = True

    def load(self, path: Path, bindings: str) -> Source:
        module = import_module(self.frontend)
        loaded: Source = module.load(path, bindings=bindings) if self.parsed_by_mlir else module.load(path)
        return loaded


_MLIR = _Language("frontends.mlir", "function")
_LANGUAGES = {
    ".blif": _Language("frontends.blif", "model", parsed_by_mlir=False),
    ".v": _Language("frontends.verilog", "module", parsed_by_mlir=False),
    ".sv": _Language("frontends.verilog", "module", parsed_by_mlir=False),
    ".plena": _Language("frontends.plena", "kernel", parsed_by_mlir=False),
    ".xlsir": _Language("frontends.xls", "function", parsed_by_mlir=False),
    ".tileir": _Language("frontends.tileir", "kernel"),
    ".tvmscript": _Language("frontends.tvmscript", "function"),
    ".json": _Language("frontends.pimcomp", "network", parsed_by_mlir=False),
    ".cfg": _Language("frontends.nvdla", "trace"),
    ".nvdla": _Language("frontends.nvdla", "trace"),
}
"""By suffix; all other files hold MLIR text."""


def load(given: Source | Path | str, bindings: str = DEFAULT_BINDINGS) -> Source:
    """The program in a file; a `Source` is itself. Raises `InputProblem`: no such file, a directory, an empty file,
    text that does not parse, missing bindings."""
    if not isinstance(given, Path | str):
        return given
    path = Path(given)
    if path.is_dir():
        raise WrongUse(f"'{given}' is a directory; name a file in it")
    if not path.exists():
        raise WrongUse(f"there is no file '{given}'")
    try:
        start = b""
        if path.is_file():
            with path.open("rb") as file:
                start = file.read(512)
            if not start:
                raise WrongUse(f"'{given}' is empty")
        if start.lstrip().startswith(b'files "'):
            return _load_affine(path)
    except OSError as problem:
        raise WrongUse(f"cannot read '{given}': {problem.strerror or problem}") from problem
    language = _LANGUAGES.get(path.suffix, _MLIR)
    source = language.load(path, bindings)
    if not source.functions:
        raise WrongUse(f"'{given}' holds no {language.noun}")
    return source


def _load_affine(path: Path) -> Source:
    from interp.ir.text import TextError, parse_module
    from interp.ir.verify import ValidationError, validate

    text = read(path)
    try:
        module = parse_module(text, str(path))
        validate(module)
    except (TextError, ValidationError) as problem:
        raise SyntaxProblem(problem.message, problem.place) from problem
    return AffineSource(module, str(path), text)
