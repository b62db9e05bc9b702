"""What MLIR 22 changed: elements of vectors are taken and placed by one operation each."""

from __future__ import annotations

import re
from collections.abc import Callable

from frontends.mlir.core.dynamic import DYNAMIC
from frontends.mlir.core.syntax.change import Change, Edit, Upgrade, functional, shaped
from frontends.mlir.core.syntax.cursor import Cursor
from frontends.mlir.core.syntax.forms import Generic

_VECTOR = re.compile(r"vector<(?:(?:\d+|\[\d+\])x)*([^,]+)>")


# -- vector ------------------------------------------------------------------------------------------------------------


def _position(cursor: Cursor) -> list[tuple[str, str]]:
    """`[%i : i32]`, or `[]`"""
    found: list[tuple[str, str]] = []

    def entry() -> None:
        name = cursor.value()
        cursor.expect(":")
        found.append((name, cursor.type()))

    cursor.enclosed("[", entry)
    return found


def _element(cursor: Cursor, vector: str) -> str:
    found = _VECTOR.fullmatch(vector.strip())
    if found is None:
        cursor.expected("a vector before this")
    return found.group(1)


def _extract_form(cursor: Cursor) -> Generic:
    value = cursor.value()
    position = _position(cursor)
    attributes = cursor.optional_dictionary()
    cursor.expect(":")
    type = cursor.type()
    return Generic([(value, type), *position], [_element(cursor, type)], attributes)


def _insert_form(cursor: Cursor) -> Generic:
    value = cursor.value()
    cursor.expect(",")
    into = cursor.value()
    position = _position(cursor)
    attributes = cursor.optional_dictionary()
    cursor.expect(":")
    type = cursor.type()
    return Generic([(value, _element(cursor, type)), (into, type), *position], [type], attributes)


def _at_position(change: Change, before: int, name: str) -> bool:
    """A position of any type of integers, which LLVM takes for an unsigned number, became one of type `index`."""
    if len(change.operands) == before + 1:
        value, type = change.operands[before]
        if type != "index":
            value = change.emit(f'"arith.index_castui"({value}) : ({type}) -> index')
        change.operands[before] = value, "index"
    elif len(change.operands) != before:
        change.refuse("other operands")
    dynamic = len(change.operands) > before
    change.attributes["static_position"] = f"array<i64: {DYNAMIC}>" if dynamic else "array<i64>"
    change.name = name
    return True


def _extract(change: Change) -> bool:
    return _at_position(change, 1, "vector.extract")


def _insert(change: Change) -> bool:
    return _at_position(change, 2, "vector.insert")


def _splat_form(cursor: Cursor) -> Generic:
    value, attributes, type = cursor.value_of_type()
    return Generic([(value, _element(cursor, type))], [type], attributes)


def _splat(change: Change) -> bool:
    change.name = "vector.broadcast"
    return True


# -- llvm --------------------------------------------------------------------------------------------------------------


def _lifetime_form(cursor: Cursor) -> Generic:
    size = cursor.integer()
    cursor.expect(",")
    value = cursor.value()
    attributes = cursor.optional_dictionary() | {"size": f"{size} : i64"}
    cursor.expect(":")
    return Generic([(value, cursor.type())], [], attributes)


def _lifetime(change: Change) -> bool:
    """The object lives as a whole; the size had to be that of the object."""
    return change.attributes.pop("size", None) is not None


# -- linalg ------------------------------------------------------------------------------------------------------------


def _mapper(cursor: Cursor, name: str) -> list[Edit]:
    """The mapper of `linalg.map` takes the element of the output as well."""
    if cursor.at("("):
        inputs, region = _generic_mapper(cursor)
    else:
        inputs, region = _custom_mapper(cursor)
    arguments: list[str] = []

    def argument() -> None:
        arguments.append(cursor.value())
        cursor.expect(":")
        cursor.type()

    output = shaped(inputs[-1])
    if output is None:
        cursor.expected("an output with a shape")
    cursor.position = region
    if len(inputs) == 1 and not cursor.at("("):
        return [Edit(region, f"^bb0({name}: {output.element}): ")]
    closing = cursor.closing()
    cursor.enclosed("(", argument)
    if len(arguments) != len(inputs) - 1:
        return []
    return [Edit(closing, f"{', ' if arguments else ''}{name}: {output.element}")]


def _custom_mapper(cursor: Cursor) -> tuple[list[str], int]:
    """The types of inputs and output, and where the mapper's arguments begin. Raises `SyntaxProblem` for the form with
    the name of an operation in the place of a mapper, which is the same in all releases."""
    types: list[str] = []
    for word in ("ins", "outs"):
        if word == "ins" and not cursor.at("ins"):
            continue
        cursor.expect(word)
        cursor.expect("(")
        count = 1
        cursor.value()
        while cursor.accept(","):
            cursor.value()
            count += 1
        cursor.expect(":")
        found = cursor.types()
        if len(found) != count:
            cursor.expected(f"{count} types")
        types += found
        cursor.expect(")")
    cursor.optional_dictionary()
    return types, cursor.position


def _generic_mapper(cursor: Cursor) -> tuple[list[str], int]:
    cursor.values("(")
    if cursor.accept("<"):
        cursor.dictionary()
        cursor.expect(">")
    cursor.expect("(")
    region = cursor.region()
    cursor.expect(")")
    cursor.optional_dictionary()
    cursor.expect(":")
    types = cursor.type_list()
    cursor.position = region.start
    if cursor.token.kind == "block":
        cursor.block()
    return types, cursor.position


def _maps(*results: str) -> str:
    dimensions = "b, m, n, k" if "b" in results[0] else "m, n, k"
    return f"[{', '.join(f'affine_map<({dimensions}) -> ({each})>' for each in results)}]"


def _transposed(maps: str) -> Upgrade:
    """A product of a transposed matrix became one with maps that say so."""

    def edit(cursor: Cursor, name: str) -> list[Edit]:
        if not cursor.at("("):
            return [Edit(cursor.position, f"indexing_maps = {maps} ")]
        cursor.values("(")
        if not cursor.accept("<"):
            cursor.expected("'<' and properties")
        return [Edit(cursor.position + 1, f"indexing_maps = {maps}, ")] if cursor.at("{") else []

    return Upgrade(renamed="linalg.matmul" if "b" not in maps.partition("->")[0] else "linalg.batch_matmul", edit=edit)


# -- emitc -------------------------------------------------------------------------------------------------------------


def _expression(cursor: Cursor, name: str) -> list[Edit]:
    """What an expression uses from around it became its operands, in whose place its body has arguments."""
    generic = cursor.at("(")
    if generic:
        if cursor.values("("):
            return []
        if cursor.accept("<"):
            cursor.dictionary()
            cursor.expect(">")
        opening, begin = cursor.position - 1, cursor.position
        while cursor.tokens[opening].text != "(" or cursor.tokens[opening + 1].text != ")":
            opening -= 1
        cursor.expect("(")
    else:
        begin = cursor.position
        cursor.accept("noinline")
        cursor.expect(":")
        result = cursor.position
        cursor.type()
    body = cursor.position
    uses = _uses_from_around(cursor)
    names = list(dict.fromkeys(cursor.tokens[each].text for each in uses))
    if not names:
        return []
    types = [cursor.within(uses[0]).type_of(each) for each in names]
    listed = ", ".join(names)
    if not generic:  # whose arguments have the names of the operands
        if any("#" in each for each in names):
            cursor.expected("names of values without a number behind them")
        return [Edit(begin, f"{listed} "), Edit(result, f"({', '.join(types)}) -> ")]
    fresh = {each: f"{name}_{at}" for at, each in enumerate(names)}
    arguments = ", ".join(f"{fresh[each]}: {type}" for each, type in zip(names, types, strict=True))
    replaced = [Edit(each, fresh[cursor.tokens[each].text], replaces=True) for each in uses]
    cursor.position = begin
    cursor.expect("(")
    cursor.region()
    cursor.expect(")")
    cursor.expect(":")
    cursor.expect("(")
    signature = Edit(cursor.position, ", ".join(types))
    return [Edit(opening + 1, listed), Edit(body + 1, f"^bb0({arguments}): "), *replaced, signature]


def _uses_from_around(cursor: Cursor) -> list[int]:
    """Where in the body that begins here values stand that it does not define."""
    end = cursor.closing()
    inside = range(cursor.position + 1, end)
    tokens = cursor.tokens
    values = [each for each in inside if tokens[each].kind == "value"]
    if any(tokens[each].text.strip('"') == "emitc.expression" or tokens[each].kind == "block" for each in inside):
        cursor.expected("an expression without another one or blocks in it")
    defined = {tokens[each].text for each in values if tokens[each + 1].text == "="}
    return [each for each in values if tokens[each].text.partition("#")[0] not in defined]


# -- tosa --------------------------------------------------------------------------------------------------------------


def _words(**kinds: str) -> Callable[[Change], bool]:
    """Words in quotes became enumerations."""

    def change(found: Change) -> bool:
        changed = False
        for attribute, kind in kinds.items():
            text = found.attributes.get(attribute, "")
            if text.startswith('"') and text.endswith('"'):
                found.attributes[attribute] = f"#tosa.{kind}<{text[1:-1]}>"
                changed = True
        return changed

    return change


_NAN = ("argmax", "clamp", "max_pool2d", "maximum", "minimum", "reduce_max", "reduce_min")

TABLE = {
    "linalg.matmul_transpose_a": _transposed(_maps("k, m", "k, n", "m, n")),
    "linalg.matmul_transpose_b": _transposed(_maps("m, k", "n, k", "m, n")),
    "linalg.batch_matmul_transpose_a": _transposed(_maps("b, k, m", "b, k, n", "b, m, n")),
    "linalg.batch_matmul_transpose_b": _transposed(_maps("b, m, k", "b, n, k", "b, m, n")),
    **{f"tosa.{name}": Upgrade(_words(nan_mode="nan_mode"), functional) for name in _NAN},
    "tosa.apply_scale": Upgrade(_words(rounding_mode="rounding_mode"), functional),
    "tosa.rescale": Upgrade(_words(rounding_mode="rounding_mode"), functional),
    "tosa.resize": Upgrade(_words(mode="resize_mode"), functional),
    "emitc.expression": Upgrade(edit=_expression),
    "linalg.map": Upgrade(edit=_mapper),
    "llvm.intr.lifetime.end": Upgrade(_lifetime, _lifetime_form),
    "llvm.intr.lifetime.start": Upgrade(_lifetime, _lifetime_form),
    "vector.extractelement": Upgrade(_extract, _extract_form),
    "vector.insertelement": Upgrade(_insert, _insert_form),
    "vector.splat": Upgrade(_splat, _splat_form),
}
