"""Functions of XLS's IR on whole numbers, by XLS's documentation of its semantics. It reads the text by itself.

Bits are numbers that are not negative, arrays are lists and tuples are tuples."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

_FUNCTION = re.compile(r"(?:top )?fn (\w+)\((.*)\) -> (.*) \{")
_NODE = re.compile(r"(ret )?([\w.]+): (.*?) = (\w+)\((.*)\)$")
_BITS = re.compile(r"bits\[(\d+)\]")
Type = Any
"""The width of bits, `[element, size]` of an array, a tuple of types."""


class Node(Struct):
    """One operation: what it is given by position, and by name."""

    name: str
    type: Type
    operation: str
    operands: list[str]
    named: dict[str, str]

    def number(self, name: str) -> int:
        return int(self.named[name])

    def names(self, name: str) -> list[str]:
        return _split(self.named.get(name, "[]")[1:-1])


class Function(Struct):
    """A function: its parameters, its nodes in order, and the one that it gives."""

    parameters: list[tuple[str, Type]]
    nodes: list[Node]
    result: str
    type: Type


def read(text: str) -> dict[str, Function]:
    """The functions of a package. Raises `ValueError` for what is not understood."""
    found: dict[str, Function] = {}
    lines = iter(text.splitlines())
    for line in lines:
        match = _FUNCTION.match(line)
        if match is None:
            if line and not re.match(r"package |file_number |//", line):
                raise ValueError(f"not understood: {line}")
            continue
        parameters = []
        for each in _split(match[2]):
            name, _, type_ = each.partition(": ")
            parameters.append((name, parse_type(re.sub(r" id=\d+$", "", type_))))
        nodes, result = [], ""
        for line in lines:
            if line.startswith("}"):
                break
            node = _NODE.match(re.sub(r", id=\d+(, pos=.*)?\)$", ")", line.strip()))
            if node is None:
                raise ValueError(f"not understood: {line}")
            given = _split(node[5])
            named = dict(each.split("=", 1) for each in given if re.match(r"\w+=", each))
            operands = [each for each in given if not re.match(r"\w+=", each)]
            nodes.append(Node(node[2], parse_type(node[3]), node[4], operands, named))
            if node[1]:
                result = node[2]
        found[match[1]] = Function(parameters, nodes, result, parse_type(match[3]))
    return found


def _split(text: str) -> list[str]:
    """What stands between commas that are in no bracket."""
    parts, depth = [""], 0
    for character in text:
        depth += (character in "([") - (character in ")]")
        if character == "," and not depth:
            parts.append("")
        else:
            parts[-1] += character
    return [each.strip() for each in parts if each.strip()]


def parse_type(text: str) -> Type:
    """Raises `ValueError`."""
    text = text.strip()
    if text.startswith("("):
        end = _closing(text)
        found: Type = tuple(parse_type(each) for each in _split(text[1:end]))
        rest = text[end + 1 :]
    else:
        match = _BITS.match(text)
        if match is None:
            raise ValueError(f"no type: {text}")
        found, rest = int(match[1]), text[match.end() :]
    for size in re.findall(r"\[(\d+)\]", rest):
        found = [found, int(size)]
    return found


def _closing(text: str) -> int:
    depth = 0
    for at, character in enumerate(text):
        depth += (character == "(") - (character == ")")
        if not depth:
            return at
    raise ValueError(f"no end: {text}")


def width_of(type_: Type) -> int:
    if isinstance(type_, list):
        return width_of(type_[0]) * int(type_[1])
    return sum(map(width_of, type_)) if isinstance(type_, tuple) else int(type_)


def value_of(type_: Type, bits: int) -> Any:
    """A value from the bits of a port: the first element of a tuple is the highest, that of an array the lowest."""
    if isinstance(type_, list):
        width = width_of(type_[0])
        return [value_of(type_[0], bits >> width * at) for at in range(type_[1])]
    if isinstance(type_, tuple):
        low, found = width_of(type_), []
        for each in type_:
            low -= width_of(each)
            found.append(value_of(each, bits >> low))
        return tuple(found)
    return bits & ((1 << type_) - 1)


def bits_of(type_: Type, value: Any) -> int:
    """The other way round."""
    bits, low = 0, 0
    parts: list[tuple[Type, Any]]
    if isinstance(type_, list):
        parts = [(type_[0], each) for each in value]
    elif isinstance(type_, tuple):
        parts = list(zip(type_, value, strict=True))[::-1]
    else:
        return int(value)
    for each, one in parts:
        bits |= bits_of(each, one) << low
        low += width_of(each)
    return bits


def evaluate(functions: dict[str, Function], name: str, arguments: Sequence[Any]) -> Any:
    """What a function gives. Raises `NotImplementedError`."""
    function = functions[name]
    values = {name: value for (name, _), value in zip(function.parameters, arguments, strict=True)}
    types = dict(function.parameters)
    for node in function.nodes:
        given = [values[each] for each in node.operands]
        kinds = [types[each] for each in node.operands]
        values[node.name] = _computed(functions, node, given, kinds, values)
        types[node.name] = node.type
    return values[function.result] if function.result else values[function.parameters[-1][0]]


def _signed(bits: int, width: int) -> int:
    return bits - (1 << width) if width and bits >> (width - 1) else bits


_PLAIN: dict[str, Callable[[int, int], int]] = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "umul": lambda a, b: a * b,
}
_MANY: dict[str, Callable[[int, int], int]] = {
    "and": lambda a, b: a & b,
    "or": lambda a, b: a | b,
    "xor": lambda a, b: a ^ b,
    "nor": lambda a, b: a | b,
    "nand": lambda a, b: a & b,
}
_COMPARED: dict[str, Callable[[Any, Any], bool]] = {
    "eq": lambda a, b: a == b,
    "ne": lambda a, b: a != b,
    "lt": lambda a, b: a < b,
    "le": lambda a, b: a <= b,
    "gt": lambda a, b: a > b,
    "ge": lambda a, b: a >= b,
}


def _computed(
    functions: dict[str, Function], node: Node, given: list[Any], kinds: list[Type], values: dict[str, Any]
) -> Any:
    operation, most = node.operation, (1 << node.type) - 1 if isinstance(node.type, int) else 0
    if operation in _PLAIN:
        return _PLAIN[operation](*given) & most
    if operation in _MANY:
        found = given[0]
        for each in given[1:]:
            found = _MANY[operation](found, each)
        return ~found & most if operation in ("nor", "nand") else found
    if operation in ("eq", "ne"):
        return int(_COMPARED[operation](*given))
    if operation[1:] in _COMPARED and operation[0] in "us":
        if operation[0] == "s":
            given = [_signed(each, kind) for each, kind in zip(given, kinds, strict=True)]
        return int(_COMPARED[operation[1:]](*given))
    if operation == "counted_for":
        state, invariant = given[0], [values[each] for each in node.names("invariant_args")]
        for at in range(node.number("trip_count")):
            state = evaluate(functions, node.named["body"], [at * node.number("stride"), state, *invariant])
        return state
    if operation == "invoke":
        return evaluate(functions, node.named["to_apply"], given)
    return _OPERATIONS[operation](node, given, kinds, values)


def _literal(node: Node, *_: Any) -> Any:
    text = node.named["value"].replace("0b", "0b").replace("bits", "")
    return _typed(node.type, eval(text, {"__builtins__": {}}))


def _typed(type_: Type, value: Any) -> Any:
    if isinstance(type_, list):
        return [_typed(type_[0], each) for each in value]
    if isinstance(type_, tuple):
        return tuple(_typed(each, one) for each, one in zip(type_, value, strict=True))
    return int(value) & ((1 << type_) - 1)


def _select(node: Node, given: list[Any], kinds: list[Type], values: dict[str, Any]) -> Any:
    cases = node.names("cases")
    return values[cases[given[0]]] if given[0] < len(cases) else values[node.named["default"]]


def _priority(node: Node, given: list[Any], kinds: list[Type], values: dict[str, Any]) -> Any:
    for at, each in enumerate(node.names("cases")):
        if given[0] >> at & 1:
            return values[each]
    return values[node.named["default"]]


def _all_chosen(node: Node, given: list[Any], kinds: list[Type], values: dict[str, Any]) -> int:
    """The bits of each number that is chosen, joined by or."""
    found = 0
    for at, each in enumerate(node.names("cases")):
        found |= values[each] if given[0] >> at & 1 else 0
    return found


def _one_hot(node: Node, given: list[Any], kinds: list[Type], values: dict[str, Any]) -> int:
    order = list(range(kinds[0]))
    if node.named["lsb_prio"] == "false":
        order.reverse()
    return 1 << next((at for at in order if given[0] >> at & 1), kinds[0])


def _encode(node: Node, given: list[Any], kinds: list[Type], values: dict[str, Any]) -> int:
    found = 0
    for at in range(kinds[0]):
        found |= at if given[0] >> at & 1 else 0
    return found


def _index(node: Node, given: list[Any], kinds: list[Type], values: dict[str, Any]) -> Any:
    """An index beyond the end is that of the last element."""
    found = given[0]
    for each in node.names("indices"):
        found = found[min(values[each], len(found) - 1)]
    return found


def _update(node: Node, given: list[Any], kinds: list[Type], values: dict[str, Any]) -> Any:
    """One beyond the end changes nothing."""

    def changed(array: Any, indices: list[int]) -> Any:
        if not indices:
            return given[1]
        if indices[0] >= len(array):
            return array
        return [changed(each, indices[1:]) if at == indices[0] else each for at, each in enumerate(array)]

    return changed(given[0], [values[each] for each in node.names("indices")])


def _slice(node: Node, given: list[Any], kinds: list[Type], values: dict[str, Any]) -> Any:
    array, start = given
    return [array[min(start + at, len(array) - 1)] for at in range(node.number("width"))]


def _concat(node: Node, given: list[Any], kinds: list[Type], values: dict[str, Any]) -> int:
    found = 0
    for each, width in zip(given, kinds, strict=True):
        found = found << width | each
    return found


def _mask(node: Node) -> int:
    return int((1 << node.type) - 1)


_OPERATIONS: dict[str, Callable[[Node, list[Any], list[Type], dict[str, Any]], Any]] = {
    "literal": _literal,
    "sel": _select,
    "priority_sel": _priority,
    "one_hot_sel": _all_chosen,
    "one_hot": _one_hot,
    "encode": _encode,
    "array_index": _index,
    "array_update": _update,
    "array_slice": _slice,
    "concat": _concat,
    "array": lambda node, given, kinds, values: list(given),
    "tuple": lambda node, given, kinds, values: tuple(given),
    "tuple_index": lambda node, given, kinds, values: given[0][node.number("index")],
    "bit_slice": lambda node, given, kinds, values: given[0] >> node.number("start") & _mask(node),
    "dynamic_bit_slice": lambda node, given, kinds, values: given[0] >> given[1] & _mask(node),
    "sign_ext": lambda node, given, kinds, values: _signed(given[0], kinds[0]) & _mask(node),
    "zero_ext": lambda node, given, kinds, values: given[0],
    "neg": lambda node, given, kinds, values: -given[0] & _mask(node),
    "not": lambda node, given, kinds, values: ~given[0] & _mask(node),
    "smul": lambda node, given, kinds, values: _signed(given[0], kinds[0]) * _signed(given[1], kinds[1]) & _mask(node),
    "udiv": lambda node, given, kinds, values: given[0] // given[1] if given[1] else _mask(node),
    "shll": lambda node, given, kinds, values: given[0] << given[1] & _mask(node) if given[1] < node.type else 0,
    "shrl": lambda node, given, kinds, values: given[0] >> given[1],
    "shra": lambda node, given, kinds, values: _signed(given[0], kinds[0]) >> min(given[1], node.type) & _mask(node),
    "reverse": lambda node, given, kinds, values: int(f"{given[0]:0{node.type}b}"[::-1], 2),
    "param": lambda node, given, kinds, values: values[node.named["name"]],
}
