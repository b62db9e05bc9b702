"""The symbols of a module as text, to tell which functions of two programs are the same."""

from __future__ import annotations

import re
from collections.abc import Mapping
from hashlib import sha256
from typing import Any

from frontends.mlir.core.function_type import is_public
from interp.dataclass import dataclass

_REFERENCE = re.compile(r'@("[^"\\]*(?:\\.[^"\\]*)*"|[A-Za-z0-9_$.-]+)|"[^"\\]*(?:\\.[^"\\]*)*"')


@dataclass(frozen=True, slots=True)
class Definition:
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
        common = [_text(module, skip_regions=True), text[text.find("{-#") :] if "{-#" in text else ""]
        for view in module.regions[0].blocks[0].operations:
            operation = view.operation
            text = _text(operation)
            if "sym_name" in operation.attributes:
                name = operation.attributes["sym_name"].value
                self.symbols[name] = Definition(operation.name, text, _references(text), is_public(operation))
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
    return frozenset(each[1:-1] if each.startswith('"') else each for each in found)


def _text(operation: Any, *, skip_regions: bool = False) -> str:
    text: str = operation.get_asm(print_generic_op_form=True, use_local_scope=True, skip_regions=skip_regions)
    return text
