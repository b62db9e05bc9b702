"""`python -m tests.fuzz.verilog`: random circuits and changes of them, all inputs of which iverilog simulates.

A circuit has few bits of input, so that a simulation of both on all of them decides: a proof of circuits that it tells
apart is wrong, and so is a refutation of those that it does not. Bits that the first leaves unknown bind the second to
nothing (IEEE 1364-2005, 5.1)."""

from __future__ import annotations

import random
import re
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.fuzz.batches import Drawn, Form, campaign_of
from tests.fuzz.command import command

_INPUT_BITS = 9  # of all inputs together
_BINARY = (
    "+",
    "-",
    "*",
    "&",
    "|",
    "^",
    "~^",
    "&&",
    "||",
    "==",
    "!=",
    "<",
    "<=",
    ">",
    ">=",
    "<<",
    ">>",
    ">>>",
    "/",
    "%",
)
_UNARY = ("~", "-", "!", "&", "|", "^", "~&", "~|", "~^")
_OPERATORS = re.compile(r" (\+|-|\*|&|\||\^|~\^|&&|\|\||==|!=|<|<=|>|>=|<<|>>|>>>|/|%) ")
_CONSTANT = re.compile(r"\b(\d+)'(s?d)(\d+)\b")
_DECLARED = re.compile(r"\b(wire|input|output)( signed)? \[(\d+):0\]")
_OPERANDS = re.compile(r"\((\w+) (\+|\*|&|\||\^|==|!=|-|<|>>|<<) (\w+)\)")
_BENCH = """module bench{tag};
  reg [{top}:0] all; integer n; integer found; reg known;
  {wires}
  source{tag} one({ports}, .y(y1));
  target{tag} other({ports}, .y(y2));
  initial begin
    found = 0;
    for (n = 0; n < {count}; n = n + 1) begin
      all = n; #1;
      if (((y1 ^ y2) | (y1 ^ y1)) !== (y1 ^ y1)) found = found + 1;
    end
    $display("bench{tag} %0d", found);
  end
endmodule
"""


@dataclass(frozen=True, slots=True)
class Port:
    """An input and its bits."""

    name: str
    bits: int
    signed: bool


@dataclass(frozen=True, slots=True)
class Circuit:
    """`body` is what is between the ports and the end."""

    ports: tuple[Port, ...]
    result: str
    body: str

    def text(self, name: str) -> str:
        signs = {True: " signed", False: ""}
        ports = ", ".join(f"input{signs[each.signed]} [{each.bits - 1}:0] {each.name}" for each in self.ports)
        return f"module {name}({ports}, {self.result} y);\n{self.body}endmodule\n"


class _Drawn:
    """Expressions of names that are there."""

    def __init__(self, draw: random.Random, names: dict[str, int]) -> None:
        self.draw, self.names = draw, names

    def expression(self, depth: int) -> str:
        draw = self.draw
        if depth == 0 or draw.random() < 0.15:
            return self._leaf()
        kind = draw.choice(("binary",) * 6 + ("unary", "choice", "joined", "repeated", "sign", "sign"))
        if kind == "binary":
            return f"({self.expression(depth - 1)} {draw.choice(_BINARY)} {self.expression(depth - 1)})"
        if kind == "unary":
            return f"({draw.choice(_UNARY)}{self.expression(depth - 1)})"
        if kind == "choice":
            return " ".join(
                (
                    f"({self.expression(depth - 1)} ?",
                    f"{self.expression(depth - 1)} :",
                    f"{self.expression(depth - 1)})",
                )
            )
        if kind == "joined":
            return f"{{{self._leaf()}, {self._leaf()}}}"
        if kind == "repeated":
            return f"{{{draw.randint(1, 3)}{{{self._leaf()}}}}}"
        return f"${draw.choice(('signed', 'unsigned'))}({self.expression(depth - 1)})"

    def _leaf(self) -> str:
        draw = self.draw
        if draw.random() < 0.25:
            bits = draw.randint(1, 5)
            return f"{bits}'{draw.choice(('d', 'd', 'sd'))}{draw.randrange(1 << bits)}"
        name = draw.choice(list(self.names))
        bits = self.names[name]
        if bits > 1 and draw.random() < 0.2:
            low = draw.randrange(bits)
            high = draw.randrange(low, bits)
            return f"{name}[{high}:{low}]" if high > low else f"{name}[{low}]"
        return name


def circuit(draw: random.Random) -> Circuit:
    """A random one."""
    ports, left = [], _INPUT_BITS
    for name in "abc":
        bits = draw.randint(1, min(4, left - ("abc"[::-1].index(name))))
        ports.append(Port(name, bits, draw.random() < 0.5))
        left -= bits
    drawn = _Drawn(draw, {each.name: each.bits for each in ports})
    lines = []
    for number in range(draw.randint(0, 2)):
        bits, sign = draw.randint(1, 6), draw.choice(("", " signed"))
        lines.append(f"  wire{sign} [{bits - 1}:0] t{number} = {drawn.expression(2)};\n")
        drawn.names[f"t{number}"] = bits
    lines.append(f"  assign y = {drawn.expression(3)};\n")
    result = f"output{draw.choice(('', ' signed'))} [{draw.randint(1, 8) - 1}:0]"
    return Circuit(tuple(ports), result, "".join(lines))


def changed(given: Circuit, draw: random.Random) -> Circuit:
    """A circuit with one operator, number, sign or width changed, or its operands exchanged: right or wrong."""
    body = given.body
    kind = draw.choice(("operator", "number", "width", "exchange", "exchange", "wire", "wire"))
    if kind == "operator":
        body = _replaced(body, _OPERATORS, draw, lambda found: f" {draw.choice(_BINARY)} ")
    elif kind == "number":
        body = _replaced(body, _CONSTANT, draw, lambda found: f"{found[1]}'{draw.choice(('d', 'sd'))}{found[3]}")
    elif kind == "width":
        body = _replaced(
            body, _DECLARED, draw, lambda found: f"{found[1]}{draw.choice(('', ' signed'))} [{found[3]}:0]"
        )
    elif kind == "exchange":
        body = _replaced(body, _OPERANDS, draw, lambda found: f"({found[3]} {found[2]} {found[1]})")
    else:
        # What is named has a width and a sign of its own.
        named = list(_OPERANDS.finditer(body.rpartition("  assign")[2]))
        if named:
            found = draw.choice(named)
            before, _, last = body.rpartition("  assign")
            bits, sign = draw.randint(1, 8), draw.choice(("", " signed"))
            last = last[: found.start()] + "u" + last[found.end() :]
            body = f"{before}  wire{sign} [{bits - 1}:0] u = {found[0]};\n  assign{last}"
    return Circuit(given.ports, given.result, body)


def _replaced(text: str, pattern: re.Pattern[str], draw: random.Random, by: Callable[[re.Match[str]], str]) -> str:
    """The text with one of the pattern's matches, drawn at random, as `by` writes it."""
    places = list(pattern.finditer(text))
    if not places:
        return text
    found = draw.choice(places)
    return text[: found.start()] + by(found) + text[found.end() :]


def simulated(pairs: Sequence[tuple[Circuit, Circuit]], folder: Path) -> list[int] | None:
    """On how many inputs iverilog tells the circuits of each pair apart; None where it takes one of them not."""
    (folder / "bench.v").write_text("".join(_bench(*each, f"_{at}") for at, each in enumerate(pairs)))
    program = str(folder / "bench.vvp")
    tops = [each for at in range(len(pairs)) for each in ("-s", f"bench_{at}")]
    built = subprocess.run(
        ("iverilog", "-g2005", *tops, "-o", program, str(folder / "bench.v")), capture_output=True, check=False
    )
    if built.returncode:
        return None
    ran = subprocess.run(("vvp", "-n", program), capture_output=True, text=True, check=True, timeout=600)
    found = dict(line.split() for line in ran.stdout.splitlines() if line.startswith("bench_"))
    return [int(found[f"bench_{at}"]) for at in range(len(pairs))]


def _bench(source: Circuit, target: Circuit, tag: str) -> str:
    wires, ports, low = [], [], 0
    for each in source.ports:
        wires.append(f"wire [{each.bits - 1}:0] {each.name} = all[{low + each.bits - 1}:{low}];")
        ports.append(f".{each.name}({each.name})")
        low += each.bits
    bits = source.result.partition("[")[2]
    wires += [f"wire [{bits} y1;", f"wire [{bits} y2;"]
    bench = _BENCH.format(top=low - 1, wires="\n  ".join(wires), ports=", ".join(ports), count=1 << low, tag=tag)
    return source.text(f"source{tag}") + target.text(f"target{tag}") + bench


@dataclass(frozen=True, slots=True)
class _Pair(Drawn):
    """One that is not simulated yet."""

    circuits: tuple[Circuit, Circuit] | None = None


def pair(draw: random.Random) -> Drawn | None:
    """A circuit and a change of it."""
    source = circuit(draw)
    target = changed(source, draw)
    return _Pair("", source.text("f"), target.text("f"), lambda _, __: "", circuits=(source, target))


def judged(batch: list[Drawn]) -> list[Drawn]:
    """Those that iverilog takes, and what it says of each."""
    circuits = [each.circuits for each in batch if isinstance(each, _Pair) and each.circuits is not None]
    with tempfile.TemporaryDirectory() as name:
        found = simulated(circuits, Path(name))
    if found is None:
        return [each for one in batch for each in judged([one])] if len(batch) > 1 else []
    return [_of(each, apart) for each, apart in zip(batch, found, strict=True)]


def _of(drawn: Drawn, apart: int) -> Drawn:
    words = f"apart on {apart} inputs" if apart else ""
    return Drawn("apart" if apart else "equal", drawn.source, drawn.target, lambda _, __: words)


FORM = Form(".v", "module {}(")
campaign = campaign_of(pair, form=FORM, judged=judged)

if __name__ == "__main__":
    if shutil.which("iverilog") is None:
        raise SystemExit("iverilog is not here")
    command(__doc__, "verilog", ".v", campaign)()
