"""Records for tests of reports: one of each outcome, a hostile one, and as many as a large batch has."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from pathlib import Path

from msgspec.structs import replace

from equiv.jobs.record import Record
from equiv.verdict import (
    CellDifference,
    InputValue,
    Reason,
    Side,
    SideValue,
    Statistics,
    Verdict,
    Witness,
)
from equiv.verdict.scope import Scope
from equiv.verdict.trace import Row, Step, Trace
from interp.ir import OutputKind, Place
from interp.ir.outputs import CellState

SOURCE = """\
func.func @scale(%a: memref<4xf32>) {
  %two = arith.constant 2.0 : f32
  affine.for %i = 0 to 4 {
    %x = affine.load %a[%i] : memref<4xf32>
    %y = arith.mulf %x, %two : f32
    affine.store %y, %a[%i] : memref<4xf32>
  }
  return
}
"""
TARGET = SOURCE.replace("0 to 4", "0 to 3").replace("mulf %x, %two", "addf %x, %x")

# What somebody might call a file, a function or an attribute to get out of a report's structure.
HOSTILE = (
    "</script><script>window.broken=1</script>"
    "<img src=x onerror=window.broken=1>"
    "]]><!--{{7*7}}{%raw%}${window.broken=1}"
    "\x1b[31mred\x1b]0;title\x07\x00\x08"
    "\n::error::injected\r\n##[error]injected\n::set-output name=x::y"
    "| `tick` [link](javascript:alert(1)) ![i](http://example.invalid/i.png) @someone #1 **bold** <b>"
    "\u202eevil\u2066\u200b\ufeff\u2028"
    "\ud800 \udc80 \uffff 'single' \"double\" $(touch /tmp/broken) `id` ; & %0A::error::x \u00e9\U0001f600"
)


def specimens(folder: Path) -> list[Record]:
    """A record of each outcome; `folder` gets the two programs that they name."""
    source, target = folder / "scale.mlir", folder / "scale.tiled.mlir"
    source.write_text(SOURCE, encoding="utf-8")
    target.write_text(TARGET, encoding="utf-8")
    return [
        equivalent("scale/itself", source, source),
        different("scale/short", source, target),
        unsupported("scale/vector", source, target, "vector.contract"),
        undecided("scale/open", source, target),
        invalid("scale/broken", source, folder / "missing.mlir"),
        replace(different("scale/known", source, target), expected="different"),
        replace(equivalent("scale/surprise", source, target), expected="different"),
    ]


def hostile(folder: Path) -> list[Record]:
    """Records with `HOSTILE` in every text that a program or its author controls."""
    source, target = folder / "hostile ' \" \u00e9\n&.mlir", folder / "hostile-target.mlir"
    source.write_bytes(
        SOURCE.replace("@scale", '@"' + HOSTILE + '"').encode("utf-8", "backslashreplace") + b"\xff\xfe\x00"
    )
    target.write_text(HOSTILE.encode("utf-8", "backslashreplace").decode(), encoding="utf-8")
    place = Place(HOSTILE, 2, 3)
    records = []
    for each in specimens(folder):
        verdict = each.verdict
        if verdict is not None:
            verdict = replace(
                verdict,
                source=Side(str(source), HOSTILE),
                target=Side(HOSTILE, HOSTILE),
                reasons=tuple(Reason.at("unsupported", HOSTILE, place) for _ in range(2)) + verdict.reasons,
                notes=(Reason.at("data", HOSTILE, place),),
                assumptions=(HOSTILE,),
                sizes=({HOSTILE: 3},),
                witness=None if verdict.witness is None else _hostile_witness(verdict.witness, place),
            )
        records.append(
            replace(
                each,
                name=each.name + HOSTILE,
                group=HOSTILE,
                step=HOSTILE,
                source=str(source),
                target=str(target),
                problem=each.problem and HOSTILE,
                options={HOSTILE: HOSTILE},
                verdict=verdict,
            )
        )
    return records


def _hostile_witness(witness: Witness, place: Place) -> Witness:
    value = SideValue(CellState.CONSTANT, HOSTILE, 1, place)
    cell = CellDifference((OutputKind.ARGUMENT, 0), HOSTILE, (3,), value, value)
    step = Step(HOSTILE, (HOSTILE,), HOSTILE, HOSTILE, HOSTILE, place)
    return replace(
        witness,
        cell=cell,
        trace=Trace((Row(step, step), Row(step, None)), notes=(HOSTILE,)),
        message=HOSTILE,
        sizes={HOSTILE: 1},
        profile=HOSTILE,
        input_values=(InputValue(HOSTILE, 0, 3, HOSTILE),),
    )


def many(count: int, folder: Path, pairs: Sequence[tuple[str, str]] = ()) -> Iterator[Record]:
    """`count` records of all outcomes on pairs of programs, written to `folder`; always the same. The programs are
    `pairs` in turn, with other names in each, or else generated ones of 34 lines."""
    draw = random.Random(7)
    for at in range(count):
        family, variant = f"family-{at % 97:02}", f"variant-{at // 97:03}"
        texts = [text.replace("%", f"%v{at}_") for text in pairs[at % len(pairs)]] if pairs else _generated(draw, at)
        source, target = folder / f"{at}.mlir", folder / f"{at}.{variant}.mlir"
        source.write_text(texts[0], encoding="utf-8")
        target.write_text(texts[1], encoding="utf-8")
        name = f"{family}/{variant}"
        kind = draw.choices((equivalent, different, unsupported, undecided, invalid), (80, 6, 8, 4, 2))[0]
        record = kind(name, source, target)
        seconds = draw.lognormvariate(-3, 1.2)
        operations = int(seconds * draw.lognormvariate(16, 0.8)) + 10
        verdict = (
            None
            if record.verdict is None
            else replace(
                record.verdict,
                stats=Statistics(operations, operations + at % 50, 64, {"prove": seconds}, operations * 24),
            )
        )
        yield replace(record, verdict=verdict, seconds=seconds, group=family, step=f"pass-{at % 13}")


def _generated(draw: random.Random, at: int) -> list[str]:
    operations = (draw.choice(("addf", "mulf", "subf")) for _ in range(25))
    body = "".join(f"    %{line} = arith.{operation} %x, %two : f32\n" for line, operation in enumerate(operations))
    text = SOURCE.replace("    affine.store", body + "    affine.store").replace("@scale", f"@kernel_{at}")
    return [text, text.replace("0 to 4", "0 to 4 step 2").replace("mulf", "addf", 1)]


def equivalent(name: str, source: Path, target: Path) -> Record:
    verdict = Verdict(
        "equivalent",
        *_sides(source, target),
        level="bitwise",
        method="fingerprint",
        error_bound=1e-27,
        scope=Scope.LISTED,
        sizes=({"n": 4}, {"n": 7}),
        assumptions=("arguments do not alias each other",),
        seed=5,
        stats=_STATISTICS,
    )
    return _record(name, source, target, verdict)


def different(name: str, source: Path, target: Path) -> Record:
    cell = CellDifference(
        (OutputKind.ARGUMENT, 0),
        "%a",
        (3,),
        SideValue(CellState.CONSTANT, "4.0", 0x40800000, Place(str(source), 6, 5)),
        SideValue(CellState.CONSTANT, "2.0", 0x40000000, Place(str(target), 6, 5)),
    )
    witness = Witness(
        "value",
        *_sides(source, target),
        sizes={"n": 4},
        inputs=({"kind": "buffer", "sizes": [4], "strides": None, "offset": 0},),
        seed=0,
        profile="small",
        cell=cell,
        differing=1,
        input_values=(InputValue("%a[3]", 0, 3, "2.0"),),
        trace=_trace(source, target),
    )
    return _record(
        name, source, target, Verdict("different", *_sides(source, target), witness=witness, stats=_STATISTICS)
    )


def _trace(source: Path, target: Path) -> Trace:
    loads = [Step("load", (), "2.0", "%a[3]", "i=3", Place(str(each), 4, 10)) for each in (source, target)]
    product = Step("mulf", ("2.0", "2.0"), "4.0", "", "i=3", Place(str(source), 5, 10))
    store = Step("store", ("4.0",), "", "%a[3]", "i=3", Place(str(source), 6, 5))
    rows = (Row(loads[0], loads[1], equal=True), Row(product, None), Row(store, None))
    return Trace(rows, equal=2, omitted=1, kept=1, notes=("the target leaves %a[3] as it came",))


def unsupported(name: str, source: Path, target: Path, operation: str = "vector.transfer_read") -> Record:
    message = f"'{operation}' is not supported: masks"
    reason = Reason.at("unsupported", message, Place(str(source), 4, 10), operation)
    return _record(
        name, source, target, Verdict("unknown", *_sides(source, target), reasons=(reason,), stats=_STATISTICS)
    )


def undecided(name: str, source: Path, target: Path) -> Record:
    message = "2 output cells differ in structure, and no run showed a difference"
    reason = Reason.at("open-obligation", message, Place(str(target), 6, 5))
    return _record(
        name, source, target, Verdict("unknown", *_sides(source, target), reasons=(reason,), stats=_STATISTICS)
    )


def invalid(name: str, source: Path, target: Path) -> Record:
    return Record(name, str(source), str(target), None, "there is no such file", "scale", finished=_FINISHED)


_FINISHED = 1_780_000_000.0
_STATISTICS = Statistics(90, 72, 4, {"load": 0.01, "prove": 0.002}, 4096)


def _sides(source: Path, target: Path) -> tuple[Side, Side]:
    return Side(str(source), "scale"), Side(str(target), "scale")


def _record(name: str, source: Path, target: Path, verdict: Verdict) -> Record:
    return Record(
        name, str(source), str(target), verdict, group="scale", step="tile", seconds=0.0123, finished=_FINISHED
    )
