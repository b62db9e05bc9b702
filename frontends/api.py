"""What a language, and a system that speaks MLIR, are to the rest: the protocols of sources, and the records of packs.

A pack says what it adds and names the modules that do it, which are imported only for programs that need them. It is a
module `pack` in the folder of its system, or an object that another package declares as an entry point; `registry`
gathers both."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping, Sequence, Set
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol, TypeGuard

from msgspec import Struct, field

from frontends.errors import InputProblem, UnknownFunction
from interp import ir

DIALECTS = "equiv.dialects"
"""The group of entry points of `DialectPack`s."""
FRONTENDS = "equiv.frontends"
"""The group of entry points of `Frontend`s."""
DEFAULT_BINDINGS = "torch_mlir"
AT_FIRST = " at first"
# How the ports of a circuit's step begin that are its registers': what they hold, hold next, and hold at the start.
REGISTER, NEXT_OF_REGISTER, FIRST_OF_REGISTER = "register ", "next of register ", "first of register "
"""Behind the name of a register among the ports of a circuit: what it holds then."""
_HEAD = 4096  # characters of a file by which it is recognized


class ParameterSummary(Protocol):
    """`converted` is None for a type that is not modelled."""

    @property
    def name(self) -> str:
        """As options and messages name it."""

    @property
    def converted(self) -> ir.Type | None:
        """Its type in affine IR, None where that is not modelled."""


class Summary(Protocol):
    """What is known of a function before it is lowered: `defined` with a body, `public` where callers from outside of
    the file can reach it."""

    @property
    def parameters(self) -> Sequence[ParameterSummary]:
        """In the order of the text."""

    @property
    def results(self) -> Sequence[object]:
        """One object for each result; how many there are is all that is asked."""

    @property
    def name(self) -> str:
        """As users name it to equiv."""

    @property
    def defined(self) -> bool:
        """Whether the file has its body."""

    @property
    def public(self) -> bool:
        """Whether callers from outside of the file can reach it."""

    @property
    def place(self) -> ir.Place:
        """Where it begins in the user's file."""


class Unread(Struct, frozen=True):
    """The summary of what a file defines and its frontend refuses: which parameters and results it has is not known, so
    that it fits any other, and to lower it raises why."""

    name: str
    place: ir.Place
    parameters: tuple[()] = ()
    results: tuple[()] = ()
    defined: bool = True
    public: bool = True


class Source(Protocol):
    """What a frontend makes of a file: its functions, each of which can be lowered with all that it calls."""

    @property
    def file(self) -> str:
        """The path as the user gave it, which all places name."""

    @property
    def text(self) -> str:
        """What the file holds."""

    @property
    def functions(self) -> Mapping[str, Summary]:
        """What can be checked, by name."""

    def lower(self, entry: str) -> ir.Module:
        """Raises `Unsupported` and `UnknownFunction`."""
        ...


class Scalable(Protocol):
    """A source that may have vectors whose length the machine chooses: as long as their types say, times vscale."""

    def at_vscale(self, vscale: int) -> Source:
        """The same programs on a machine of another vscale."""
        ...


class Storing(Protocol):
    """A source that may have sparse tensors, by their elements or as handles of their storage."""

    @property
    def sparse_by_storage(self) -> bool | None:
        """Whether they are handles of storage; None where there are none."""
        ...

    def by_storage(self) -> Source:
        """The same programs with handles."""
        ...

    def in_arrays(self) -> Source:
        """The same programs with the arrays of their storage in the place of handles."""
        ...

    @property
    def calls_sparse_library(self) -> bool:
        """Whether the programs call MLIR's runtime library to make storages."""
        ...

    def in_library(self) -> Source:
        """The same programs with handles that this library makes and ends."""
        ...


def has_vscale(source: Source) -> TypeGuard[Scalable]:
    """Whether a source is a `Scalable`."""
    return _offers(source, "at_vscale")


def has_storage(source: Source) -> TypeGuard[Storing]:
    """Whether a source is a `Storing`."""
    return _offers(source, "sparse_by_storage", "by_storage", "in_arrays", "calls_sparse_library", "in_library")


def has_definitions(source: Source) -> TypeGuard[Defining]:
    """Whether a source is a `Defining`."""
    return _offers(source, "definitions")


def _offers(source: Source, *names: str) -> bool:
    kind = type(source)  # of which properties are not worked out
    return _has_all(kind, names) or all(hasattr(kind, name) or hasattr(source, name) for name in names)


@cache
def _has_all(kind: type[Source], names: tuple[str, ...]) -> bool:
    return all(hasattr(kind, name) for name in names)


class Frontend(Protocol):
    """A language. `suffixes` are those of its files; `noun` is what it calls what stands for a function."""

    @property
    def name(self) -> str:
        """As messages name the language."""

    @property
    def suffixes(self) -> Sequence[str]:
        """Those of its files, with their dots."""

    @property
    def noun(self) -> str:
        """What it calls what stands for a function, such as `module`."""

    def load(self, path: Path, bindings: str) -> Source:
        """The program in a file; `bindings` names the Python package of MLIR's, for languages that need MLIR. Raises
        `InputProblem`."""
        ...

    def recognizes(self, path: Path) -> bool:
        """Whether a file with one of the suffixes that was found in a folder is of this language, and of no other that
        shares the suffix."""
        ...


class Symbol(Protocol):
    """What defines a symbol of a file: the `operation` that does, its `text`, the other symbols that this mentions, and
    whether other files can mention it."""

    @property
    def operation(self) -> str:
        """The name of the operation that defines it."""

    @property
    def text(self) -> str:
        """Its definition."""

    @property
    def references(self) -> Set[str]:
        """The other symbols that its text mentions."""

    @property
    def public(self) -> bool:
        """Whether other files can mention it."""

    @property
    def place(self) -> ir.Place:
        """Where it begins in the user's file."""

    @property
    def inner(self) -> Definitions | None:
        """What a module with a name defines, None for all else."""


class Unnamed(Protocol):
    """An operation at the top that has no name under which others find it, and holds nothing that can be checked."""

    @property
    def operation(self) -> str:
        """The operation's name."""

    @property
    def text(self) -> str:
        """The whole of it."""

    @property
    def place(self) -> ir.Place:
        """Where it begins in the user's file."""


class Definitions(Protocol):
    """The symbols of a file; `common_references` are those that are mentioned by what belongs to all of them."""

    @property
    def symbols(self) -> Mapping[str, Symbol]:
        """What each symbol at the top is, by name."""

    @property
    def common_references(self) -> Set[str]:
        """The symbols that are mentioned by what belongs to all of them, such as attributes of the module."""

    @property
    def unnamed(self) -> Sequence[Unnamed]:
        """The operations at the top that have no name, in the order of the text."""

    def closure(self, name: str) -> Mapping[str, str]:
        """The texts of a symbol and of all that it mentions, by name; under the empty name, what belongs to all."""
        ...


class Defining(Protocol):
    """A source whose files may define more than functions."""

    def definitions(self) -> Definitions:
        """What the file defines."""
        ...


class DividedSource(Source, Defining, Protocol):
    """A source that can be taken apart into its symbols, so that functions that no pass changed are not checked."""

    @property
    def lines(self) -> Sequence[str]:
        """The lines of the text, without their ends."""

    @property
    def digest(self) -> bytes:
        """Of the whole text."""
        ...

    def unread(self, closure: Mapping[str, str]) -> InputProblem | None:
        """What keeps a function of a closure from being parsed, and generic form may do away with; the others are read
        without it. None where there is none, or the text is in that form."""
        ...


class Printer(Struct, frozen=True):
    """The user's own tool, called `name`, where only that can read a text of MLIR: `generic_form` gives the same in
    generic form, with locations that call the text `file`. Raises `InputProblem` where the tool cannot read it
    either."""

    name: str
    generic_form: Callable[[str], str]
    file: str = "<stdin>"


def beginning_of(path: Path) -> str | None:
    """The characters of a file by which it is recognized, None where it cannot be read."""
    try:
        descriptor = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
        try:
            text = os.read(descriptor, 4 * _HEAD).decode("utf-8", "replace")
        finally:
            os.close(descriptor)
    except OSError:
        return None
    return text.replace("\r\n", "\n").replace("\r", "\n")[:_HEAD]


class Language(Struct, frozen=True):
    """A `Frontend` whose function `load` stands in a module, and takes the bindings where it is `parsed_by_mlir`.
    `head` is a regular expression that the beginning of each of its files matches, where others have its suffixes.

    For tools: `editor` and `mutator` are classes (`module:name`) as in `frontends.editing`, of bindings and of a text
    and bindings; `preparation` is a function that imports all that programs may need."""

    name: str
    suffixes: tuple[str, ...]
    noun: str
    module: str
    parsed_by_mlir: bool = False
    head: str = ""
    editor: str = ""
    mutator: str = ""
    preparation: str = ""

    def load(self, path: Path, bindings: str) -> Source:
        """Reads a file with `load` of the language's module, which is imported for that. Raises `InputProblem`."""
        read = import_module(self.module).load
        loaded: Source = read(path, bindings=bindings) if self.parsed_by_mlir else read(path)
        return loaded

    def read(self, text: str, file: str, bindings: str, printer: Printer | None = None) -> Source:
        """The program in a text that the user knows as `file`, for languages whose `load` takes texts. Raises
        `InputProblem`."""
        loaded: Source = import_module(self.module).load(text, bindings=bindings, file_name=file, printer=printer)
        return loaded

    def recognizes(self, path: Path) -> bool:
        """Whether the beginning of a file is as `head` says."""
        return not self.head or self.begins_so(beginning_of(path))

    def begins_so(self, beginning: str | None) -> bool:
        """The same of a file of which the beginning is known, None where it could not be read: whoever reads it says
        what is wrong."""
        return not self.head or beginning is None or re.match(self.head, beginning) is not None


class EntryKind(Struct, frozen=True):
    """How the symbols that an operation defines become functions: by the class `at` (`module:name`), an `Entry` of
    `frontends.mlir.core.entries`, in files whose text the regular expression `mention` is found in. Users can name
    those that are `listed`; `func.call` takes those that are `called`. `otherwise` is the name of one without any."""

    operation: str
    at: str
    mention: str = ""
    listed: bool = True
    called: bool = True
    otherwise: str = ""


class DialectPack(Struct, frozen=True, kw_only=True):
    """What a system adds to MLIR text. What is named by a text, `module` or `module:name`, is imported when it is
    needed.

    Operations: `dialects` are the modules with the handlers of each dialect's, `forms` the module that reads the custom
    form of a dialect which MLIR's bindings lack. `returns` are those that end a function, `tensor_regions` those with
    regions whose tensors `frontends.mlir.dialects.tensor` follows, `tensor_destinations` those whose result is a
    changed form of an operand, with its position, and `memory_of_callers` those whose result is memory that callers
    give, with the attribute that tells which. `passing` are those whose last segment of operands are the last arguments
    of their body, and `addressing` those that address memrefs of any rank by sizes and strides of their own, with a
    function of the operation that gives these operands.

    Symbols: `entries` are the functions, `globals` the buffers, each made by a function of the lowering, the symbol and
    the text. `named_by_string` are operations that name a symbol by a string, in the attribute of this name.
    `local` are definitions that no other file sees, whatever their visibility is said to be. `tables` are operations
    that hold symbols as modules do, and `parts` dialects whose other symbols are none of the program.

    Types: `types` are functions from the text of a type that begins so. Values of `tokens` name tasks, and
    functions may be given those of `waits`, with the operation that does nothing but wait for them; encodings of
    tensors that begin with one of `layouts` say nothing of what a tensor is; operations of the dialects `stored` know
    quantized numbers, and integers with signs, as what stores them.

    Attributes: `labels` say nothing of what any operation does, `function_labels` nothing of a function. Those of the
    dialects `meaningful` say something, where MLIR calls them discardable, and those `understood`
    of other dialects' operations are read by the `scope`. Of a function's parameters, `multiples` say
    what number a scalar is a multiple of, or the address in a pointer, and `promises` what else callers keep to.
    `of_results` are attributes of any operation that say something of its results, with functions of the lowering, the
    operation and the attribute's name that hold it to that.

    Text: `index_widths` are the widths of indices that the data layout of an operation may say; `spellings` are regular
    expressions of what only the system's own parser takes, and says nothing: their group `said` where they have one.

    Tools: `terminators` end a block that they may not be left out of, and `mutations` are classes of
    `frontends.mlir.mutation.edit.Finder`, which find what can be changed in an operation.

    `scope` is a `Scope` of `frontends.mlir.core.scopes` around each function of a file with operations of the
    dialects."""

    name: str
    dialects: Mapping[str, Sequence[str]] = field(default_factory=dict)
    forms: Mapping[str, str] = field(default_factory=dict)
    returns: Sequence[str] = ()
    tensor_regions: Sequence[str] = ()
    tensor_destinations: Mapping[str, int] = field(default_factory=dict)
    passing: Sequence[str] = ()
    addressing: Mapping[str, str] = field(default_factory=dict)
    memory_of_callers: Mapping[str, str] = field(default_factory=dict)
    entries: Sequence[EntryKind] = ()
    globals: Mapping[str, str] = field(default_factory=dict)
    named_by_string: Mapping[str, str] = field(default_factory=dict)
    local: Sequence[str] = ()
    tables: Sequence[str] = ()
    parts: Sequence[str] = ()
    types: Mapping[str, str] = field(default_factory=dict)
    tokens: Sequence[str] = ()
    waits: Mapping[str, str] = field(default_factory=dict)
    layouts: Sequence[str] = ()
    stored: Sequence[str] = ()
    labels: Sequence[str] = ()
    function_labels: Sequence[str] = ()
    meaningful: Sequence[str] = ()
    understood: Mapping[str, Sequence[str]] = field(default_factory=dict)
    multiples: Sequence[str] = ()
    promises: Sequence[str] = ()
    of_results: Mapping[str, str] = field(default_factory=dict)
    index_widths: Mapping[str, int] = field(default_factory=dict)
    spellings: Sequence[str] = ()
    terminators: Sequence[str] = ()
    mutations: Sequence[str] = ()
    scope: str = ""


class ModuleParameter(Struct, frozen=True):
    """A parameter of a function of affine IR."""

    name: str
    converted: ir.Type


class ModuleSummary(Struct, frozen=True):
    """Of a function of affine IR; all of them are public."""

    name: str
    parameters: tuple[ModuleParameter, ...]
    results: tuple[ir.Type, ...]
    defined: bool
    place: ir.Place
    public: bool = True


class ModuleSource:
    """A module of affine IR that is at hand already."""

    def __init__(self, module: ir.Module, file: str, text: str = "") -> None:
        self.file = file
        self.text = text
        self._module = module
        self.functions = {
            name: ModuleSummary(
                name,
                tuple(ModuleParameter(value.name, value.type) for value in function.parameters),
                tuple(function.results),
                function.body is not None,
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


def named(reference: str) -> Any:
    """The object that `module:name` is."""
    module, _, name = reference.partition(":")
    return getattr(import_module(module), name)
