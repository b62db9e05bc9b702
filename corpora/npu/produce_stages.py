"""Writes the manifests of the families `aircc-*` of this corpus: `python -m corpora.npu.produce_stages [--check]
[FAMILY ...]` in the repository's root.

Each family is a kernel of our own, `00-input.mlir`, and what aircc's passes for npu1 make of it, one after the other: a
file with a number is the complete output of

    air-opt PREVIOUS --pass-pipeline='builtin.module(PASS)'

of MLIR-AIR at 59beeb603 (2026-03-06), and from `aie-assign-bd-ids` on of `aie-opt` of MLIR-AIE at c5d4befdc
(2026-03-03), with MLIR 22.1.8; a pass that changed nothing has no file. `noloop-*` is the same from `air-to-aie` on
with emit-while-loop=false, `racefix-*` with use-lock-race-condition-fix=true. `wrong-*` are wrong variants by one
textual edit, with the number of their stage. Of the steps those are left out whose source is undefined by a fault of
an earlier step (corpora/npu/FINDINGS.md), which proves and refutes nothing, and of the two other options all but
`air-to-aie` and the end. To stay affordable, the steps of aie-opt are there for two kernels, and their end for the
others, and edits of devices for all but two. `aircc-faults` holds what of the faults is left when a kernel is as small
as it can be.

`aieopt-*` are the steps of aie-opt, from the last stage of air-opt down to the words that the host writes into
registers, of the kernel that the rest of the name says; edits there are held against that last stage."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise
from pathlib import Path

from corpora.producing import manifest, produce
from equiv.corpus.manifests import MANIFEST

ROOT = Path(__file__).parent
_AIE_OPT = "aie-opt (MLIR-AIE c5d4befdc), MLIR 22.1.8"
_TOOL = f"air-opt (MLIR-AIR 59beeb603) and {_AIE_OPT}"
_OTHERS = ("noloop", "racefix")
_TO_AIE = "row-offset=2 col-offset=0 device=npu1"
# What a stage's pass is called on the command line, where that is more than its name.
_PASSES = {
    "air-par-to-herd": "air-par-to-herd{depth=-1}",
    "air-par-to-launch": "air-par-to-launch{depth=0 has-air-segment=true}",
    "convert-linalg-to-loops": "func.func(convert-linalg-to-loops)",
    "air-opt-memtile-dma-bds": "func.func(air-opt-memtile-dma-bds{device=npu1})",
    "air-collapse-herd": "func.func(air-collapse-herd{max-col-size=4})",
    "air-place-herds": "air-place-herds{num-rows=4 num-cols=4 row-anchor=2 col-anchor=0}",
    "air-renumber-dma": "func.func(air-renumber-dma)",
    "air-opt-shim-dma-bds": "func.func(air-opt-shim-dma-bds{device=npu1})",
}
_AIR_TO_AIE = {
    "": f"air-to-aie{{emit-while-loop=true {_TO_AIE} use-lock-race-condition-fix=false}}",
    "noloop": f"air-to-aie{{emit-while-loop=false {_TO_AIE} use-lock-race-condition-fix=false}}",
    "racefix": f"air-to-aie{{emit-while-loop=true {_TO_AIE} use-lock-race-condition-fix=true}}",
}


@dataclass(frozen=True, slots=True)
class Kernel:
    """`function` is the kernel's name; `skipped` are the numbers of the stages into which no step is taken, as their
    source is undefined. `labels` says of steps by name what is expected of them, where that is not what the kind of
    the step says, and why."""

    function: str
    skipped: range = range(0)
    labels: Mapping[str, tuple[str, str]] = field(default_factory=dict)


_ENDS_ONCE = "its cores run once, and the host has work for them several times"
_AGAIN = (
    "unknown",
    "its cores end, and the function starts them again: whether that loads the device anew is not said",
)
_DROPPED = ("different", "CanonicalizeAsyncOpDeps drops the order between the first fill and what adds to it")
_SHARED = "the transfers into one buffer of a memory tile share a pair of locks, which leaves their order open"
_FIXED = (
    "different",
    "each of the locks is given back before the last descriptor of the chain sends what they are for",
)
_ROUTED = "two flows end in one DMA channel, which cannot be routed: aie-create-pathfinder-flows refuses it"
_TOKENS = "it waits for a later task of the same channel: the task's end, and what aie-dma-to-npu makes of it, differ"
_GETS = ("different", "two tiles get from one stream, in no order")
_HELD = ("equivalent", "the host waits for the results of a call before it gives anything to the next one")
_EARLY = ("different", "air-to-aie gives up the buffer that the core changes in place before it was sent")
_EDITS_OF_DEVICES = (
    *("bd-offset", "core-drop-acquire-in", "core-drop-acquire-out", "core-drop-release", "core-early-release"),
    *("drop-all-awaits", "drop-await", "lock-init", "swap-flows", "swap-offsets"),
)

_AXPY = ("18-air-to-aie", "noloop-18-air-to-aie", "noloop", "end")

KERNELS = {
    "aircc-eltadd": Kernel(
        "eltadd",
        labels={
            "noloop-14-air-to-aie": _AGAIN,
            "noloop": ("different", _ENDS_ONCE),
            "wrong-09-swap-channels": ("equivalent", "a sum of two operands, swapped"),
            "wrong-21-drop-await": ("unknown", _TOKENS),
        },
    ),
    "aircc-matmul": Kernel(
        "matmul",
        range(16, 100),
        {
            "15-canonicalize": _DROPPED,
            "end": ("different", _SHARED),
            "noloop": ("different", _SHARED),
            "racefix": _FIXED,
            "wrong-14-swap-channels": _GETS,
        },
    ),
    "aircc-matmul-bf16": Kernel(
        "matmul_bf16",
        range(17, 100),
        {
            "16-canonicalize": _DROPPED,
            "end": ("unknown", _SHARED),
            "noloop": ("different", _ENDS_ONCE),
            "racefix": _FIXED,
            "wrong-15-swap-channels": _GETS,
        },
    ),
    "aircc-gemv": Kernel("gemv", range(16, 23), {"15-canonicalize": _DROPPED}),
    "aircc-rowsum": Kernel("rowsum", labels={"wrong-21-core-drop-acquire-out": _HELD}),
    "aircc-softmax": Kernel(
        "softmax",
        labels={
            "noloop-14-air-to-aie": _AGAIN,
            "noloop": ("different", _ENDS_ONCE),
        },
    ),
    "aircc-attention": Kernel(
        "head",
        range(17, 100),
        {
            **dict.fromkeys(("16-air-to-aie", "noloop-16-air-to-aie", "noloop", "end"), ("unknown", _ROUTED)),
            **{f"wrong-23-{each}": ("unknown", _ROUTED) for each in _EDITS_OF_DEVICES},
        },
    ),
    "aircc-conv1x1": Kernel("conv1x1", labels={"wrong-23-core-drop-acquire-out": _HELD}),
    "aircc-axpy": Kernel("axpy", range(19, 100), dict.fromkeys(_AXPY, _EARLY)),
}

# Kernels whose steps of aie-opt are there, each after the family with the steps before.
LOWERED = {f"aieopt-{name}": f"aircc-{name}" for name in ("eltadd", "rowsum")}

_FAULTS = "aircc-faults"
# Of each fault: a name, the two files, the pass, what is expected, and what happens.
_REDUCED = (
    ("canonicalize", "canonicalize-drops-order-before", "canonicalize-drops-order-after", "canonicalize", *_DROPPED),
    ("inplace", "inplace-input", "inplace-npu", "aircc", *_EARLY),
    (
        *("put-before-get", "put-before-get", "put-before-get", ""),
        "unknown",
        "a put that has ended does not say that its elements were stored: what waits for it alone races with the get",
    ),
)


def faults() -> list[dict[str, object]]:
    found = []
    for name, source, target, step, expected, why in _REDUCED:
        before, after = (ROOT / _FAULTS / f"{each}.mlir" for each in (source, target))
        kernel = Kernel("inplace" if name == "inplace" else "f", labels={name: (expected, why)})
        pipeline = f"builtin.module({step})" if step == "canonicalize" else step
        found.append(_entry(kernel, name, before, after, name.replace("-", " "), pipeline))
    return found


def pairs(name: str) -> list[dict[str, object]]:
    """The pairs of a family, from the files in its folder."""
    kernel, folder = KERNELS[name], ROOT / name
    stages = _stages(folder)
    found = [_step(kernel, before, after) for before, after in _steps(kernel, stages)]
    for option in _OTHERS:
        found += _other(kernel, option, stages, folder)
    last = [stages[-1], *(_stages(ROOT / lowered)[-1] for lowered, above in LOWERED.items() if above == name)][-1]
    found.append(_entry(kernel, "end", stages[0], last, "from the first stage to the last", "aircc", folder=folder))
    for path in sorted(folder.glob("wrong-*.mlir")):
        what = path.stem.removeprefix("wrong-")[3:].replace("-", " ")
        found.append(_entry(kernel, path.stem, stages[0], path, f"one edit of a stage: {what}", "", "different"))
    if unknown := kernel.labels.keys() - {str(each["name"]) for each in found}:
        raise ValueError(f"{name}: there is no pair {', '.join(sorted(unknown))}")
    return found


def lowered_pairs(name: str) -> list[dict[str, object]]:
    """The pairs of a family of aie-opt's steps, and edits of these."""
    kernel, folder = KERNELS[LOWERED[name]], ROOT / name
    first = _stages(ROOT / LOWERED[name])[-1]
    stages = _stages(folder)
    steps = pairwise([first, *stages])
    found = [_entry(kernel, b.stem, a, b, b.stem[3:], _pipeline(b, ""), folder=folder) for a, b in steps]
    for path in sorted(folder.glob("wrong-*.mlir")):
        what = path.stem.removeprefix("wrong-")[3:].replace("-", " ")
        edit = f"one edit of a stage: {what}"
        found.append(_entry(kernel, path.stem, first, path, edit, "", "different", folder=folder))
    return found


def _stages(folder: Path) -> list[Path]:
    return sorted(folder.glob("[0-9]*.mlir"))


def _steps(kernel: Kernel, stages: Sequence[Path]) -> Iterator[tuple[Path, Path]]:
    for before, after in pairwise(stages):
        if _number(after) == _number(before) + 1 and _number(after) not in kernel.skipped:
            yield before, after


def _other(kernel: Kernel, option: str, stages: Sequence[Path], folder: Path) -> Iterator[dict[str, object]]:
    """What `air-to-aie` makes with another option, and the end of that."""
    files = sorted(folder.glob(f"{option}-*.mlir"))
    for path in files:
        before = next((each for each in stages if _number(each) == _number(path) - 1), None)
        if path.stem.endswith("-air-to-aie") and before is not None:
            yield _entry(kernel, path.stem, before, path, "air-to-aie", _pipeline(path, option))
        elif path.stem.endswith("-airrt-to-npu"):
            yield _entry(kernel, option, stages[0], path, f"from the first stage to the last, {option}", "aircc")


def _step(kernel: Kernel, before: Path, after: Path) -> dict[str, object]:
    return _entry(kernel, after.stem, before, after, after.stem[3:], _pipeline(after, ""))


def _number(path: Path) -> int:
    return int(path.stem.removeprefix("noloop-").removeprefix("racefix-")[:2])


def _pipeline(path: Path, option: str) -> str:
    name = path.stem.removeprefix(f"{option}-")[3:]
    if name == "air-to-aie":
        spelled = _AIR_TO_AIE[option]
    elif name.startswith("aie-"):
        spelled = f"aie.device({name})"
    else:
        spelled = _PASSES.get(name, name)
    return f"builtin.module({spelled})"


def _entry(
    kernel: Kernel,
    name: str,
    source: Path,
    target: Path,
    what: str,
    pipeline: str,
    expected: str = "equivalent",
    folder: Path | None = None,
) -> dict[str, object]:
    """An entry of the manifest in `folder`, which is by default that of both files."""
    label, why = kernel.labels.get(name, (expected, ""))
    return {
        "name": name,
        "source": _beside(source, folder),
        "target": _beside(target, folder),
        "function": _function(kernel, source),
        "target_function": _function(kernel, target),
        "what": f"{what}; {why}" if why else what,
        "pipeline": pipeline,
        "level": "bitwise",
        "expected": label,
    }


def _beside(path: Path, folder: Path | None) -> str:
    return path.name if folder in (None, path.parent) else f"../{path.parent.name}/{path.name}"


def _function(kernel: Kernel, path: Path) -> str:
    """The kernel, or the runtime sequence that it became, in its device."""
    text = path.read_text(encoding="utf-8")
    device = re.search(r"aie\.device\(\w+\) @(\w+)", text)
    if device is not None and "aie.runtime_sequence" in text:
        return f"{device[1]}::{kernel.function}"
    return kernel.function


def files(name: str) -> dict[str, str]:
    """The stages as they are, and the manifest."""
    folder = ROOT / name
    stages = {path.name: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.mlir"))}
    script = "corpora/npu/produce_stages.py"
    if name in LOWERED:
        return {**stages, MANIFEST: manifest(script, "it", name, _AIE_OPT, lowered_pairs(name))}
    found = faults() if name == _FAULTS else pairs(name)
    return {**stages, MANIFEST: manifest(script, "it", name, _TOOL, found)}


def main(arguments: Sequence[str] | None = None) -> int:
    made = {name: partial(files, name) for name in (*KERNELS, *LOWERED, _FAULTS)}
    return produce("corpora.npu.produce_stages", "Writes the manifests of aircc's stages.", ROOT, made, arguments)


if __name__ == "__main__":
    sys.exit(main())
