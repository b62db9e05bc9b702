"""How an operation of affine IR is declared: once, by its class.

The decorator `operation` gives the mnemonic and the assembly format; the class is `kw_only`, and `eq=False`, as two
operations are never the same. A field's annotation says what it is:

| annotation | what |
|---|---|
| `Annotated[Value, Result(constraint)]`, `Annotated[list[Value], ...]` | the value or the values that it defines |
| `Annotated[Value, Operand(constraint)]`, of `Value | None`, `Index`, `Affine`, or a list of them | what it uses |
| `Region` | a nested region |
| `Block`, `Block | None` | a successor |
| `bool`, `int`, `str`, `tuple[str, ...]` | a flag, a number, a quoted string, words between commas |
| `Annotated[str, SYMBOL]`, `Annotated[str, Word()]`, a `StrEnum` | `@name`, a word, one of its words |
| `Annotated[int, BITS]` | the bits of the result |

The printer, the parser, the verifier of structure and the walks over operands, results and regions read the
`Declaration` that is made of this.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, StrEnum, auto
from typing import Annotated, Any, TypeVar, get_args, get_origin

from msgspec import NODEFAULT, Struct, structs

from interp.ir.constraint import ANY, INTEGER, TypeConstraint
from interp.ir.format import (
    Argument,
    Arguments,
    Carried,
    Element,
    FormatError,
    Successor,
    elements_of,
    fields_of,
    parse_format,
)
from interp.ir.values import Affine, Block, Index, Operation, Region


class Result(Struct, frozen=True):
    """Marks a field as a result, of types that a constraint allows."""

    types: TypeConstraint = ANY


class Operand(Struct, frozen=True):
    """Marks a field as an operand, of types that a constraint allows."""

    types: TypeConstraint = ANY


class Word(Struct, frozen=True):
    """Any word."""


class Syntax(Enum):
    """How an attribute stands in the text, where its type does not tell."""

    SYMBOL = auto()
    BITS = auto()


SYMBOL, BITS = Syntax.SYMBOL, Syntax.BITS


class Kind(Enum):
    """What a field of an operation is. The operands are values, constants among them, or affine expressions."""

    RESULT = auto()
    VALUE = auto()
    INDEX = auto()
    AFFINE = auto()
    REGION = auto()
    SUCCESSOR = auto()
    FLAG = auto()
    NUMBER = auto()
    STRING = auto()
    SYMBOL = auto()
    WORD = auto()
    BITS = auto()


_OPERANDS = (Kind.VALUE, Kind.INDEX, Kind.AFFINE)


class Part(Struct, frozen=True):
    """A field of an operation. `many`: it is a list or a tuple. `default` is what an optional group leaves out."""

    name: str
    kind: Kind
    many: bool
    default: Any
    types: TypeConstraint = ANY
    choices: type[StrEnum] | None = None


class RegionEntry(Struct, frozen=True):
    """What the arguments of a region's entry are: `leading` of its own, then those that begin as the operands of the
    field `carried`. None of both: how many there are is for the operation to say."""

    region: str
    leading: int | None
    carried: str | None


class Declaration(Struct, frozen=True):
    """What the class of an operation declares, its fields in their order."""

    parts: dict[str, Part]
    results: tuple[Part, ...]
    operands: tuple[Part, ...]
    regions: tuple[Part, ...]
    successors: tuple[Successor, ...]
    entries: tuple[RegionEntry, ...]
    format: tuple[Element, ...]


OPERATIONS: dict[str, type[Operation]] = {}
"""All operations of affine IR, by mnemonic."""

_Class = TypeVar("_Class", bound=Operation)


def operation(
    mnemonic: str, assembly_format: str = "", terminator: bool = False, flows_anywhere: bool = False
) -> Callable[[type[_Class]], type[_Class]]:
    """Declares an operation of affine IR. The value flow of one that `flows_anywhere` is bounded from above, which
    costs precision; that of others stands in `interp.ir.flow`."""

    def declare(given: type[_Class]) -> type[_Class]:
        given.mnemonic, given.assembly_format = mnemonic, assembly_format
        given.is_terminator, given.flows_anywhere = terminator, flows_anywhere
        if mnemonic in OPERATIONS:
            raise FormatError(f"two operations have the mnemonic '{mnemonic}'")
        OPERATIONS[mnemonic] = given
        return given

    return declare


_declarations: dict[type[Operation], Declaration] = {}


def declaration_of(kind: type[Operation]) -> Declaration:
    """Raises `FormatError`: the annotations or the assembly format of the class declare no operation."""
    known = _declarations.get(kind)
    if known is None:
        known = _declarations[kind] = _declared_by(kind)
    return known


def _declared_by(kind: type[Operation]) -> Declaration:
    if kind.__base__ is not Operation:  # whoever looks for operations of a class looks for no other
        raise FormatError(f"'{kind.__name__}' is a kind of another operation, and no operation is")
    own = [each for each in structs.fields(kind) if each.name != "place"]
    parts = {each.name: _part(each.name, each.type, _default(each)) for each in own}
    format_ = parse_format(kind.assembly_format)
    named = {name for element in elements_of(format_) for name in fields_of(element)}
    if unknown := named - set(parts):
        raise FormatError(f"the assembly format of '{kind.mnemonic}' names ${min(unknown)}, which it has not")
    if missing := {name for name, part in parts.items() if part.kind is not Kind.RESULT} - named:
        raise FormatError(f"the assembly format of '{kind.mnemonic}' lacks ${min(missing)}")
    regions = tuple(part for part in parts.values() if part.kind is Kind.REGION)
    results = tuple(part for part in parts.values() if part.kind is Kind.RESULT)
    if len(results) > 1:
        raise FormatError(f"'{kind.mnemonic}' declares its results in two fields")
    return Declaration(
        parts,
        results,
        tuple(part for part in parts.values() if part.kind in _OPERANDS),
        regions,
        tuple(each for each in elements_of(format_) if isinstance(each, Successor)),
        tuple(_entry(part.name, format_) for part in regions),
        format_,
    )


def _default(of: structs.FieldInfo) -> Any:
    return of.default if of.default_factory is NODEFAULT else of.default_factory()


def _part(name: str, hint: Any, default: Any) -> Part:
    marker = None
    if get_origin(hint) is Annotated:
        hint, marker = get_args(hint)
    many = get_origin(hint) in (list, tuple)
    item = get_args(hint)[0] if many else hint
    if many and default is NODEFAULT:
        default = []
    if isinstance(marker, Result):
        return Part(name, Kind.RESULT, many, default, marker.types)
    if isinstance(marker, Operand):
        kind = {Index: Kind.INDEX, Affine: Kind.AFFINE}.get(item, Kind.VALUE)
        types_ = INTEGER if kind is not Kind.VALUE and marker.types is ANY else marker.types
        return Part(name, kind, many, default, types_)
    if isinstance(marker, Word):
        return Part(name, Kind.WORD, many, default)
    if isinstance(item, type) and issubclass(item, StrEnum):
        return Part(name, Kind.WORD, many, default, choices=item)
    kinds: dict[Any, Kind] = {
        SYMBOL: Kind.SYMBOL,
        BITS: Kind.BITS,
        Region: Kind.REGION,
        Block: Kind.SUCCESSOR,
        Block | None: Kind.SUCCESSOR,
        bool: Kind.FLAG,
        int: Kind.NUMBER,
        str: Kind.WORD if many else Kind.STRING,
    }
    kind_ = kinds.get(item if marker is None else marker)
    if kind_ is None:
        raise FormatError(f"the annotation of '{name}' is none that an operation may have")
    return Part(name, kind_, many, default)


def _entry(region: str, format_: tuple[Element, ...]) -> RegionEntry:
    leading, carried = 0, None
    for element in elements_of(format_):
        match element:
            case Arguments(region=name) if name == region:
                return RegionEntry(region, None, None)
            case Argument(region=name) if name == region:
                leading += 1
            case Carried(region=name, values=values) if name == region:
                carried = values
            case _:
                pass
    return RegionEntry(region, leading, carried)
