"""`dataclass` of the standard library, the methods of which are compiled when they are first asked for.

The standard decorator compiles up to six methods of each class, a third of a millisecond, and was a fifth of what a
process needed to start. Here a class of which there is no instance costs a tenth of that. Fields are the standard
library's own, so that `fields`, `replace`, `asdict` and `match` find them. Type checkers see the standard decorator;
what is not taken here (`order`, `unsafe_hash`, `InitVar`) is to be had there."""

from __future__ import annotations

import dataclasses
import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from dataclasses import dataclass as dataclass
else:

    def dataclass(given=None, /, *, frozen=False, slots=False, eq=True, kw_only=False):
        """The class with its fields and methods."""
        if given is None:
            return lambda each: _made(each, frozen, slots, eq, kw_only)
        return _made(given, frozen, slots, eq, kw_only)


def _made(given: type, frozen: bool, slots: bool, eq: bool, kw_only: bool) -> type:
    own = given.__dict__
    # Of a class that compares, Python takes away the hash as soon as it has an `__eq__`.
    own_hash = "__hash__" in own and not (own["__hash__"] is None and "__eq__" in own)
    defined = set(own)
    # The standard decorator makes one by inspecting the signature.
    given.__doc__ = given.__doc__ or given.__qualname__
    bare = dataclasses.dataclass(init=False, repr=False, eq=False, slots=slots, kw_only=kw_only)
    made: Any = bare(given)
    methods = {"__init__": _init_frozen if frozen else _init, "__repr__": _repr} | ({"__eq__": _eq} if eq else {})
    for name, compiled in methods.items():
        if name not in defined:
            setattr(made, name, _Uncompiled(made, name, compiled))
    if eq and not own_hash:
        made.__hash__ = _Uncompiled(made, "__hash__", _hash) if frozen else None
    if frozen:
        _freeze(made, defined, slots)
    return made  # type: ignore[no-any-return]


class _Factory:
    """Stands for what a field begins with that nothing was given for."""

    def __repr__(self) -> str:
        return "<factory>"


class _Uncompiled:
    """A method that takes its place in the class as soon as it is looked up."""

    def __init__(self, owner: type, name: str, compiled: Any) -> None:
        self._owner = owner
        self._name = name
        self._compiled = compiled

    def __get__(self, instance: object, kind: type) -> Any:
        found = self._owner.__dict__[self._name]
        if found is self:
            found = self._compiled(self._owner, dataclasses.fields(self._owner))
            found.__qualname__ = f"{self._owner.__qualname__}.{self._name}"
            setattr(self._owner, self._name, found)
        return found.__get__(instance, kind)


def _init(owner: type, fields: tuple[Any, ...]) -> Any:
    return _initializer(owner, fields, "self.{name} = {value}")


def _init_frozen(owner: type, fields: tuple[Any, ...]) -> Any:
    return _initializer(owner, fields, "_set(self, {name!r}, {value})")


def _initializer(owner: type, fields: tuple[Any, ...], assignment: str) -> Any:
    known: dict[str, Any] = {"_set": object.__setattr__, "_missing": _Factory()}
    positional: list[str] = []
    named: list[str] = []
    body: list[str] = []
    for each in fields:
        value = each.name
        default = None
        if each.default is not dataclasses.MISSING:
            default = f"_default_{each.name}"
            known[default] = each.default
        elif each.default_factory is not dataclasses.MISSING:
            default = "_missing"
            made = f"_make_{each.name}"
            known[made] = each.default_factory
            value = f"{made}() if {each.name} is _missing else {each.name}" if each.init else f"{made}()"
        elif not each.init:
            continue
        if each.init:
            (named if each.kw_only else positional).append(each.name + (f"={default}" if default else ""))
        elif each.default is not dataclasses.MISSING:
            value = f"_default_{each.name}"
        body.append(assignment.format(name=each.name, value=value))
    if hasattr(owner, "__post_init__"):
        body.append("self.__post_init__()")
    parameters = ["self", *positional, *(["*", *named] if named else [])]
    made = _compile(owner, "__init__", parameters, body or ["pass"], known)
    made.__annotations__ = {each.name: each.type for each in fields if each.init} | {"return": None}
    return made


def _repr(owner: type, fields: tuple[Any, ...]) -> Any:
    from reprlib import recursive_repr

    shown = ", ".join(f"{each.name}={{self.{each.name}!r}}" for each in fields if each.repr)
    body = [f'return self.__class__.__qualname__ + f"({shown})"']
    return recursive_repr()(_compile(owner, "__repr__", ["self"], body, {}))


def _eq(owner: type, fields: tuple[Any, ...]) -> Any:
    compared = [each.name for each in fields if each.compare]
    body = [
        "if other.__class__ is self.__class__:",
        f" return {_elements('self', compared)} == {_elements('other', compared)}",
        "return NotImplemented",
    ]
    return _compile(owner, "__eq__", ["self", "other"], body, {})


def _hash(owner: type, fields: tuple[Any, ...]) -> Any:
    hashed = [each.name for each in fields if (each.compare if each.hash is None else each.hash)]
    return _compile(owner, "__hash__", ["self"], [f"return hash({_elements('self', hashed)})"], {})


def _elements(of: str, names: list[str]) -> str:
    return "(" + "".join(f"{of}.{each}," for each in names) + ")"


def _compile(owner: type, name: str, parameters: list[str], body: list[str], known: dict[str, Any]) -> Any:
    """A function of the owner's module, which also knows some values by name."""
    lines = [f"def _made({', '.join(known)}):", f" def {name}({', '.join(parameters)}):"]
    text = "\n".join([*lines, *(f"  {line}" for line in body), f" return {name}"])
    found: dict[str, Any] = {}
    exec(text, sys.modules[owner.__module__].__dict__, found)
    return found["_made"](**known)


def _freeze(owner: Any, defined: set[str], slots: bool) -> None:
    names = frozenset(each.name for each in dataclasses.fields(owner))

    def set_attribute(self: Any, name: str, value: Any) -> None:
        if type(self) is owner or name in names:
            raise dataclasses.FrozenInstanceError(f"cannot assign to field {name!r}")
        super(owner, self).__setattr__(name, value)

    def delete_attribute(self: Any, name: str) -> None:
        if type(self) is owner or name in names:
            raise dataclasses.FrozenInstanceError(f"cannot delete field {name!r}")
        super(owner, self).__delattr__(name)

    def get_state(self: Any) -> list[Any]:
        return [getattr(self, each.name) for each in dataclasses.fields(self)]

    def set_state(self: Any, state: list[Any]) -> None:
        for each, value in zip(dataclasses.fields(self), state, strict=True):
            object.__setattr__(self, each.name, value)

    if taken := defined & {"__setattr__", "__delattr__"}:
        raise TypeError(f"cannot overwrite attribute {min(taken)} in class {owner.__name__}")
    owner.__setattr__, owner.__delattr__ = set_attribute, delete_attribute
    if slots and "__getstate__" not in defined:
        owner.__getstate__ = get_state
    if slots and "__setstate__" not in defined:
        owner.__setstate__ = set_state
