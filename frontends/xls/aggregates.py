"""Literals, tuples, arrays, and choices among values. Source: XLS's page on the semantics of its IR.

An index that is out of bounds means the last element where an array is read, and nothing where it is written."""

from __future__ import annotations

from collections.abc import Sequence

from frontends.circuits.bits import bit
from frontends.xls.operations import Meaning, Use
from frontends.xls.syntax import Array, Attribute, Bits, Token, Tuple, Type
from frontends.xls.trees import Tree
from interp import ir


def _literal(use: Use) -> Tree:
    use.require(0)
    if "value" not in use.node.attributes:
        raise use.builder.wrong("needs a 'value'")
    return _constant(use, use.node.attributes["value"], use.node.type)


def _constant(use: Use, value: Attribute, type: Type) -> Tree:
    match type:
        case Bits(width=width):
            if isinstance(value, bool) or not isinstance(value, int) or not -(1 << width) // 2 <= value < 1 << width:
                raise use.builder.wrong(f"has {value}, which is not a value of {type}")
            return use.builder.constant(value, use.builder.scalar(width)) if width else ()
        case Array(element=element, size=size):
            types: Sequence[Type] = [element] * size
        case Tuple(elements=elements):
            types = elements
        case Token():
            return ()
    if not isinstance(value, tuple) or len(value) != len(types):
        raise use.builder.wrong(f"has {value}, which is not a value of {type}")
    return tuple(_constant(use, each, wanted) for each, wanted in zip(value, types, strict=True))


def _listed(use: Use) -> Tree:
    return tuple(use.operands)


def _identity(use: Use) -> Tree:
    use.require(1)
    return use.operands[0]


def _tuple_index(use: Use) -> Tree:
    use.require(1)
    elements, index = use.builder.elements(use.operands[0]), use.number("index")
    if not 0 <= index < len(elements):
        raise use.builder.wrong(f"takes element {index} of {len(elements)}")
    return elements[index]


# -- arrays ------------------------------------------------------------------------------------------------------------


def _picked(use: Use, array: Tree, index: Tree, offset: int = 0) -> Tree:
    """The element `offset` after the one that an index means, or the last one."""
    elements = use.builder.elements(array)
    if not elements:
        raise use.builder.unsupported("an array without elements")
    last = len(elements) - 1
    if index == ():  # bits of width 0, which are zero
        return elements[min(offset, last)]
    value = use.builder.bits(index)
    known = use.builder.constant_of(value)
    if known is not None:
        return elements[min(known + offset, last)]
    found = elements[last]
    for number in range(min(last - offset, 1 << ir.scalar_of(value).width) - 1, -1, -1):
        here = use.builder.equals(value, number)
        assert here is not None
        found = use.builder.choose(here, elements[number + offset], found)
    return found


def _array_index(use: Use) -> Tree:
    use.require(1)
    found = use.operands[0]
    for index in use.trees("indices"):
        found = _picked(use, found, index)
    return found


def _array_slice(use: Use) -> Tree:
    use.require(2)
    array, start = use.operands
    return tuple(_picked(use, array, start, offset) for offset in range(use.number("width")))


def _array_update(use: Use) -> Tree:
    use.require(2)
    array, value = use.operands
    return _updated(use, array, value, use.trees("indices"))


def _updated(use: Use, array: Tree, value: Tree, indices: Sequence[Tree]) -> Tree:
    if not indices:
        return value
    index, *inner = indices
    elements = use.builder.elements(array)
    if index == ():
        return tuple(_updated(use, each, value, inner) if at == 0 else each for at, each in enumerate(elements))
    found: list[Tree] = []
    wanted = use.builder.bits(index)
    known = use.builder.constant_of(wanted)
    for number, element in enumerate(elements):
        if known is not None:
            found.append(_updated(use, element, value, inner) if known == number else element)
            continue
        here = use.builder.equals(wanted, number)
        found.append(
            element if here is None else use.builder.choose(here, _updated(use, element, value, inner), element)
        )
    return tuple(found)


def _array_concat(use: Use) -> Tree:
    return tuple(element for each in use.operands for element in use.builder.elements(each))


# -- choices -----------------------------------------------------------------------------------------------------------


def _sel(use: Use) -> Tree:
    """The case whose number the selector is, or the default."""
    use.require(1)
    builder, selector = use.builder, use.builder.bits(use.operands[0])
    cases, default = use.trees("cases"), use.tree("default")
    whole = 1 << ir.scalar_of(selector).width
    if (len(cases) < whole) != (default is not None) or len(cases) > whole or not cases:
        raise builder.wrong(f"has {len(cases)} cases for {whole} values, with a default only where there are too few")
    found = cases.pop() if default is None else default
    if selector.type == ir.I1 and default is None:
        return builder.choose(selector, found, cases[0])
    for number in range(len(cases) - 1, -1, -1):
        here = builder.equals(selector, number)
        assert here is not None
        found = builder.choose(here, cases[number], found)
    return found


def _bits_and_cases(use: Use) -> tuple[list[ir.Value], list[Tree]]:
    """A selector of one bit for each case, the lowest one for the first."""
    use.require(1)
    cases = use.trees("cases")
    if use.operands[0] == () and not cases:
        return [], cases
    selector = use.builder.bits(use.operands[0])
    if ir.scalar_of(selector).width != len(cases):
        raise use.builder.wrong(f"has {len(cases)} cases for {ir.scalar_of(selector).width} bits")
    return [bit(use.builder, selector, number) for number in range(len(cases))], cases


def _priority_sel(use: Use) -> Tree:
    """The first case whose bit is set."""
    bits, cases = _bits_and_cases(use)
    found = use.tree("default")
    if found is None:
        raise use.builder.wrong("needs a 'default'")
    for here, case in zip(reversed(bits), reversed(cases), strict=True):
        found = use.builder.choose(here, case, found)
    return found


def _one_hot_sel(use: Use) -> Tree:
    """All cases whose bits are set, joined."""
    bits, cases = _bits_and_cases(use)
    builder = use.builder
    if not cases:
        raise builder.wrong("needs cases")

    def joined(values: list[ir.Value]) -> ir.Value:
        type = ir.scalar_of(values[0])
        zero = builder.constant(0, type)
        found: ir.Value | None = None
        for here, value in zip(bits, values, strict=True):
            part = builder.select(here, value, zero)
            found = part if found is None else builder.op("ori", [found, part], type)
        assert found is not None
        return found

    return builder.zipped(cases, joined)


MEANINGS: dict[str, Meaning] = {
    "literal": _literal,
    "tuple": _listed,
    "array": _listed,
    "identity": _identity,
    "tuple_index": _tuple_index,
    "array_index": _array_index,
    "array_slice": _array_slice,
    "array_update": _array_update,
    "array_concat": _array_concat,
    "sel": _sel,
    "priority_sel": _priority_sel,
    "one_hot_sel": _one_hot_sel,
}
