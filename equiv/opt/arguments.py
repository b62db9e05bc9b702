"""The command line of an opt-like tool, and what the run that shows the passes is given instead."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence

# Options with a value that write files, shorten what is printed, or say how it is printed.
_VALUED = frozenset(
    (
        "debug-only",
        "log-actions-to",
        "mlir-elide-elementsattrs-if-larger",
        "mlir-elide-resource-strings-if-larger",
        "mlir-generate-reproducer",
        "mlir-output-format",
        "mlir-pass-pipeline-crash-reproducer",
        "mlir-pass-statistics-display",
        "mlir-print-elementsattrs-with-hex-if-larger",
        "mlir-print-ir-after",
        "mlir-print-ir-before",
        "mlir-print-ir-tree-dir",
        "mlir-timing-display",
        "o",
        "profile-actions-to",
        "remarks-output-file",
    )
)
_FLAGS = frozenset(
    (
        "debug",
        "dump-pass-pipeline",
        "emit-bytecode",
        "mlir-disable-threading",
        "mlir-pass-pipeline-local-reproducer",
        "mlir-pass-statistics",
        "mlir-pretty-debuginfo",
        "mlir-print-assume-verified",
        "mlir-print-debuginfo",
        "mlir-print-ir-after-all",
        "mlir-print-ir-after-change",
        "mlir-print-ir-after-failure",
        "mlir-print-ir-before-all",
        "mlir-print-ir-module-scope",
        "mlir-print-local-scope",
        "mlir-print-op-generic",
        "mlir-print-op-on-diagnostic",
        "mlir-print-skip-regions",
        "mlir-print-stacktrace-on-diagnostic",
        "mlir-print-unique-ssa-ids",
        "mlir-print-value-users",
        "mlir-timing",
        "mlir-use-nameloc-as-prefix",
        "verify-roundtrip",
    )
)
_STANDARD_INPUT = ("-", "/dev/stdin", "/dev/fd/0", "/proc/self/fd/0")
_STANDARD_OUTPUT = ("/dev/stdout", "/dev/fd/1", "/proc/self/fd/1")
_SHOW_PASSES = (
    "--mlir-print-ir-before-all",
    "--mlir-print-ir-after-all",
    "--mlir-print-ir-module-scope",
    "--mlir-disable-threading",
    "-o",
    os.devnull,
)


def showing_passes(arguments: Sequence[str], *, generic: bool = False) -> list[str]:
    """The arguments of a run that prints the program before and after each pass on standard error and writes nothing
    else; in generic form if `generic`. What these arguments say themselves on printing is left out."""
    kept: list[str] = []
    positional: list[str] = []
    rest = iter(arguments)
    for argument in rest:
        if argument == "--":
            positional = [argument, *rest]
        elif _name(argument) in _VALUED:
            if "=" not in argument:
                next(rest, None)
        elif _name(argument) not in _FLAGS:
            kept.append(argument)
    shown = [*_SHOW_PASSES, "--mlir-print-op-generic"] if generic else _SHOW_PASSES
    return [*kept, *shown, *positional]


def input_file(arguments: Iterable[str]) -> str:
    """The file that the tool reads, as far as that can be told: the first argument that is one. `<stdin>` if none."""
    return next(input_files(arguments), "<stdin>")


def input_files(arguments: Iterable[str]) -> Iterator[str]:
    """The arguments that are files, each of which the tool may read."""
    return (each for each in _positional(arguments) if not each.startswith("-") and os.path.isfile(each))


def reads_standard_input(arguments: Iterable[str]) -> bool:
    """Whether the tool reads its standard input, as far as that can be told: not where an argument is a file. What is
    in a pipe then may be for others, such as the names of further files for the loop of a shell."""
    named = [
        each for each in _positional(arguments) if each == "-" or (os.path.exists(each) and not os.path.isdir(each))
    ]
    return not named or any(each in _STANDARD_INPUT for each in named)


def _positional(arguments: Iterable[str]) -> Iterator[str]:
    """The arguments but for the output."""
    rest = iter(arguments)
    for argument in rest:
        if argument == "-o":
            next(rest, None)
        else:
            yield argument


def output_file(arguments: Iterable[str]) -> str:
    """The file that the tool writes; `-` for its standard output, also under the names of its descriptor."""
    found = "-"
    rest = iter(arguments)
    for argument in rest:
        if argument == "--":
            break
        if _name(argument) == "o":
            found = argument.partition("=")[2] if "=" in argument else next(rest, "-")
    return "-" if os.path.normpath(found) in _STANDARD_OUTPUT else found


def has_option(arguments: Iterable[str], name: str) -> bool:
    """Whether an option is given, with or without a value."""
    return any(_name(argument) == name for argument in arguments)


def _name(argument: str) -> str:
    """The name of an option as LLVM's command line knows it; empty for what is no option."""
    return argument.partition("=")[0].lstrip("-") if argument.startswith("-") else ""
