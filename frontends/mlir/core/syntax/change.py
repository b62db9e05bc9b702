"""One operation that is changed, in generic form."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import NoReturn

from msgspec import Struct

from frontends.errors import Unsupported
from frontends.mlir.core.syntax.cursor import Cursor
from frontends.mlir.core.syntax.forms import Generic
from interp.ir.place import Place

_SHAPED = re.compile(r"(?:tensor|vector|memref)<((?:(?:\?|\d+)x)*)([^,]+)>")
_INTEGER = re.compile(r"-?\d+")
_DENSE = re.compile(r"dense<([\s\[\],\d-]*)>\s*:\s*(.*)", re.DOTALL)


class Shaped(Struct, frozen=True):
    """A tensor, vector or memref without a layout: its sizes, -1 where one is dynamic, and its elements' type."""

    sizes: tuple[int, ...]
    element: str


def shaped(type: str) -> Shaped | None:
    """None for a type of another kind, or one with an encoding or a layout."""
    found = _SHAPED.fullmatch(type.strip())
    if found is None:
        return None
    sizes = tuple(-1 if each == "?" else int(each) for each in found.group(1).split("x")[:-1])
    return Shaped(sizes, found.group(2).strip())


def tensor(sizes: Sequence[int], element: str) -> str:
    return f"tensor<{''.join(f'{size}x' if size >= 0 else '?x' for size in sizes)}{element}>"


class Change:
    """The operation `name`, which upgrades edit, and the token behind it, `end`. `before` are operations that come in
    front of it. `define` gives what a value is defined by, as the attribute of a constant, or nothing."""

    def __init__(
        self,
        name: str,
        generic: Generic,
        place: Place,
        end: int,
        fresh: Callable[[], str],
        define: Callable[[str], str],
    ) -> None:
        self.name = name
        self.generic = generic
        self.end = end
        self.before: list[str] = []
        self._place = place
        self._fresh = fresh
        self._define = define

    # -- what it is ----------------------------------------------------------------------------------------------------

    @property
    def operands(self) -> list[tuple[str, str]]:
        return self.generic.operands

    @property
    def attributes(self) -> dict[str, str]:
        return self.generic.attributes

    def has(self, *attributes: str) -> bool:
        return all(each in self.attributes for each in attributes)

    def result_type(self) -> Shaped:
        return self.shaped(self.generic.results[0])

    def shaped(self, type: str) -> Shaped:
        return shaped(type) or self.refuse(f"the type {type}")

    def integers(self, attribute: str) -> list[int]:
        """The numbers of an `array<i64: ...>` or of a list, which the operation has no longer."""
        text = self.attributes.pop(attribute)
        body = re.fullmatch(r"array<i\d+(?::\s*([\s\d,-]*))?>|\[([^\]]*)\]", text.strip())
        if body is None:
            self.refuse(f"the attribute '{attribute}'")
        entries = [each.partition(":")[0].strip() for each in (body.group(1) or body.group(2) or "").split(",")]
        return [self.number(each, attribute) for each in entries if each]

    def number(self, text: str, attribute: str) -> int:
        """An integer as an attribute spells it."""
        if not _INTEGER.fullmatch(text.strip()):
            self.refuse(f"the attribute '{attribute}'")
        return int(text)

    def known_integers(self, position: int) -> list[int]:
        """The elements of an operand that is a constant."""
        name, type = self.operands[position]
        found = _DENSE.fullmatch(self._define(name).strip())
        given = self.shaped(type)
        if found is None or -1 in given.sizes:
            self.refuse(f"{name}, which is no operand in today's releases and no constant of this text")
        elements = [int(each) for each in _INTEGER.findall(found.group(1))]
        count = 1
        for size in given.sizes:
            count *= size
        if "[" not in found.group(1) and len(elements) == 1:
            elements *= count
        if len(elements) != count:
            self.refuse(f"{name}, a constant of another form")
        return elements

    # -- what becomes of it --------------------------------------------------------------------------------------------

    def refuse(self, what: str) -> NoReturn:
        """Raises `Unsupported`."""
        raise Unsupported(self.name, self._place, f"{what}, in the form of an older release of MLIR")

    def emit(self, operation: str) -> str:
        """The name of the result of an operation in front of this one."""
        name = self._fresh()
        self.before.append(f"{name} = {operation}")
        return name

    def append(self, value: str, type: str) -> None:
        """One operand more, with its type."""
        self.operands.append((value, type))

    def append_constant(self, sizes: Sequence[int], element: str, number: int) -> None:
        """An operand that is a tensor of one number."""
        spelled = f"{number}.0" if element.startswith(("f", "bf")) else str(number)
        type = tensor(sizes, element)
        self.append(self.emit(f'"tosa.const"() {{values = dense<{spelled}> : {type}}} : () -> {type}'), type)

    def shape(self, numbers: Sequence[int]) -> tuple[str, str]:
        """A shape of tosa, as an operand."""
        count = len(numbers)
        values = f"dense<[{', '.join(map(str, numbers))}]> : tensor<{count}xindex>"
        type = f"!tosa.shape<{count}>"
        return self.emit(f'"tosa.const_shape"() {{values = {values}}} : () -> {type}'), type


class Edit(Struct, frozen=True):
    """What is written in front of the token at a position, or in its place."""

    position: int
    text: str
    replaces: bool = False


class Upgrade(Struct, frozen=True):
    """`custom` reads the custom form of older releases, from behind the name; None where today's parser reads that too,
    or there is none. `change` edits what is read, and says whether the operation is one of an older release; where it
    is `ambiguous`, the text of the operation does not show that, and others have to.

    `renamed` is for one that has another name, and otherwise today's form. `edit` gives the edits of the tokens behind
    the name, and may use the name of a new value; nothing where the operation is one of today."""

    change: Callable[[Change], bool] | None = None
    custom: Callable[[Cursor], Generic] | None = None
    ambiguous: bool = False
    renamed: str = ""
    edit: Callable[[Cursor, str], list[Edit]] | None = None


def functional(cursor: Cursor) -> Generic:
    """`%a, %b {attributes} : (types) -> types`"""
    names = []
    if cursor.token.kind == "value":
        names.append(cursor.value())
        while cursor.accept(","):
            names.append(cursor.value())
    attributes = cursor.optional_dictionary()
    cursor.expect(":")
    types = cursor.type_list()
    cursor.expect("->")
    results = cursor.type_list()
    if len(types) != len(names):
        cursor.expected(f"{len(names)} types of operands")
    return Generic(list(zip(names, types, strict=True)), results, attributes)
