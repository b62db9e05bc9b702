"""Which function reads the custom form of which operation, and what it gives."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from enum import Enum
from functools import cache
from typing import TYPE_CHECKING, Any

from msgspec import Struct, field

from frontends.registry import PackProblem, installed

if TYPE_CHECKING:
    from frontends.mlir.core.syntax.cursor import Cursor

WRAPPER = "equiv.region"  # the symbol of the function or module around an isolated region
REFUSED = "equiv.refused"  # the operation that is the body of what is refused


class Scope(Enum):
    """What an operation's regions see: the values around them (`OPEN`), or only what they are given (`FUNCTION`), with
    symbols of their own (`MODULE`)."""

    OPEN = "open"
    FUNCTION = "function"
    MODULE = "module"


class Argument(Struct, frozen=True):
    """An argument of a region's first block; `name` begins with `%`, `offset` is where it stands in the text."""

    name: str
    type: str
    offset: int


class Region(Struct, frozen=True):
    """The tokens from `start` up to `end` are what is between the braces. `terminator` is the name of an operation
    that is appended where the region does not end in one. What it sees is `scope`, where that is not what all regions
    of the form see."""

    start: int
    end: int
    arguments: tuple[Argument, ...] = ()
    terminator: str = ""
    scope: Scope | None = None


class Generic(Struct):
    """An operation for its generic form. `operands` are names with types, `results` types, `attributes` the text of
    their values (empty for a unit attribute), `successors` names of blocks."""

    operands: list[tuple[str, str]] = field(default_factory=list)
    results: list[str] = field(default_factory=list)
    attributes: dict[str, str] = field(default_factory=dict)
    regions: list[Region] = field(default_factory=list)
    successors: list[str] = field(default_factory=list)


Reader = Callable[["Cursor"], Generic]


class Form(Struct, frozen=True):
    """How the custom form of an operation is read, and what holds in its regions. Where an operation in one that stands
    `alone` cannot be read, that one is refused and not the file. Operations of its `default` dialect may be spelled
    without the dialect in it."""

    read: Reader
    scope: Scope
    alone: bool = False
    default: str = ""


_forms: dict[str, Form] = {}


def form(*names: str, scope: Scope = Scope.OPEN, alone: bool = False, default: str = "") -> Callable[[Reader], Reader]:
    """Registers a function that reads the custom form of the operations `names`, from behind the name on."""

    def register(read: Reader) -> Reader:
        for name in names:
            before = _forms.get(name)
            if before is not None and before.read.__module__ != read.__module__:
                raise PackProblem(f"{read.__module__} reads '{name}', and {before.read.__module__} does so already")
            _forms[name] = Form(read, scope, alone, default)
        return read

    return register


@cache
def modules() -> dict[str, str]:
    """The module of each dialect whose custom forms are read here."""
    return {dialect: module for pack in installed().dialects for dialect, module in pack.forms.items()}


def find(name: str) -> Form | None:
    """The form of an operation, or None."""
    module = modules().get(name.partition(".")[0])
    if module is not None:
        importlib.import_module(module)
    return _forms.get(name)


@cache
def isolates(dialect: str) -> bool:
    """Whether regions of a dialect's pack stand for something else once they are rewritten, in generic form as well."""
    for pack in installed().dialects:
        if dialect in pack.forms:
            for module in pack.forms.values():
                importlib.import_module(module)
            return any(
                each.scope is not Scope.OPEN and name.partition(".")[0] in pack.forms for name, each in _forms.items()
            )
    return False


def is_wrapper(operation: Any) -> bool:
    """Whether an operation stands around what a user wrote as an isolated region."""
    return "sym_name" in operation.attributes and operation.attributes["sym_name"].value == WRAPPER


def body_of(operation: Any, number: int = 0) -> Any:
    """The MLIR block that a user wrote as the body of an operation, or None where there is none."""
    if number >= len(operation.regions) or not len(operation.regions[number].blocks):
        return None
    blocks = operation.regions[number].blocks
    block = blocks[0]
    inner = block.operations[0].operation if len(block.operations) else None
    if inner is not None and is_wrapper(inner):
        return inner.regions[0].blocks[0]
    return block
