"""MLIR text as a source of programs: what functions it has, and the lowering of a chosen one with what it calls."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import copy
from functools import cached_property
from pathlib import Path
from typing import Any

from frontends.api import Printer, Unread
from frontends.boundary import boundary
from frontends.circuits.source import Circuit, Functions, wanted
from frontends.contexts import own_context, program_context
from frontends.errors import InputProblem, SyntaxProblem, UnknownFunction, Unsupported
from frontends.mlir.core import text as source_text
from frontends.mlir.core.bindings import DEFAULT, import_ir
from frontends.mlir.core.definitions import Definitions, digest_of
from frontends.mlir.core.entries import Entry, FunctionSummary, Parameter, entry_of
from frontends.mlir.core.isolation import Isolation, problem_of
from frontends.mlir.core.locations import TEXT_NAME, Places, PrintedPlaces
from frontends.mlir.core.mentions import Mentions
from frontends.mlir.core.module_lowering import ModuleLowering
from frontends.mlir.core.packs import packs
from frontends.mlir.core.parser_faults import ends_the_process, faulty_operation
from frontends.mlir.core.properties import dropped
from frontends.mlir.core.ranks import Ranked, has_unranked
from frontends.mlir.core.required_parts import required_parts
from frontends.mlir.core.sparse import by_storage, calls_library, mentions_sparse
from frontends.mlir.core.spelling import one_spelling
from frontends.mlir.core.symbols import Symbol, SymbolTables
from frontends.mlir.core.syntax import rewrite
from frontends.mlir.core.syntax.forms import REFUSED
from frontends.mlir.core.syntax.lexer import Tokens, tokenize
from frontends.mlir.core.types import TypeConverter, UnsupportedType, is_token
from frontends.mlir.releases import NUMBERED, has_other_numbers, upgrades
from frontends.reading import read
from frontends.text.rewritten import Rewritten
from interp import ir
from interp.text.source import Source as TextSource

# An operation of a dialect, in words of the parser's: a word without a dot is a slip.
_UNKNOWN_OPERATION = re.compile(r"custom op '([^'.]+\.[^']+)' is unknown|not found for custom op '([^'.]+\.[^']+)'")

_OTHER_RELEASE = "if an mlir-opt of your own reads this file, name it: --tool mlir-opt"

_GENERIC = re.compile(r'^"[\w.$-]+"\(', re.MULTILINE)  # an operation at the top of a text in generic form

_STRUCT = "struct"  # of LLVM or SPIR-V: what a name stands for stays in a context, also for other programs

__all__ = ["FunctionSummary", "Parameter", "Source", "load"]


def load(
    source: Path | str, *, bindings: str = DEFAULT, file_name: str | None = None, printer: Printer | None = None
) -> Source:
    """Parses MLIR: a `Path` is read, a `str` is the text itself, known to the user as `file_name`. `bindings` names the
    Python package that holds MLIR's bindings. What these, and our own readers, do not get through is read as the
    `printer` prints it.

    Raises `SyntaxProblem`, `Unsupported` (an operation that the parser has never heard of), `MissingBindings`, and
    `InputProblem` where the file cannot be read.
    """
    name = file_name if file_name is not None else str(source) if isinstance(source, Path) else TEXT_NAME
    text = read(source, name) if isinstance(source, Path) else source
    source_text.check(text, name)
    with boundary(lambda: ("builtin.module", ir.Place(name, 1, 1))):
        imported = import_ir(bindings)
        try:
            found = Source(imported, text, name)
            if printer is None or found.is_whole:
                return found
        except InputProblem as problem:
            if printer is None:
                source_text.require_mlir(text, name)
                problem.help = _OTHER_RELEASE if isinstance(problem, SyntaxProblem) else problem.help
                raise
        return Source(imported, text, name, printer)


class Source:
    """A parsed file; as a tool prints it, where a `printer` is given."""

    def __init__(self, bindings: Any, text: str, file: str, printer: Printer | None = None) -> None:
        self.file = file
        self.text = text
        self._printer = printer
        self._contents = text if printer is None else printer.generic_form(source_text.without_locations(text))
        self._known_as = file  # in problems with what is parsed
        if printer is not None:
            self._known_as = f"{file}, printed by {printer.name}"
            source_text.check(self._contents, self._known_as)
        self._bindings = bindings
        self._context = program_context(bindings, len(self._contents))
        self._types = TypeConverter(bindings)
        self._upgraded: frozenset[str] = frozenset()  # operations that are spelled as in older releases
        self._assumed: frozenset[str] = frozenset()  # where the program is a translation
        self._tokens: dict[str, Tokens] = {}  # of texts that may be read again
        self.isolated: list[Unsupported] = []  # what keeps single functions from being parsed
        try:
            self._module, self._places = self._parse()
        except InputProblem as problem:
            self._module, self._places = self._parse_again(problem)
        self._tokens.clear()
        self._context = self._module.context
        self._refused: dict[str, InputProblem] = {}  # functions of which not even the parameters are known
        self._mentions, self._parsed = Mentions(self._contents), Mentions(self._places.parsed)
        self._types.sparse_by_storage = by_storage(self._mentions)
        self._places.unread = self._unread_properties()
        self._places.isolated = self.isolated
        lowered = self._module.operation
        self._ranks: dict[str, dict[int, str]] = {}  # of the arguments of functions that may be of any
        self._untold: dict[str, int] = {}  # those of them that may be of another one
        if has_unranked(self._contents):
            lowered = lowered.clone()
            ranked = Ranked(bindings, lowered)
            self._ranks, self._untold = ranked.arguments, ranked.untold
        self._symbols = SymbolTables(lowered, self._places, file)
        self._listed = self._summaries()
        self._circuits: dict[str, Circuit] = {}

    @property
    def functions(self) -> Functions[FunctionSummary | Unread]:
        # Not kept: with it, the source and its module would stay until Python looks for cycles.
        return Functions(self._listed, self._circuit)

    def lower(self, entry: str) -> ir.Module:
        """The function `entry` and all that it calls. Raises `Unsupported` and `UnknownFunction`."""
        summary = self._listed.get(entry)
        if summary is None:
            if entry not in self.functions:
                raise UnknownFunction(f"'{self.file}' has no function '{entry}'")
            name, run = wanted(entry)
            place = self._listed[name].place
            with boundary(lambda: (self._symbols.functions[name].operation.name, place)):
                return self._circuits[name].module(run)
        if entry in self._refused:
            raise self._refused[entry]
        if not summary.defined:
            raise UnknownFunction(f"function '{entry}' is only declared here, not defined", summary.place)
        handed_on = [each for each in summary.results if each not in packs().tokens]
        lowered = self._symbols.functions[entry].operation
        for type in (*(each.type for each in summary.parameters), *handed_on):
            # Of a handle that callers give, a function of the func dialect says itself what it may do with it.
            given = type.startswith("!async.") and lowered.name == "func.func"
            if is_token(type) and type not in packs().waits and not given:
                raise Unsupported("func.func", summary.place, f"type {type} in the signature of the entry function")
        if entry in self._untold:
            at = self._untold[entry]
            raise Unsupported("func.func", summary.place, f"argument {at}, whose rank the function tells in some runs")
        self._types.met_scalable = False
        self._types.met_sparse = False
        module = self._lowering().run(self._symbols.functions[entry])
        ranks = self._ranks.get(entry, {})
        if ranks:
            of_entry = module.functions[self._symbols.functions[entry].name]
            made = (ir.Choice(ir.ChoiceKind.RANK, f"argument {at} of rank {rank}") for at, rank in ranks.items())
            of_entry.choices |= frozenset(made)
        said = [f"argument {position}, of any rank, is of rank {rank}" for position, rank in ranks.items()]
        if self._upgraded:
            names = ", ".join(sorted(self._upgraded))
            said.append(f"{names}, in the form of an older release of MLIR, mean what operations of today do")
        if self._printer is not None:
            said.append(f"'{self._printer.name}' prints in generic form what the file says")
        said += sorted(self._assumed)
        for function in module.functions.values() if said else ():
            function.assumptions = [*function.assumptions, *said]
        return module

    def at_vscale(self, vscale: int) -> Source:
        """The same programs on a machine whose scalable vectors are `vscale` times as long as their types say."""
        return self._converted(TypeConverter(self._bindings, vscale), self._types.sparse_by_storage)

    @property
    def sparse_by_storage(self) -> bool | None:
        """Whether sparse tensors are handles of their storage; None where there are none."""
        if self._types.sparse_by_storage:
            return True
        return False if mentions_sparse(self._mentions) else None

    def by_storage(self) -> Source:
        """The same programs with handles of storage for sparse tensors."""
        return self._converted(TypeConverter(self._bindings), True)

    def in_arrays(self) -> Source:
        """The same programs with the arrays of their storage, and its specifier, for sparse tensors."""
        return self._converted(TypeConverter(self._bindings), True, in_arrays=True)

    @property
    def calls_sparse_library(self) -> bool:
        """Whether the programs call MLIR's runtime library to make storages of sparse tensors."""
        return calls_library(self._mentions)

    def in_library(self) -> Source:
        """The same programs with handles of storage that MLIR's runtime library makes and ends."""
        return self._converted(TypeConverter(self._bindings), True, in_library=True)

    def _converted(
        self, types: TypeConverter, sparse_by_storage: bool, in_arrays: bool = False, in_library: bool = False
    ) -> Source:
        found = copy(self)
        found._types = types
        found._types.sparse_by_storage = sparse_by_storage
        found._types.sparse_in_arrays = in_arrays
        found._types.sparse_in_library = in_library
        found._refused = {}
        found._listed = found._summaries()
        found._circuits = {}
        return found

    @property
    def is_whole(self) -> bool:
        """Whether every function of the file was read so far that it can be lowered, or be said what it has that is not
        modelled."""
        return not self._places.has_refused and not self.isolated

    def unread(self, closure: Mapping[str, str]) -> InputProblem | None:
        """What keeps a function of a closure from being parsed, and generic form may do away with."""
        if not self.isolated or _GENERIC.search(self._contents):
            return None
        return self.isolated[0] if any(REFUSED in text for text in closure.values()) else None

    def _lowering(self, entry: Entry | None = None) -> ModuleLowering:
        return ModuleLowering(
            self._bindings,
            self._types,
            self._places,
            self._symbols,
            self._contents,
            self._mentions,
            self._parsed,
            entry,
        )

    def _circuit(self, name: str) -> Circuit | None:
        """The circuit of this name, whose function of one step can be run for some cycles."""
        if name not in self._circuits:
            symbol = self._symbols.functions.get(name)
            entry = entry_of(symbol, self._parsed, True) if symbol is not None else None
            if symbol is None or entry is None:
                return None
            circuit = entry.circuit(symbol, lambda other: self._lowering(other).run(symbol), self.convert)
            if circuit is None:
                return None
            self._circuits[name] = circuit
        return self._circuits[name]

    def definitions(self) -> Definitions:
        """What the file defines."""
        beginning = ir.Place(self.file, 1, 1)
        return Definitions(
            self._module.operation, self._contents, lambda each: self._places.at(each.location, beginning)
        )

    @cached_property
    def lines(self) -> list[str]:
        return self.text.split("\n")

    @cached_property
    def digest(self) -> bytes:
        """Of the whole text."""
        return digest_of(self._contents)

    def generic_form(self) -> str:
        """The whole file as MLIR prints it in the generic form."""
        return str(self._module.operation.get_asm(print_generic_op_form=True))

    def _parse(self) -> tuple[Any, Places]:
        """The module, and the places of the text that it was parsed from."""
        return self._parse_text(self._contents, self._printer is not None)

    def _parse_again(self, problem: InputProblem) -> tuple[Any, Places]:
        """The same of a text that has such a problem, which may be one of its context or of single functions."""
        if _STRUCT in self._contents:
            self._context = own_context(self._bindings)
            try:
                return self._parse()
            except InputProblem as again:
                problem = again
        return self._parse_in_parts(problem)

    def _parse_in_parts(self, problem: InputProblem) -> tuple[Any, Places]:
        """The same without the functions that have such problems, the first of which is known. Raises the `problem`
        where it is no function's."""
        contents = self._contents if self._printer is None else source_text.without_locations(self._contents)
        try:
            parts = Isolation(contents)
        except InputProblem:
            raise problem from None
        found = problem if self._printer is None else self._parsed_or_problem(contents)
        while isinstance(found, InputProblem):
            place = found.place
            if place is not None and self._printer is not None:
                printed = PrintedPlaces(self.file, self.text, None, self._contents, self._printer.file)
                found.place = printed.in_printed(place)
            if place is None or not parts.take_out(place, found):
                raise problem
            found = self._parsed_or_problem(parts.text)
        self.isolated = parts.problems
        return found if self._printer is None else self._parse_text(parts.applied_to(self._contents), True)

    def _parsed_or_problem(self, contents: str) -> tuple[Any, Places] | InputProblem:
        """A module and its places, or what keeps a text from being parsed, with places in it."""
        try:
            return self._parse_text(contents, False)
        except InputProblem as problem:
            return problem

    def _parse_text(self, contents: str, printed: bool) -> tuple[Any, Places]:
        problems, partly = [], None
        forms = _PRINTED_FORMS if printed else _FORMS
        self._upgraded = frozenset()
        for text in _distinct(contents, forms):
            rewritten = rewrite(text, self._known_as, self._is_known, tokenized=self._tokenized)
            places = self._places_of(contents, rewritten, text, printed)
            parsed = rewritten.text if rewritten is not None else text
            self._require_no_fault(contents, parsed)
            try:
                module = self._module_of(parsed)
            except self._bindings.MLIRError as error:
                problems.append(self._problem(error, places))
                continue
            if any(name in upgrades() for name, _ in dropped(module, parsed)):
                partly = module, places
                break
            return module, places
        for text in _distinct(contents, forms if printed else forms[:1] + forms[-2:-1]):
            is_known = self._context.is_registered_operation
            upgraded = rewrite(text, self._known_as, is_known, upgrades(), self._tokenized)
            if upgraded is None or not upgraded.upgraded:
                break
            self._upgraded = upgraded.upgraded
            self._require_no_fault(contents, upgraded.text)
            places = self._places_of(contents, upgraded, text, printed)
            try:
                return self._module_of(upgraded.text), places
            except self._bindings.MLIRError as error:
                problems.append(self._problem(error, places))
        if partly is not None:
            self._upgraded = frozenset()
            return partly
        raise problems[-1] if self._upgraded else problems[0]

    def _require_no_fault(self, contents: str, parsed: str) -> None:
        """Raises `SyntaxProblem` for a text on which MLIR's parser ends the process."""
        found = faulty_operation(parsed) and faulty_operation(contents)
        if found and ends_the_process(lambda: self._bindings.Module.parse(parsed, self._context)):
            before = contents[: found.start()]
            place = ir.Place(self.file, before.count("\n") + 1, found.start() - before.rfind("\n"))
            raise SyntaxProblem("this program is invalid, and MLIR's parser ends where it should say why", place)

    def _module_of(self, text: str) -> Any:
        """A text as the parser of MLIR reads it. Resources of one key are of one name in the first text of a context
        alone, and get other names, which may be those of other resources, in the next one. An `MLIRError`
        of the bindings says what is wrong with the text."""
        if "dense_resource" in text:
            self._context = own_context(self._bindings)
        return self._bindings.Module.parse(text, self._context)

    def _tokenized(self, source: TextSource) -> Tokens:
        """The tokens of a text. A text that cannot be parsed is read several times."""
        found = self._tokens.get(source.text)
        if found is None:
            found = self._tokens[source.text] = tokenize(source)
        return found

    def _places_of(self, contents: str, rewritten: Rewritten | None, read: str, printed: bool) -> Places:
        if not printed or self._printer is None:
            return Places(self.file, contents, rewritten, read)
        return PrintedPlaces(self.file, self.text, rewritten, read, self._printer.file)

    def _unread_properties(self) -> dict[str, dict[str, str]]:
        """By operation, the properties whose meaning is not known, and why."""
        found: dict[str, dict[str, str]] = {}
        for operation, name in dropped(self._module, self._places.parsed):
            found.setdefault(operation, {})[name] = "which MLIR's parser passes over"
        for operation, name in NUMBERED:  # which release printed a text it does not say
            if has_other_numbers(self._places.parsed, operation, name):
                found.setdefault(operation, {})[name] = "a number, which means another one in another release"
        return found

    def _is_known(self, name: str) -> bool:
        """Whether the parser knows an operation, or one of its name was known to an older release."""
        return self._context.is_registered_operation(name) or name in upgrades()

    def _problem(self, error: Any, places: Places) -> InputProblem:
        """The first error of the parser or verifier, in our own terms."""
        place, message = ir.Place(self.file, 1, 1), str(error)
        diagnostics = getattr(error, "error_diagnostics", [])
        if diagnostics:
            message = places.spelled(diagnostics[0].message)
            place = places.at(diagnostics[0].location, place)
        unknown = _UNKNOWN_OPERATION.search(message)
        if unknown is not None:
            return Unsupported(unknown.group(1) or unknown.group(2), place, "MLIR's parser does not know it")
        return SyntaxProblem(message, place)

    def _summaries(self) -> dict[str, FunctionSummary | Unread]:
        """Of the functions that can be checked alone, by their names."""
        entries = ((symbol, entry_of(symbol, self._parsed, True)) for symbol in self._symbols.functions.values())
        return {symbol.name: self._summary(symbol, entry) for symbol, entry in entries if entry is not None}

    def _summary(self, symbol: Symbol, entry: Entry) -> FunctionSummary | Unread:
        isolated = problem_of(symbol.operation, self.isolated)
        if isolated is not None:
            self._refused[symbol.name] = isolated
        try:
            at = symbol.operation.name, symbol.place
            with boundary(lambda: at), required_parts(self._context, lambda: at):
                return entry.summary(symbol, self)
        except InputProblem as problem:
            self._refused[symbol.name] = problem
            return Unread(symbol.name, symbol.place)

    def argument_name(self, location: Any) -> str:
        return self._places.argument_name(location)

    def convert(self, mlir_type: Any) -> ir.Type | None:
        try:
            return self._types.convert(mlir_type)
        except UnsupportedType:
            return None


def _distinct(contents: str, forms: Sequence[Callable[[str], str]]) -> Iterator[str]:
    """A text in each of the forms, but for those in which it is as in one before."""
    seen: set[str] = set()
    for form in forms:
        text = form(contents)
        if text not in seen:
            seen.add(text)
            yield text


def _nothing(text: str) -> str:
    return text


def _as_upstream(text: str) -> str:
    return one_spelling(source_text.as_upstream(source_text.without_locations(text)))


def _locations_and_discardable_attributes(text: str) -> str:
    """What a compiler of another age says about its target may not parse here, and has no meaning to lose."""
    return source_text.without_discardable_attributes(source_text.without_locations(text))


# What is tried of a text, and of what a tool printed, whose locations lead to the text.
_FORMS = (source_text.without_locations, _nothing, _locations_and_discardable_attributes, _as_upstream)
_PRINTED_FORMS = (_nothing, source_text.without_discardable_attributes)
