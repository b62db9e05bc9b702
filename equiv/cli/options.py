"""The options of commands that say how a pair is checked: one declaration for each field of `Options`.

A command takes those that it has with `check_options(...)`, with defaults of its own where they are not those of the
record, and gets the record with `options_of(given)`. Fields that a command does not offer keep the record's
defaults."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import click

from equiv.cli.values import SECONDS, assumptions, command, levels, quantity, sizes
from equiv.request.options import ALL_SIZES, DEFAULT_BINDINGS, DEFAULT_TIMEOUT, PROOF_DOMAINS, Options
from equiv.verdict.scope import REQUIRABLE

_Command = TypeVar("_Command", bound=Callable[..., object])

# By field: the option's name on the command line, and what click is told of it.
_DECLARED: Mapping[str, tuple[str, Mapping[str, Any]]] = {
    "sizes": (
        "--size",
        {
            "callback": sizes,
            "metavar": "NAME=N",
            "multiple": True,
            "help": "A size argument (n=64) or dynamic dimension (A.0=64); n=4,8 gives two size vectors. Repeatable.",
        },
    ),
    "assume": (
        "--assume",
        {
            "metavar": "NAME:WHAT",
            "multiple": True,
            "help": "What holds of an argument: A:finite, A:not-nan, n:0..15, A:-1.0..1.0, A:sorted, A:distinct; or "
            "that two may overlap: alias:A,B, or be one buffer: same:A,B. Repeatable.",
        },
    ),
    "accept": (
        "--accept",
        {
            "callback": levels,
            "default": "bitwise",
            "show_default": True,
            "help": "Levels that pass: bitwise, reassociated, real, real-any-precision; with each, all stronger ones.",
        },
    ),
    "timeout": (
        "--timeout",
        {
            "type": SECONDS,
            "default": DEFAULT_TIMEOUT,
            "show_default": True,
            "help": "Seconds for each function, and to read the programs.",
        },
    ),
    "max_operations": (
        "--max-ops",
        {
            "callback": quantity,
            "default": "1T",
            "show_default": True,
            "help": "Operations for each run of a program.",
        },
    ),
    "max_memory": (
        "--max-memory",
        {
            "callback": quantity,
            "default": "4G",
            "show_default": True,
            "help": "Bytes for both programs of a pair together.",
        },
    ),
    "seed": (
        "--seed",
        {"type": click.IntRange(0, (1 << 128) - 1), "help": "Keys of the fingerprints; drawn afresh if not given."},
    ),
    "domain": (
        "--domain",
        {
            "type": click.Choice(PROOF_DOMAINS),
            "help": "How values are represented in the proof; by default exactly where that is affordable.",
        },
    ),
    "maps": (
        "--map",
        {
            "metavar": "SOURCE=TARGET",
            "multiple": True,
            "help": "What belongs to what in functions of different forms: result0=arg3, arg1=arg0:transpose(1,0). "
            "Repeatable.",
        },
    ),
    "solver_limit": (
        "--solver-limit",
        {
            "callback": quantity,
            "default": "20M",
            "show_default": True,
            "help": "z3's units of work for one query, the same on every machine.",
        },
    ),
    "require": (
        "--require",
        {
            "type": click.Choice([scope.value for scope in REQUIRABLE]),
            "help": "What a proof has to speak for to be accepted: all-sizes, as where there are no sizes, or listed, "
            "which leaves out values that were tried of scalars that decide control. A narrower proof is unknown.",
        },
    ),
    "all_sizes": (
        "--all-sizes",
        {
            "type": click.Choice(ALL_SIZES),
            "default": "auto",
            "show_default": True,
            "help": "Whether to try a proof for all sizes: where there are sizes or many iterations, never, or always "
            "and to accept no other.",
        },
    ),
    "bindings": (
        "--bindings",
        {"default": DEFAULT_BINDINGS, "show_default": True, "help": "The package with MLIR's Python bindings."},
    ),
    "tool": (
        "--tool",
        {
            "callback": command,
            "metavar": "'TOOL ARGS'",
            "help": "Your own mlir-opt, of whichever release or project: it prints in generic form what only it can "
            "read.",
        },
    ),
}

assume_in_functions = click.option(
    "--assume",
    callback=assumptions,
    metavar="[@FUNC:]NAME:WHAT",
    multiple=True,
    help="What holds of an argument, as for equiv check, in each function that has such an argument or in one alone: "
    "arg0:finite, @f:arg1:0..15. Repeatable.",
)


may_remove_option = click.option(
    "--may-remove",
    metavar="PASS",
    multiple=True,
    help="A pass that may delete, rename, hide or only declare public functions, such as symbol-privatize; any other "
    "that does is unknown. Repeatable.",
)


def check_options(*names: str, **defaults: object) -> Callable[[_Command], _Command]:
    """Adds the options of these fields of `Options` to a command, with `defaults` as the command line spells them."""

    def decorate(command: _Command) -> _Command:
        for name in reversed(names):
            flag, told = _DECLARED[name]
            own = {"default": defaults[name]} if name in defaults else {}
            command = click.option(flag, name, **{**told, **own})(command)
        return command

    return decorate


def options_of(given: Mapping[str, Any]) -> Options:
    """The record of what a command was given; its other arguments are passed over."""
    known = Options.__struct_fields__
    return Options(**{name: value for name, value in given.items() if name in known})
