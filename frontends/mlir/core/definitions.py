"""The symbols of a module as text, to tell which functions of two programs are the same."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from hashlib import sha256
from typing import Any

from msgspec import Struct

from frontends.api import Beside
from frontends.mlir.core.function_type import is_public
from frontends.mlir.core.packs import packs
from frontends.mlir.core.symbols import MODULES
from interp.ir import Place

_REFERENCE = re.compile(r'@("[^"\\]*(?:\\.[^"\\]*)*"|[A-Za-z0-9_$.-]+)|"[^"\\]*(?:\\.[^"\\]*)*"')
_ESCAPE = re.compile(rb"\\(?:([0-9A-Fa-f]{2})|(.))", re.DOTALL)


class Definition(Struct, frozen=True):
    """What defines a symbol: the operation's name, its text in local scope, the symbols that this text mentions, and
    whether other files can mention it."""

    operation: str
    text: str
    references: frozenset[str]
    public: bool


class Definitions:
    """The symbols at the top of a module. What has no name, and the module's own attributes, belong to all of them."""

    def __init__(self, module: Any, text: str) -> None:
        """`text` is what the module was parsed from: its resources are no part of any operation."""
        self.symbols: dict[str, Definition] = {}
        self.unnamed = tuple(_unnamed(module))
        common = [_text(module, skip_regions=True), text[text.find("{-#") :] if "{-#" in text else ""]
        known = packs()
        for view in module.regions[0].blocks[0].operations:
            operation = view.operation
            text = _text(operation)
            if "sym_name" in operation.attributes:
                name = operation.attributes["sym_name"].value
                public = is_public(operation) and (operation.name in known.tables or not _is_part(operation))
                self.symbols[name] = Definition(operation.name, text, _references(text), public)
            else:
                common.append(text)
        self.common_references = _references("\n".join(common))
        # It is compared for every function, and may hold all the weights of a network.
        self._common = digest_of("\n".join(common)).hex()

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


def _unnamed(module: Any, *, inner: bool = False) -> Iterator[tuple[str, str]]:
    """The name and the text of each operation at the top that neither is a function nor has a name under which others
    find it, or holds functions; in modules without a name, also of what has one there."""
    for view in module.regions[0].blocks[0].operations:
        operation = view.operation
        is_named = bool(_symbol(operation))
        if operation.name in MODULES and not is_named:
            yield from _unnamed(operation, inner=True)
        elif (not is_named or (inner and operation.name not in MODULES)) and not _is_known(operation):
            yield operation.name, _text(operation)


def beside_functions(module: Any, place_of: Callable[[Any], Place]) -> list[Beside]:
    """What stands at the top of a module, or of modules without a name in it, is no function and no part of one, can be
    seen from outside, and is mentioned by no function."""
    found = [(each, _symbol(each)) for each in _at_top(module) if each.name not in MODULES and not _is_known(each)]
    named = any(name for _, name in found)
    functions = [each for each in _at_top(module) if each.name in MODULES or _is_known(each)] if named else []
    mentioned = frozenset[str]().union(*(_references(_text(each)) for each in functions))
    return [
        Beside(each.name, name, _text(each), place_of(each))
        for each, name in found
        if not name or (is_public(each) and name not in mentioned)
    ]


def _at_top(module: Any) -> Iterator[Any]:
    """The operations of a module and of those in it that have no name."""
    for view in module.regions[0].blocks[0].operations:
        if view.operation.name in MODULES and not _symbol(view.operation):
            yield from _at_top(view.operation)
        else:
            yield view.operation


def _symbol(operation: Any) -> str:
    """The name of the symbol that an operation defines, empty where it defines none."""
    return str(operation.attributes["sym_name"].value) if "sym_name" in operation.attributes else ""


def _is_known(operation: Any) -> bool:
    """Whether an operation is a function, holds functions, or is no part of the program."""
    return operation.name in packs().entries or operation.name in packs().tables or _is_part(operation)


def _is_part(operation: Any) -> bool:
    """Whether an operation is one of a pack's that is no part of the program, such as a script for passes."""
    return bool(operation.name.startswith(packs().parts))


def _text(operation: Any, *, skip_regions: bool = False) -> str:
    text: str = operation.get_asm(print_generic_op_form=True, use_local_scope=True, skip_regions=skip_regions)
    return text
