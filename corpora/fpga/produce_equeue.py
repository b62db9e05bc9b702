"""Writes the families `equeue-*` of this corpus: `python -m corpora.fpga.produce_equeue [--check]` in the repository's
root.

Each family is a loop nest, its forms for devices with queues of events, and for each form the same with one thing
wrong, made by an edit. `--check` writes nothing and exits with 1 where the files are not what would be written."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from corpora.fpga import equeue_programs as programs
from corpora.producing import entry, manifest, produce
from equiv.corpus.manifests import Origin

ROOT = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Form:
    """A program, `what` it is, and for each thing that can be wrong what to replace by what."""

    what: str
    text: str
    edits: dict[str, tuple[str, str]]


FAMILIES = {
    "equeue-convolution": (
        programs.CONVOLUTION,
        {
            "one-core": Form(
                "one core, on the caller's memory",
                programs.CONVOLUTION_ON_ONE_CORE,
                {
                    "the window begins one element late": ("(d0, d1) -> (d0 + d1)", "(d0, d1) -> (d1 + 1)"),
                    "the last output is left out": ("affine.for %i = 0 to 8", "affine.for %i = 0 to 7"),
                },
            ),
            "dma": Form(
                "a DMA and a core that take turns",
                programs.CONVOLUTION_WITH_A_DMA,
                {
                    "the core does not wait for its data": ('"equeue.launch"(%here', '"equeue.launch"(%before'),
                    "the output is taken away before it is computed": (
                        '"equeue.memcpy"(%computed, %acc0',
                        '"equeue.memcpy"(%here, %acc0',
                    ),
                    "the output goes to the place of the first one": (
                        '"equeue.memcpy"(%computed, %acc0, %y, %dma, %i)',
                        '"equeue.memcpy"(%computed, %acc0, %y, %dma, %c0)',
                    ),
                    "the taps are never brought": (
                        '"equeue.memcpy"(%start, %w, %taps0, %dma)',
                        '"equeue.memcpy"(%start, %w, %data0, %dma)',
                    ),
                },
            ),
            "two-cores": Form(
                "a controller and two cores, each with a DMA",
                programs.CONVOLUTION_ON_TWO_CORES,
                {
                    "the second core uses the first one's data": (
                        '"equeue.launch"(%here1, %two, %data1',
                        '"equeue.launch"(%here1, %two, %data0',
                    ),
                    "buffers are freed when one core is done": (
                        '"equeue.await"(%both)',
                        '"equeue.await"(%last#0)',
                    ),
                    "both cores compute the even outputs": ("(d0) -> (d0 * 2 + 1)", "(d0) -> (d0 * 2)"),
                },
            ),
            "two-buffers": Form(
                "two buffers, one filled while the other one is read",
                programs.CONVOLUTION_WITH_TWO_BUFFERS,
                {
                    "the core reads the other buffer": (
                        '"equeue.launch"(%ready1, %core, %data1',
                        '"equeue.launch"(%ready1, %core, %data0',
                    ),
                    "a buffer is filled again as soon as it was filled": (
                        "scf.yield %computed0",
                        "scf.yield %here0",
                    ),
                    "the sum is written over before it is taken away": (
                        '"equeue.control_and"(%here1, %there0)',
                        '"equeue.control_and"(%here1, %computed0)',
                    ),
                },
            ),
        },
    ),
    "equeue-matmul": (
        programs.MATMUL,
        {
            "rows": Form(
                "a row at a time through a core",
                programs.MATMUL_BY_ROWS,
                {
                    "the sums are not brought": (
                        '"equeue.memcpy"(%before, %c, %sums0, %dma, %i, %c0)',
                        '"equeue.memcpy"(%before, %c, %sums0, %dma, %c0, %c0)',
                    ),
                    "the core waits for one copy of two": (
                        '"equeue.launch"(%both',
                        '"equeue.launch"(%one',
                    ),
                },
            ),
            "four-cores": Form(
                "a core for each row",
                programs.MATMUL_ON_FOUR_CORES,
                {
                    "two cores have one row": ("%i = arith.constant 3", "%i = arith.constant 2"),
                    "a core leaves out a product": ("affine.for %k = 0 to 3", "affine.for %k = 1 to 3"),
                },
            ),
        },
    ),
}


def files(name: str, source: str, forms: dict[str, Form]) -> dict[str, str]:
    """The files of one family's folder, by name. Raises `ValueError` for an edit that changes nothing."""
    texts = {"source.mlir": source}
    pairs: list[dict[str, object]] = []

    def pair(target: str, what: str, expected: str, source: str = "source") -> None:
        name = target if source == "source" else f"{source}-{target}"
        pipeline = "written by hand" if expected == "equivalent" else "written by hand, then an edit"
        pairs.append(entry(name, f"{source}.mlir", f"{target}.mlir", what, pipeline, expected=expected))

    names = list(forms)
    for form, (stem, found) in enumerate(forms.items()):
        texts[f"{stem}.mlir"] = found.text
        pair(stem, found.what, "equivalent")
        if form:
            pair(stem, f"{found.what}, against {forms[names[form - 1]].what}", "equivalent", names[form - 1])
        for number, (what, (old, new)) in enumerate(found.edits.items(), 1):
            changed = found.text.replace(old, new, 1)
            if changed == found.text:
                raise ValueError(f"{name}/{stem}: there is no '{old}' to edit")
            texts[f"{stem}.wrong-{number}.mlir"] = changed
            pair(f"{stem}.wrong-{number}", what, "different")
    script, change = "corpora/fpga/produce_equeue.py", "the programs or the edits"
    texts["manifest.toml"] = manifest(script, change, name, "by hand", pairs, origin=Origin.FORM)
    return texts


def main(arguments: Sequence[str] | None = None) -> int:
    families = {name: partial(files, name, source, forms) for name, (source, forms) in FAMILIES.items()}
    return produce("corpora.fpga.produce_equeue", "Writes the families of event queues.", ROOT, families, arguments)


if __name__ == "__main__":
    sys.exit(main())
