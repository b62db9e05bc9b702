"""A function in the place of another one, which it calls under another name."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from interp.ir import Function, Module
from interp.ir.call_graph import is_called


class CallsItself(Exception):
    """A function that would call what takes its place."""


def wrap(module: Module, name: str, inner_name: str, build: Callable[[Function], Function]) -> Module:
    """The module with what `build` makes of a function, which is called `inner_name` from now on, in its place.
    Raises `CallsItself` where anything in the module calls the function."""
    if is_called(name, module.functions.values()):
        raise CallsItself
    inner = replace(module.functions[name], name=inner_name)
    outer = replace(build(inner), name=name)
    return replace(module, functions={**module.functions, name: outer, inner_name: inner})
