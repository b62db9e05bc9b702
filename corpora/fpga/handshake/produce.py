"""Writes the pairs of this corpus: `python -m corpora.fpga.handshake.produce [--check] [FAMILY ...]` in the
repository's root, with the producers: `pip install -e '.[corpora-fpga]'`.

Each program of `designs/` is lowered by MLIR to branches between blocks, and by CIRCT to a network of handshake, whose
values are forked, and whose channels are buffered. Wrong variants are edits of what CIRCT printed. `--check` writes
nothing and exits with 1 where the files are not what would be written. `python -m tests.corpora.handshake_simulation`
holds the families against simulations of the Verilog that CIRCT makes of them."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from corpora.fpga.calyx.produce import circuits_of, entry, loops_of, tool
from corpora.producing import manifest, produce

ROOT = Path(__file__).parent
DESIGNS = ROOT / "designs"
BLOCKS = "convert-scf-to-cf,canonicalize,cse"
NETWORK = "lower-cf-to-handshake"
UNPIPELINED = "lower-cf-to-handshake{disable-task-pipelining=true}"
FORKED = "canonicalize,handshake.func(handshake-materialize-forks-sinks),canonicalize"
ALL = "handshake.func(handshake-insert-buffers{strategy=all})"
CYCLES = "handshake.func(handshake-insert-buffers{strategy=cycles})"

Edit = Callable[[str], str]


# -- wrong variants ----------------------------------------------------------------------------------------------------


def replaced(old: str, new: str, nth: int = 0) -> Edit:
    """The `nth` place that is like the pattern `old` becomes `new`."""

    def edit(text: str) -> str:
        found = list(re.finditer(old, text))
        if len(found) <= nth:
            raise ValueError(f"nothing is like {old}")
        where = found[nth]
        return text[: where.start()] + where.expand(new) + text[where.end() :]

    return edit


def swapped_outputs(nth: int) -> Edit:
    """What a conditional branch gives where its condition holds, it gives where it does not."""

    def edit(text: str) -> str:
        name = re.findall(r'(%\d+):2 = "handshake\.cond_br"', text)[nth]
        return re.sub(rf"{name}#([01])\b", lambda found: f"{name}#{1 - int(found[1])}", text)

    return edit


def unbuffered(nth: int) -> Edit:
    """A buffer behind a mux that takes what goes around in a loop."""

    def edit(text: str) -> str:
        muxes = re.findall(r'(%\d+) = "handshake\.mux"\([^,]*, [^,]*, [^)]*\)', text)
        seen = [each for each in muxes if f'"handshake.buffer"({each})' in text]
        return replaced(rf'"handshake\.buffer"\({seen[nth]}\) <{{[^}}]*}}>', f'"handshake.br"({seen[nth]})')(text)

    return edit


def without_join(operands: int, left_out: int, nth: int = 0) -> Edit:
    """A join of so many control tokens does without one of them."""

    def edit(text: str) -> str:
        one = r"%[\d#]+"
        taken = ", ".join([f"({one})"] * operands)
        joins = list(re.finditer(rf'"handshake\.join"\({taken}\) : \((?:none(?:, )?)+\) -> none', text))
        where = joins[nth]
        kept = [name for position, name in enumerate(where.groups()) if position != left_out]
        lost = where.groups()[left_out]
        joined = f'"handshake.join"({", ".join(kept)}) : ({", ".join(["none"] * len(kept))}) -> none'
        sunk = f'\n    "handshake.sink"({lost}) : (none) -> ()'
        return text[: where.start()] + joined + sunk + text[where.end() :]

    return edit


def swapped_memories(one: int, other: int) -> Edit:
    def edit(text: str) -> str:
        names = {f"%arg{one}": f"%arg{other}", f"%arg{other}": f"%arg{one}"}
        return re.sub(r'("handshake\.extmemory"\()(%\w+)', lambda found: found[1] + names.get(found[2], found[2]), text)

    return edit


START = (
    "a loop that begins with what goes around",
    replaced(r"initValues = \[0\]", "initValues = [1]"),
)
CIRCLE = ("a circle without a buffer", unbuffered(0))
SHORT = ("one iteration too few", replaced(r"value = 4 : index", "value = 3 : index"))
WRONG: dict[str, dict[str, tuple[str, Edit]]] = {
    "gcd": {
        "start": START,
        "circle": CIRCLE,
        "outputs": ("a branch whose outputs are swapped", swapped_outputs(0)),
        "inputs": (
            "a mux whose inputs are swapped",
            replaced(
                r'"handshake\.mux"\(([^,]*), ([^,]*), ([^)]*)\) : \(i1, i16', r'"handshake.mux"(\1, \3, \2) : (i1, i16'
            ),
        ),
        "zero": ("a loop that ends at one", replaced(r"value = 0 : i16", "value = 1 : i16")),
    },
    "dot-product": {
        "short": SHORT,
        "product": ("a sum for a product", replaced(r"arith\.muli", "arith.addi")),
        "circle": ("a circle without a buffer", unbuffered(1)),
    },
    "vector-add": {
        "port": ("two memories that are swapped", swapped_memories(1, 2)),
        "short": SHORT,
    },
    "histogram": {
        "order": ("a load that need not come after the store of before", without_join(4, 3)),
        "mask": ("another mask", replaced(r"value = 3 : i32", "value = 1 : i32")),
    },
    "branches": {
        "predicate": ("a branch whose outputs are swapped", replaced(r"predicate = 2 : i64", "predicate = 5 : i64", 1)),
        "scale": ("another factor", replaced(r"value = 3 : i32", "value = 2 : i32")),
    },
    "fir": {
        "taps": ("one tap too few", replaced(r"value = 3 : index", "value = 2 : index")),
        "start": START,
    },
    "sort-step": {
        "sign": ("an unsigned comparison", replaced(r"predicate = 4 : i64", "predicate = 8 : i64")),
        "order": ("another order", replaced(r"predicate = 4 : i64", "predicate = 2 : i64")),
    },
    "matmul": {
        "short": ("one iteration too few", replaced(r"value = 2 : index", "value = 1 : index")),
    },
    "overwritten": {
        "order": ("a load that need not come after the store of before", without_join(2, 1)),
        "value": ("another sum", replaced(r"arith\.addi", "arith.subi")),
    },
    "scratch": {
        "address": ("an address that is one lower", replaced(r"value = 3 : index", "value = 2 : index")),
    },
    "division": {
        "sign": ("a division without the sign", replaced(r"arith\.divsi", "arith.divui")),
    },
}


# How often a loop runs is data: the proofs are for all numbers that are assumed.
ASSUMED = {"gcd": ["a:0..31", "b:0..31"]}


def files(design: str) -> dict[str, str]:
    """The files of one family's folder, by name."""
    source = (DESIGNS / f"{design}.mlir").read_text()
    blocks = loops_of(source, BLOCKS)
    network, forked, everywhere = circuits_of(blocks, [NETWORK, FORKED, ALL])
    *_, cycles = circuits_of(blocks, [NETWORK, FORKED, CYCLES])
    *_, unpipelined = circuits_of(blocks, [UNPIPELINED, FORKED, ALL])
    stages = {
        "network": (network, "a program, and its network", NETWORK),
        "forked": (forked, "a program, and its network with forks", f"{NETWORK},{FORKED}"),
        "everywhere": (everywhere, "a program, and its network with buffers everywhere", f"{NETWORK},{FORKED},{ALL}"),
        "cycles": (cycles, "a program, and its network with a buffer in each circle", f"{NETWORK},{FORKED},{CYCLES}"),
        "unpipelined": (
            unpipelined,
            "a program, and its network without pipelined loops",
            f"{UNPIPELINED},{FORKED},{ALL}",
        ),
    }
    texts, pairs = {"source.mlir": source}, []
    for name, (text, what, pipeline) in stages.items():
        texts[f"{name}.mlir"] = text
        pairs.append((name, "source.mlir", f"{name}.mlir", what, pipeline, "equivalent"))
    for name, (what, edit) in WRONG[design].items():
        texts[f"wrong-{name}.mlir"] = edit(cycles)
        pipeline = f"{NETWORK},{FORKED},{CYCLES}, then an edit"
        pairs.append((f"wrong-{name}", "source.mlir", f"wrong-{name}.mlir", what, pipeline, "different"))
    texts["manifest.toml"] = manifest(
        "corpora/fpga/handshake/produce.py",
        "the designs or the edits",
        f"handshake-{design}",
        tool(),
        (entry(pair) | _assumed(design, pair[-1]) for pair in pairs),
    )
    return texts


def _assumed(design: str, expected: str) -> dict[str, list[str]]:
    """What a pair assumes; a wrong one shows without."""
    return {"assume": ASSUMED[design]} if expected == "equivalent" and design in ASSUMED else {}


def main(arguments: Sequence[str] | None = None) -> int:
    families = {design: partial(files, design) for design in sorted(WRONG)}
    description = "Writes the corpus of networks of handshake."
    return produce("corpora.fpga.handshake.produce", description, ROOT, families, arguments)


if __name__ == "__main__":
    sys.exit(main())
