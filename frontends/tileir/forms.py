"""The custom forms of the operations of CUDA Tile IR, as its dialect prints them (the assembly formats of the dialect's
public definition, cuda_tile 13.1 to 13.3). What is read of one is the same record that its generic form gives."""

from __future__ import annotations

import re
from collections.abc import Callable

from frontends.mlir.core.syntax.assembly import assembly, same
from frontends.mlir.core.syntax.cursor import Cursor
from frontends.mlir.core.syntax.forms import Argument, Generic, Region
from frontends.mlir.core.syntax.functions import symbol_name

Reader = Callable[[Cursor], Generic]

_SCOPES = ("tl_blk", "device", "sys")
SEGMENTS = "operandSegmentSizes"
_ARRAY = re.compile(r"tensor_view<[^<>]*>")
UNTYPED = "?"
"""The type of an operand that a custom form does not spell: its definition does."""


def _word(cursor: Cursor) -> str:
    return cursor.word()


def _scope(cursor: Cursor) -> str:
    return cursor.word() if cursor.at(*_SCOPES) else ""


def _unit(cursor: Cursor) -> str:
    return ""


_KINDS = {
    "word": _word,
    "scope": _scope,
    "angles": Cursor.angles,
    "unit": _unit,
    "predicate": lambda cursor: _predicate(cursor),
}
_ROUNDING = "<rounding $rounding_mode:angles>"
_FLUSH = "<flush_to_zero $flush_to_zero:unit>"
_SIGN = "$signedness:word"
_ORDERING = "$memory_ordering_semantics:word $memory_scope:scope"
_HINTS = "<optimization_hints = $optimization_hints:angles>"
_TOKEN = "<token = %token>"


def _predicate(cursor: Cursor) -> str:
    """What an assumption says: `div_by<16>`, `bounded<0, ?>` or `same_elements<[2]>`."""
    if cursor.token.kind == "alias":
        return cursor.untyped_attribute()
    name = cursor.word("a predicate")
    return f"{name}{cursor.angles()}"


FORMS: dict[str, Reader] = {}


def _form(names: str, text: str, *, segments: bool = False, results: dict[str, str] | None = None) -> None:
    """`results` are those that the form does not spell, by the operand whose type they have."""
    infer = {name: same(of) for name, of in (results or {}).items()}
    read = assembly(text, kinds=_KINDS, segments=segments, infer=infer)
    for name in names.split():
        FORMS[name] = read


_form("absf absi ceil cos cosh floor log log2 negf sin sinh tan", "%source {} : !result")
_form("exp tanh", f"%source {_ROUNDING} {{}} : !result")
_form("sqrt", f"%source {_ROUNDING} {_FLUSH} {{}} : !result")
_form("exp2 rsqrt", f"%source {_FLUSH} {{}} : !result")
_form("negi", "%source <overflow $overflow:angles> {} : !result")
_form("andi atan2 mulhii ori pow remf xori", "%lhs, %rhs {} : !result")
_form("addf divf mulf subf", f"%lhs, %rhs {_ROUNDING} {_FLUSH} {{}} : !result")
_form(
    "maxf minf",
    "%lhs, %rhs <flush_to_zero $flush_to_zero:unit | propagate_nan $propagate_nan:unit> {} : !result",
)
_form("addi muli shli subi", "%lhs, %rhs <overflow $overflow:angles> {} : !result")
_form("maxi mini remi shri", f"%lhs, %rhs {_SIGN} {{}} : !result")
_form("divi", f"%lhs, %rhs {_SIGN} <rounding $rounding:angles> {{}} : !result")
_form("fma", f"%lhs, %rhs, %acc {_ROUNDING} {_FLUSH} {{}} : !result")
_form("cmpi", f"$comparison_predicate:word %lhs, %rhs, {_SIGN} {{}} : !lhs -> !result")
_form("cmpf", "$comparison_predicate:word $comparison_ordering:word %lhs, %rhs {} : !lhs -> !result")
_form("bitcast broadcast int_to_ptr pack ptr_to_int ptr_to_ptr reshape unpack", "%source {} : !source -> !result")
_form("exti", f"%source {_SIGN} {{}} : !source -> !result")
_form("trunci", "%source <overflow $overflow:angles> {} : !source -> !result")
_form("ftof", f"%source {_ROUNDING} {{}} : !source -> !result")
_form("ftoi itof", f"%source {_SIGN} {_ROUNDING} {{}} : !source -> !result")
_form("select", "%condition, %yes, %no {} : !condition, !result")
_form("cat", "%lhs, %rhs dim = $dim {} : !lhs, !rhs -> !result")
_form("extract", "%source '[' %indices* ']' {} : !source -> !result")
_form("permute", "%source $permutation {} : !source -> !result")
_form("offset", "%pointer, %distance {} : !pointer, !distance -> !result")
_form("iota", "{} : !result")
_form("constant", "$value:angles : !result {}")
_form("mmaf", "%lhs, %rhs, %acc <fast_acc $fast_acc:unit> {} : !lhs, !rhs, !acc", results={"result": "acc"})
_form(
    "mmai",
    "%lhs, %rhs, %acc $signedness_lhs:word $signedness_rhs:word {} : !lhs, !rhs, !acc",
    results={"result": "acc"},
)
_form(
    "mmaf_scaled",
    "%lhs, %rhs, %acc, %lhs_scale, %rhs_scale {} : !lhs, !rhs, !acc, !lhs_scale, !rhs_scale",
    results={"result": "acc"},
)
_form("assume", "$predicate:predicate, %value {} : !value", results={"result": "value"})
_form("assert", "%condition, $message:string {} : !condition")
_form("make_token", "{} : !result")
_form("join_tokens", "%tokens* {} : !result")
_form("get_global", "$name:symbol {} : !result")
_form("alloca", "num_elem = $num_elem, alignment = $alignment <global $global:unit> {} : !result")
_form("get_tile_block_id get_num_tile_blocks", "{} : !x", results={"y": "x", "z": "x"})
_form("break continue return yield", "{} <%operands* : !operands*>")
_form(
    "load_ptr_tko",
    f"{_ORDERING} %source <, %mask> <, %padding> {_TOKEN} {_HINTS} {{}} "
    ": !source <, !mask> <, !padding> -> !result, !result_token",
    segments=True,
)
_form(
    "store_ptr_tko",
    f"{_ORDERING} %destination, %value <, %mask> {_TOKEN} {_HINTS} {{}} "
    ": !destination, !value <, !mask> -> !result_token",
    segments=True,
)
_form(
    "atomic_rmw_tko",
    f"{_ORDERING} %pointers, $mode:word, %arg <, %mask> {_TOKEN} {{}} "
    ": !pointers, !arg <, !mask> -> !result, !result_token",
    segments=True,
)
_form(
    "atomic_cas_tko",
    f"{_ORDERING} %pointers, %cmp, %val <, %mask> {_TOKEN} {{}} : !pointers, !val <, !mask> -> !result, !result_token",
    segments=True,
)
_form("print_tko", f"$str:string <, %args*> {_TOKEN} {{}} <: !args*> -> !result_token", segments=True)


def _reads(name: str) -> Callable[[Reader], Reader]:
    def register(read: Reader) -> Reader:
        FORMS[name] = read
        return read

    return register


# -- views -------------------------------------------------------------------------------------------------------------


@_reads("make_tensor_view")
def _tensor_view(cursor: Cursor) -> Generic:
    """Sizes and strides are numbers or values; generic form has the numbers in the type alone."""
    base = cursor.value()
    cursor.expect(",")
    lists: list[list[str]] = []
    for word in ("shape", "strides"):
        if lists:
            cursor.expect(",")
        cursor.expect(word)
        cursor.expect("=")
        lists.append(cursor.enclosed("[", lambda: cursor.next().text))
    attributes = cursor.optional_dictionary()
    cursor.expect(":")
    type = of_dynamic = cursor.type()
    dynamic = [[each for each in numbers if each.startswith("%")] for numbers in lists]
    if any(dynamic):
        cursor.expect("->")
        type = cursor.type()
    sizes = f"array<i32: 1, {len(dynamic[0])}, {len(dynamic[1])}>"
    said = {f"spelled_{word}": f"[{', '.join(_number(each) for each in numbers)}]" for word, numbers in _named(lists)}
    operands = [(base, UNTYPED), *((each, of_dynamic) for each in (*dynamic[0], *dynamic[1]))]
    return Generic(operands, [type], cursor.added(attributes, {SEGMENTS: sizes, **said}))


def _number(text: str) -> str:
    return "?" if text.startswith("%") else text


def _named(lists: list[list[str]]) -> list[tuple[str, list[str]]]:
    return list(zip(("shape", "strides"), lists, strict=True))


def _view_of_tensor(cursor: Cursor) -> Generic:
    """A view's type has that of the array which it is of."""
    operand = cursor.value()
    attributes = cursor.optional_dictionary()
    cursor.expect(":")
    type = cursor.type()
    array = _ARRAY.search(type)
    return Generic([(operand, array[0] if array is not None else UNTYPED)], [type], attributes)


for _each in ("make_partition_view", "make_strided_view", "make_gather_scatter_view"):
    FORMS[_each] = _view_of_tensor


def _numbers_of_view(cursor: Cursor) -> Generic:
    """As many results as the operation is written to have, of one type."""
    operand = cursor.value()
    cursor.expect(":")
    type = cursor.type()
    cursor.expect("->")
    return Generic([(operand, type)], [cursor.type()] * max(cursor.results, 1))


for _each in ("get_index_space_shape", "get_tensor_shape"):
    FORMS[_each] = _numbers_of_view


def _ordering(cursor: Cursor) -> dict[str, str]:
    return {"memory_ordering_semantics": cursor.word("a memory ordering"), "memory_scope": _scope(cursor)}


def _access(cursor: Cursor, first: list[str], between: Callable[[], list[str]] | None) -> Generic:
    """`%view[%i, %j] token = %t ...` behind what an access to a view is given first. Its operands in generic form are
    those, the view, the indices, what stands `between` the indices and the token, and the token."""
    attributes: dict[str, str] = {}
    view = cursor.value()
    indices = cursor.values("[")
    last = between() if between is not None else []
    token: list[str] = []
    if cursor.accept("token"):
        cursor.expect("=")
        token = [cursor.value()]
    if cursor.accept("optimization_hints"):
        cursor.expect("=")
        attributes["optimization_hints"] = cursor.angles()
    attributes = cursor.added(attributes, cursor.attributes_clause())
    cursor.expect(":")
    types = cursor.types()
    cursor.expect("->")
    results = cursor.types()
    groups = [first, [view], indices, last, token] if between is not None else [first, [view], indices, token]
    groups = groups if first else groups[1:]
    sizes = ", ".join(str(len(each)) for each in groups)
    spelled = dict(zip((*first, *last, view), types, strict=False)) | dict.fromkeys(indices, types[-1])
    operands = [(name, spelled.get(name, UNTYPED)) for each in groups for name in each]
    return Generic(operands, results, {**attributes, SEGMENTS: f"array<i32: {sizes}>"})


@_reads("load_view_tko")
def _load_view(cursor: Cursor) -> Generic:
    ordering = _ordering(cursor)
    generic = _access(cursor, [], None)
    return Generic(generic.operands, generic.results, cursor.added(generic.attributes, ordering))


@_reads("store_view_tko")
def _store_view(cursor: Cursor) -> Generic:
    ordering = _ordering(cursor)
    value = cursor.value()
    cursor.expect(",")
    generic = _access(cursor, [value], None)
    return Generic(generic.operands, generic.results, cursor.added(generic.attributes, ordering))


@_reads("atomic_red_view_tko")
def _update_view(cursor: Cursor) -> Generic:
    attributes = _ordering(cursor)

    def value() -> list[str]:
        cursor.expect(",")
        attributes["mode"] = cursor.word("an update")
        cursor.expect(",")
        return [cursor.value()]

    generic = _access(cursor, [], value)
    return Generic(generic.operands, generic.results, cursor.added(generic.attributes, attributes))


# -- regions -----------------------------------------------------------------------------------------------------------


def _combination(cursor: Cursor, reverse: bool) -> Generic:
    values = [cursor.value()]
    while cursor.accept(","):
        values.append(cursor.value())
    attributes = cursor.optional_dictionary()
    for name in ("dim", "reverse", "identities"):
        if name != "reverse" or reverse:
            cursor.expect(name)
            cursor.expect("=")
            attributes = cursor.added(attributes, {name: cursor.untyped_attribute()})
    cursor.expect(":")
    types = cursor.types()
    cursor.expect("->")
    results = cursor.types()
    arguments = cursor.enclosed("(", cursor.typed_argument)
    if len(types) != len(values):
        cursor.fail(f"{len(values)} tiles with {len(types)} types")
    region = cursor.region(tuple(arguments))
    return Generic(list(zip(values, types, strict=True)), results, attributes, [region])


FORMS["reduce"] = lambda cursor: _combination(cursor, False)
FORMS["scan"] = lambda cursor: _combination(cursor, True)


@_reads("if")
def _if(cursor: Cursor) -> Generic:
    condition = cursor.value()
    results: list[str] = []
    if cursor.accept("->"):
        results = cursor.enclosed("(", cursor.type)
    regions = [cursor.region()]
    regions.append(cursor.region() if cursor.accept("else") else Region(0, 0))
    return Generic([(condition, UNTYPED)], results, cursor.optional_dictionary(), regions)


def _assignments(cursor: Cursor) -> tuple[list[Argument], list[str]]:
    arguments: list[Argument] = []
    values: list[str] = []

    def one() -> None:
        arguments.append(cursor.argument())
        cursor.expect("=")
        values.append(cursor.value())

    cursor.enclosed("(", one)
    return arguments, values


def _typed(cursor: Cursor, arguments: list[Argument], types: list[str]) -> tuple[Argument, ...]:
    if len(arguments) != len(types):
        cursor.fail(f"{len(arguments)} carried values with {len(types)} types")
    return tuple(Argument(each.name, type, each.offset) for each, type in zip(arguments, types, strict=True))


@_reads("for")
def _for(cursor: Cursor) -> Generic:
    attributes = {"unsignedCmp": ""} if cursor.accept("unsigned") else {}
    counter = cursor.argument()
    cursor.expect("in")
    cursor.expect("(")
    bounds = [cursor.value()]
    for text in ("to", ","):
        cursor.expect(text)
        if text == ",":
            cursor.expect("step")
        bounds.append(cursor.value())
    cursor.expect(")")
    cursor.expect(":")
    type = cursor.type()
    arguments: list[Argument] = []
    initial: list[str] = []
    results: list[str] = []
    if cursor.accept("iter_values"):
        arguments, initial = _assignments(cursor)
        cursor.expect("->")
        results = cursor.enclosed("(", cursor.type)
    carried = _typed(cursor, arguments, results)
    region = cursor.region((Argument(counter.name, type, counter.offset), *carried))
    operands = [(each, type) for each in bounds] + list(zip(initial, results, strict=True))
    return Generic(operands, results, cursor.added(attributes, cursor.optional_dictionary()), [region])


@_reads("loop")
def _loop(cursor: Cursor) -> Generic:
    arguments: list[Argument] = []
    initial: list[str] = []
    types: list[str] = []
    results: list[str] = []
    if cursor.accept("iter_values"):
        arguments, initial = _assignments(cursor)
        cursor.expect(":")
        types = cursor.types()
        if cursor.accept("->"):
            results = cursor.types()
    elif cursor.accept(":"):
        results = cursor.types()
    carried = _typed(cursor, arguments, types)
    region = cursor.region(carried)
    return Generic(list(zip(initial, types, strict=True)), results, cursor.optional_dictionary(), [region])


# -- symbols -----------------------------------------------------------------------------------------------------------


@_reads("module")
def _module(cursor: Cursor) -> Generic:
    attributes = {"sym_name": symbol_name(cursor.symbol())} if cursor.token.kind == "symbol" else {}
    attributes = cursor.added(attributes, cursor.attributes_clause())
    return Generic(attributes=attributes, regions=[cursor.region()])


@_reads("entry")
def _entry(cursor: Cursor) -> Generic:
    attributes = {"sym_name": symbol_name(cursor.symbol())}
    said: list[str] = []

    def parameter() -> Argument:
        argument = cursor.typed_argument()
        said.append(cursor.attribute() if cursor.at("{") else "{}")
        return argument

    arguments = tuple(cursor.enclosed("(", parameter))
    results: list[str] = []
    if cursor.accept("->"):
        results = cursor.type_list()
    attributes["function_type"] = f"({', '.join(each.type for each in arguments)}) -> ({', '.join(results)})"
    if any(each != "{}" for each in said):
        attributes["arg_attrs"] = f"[{', '.join(said)}]"
    if cursor.accept("optimization_hints"):
        cursor.expect("=")
        attributes["optimization_hints"] = cursor.angles()
    attributes = cursor.added(attributes, cursor.attributes_clause())
    region = cursor.region(arguments)
    return Generic(attributes=cursor.added(attributes, cursor.optional_dictionary()), regions=[region])


FORMS["testing$func"] = _entry


@_reads("global")
def _global(cursor: Cursor) -> Generic:
    attributes: dict[str, str] = {}
    for word in ("public", "private"):
        if cursor.accept(word):
            attributes["symbol_visibility"] = word
    if cursor.accept("constant"):
        attributes["constant"] = ""
    attributes["sym_name"] = symbol_name(cursor.symbol())
    if cursor.accept("alignment"):
        cursor.expect("=")
        attributes["alignment"] = cursor.attribute()
    attributes = cursor.added(attributes, cursor.optional_dictionary())
    value = cursor.angles()
    cursor.expect(":")
    return Generic(attributes=cursor.added(attributes, {"value": value, "type": cursor.type()}))
