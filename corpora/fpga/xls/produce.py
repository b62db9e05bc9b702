"""Writes the pairs of this corpus: `python -m corpora.fpga.xls.produce [--check] [FAMILY ...]` in the repository's
root, with the producers: `pip install -e '.[corpora-fpga]'`, and iverilog (Debian has it).

Each module of `designs/` is written in DSLX. XLS makes IR of it, optimizes functions of that, and makes circuits of
these. The `.mlir` beside it says what functions mean. The places in DSLX are left out of what XLS prints.

Wrong variants are edits of what it prints. XLS's own compiler to native code, and iverilog, run everything: a pair is
written only where they agree on all of some hundred inputs, and a wrong one where they do not."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from importlib.metadata import version
from pathlib import Path
from subprocess import CalledProcessError

from corpora.fpga.xls.execution import Row, function_of, rows, run, simulate
from corpora.producing import manifest, produce
from frontends.xls.syntax import Function

ROOT = Path(__file__).parent
DESIGNS = ROOT / "designs"
SOURCE = "source.xlsir"
REFERENCE = "reference.mlir"
GENERATED = "use_system_verilog: true array_index_bounds_checking: true"
STAGES = 2
LATENCY = STAGES + 1  # cycles, with registers behind the inputs and before the outputs
CYCLES = 6
PLAIN = "use_system_verilog: false array_index_bounds_checking: true"
_PLACES = re.compile(r", pos=\[[^\]]*\]")
_WRONG = 2  # variants of a file


@dataclass(frozen=True, slots=True)
class Design:
    """Which functions XLS `optimized`, of which ones it made `circuits` and `pipelines`, which ones `mean` what MLIR's
    functions of their name do, and which two of them are `equal`, or `different`, and why."""

    optimized: Sequence[str]
    circuits: Sequence[str]
    pipelines: Sequence[str]
    mean: Sequence[str]
    equal: Sequence[tuple[str, str, str]]
    different: Sequence[tuple[str, str, str]]


FAMILIES = {
    "jpeg": Design(
        ("main", "row"),
        ("row",),
        (),
        ("main",),
        [("main", "products", "divisions, and products with reciprocals of 20 bits")],
        [("main", "coarse", "reciprocals of 16 bits, too few for the largest steps")],
    ),
    "adder": Design(
        ("main", "joined", "within"),
        ("main", "joined"),
        ("main", "joined"),
        ("main", "exact"),
        [
            ("within", "always", "with the carry, it is never off by more than 32"),
            ("joinedwithin", "always", "without a carry, it is never off by more than 63"),
        ],
        [
            ("main", "exact", "an approximate sum is not the sum"),
            ("tighter", "always", "with the carry, it is off by 32, not by 31 at most"),
            ("main", "joined", "two ways of joining the lower bits"),
        ],
    ),
    "shiftadd": Design(
        ("serial", "booth", "shifts", "fused"),
        ("booth", "shifts", "fused"),
        ("shifts",),
        ("main", "constants"),
        [
            ("main", "serial", "a product, and one digit of two a step"),
            ("main", "booth", "a product, and digits of Booth"),
            ("main", "halves", "a product, and one of halves"),
            ("constants", "shifts", "products by constants, and sums of shifted numbers that share terms"),
            ("modes", "fused", "products in two precisions, and one multiplier for both"),
        ],
        [],
    ),
    "beamforming": Design(
        ("filtered", "steered", "taps"),
        ("steered", "taps"),
        (),
        ("main",),
        [
            ("main", "transposed", "sensors outermost, and taps"),
            ("main", "tree", "a sum in order, and a tree of filtered signals"),
            ("steered", "chosen", "delays from a table, and chosen by comparisons"),
        ],
        [],
    ),
    "crc": Design(
        ("main", "rows"),
        ("main", "rows"),
        ("main", "rows"),
        ("main",),
        [("main", "rows", "bit by bit, and by a table")],
        [],
    ),
    "fp24": Design(
        ("main", "widened", "rounded", "guarded"),
        ("main", "rounded"),
        ("main",),
        ("main",),
        [
            ("main", "widened", "normalized by hand, and by XLS's library"),
            ("direct", "through", "from 16 bits to 32, and by way of 24"),
            ("rounded", "guarded", "rounded by one sum, and by guard, round and sticky bits"),
            ("quiet", "again", "to 32 bits and back, where nothing is lost"),
        ],
        [
            ("main", "flushed", "subnormal numbers that become zeros"),
            ("rounded", "truncated", "rounded, and cut off"),
        ],
    ),
}
Edit = tuple[str, str, Callable[[re.Match[str]], str]]


def _next(match: re.Match[str]) -> str:
    return f"{match[1]}{int(match[2], 16) ^ 1:x}{match[3]}"


_IN_IR: Sequence[Edit] = (
    ("an extension without the sign", r"= sign_ext\(", lambda match: "= zero_ext("),
    ("a product without signs", r"= smul\(", lambda match: "= umul("),
    ("two cases swapped", r"(sel\([^,]*, cases=\[)([\w.]+), ([\w.]+)(\])", lambda m: f"{m[1]}{m[3]}, {m[2]}{m[4]}"),
    ("a difference instead of a sum", r"= add\(", lambda match: "= sub("),
    ("joined otherwise", r"= xor\(", lambda match: "= or("),
    ("joined otherwise", r"= or\(", lambda match: "= xor("),
    ("the next constant", r"(literal\(value=\d*)([02468])(,)", lambda m: f"{m[1]}{int(m[2]) + 1}{m[3]}"),
)
_IN_VERILOG: Sequence[Edit] = (
    ("another constant", r"(= \d+'h[0-9a-f_]*)([0-9a-f])(;)", _next),
    ("a choice the other way round", r"( \? )(\w+) : (\w+)(;)", lambda m: f"{m[1]}{m[3]} : {m[2]}{m[4]}"),
    ("a difference instead of a sum", r" \+ ", lambda match: " - "),
    ("joined otherwise", r" \| ", lambda match: " & "),
    ("joined otherwise", r" \^ ", lambda match: " | "),
)

_IN_PIPELINES: Sequence[Edit] = (
    ("a stage that is passed by", r"(\w+ <= )p\d+_(\w+)_comb;", lambda m: f"{m[1]}p0_{m[2]};"),
    ("a register that keeps what it holds", r"(\w+)( <= )(\w+);", lambda m: f"{m[1]}{m[2]}{m[1]};"),
    *_IN_VERILOG[:2],
)


def _edits(text: str, edits: Sequence[Edit]) -> Iterator[tuple[str, str]]:
    """What is wrong, and the text with that in one place: one place for each edit first, then others."""
    found = [[(what, match, change) for match in re.finditer(old, text)] for what, old, change in edits]
    for number in range(max(map(len, found))):
        for each in found:
            if number < len(each):
                what, match, change = each[number]
                yield what, text[: match.start()] + change(match) + text[match.end() :]


class _Family:
    def __init__(self, name: str) -> None:
        import xls
        from xls import c_api

        self.name, self.design = name, FAMILIES[name]
        library = str(Path(xls.__file__).parent / "_blob" / "dslx_stdlib")
        self.dslx = (DESIGNS / f"{name}.x").read_text()
        converted = c_api.xls_convert_dslx_to_ir(self.dslx, f"{name}.x", name, library)
        self.source = converted.replace(f'"{library}/', '"dslx_stdlib/')
        self.texts = {SOURCE: _PLACES.sub("", self.source), REFERENCE: (DESIGNS / f"{name}.mlir").read_text()}
        self.pairs: list[dict[str, str]] = []

    def mangled(self, function: str) -> str:
        return f"__{self.name}__{function}"

    def files(self) -> dict[str, str]:
        """The files of the family's folder, by name."""
        for function in self.design.optimized:
            self._optimize(function)
        for function in self.design.circuits:
            self._generate(function)
        for function in self.design.mean:
            what = f"what {function} means, in MLIR, and its IR"
            self._pair(
                f"{function}.meaning", (REFERENCE, function), (SOURCE, self.mangled(function)), what, "DSLX to IR"
            )
        for expected, pairs in (("equivalent", self.design.equal), ("different", self.design.different)):
            for one, other, what in pairs:
                sides = (SOURCE, self.mangled(one)), (SOURCE, self.mangled(other))
                self._pair(f"{one}.{other}", *sides, what, "two functions in DSLX", expected)
                arguments = rows(function_of(self.source, self.mangled(one)))
                found = [run(self.source, self.mangled(each), arguments) for each in (one, other)]
                self._require(f"{one} and {other}", found[0] == found[1], expected)
        tool = f"XLS, in xls-python {version('xls-python')}"
        self.texts["manifest.toml"] = manifest(
            "corpora/fpga/xls/produce.py", "the designs or the recipes", f"xls-{self.name}", tool, self.pairs
        )
        return self.texts

    def _optimize(self, function: str) -> None:
        from xls import c_api

        name = self.mangled(function)
        text = c_api.xls_optimize_ir(self.source, name)
        file = f"{function}.optimized.xlsir"
        self.texts[file] = _PLACES.sub("", text)
        side, arguments = (SOURCE, name), rows(function_of(text, name))
        wanted = run(self.source, name, arguments)
        self._require(file, run(text, name, arguments) == wanted, "equivalent")
        what = f"{function} as DSLX becomes IR, and optimized"
        self._pair(f"{function}.optimized", side, (file, name), what, "optimize_ir")
        self._spoil(file, side, name, _IN_IR, lambda wrong: run(wrong, name, arguments) == wanted)

    def _generate(self, function: str) -> None:
        name, before = self.mangled(function), f"{function}.optimized.xlsir"
        text = self.texts[before]
        head = function_of(text, name)
        arguments = rows(head)
        wanted = [typed.replace(" ", "") for typed in run(text, name, arguments)]
        side = (before, f"{name}@ports")
        for suffix, flags in ((".sv", GENERATED), (".v", PLAIN)):
            file = f"{function}{suffix}"
            self.texts[file] = _generated(text, name, function, flags)

            def agrees(verilog: str) -> bool:
                found = simulate(verilog, function, head, arguments)
                return [typed.replace(" ", "") for typed in found] == wanted

            self._require(file, agrees(self.texts[file]), "equivalent")
            what = f"{function} as IR, and as {'SystemVerilog' if suffix == '.sv' else 'Verilog'}"
            self._pair(file, side, (file, function), what, "schedule_and_codegen_package, combinational")
            if suffix == ".sv":
                self._spoil(file, side, function, _IN_VERILOG, agrees)
        if function in self.design.pipelines:
            self._pipeline(text, function, head, arguments, wanted)

    def _pipeline(
        self, text: str, function: str, head: Function, arguments: Sequence[Row], wanted: Sequence[str]
    ) -> None:
        """New inputs in each cycle, and what comes of them some cycles later."""
        name, file = self.mangled(function), f"{function}.pipeline.sv"
        self.texts[file] = _generated(text, name, function, GENERATED, STAGES)

        def agrees(verilog: str) -> bool:
            found = simulate(verilog, function, head, arguments, LATENCY)
            return [typed.replace(" ", "") for typed in found] == wanted[: len(found)]

        self._require(file, agrees(self.texts[file]), "equivalent")
        side = f"{function}.optimized.xlsir", f"{name}@{CYCLES}+{LATENCY}"
        what = f"{function} as IR, and as a pipeline"
        self._pair(file, side, (file, f"{function}@{CYCLES}"), what, f"schedule_and_codegen_package, {STAGES} stages")
        self._spoil(file, side, f"{function}@{CYCLES}", _IN_PIPELINES, agrees)

    def _spoil(
        self, file: str, side: tuple[str, str], function: str, edits: Sequence[Edit], agrees: Callable[[str], bool]
    ) -> None:
        """Wrong variants of a file, which inputs tell apart."""
        stem, _, suffix = file.rpartition(".")
        found = 0
        said: set[str] = set()
        for what, text in _edits(self.texts[file], edits):
            if found == _WRONG:
                return
            if what in said:
                continue
            try:
                alike = agrees(text)
            except (RuntimeError, CalledProcessError):  # XLS, or iverilog, finds it no program
                continue
            if alike:
                continue
            found += 1
            said.add(what)
            wrong = f"{stem}.wrong-{found}.{suffix}"
            self.texts[wrong] = text
            self._pair(f"{stem}.{suffix}.wrong-{found}", side, (wrong, function), what, "an edit", "different")
        if not found:
            raise ValueError(f"{self.name}/{file} has no wrong variant")

    def _pair(
        self,
        name: str,
        source: tuple[str, str],
        target: tuple[str, str],
        what: str,
        pipeline: str,
        expected: str = "equivalent",
    ) -> None:
        pair = {"name": name, "source": source[0], "target": target[0], "function": source[1]}
        if target[1] != source[1]:
            pair["target_function"] = target[1]
        self.pairs.append(pair | {"what": what, "pipeline": pipeline, "level": "bitwise", "expected": expected})

    def _require(self, what: str, alike: bool, expected: str) -> None:
        if alike != (expected == "equivalent"):
            raise ValueError(f"{self.name}: {what} is not {expected} where it runs")


def _generated(text: str, name: str, module: str, flags: str, stages: int = 0) -> str:
    """The circuit of a function, without registers or in so many stages between those of its ports."""
    from xls import Package, c_api

    package = Package.parse_ir(text)
    c_api.xls_package_set_top_by_name(package, name)
    kind = "PIPELINE flop_inputs: true flop_outputs: true" if stages else "COMBINATIONAL"
    options = f'generator: GENERATOR_KIND_{kind} module_name: "{module}" {flags}'
    schedule = f'pipeline_stages: {stages} delay_model: "unit"' if stages else ""
    result = c_api.xls_schedule_and_codegen_package(package, schedule, options, bool(stages))
    generated: str = c_api.xls_schedule_and_codegen_result_get_verilog_text(result)
    return generated


def main(arguments: Sequence[str] | None = None) -> int:
    families = {name: partial(_files, name) for name in FAMILIES}
    return produce("corpora.fpga.xls.produce", "Writes the corpus of XLS.", ROOT, families, arguments)


def _files(name: str) -> dict[str, str]:
    return _Family(name).files()


if __name__ == "__main__":
    sys.exit(main())
