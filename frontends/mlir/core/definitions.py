"""The symbols of a module as text, to tell which functions of two programs are the same."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from hashlib import sha256
from typing import Any

from msgspec import Struct

from frontends.mlir.core.function_type import is_public
from frontends.mlir.core.packs import packs
from frontends.mlir.core.symbols import MODULES
from frontends.mlir.core.walking import within
from interp.ir import Place

_SCRIPT = "transform."
_REFERENCE = re.compile(r'@("[^"\\]*(?:\\.[^"\\]*)*"|[A-Za-z0-9_$.-]+)|"[^"\\]*(?:\\.[^"\\]*)*"')
_ESCAPE = re.compile(rb"\\(?:([0-9A-Fa-f]{2})|(.))", re.DOTALL)


class Definition:
    """What defines a symbol. Its text, in local scope, is printed where it is asked for: most files have functions
    alone, of which `check` takes no text."""

    def __init__(self, operation: Any, place_of: Callable[[Any], Place]) -> None:
        known = packs()
        self._view = operation
        self._place_of = place_of
        self.operation: str = operation.name
        is_foreign = _is_part(operation) and operation.name not in known.tables
        self.public = is_public(operation) and not is_foreign and operation.name not in known.local

    @cached_property
    def text(self) -> str:
        return _text(self._view)

    @cached_property
    def references(self) -> frozenset[str]:
        if self.operation in MODULES or _is_script(self._view):
            return _references(_text_of_program(self._view)) | frozenset(_named(self._view, self.text))
        return _references(self.text) | frozenset(_named(self._view, self.text))

    @cached_property
    def place(self) -> Place:
        return self._place_of(self._view)

    @cached_property
    def inner(self) -> Definitions | None:
        return Definitions(self._view, "", self._place_of) if self.operation in MODULES else None


class Unnamed(Struct, frozen=True):
    """An operation at the top that has no name under which others find it, and holds nothing that can be checked."""

    operation: str
    text: str
    place: Place


class Definitions:
    """The symbols at the top of a module. What has no name, and the module's own attributes, belong to all of them."""

    def __init__(self, module: Any, text: str, place_of: Callable[[Any], Place]) -> None:
        """`text` is what the module was parsed from: its resources are no part of any operation. `place_of` gives the
        place of an operation in it."""
        self.symbols: dict[str, Definition] = {}
        self._module = module
        self._source_text = text
        self._place_of = place_of
        for view in module.regions[0].blocks[0].operations:
            name = _symbol(view.operation)
            if name:
                self.symbols[name] = Definition(view.operation, place_of)

    @cached_property
    def unnamed(self) -> tuple[Unnamed, ...]:
        found = _unnamed(self._module)
        return tuple(Unnamed(each.name, _text(each), self._place_of(each)) for each in found)

    @cached_property
    def common_references(self) -> frozenset[str]:
        """A script for passes names functions, and runs none of them."""
        return _references(self._common_parts(_text_of_program))

    @cached_property
    def _common_text(self) -> str:
        return self._common_parts(_text)

    def _common_parts(self, text_of: Callable[[Any], str]) -> str:
        text = self._source_text
        resources = text[text.find("{-#") :] if "{-#" in text else ""
        operations = [view.operation for view in self._module.regions[0].blocks[0].operations]
        unnamed = [text_of(each) for each in operations if not _symbol(each)]
        return "\n".join([_text(self._module, skip_regions=True), resources, *unnamed])

    @cached_property
    def _common(self) -> str:
        """It is compared for every function, and may hold all the weights of a network."""
        return digest_of(self._common_text).hex()

    def closure(self, name: str) -> Mapping[str, str]:
        """The texts of a symbol and of all that it mentions, by name; the empty name has the digest of what belongs to
        all. A symbol of a nested module, `outer::inner`, is found with all of that module."""
        found = {"": self._common}
        pending = [name.partition("::")[0]]
        while pending:
            each = pending.pop()
            if each in self.symbols and each not in found:
                found[each] = self.symbols[each].text
                pending.extend(self.symbols[each].references)
        return found


def digest_of(text: str) -> bytes:
    return sha256(text.encode("utf-8", "surrogateescape")).digest()


def _references(text: str) -> frozenset[str]:
    found = {each.group(1) for each in _REFERENCE.finditer(text) if each.group(1)}
    return frozenset(_unescaped(each[1:-1]) if each.startswith('"') else each for each in found)


def _unescaped(text: str) -> str:
    """What stands between quotes that MLIR printed: bytes that are no printable ASCII stand there as `\\C3`, and make
    up characters in UTF-8."""

    def byte(found: re.Match[bytes]) -> bytes:
        return bytes.fromhex(found[1].decode()) if found[1] else found[2]

    return _ESCAPE.sub(byte, text.encode("utf-8", "surrogateescape")).decode("utf-8", "surrogateescape")


def _unnamed(module: Any, *, inner: bool = False) -> Iterator[Any]:
    """Each operation at the top that neither is a function nor has a name under which others find it, or holds
    functions; in modules without a name, also what has one there."""
    for view in module.regions[0].blocks[0].operations:
        operation = view.operation
        is_named = bool(_symbol(operation))
        if operation.name in MODULES and not is_named:
            yield from _unnamed(operation, inner=True)
        elif (not is_named or (inner and operation.name not in MODULES)) and not _is_known(operation):
            yield operation


def _named(operation: Any, text: str) -> Iterator[str]:
    """The symbols that operations within name by strings, which nothing in their text tells from others."""
    by_string = packs().named_by_string
    if any(name in text for name in by_string):
        for each in within(operation):
            attribute = by_string.get(each.name)
            if attribute is not None and attribute in each.attributes:
                yield str(each.attributes[attribute].value)


def _symbol(operation: Any) -> str:
    """The name of the symbol that an operation defines, empty where it defines none."""
    return str(operation.attributes["sym_name"].value) if "sym_name" in operation.attributes else ""


def _is_known(operation: Any) -> bool:
    """Whether an operation is a function, holds functions, or is no part of the program."""
    return operation.name in packs().entries or operation.name in packs().tables or _is_part(operation)


def _is_part(operation: Any) -> bool:
    """Whether an operation is one of a pack's that is no part of the program, such as a script for passes."""
    return bool(operation.name.startswith(packs().parts))


def _is_script(operation: Any) -> bool:
    """Whether an operation tells passes what to do, so that no program comes by it."""
    return bool(operation.name.startswith(_SCRIPT))


def _text_of_program(operation: Any) -> str:
    """The text of an operation without scripts for passes in it, and without the functions of modules, which mention
    others as those at the top do."""
    if _is_script(operation):
        return ""
    if operation.name not in MODULES:
        return _text(operation)
    inner = [view.operation for view in operation.regions[0].blocks[0].operations]
    inner = [each for each in inner if each.name not in packs().entries]
    return "\n".join([_text(operation, skip_regions=True), *map(_text_of_program, inner)])


def _text(operation: Any, *, skip_regions: bool = False) -> str:
    text: str = operation.get_asm(print_generic_op_form=True, use_local_scope=True, skip_regions=skip_regions)
    return text
