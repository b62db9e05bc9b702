"""A function in the place of another one, which it calls under another name."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from interp.ir import Call, Function, Module, walk


class CallsItself(Exception):
    """A function that would call what takes its place."""


def wrap(module: Module, name: str, inner_name: str, build: Callable[[Function], Function]) -> Module:
    """The module with what `build` makes of a function, which is called `inner_name` from now on, in its place.
    Raises `CallsItself` where anything in the module calls the function."""
    bodies = (each.body for each in module.functions.values() if each.body is not None)
    if any(isinstance(each, Call) and each.callee == name for body in bodies for each in walk(body)):
        raise CallsItself
    inner = replace(module.functions[name], name=inner_name)
    outer = replace(build(inner), name=name)
    return replace(module, functions={**module.functions, name: outer, inner_name: inner})
