"""Netlists as the format describes them, and their reader.

Source: "Berkeley Logic Interchange Format (BLIF)", University of California, Berkeley, 1992."""

from __future__ import annotations

from msgspec import Struct, field

from frontends.errors import SyntaxProblem, Unsupported
from interp.ir import Place
from interp.text.lexer import NEWLINE, SKIPPED, Lexer
from interp.text.source import Source

_COMMENT = r"\#[^\n]*"
_CONTINUED = rf"\\[ \t\r]*(?:{_COMMENT})?(?:\n|\Z)"  # a backslash at the end of a line
_LEXER = Lexer(
    {
        SKIPPED: rf"[^\S\n]+ | {_COMMENT} | {_CONTINUED}",
        NEWLINE: r"\n",
        "word": rf"(?:[^\s\#\\] | (?!{_CONTINUED})\\)+",
    },
    SyntaxProblem,
)
_CLOCKED = ("re", "fe")
_TYPES = (*_CLOCKED, "ah", "al", "as")
# What says how a netlist was drawn or timed, and nothing of what it computes.
_HINTS = frozenset((".area", ".delay", ".wire_load_slope", ".default_input_arrival", ".default_output_required"))
_UNMODELLED = frozenset((".subckt", ".gate", ".mlatch", ".exdc", ".clock_event", ".kiss", ".start_kiss", ".search"))


class Table(Struct):
    """A signal as a function of others. Each row is a pattern of `0`, `1` and `-` for which the signal is `covered`,
    and it is the opposite for all others."""

    inputs: list[str]
    output: str
    place: Place
    rows: list[str] = field(default_factory=list)
    covered: bool = True


class Register(Struct, frozen=True):
    """`initial` is a bit, or None where nobody knows it. `edge` and `clock` say when it takes its input."""

    input: str
    output: str
    place: Place
    edge: str
    clock: str
    initial: int | None


class Netlist(Struct):
    """A model. Signals have the order of the text."""

    name: str
    place: Place
    inputs: list[str] = field(default_factory=list)
    outputs: list[str] = field(default_factory=list)
    tables: dict[str, Table] = field(default_factory=dict)
    registers: dict[str, Register] = field(default_factory=dict)


def read(text: str, file: str) -> dict[str, Netlist]:
    """The models of a text, by name. Raises `SyntaxProblem`, and `Unsupported` for what is not modelled."""
    found: dict[str, Netlist] = {}
    model: Netlist | None = None
    table: Table | None = None
    ended = False
    for line in _LEXER.lines(Source(text, file)):
        place, (head, *rest) = line[0].place, [token.text for token in line[:-1]]
        if head == ".model":
            model, table = Netlist(rest[0] if rest else "top", place), None
            if model.name in found:
                raise SyntaxProblem(f"the model '{model.name}' is defined twice", place)
            found[model.name] = model
            ended = False
            continue
        if model is None:
            raise SyntaxProblem(f"'{head}' before the first '.model'", place)
        if ended:
            raise SyntaxProblem(f"'{head}' after the '.end' of the model '{model.name}'", place)
        if not head.startswith("."):
            if table is None:
                raise SyntaxProblem(f"'{head}' is a row outside of a table", place)
            _row(table, [head, *rest], place)
            continue
        table = None
        match head:
            case ".inputs" | ".clock":
                for each in rest:
                    if each in model.tables or each in model.registers:
                        raise SyntaxProblem(f"the signal '{each}' is defined twice", place)
                model.inputs += [each for each in dict.fromkeys(rest) if each not in model.inputs]
            case ".outputs":
                model.outputs += rest
            case ".names":
                if not rest:
                    raise SyntaxProblem("a table needs the name of its signal", place)
                table = Table(rest[:-1], rest[-1], place)
                _define(model, table.output, place)
                model.tables[table.output] = table
            case ".latch":
                register = _latch(rest, place)
                _define(model, register.output, place)
                model.registers[register.output] = register
            case ".end":
                ended = True
            case _ if head in _HINTS:
                pass
            case _ if head in _UNMODELLED:
                raise Unsupported(head, place, "netlists of one model, made of tables and registers, are modelled")
            case _:
                raise SyntaxProblem(f"unknown command '{head}'", place)
    return found


def _row(table: Table, words: list[str], place: Place) -> None:
    pattern, value = ("", words[0]) if len(words) == 1 else (words[0], words[1])
    if len(words) > 2 or value not in ("0", "1") or len(pattern) != len(table.inputs) or set(pattern) - set("01-"):
        raise SyntaxProblem(
            f"a row of the table of '{table.output}' has {len(table.inputs)} of 0, 1 and -, and an output bit", place
        )
    covered = value == "1"
    if table.rows and covered != table.covered:
        raise SyntaxProblem(f"the rows of the table of '{table.output}' end in 0 and in 1", place)
    table.covered = covered
    table.rows.append(pattern)


def _define(model: Netlist, signal: str, place: Place) -> None:
    if signal in model.tables or signal in model.registers or signal in model.inputs:
        raise SyntaxProblem(f"the signal '{signal}' is defined twice", place)


def _latch(words: list[str], place: Place) -> Register:
    if not 2 <= len(words) <= 5:
        raise SyntaxProblem(
            "a register has an input, an output, and optionally a type, a clock and an initial value", place
        )
    source, output, *rest = words
    initial = rest.pop() if len(rest) in (1, 3) else "3"
    edge, clock = rest if rest else ("re", "")
    if edge not in _TYPES or initial not in ("0", "1", "2", "3"):
        raise SyntaxProblem(f"a register of type '{edge}' with the initial value '{initial}'", place)
    if edge not in _CLOCKED:
        raise Unsupported(".latch", place, f"a register of type '{edge}', which is transparent")
    return Register(
        source, output, place, edge, "" if clock == "NIL" else clock, int(initial) if initial in "01" else None
    )
