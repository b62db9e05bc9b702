"""Writes the families `aie-*` of this corpus: `python -m corpora.npu.produce_aie [--check]` in the repository's root.

Each family is a sequential source, its forms for an array of tiles, and for each form the same with one thing wrong,
made by an edit. `--check` writes nothing and exits with 1 where the files are not what would be written."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from corpora.npu import aie_programs as programs
from corpora.producing import manifest, produce
from equiv.corpus.manifests import Origin

ROOT = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Edit:
    """`what` is wrong in a form after `old` has become `new`, at its `count` first places."""

    what: str
    old: str
    new: str
    count: int = 1


@dataclass(frozen=True, slots=True)
class Family:
    """A source, its forms by name with what they are and the edits that make them wrong, and the same before it was
    lowered so far, in MLIR-AIR, where there is such a program."""

    source: str
    forms: dict[str, tuple[str, str, tuple[Edit, ...]]]
    air: str = ""


FAMILIES = {
    "aie-add": Family(
        programs.ADD,
        {
            "locks": (
                "double buffers under locks, and tasks of the host's DMA",
                programs.ADD_LOCKS,
                (
                    Edit(
                        "a lock that begins one too high",
                        "%a_free = aie.lock(%tile, 0) {init = 2",
                        "%a_free = aie.lock(%tile, 0) {init = 3",
                    ),
                    Edit("a release too few", "aie.use_lock(%b_free, Release, 1)\n", "\n"),
                    Edit(
                        "a release too many", "aie.use_lock(%c_full, Release, 1)", "aie.use_lock(%c_full, Release, 2)"
                    ),
                    Edit(
                        "a descriptor that is one element short",
                        "%b0 : memref<16xi32> offset = 0 len = 16",
                        "%b0 : memref<16xi32> offset = 0 len = 15",
                    ),
                    Edit("the second buffer read for the first", "memref.load %a0[%i]", "memref.load %a1[%i]"),
                    Edit(
                        "a buffer that is read before it is full", "aie.use_lock(%b_full, AcquireGreaterEqual, 1)", ""
                    ),
                    Edit("a result that is not awaited", "aiex.dma_await_task(%take_c)", ""),
                    Edit(
                        "a buffer given back before it is read",
                        "scf.for %i = %c0 to %c16",
                        "aie.use_lock(%a_free, Release, 1)\nscf.for %i = %c0 to %c16",
                    ),
                ),
            ),
            "fifos": (
                "object fifos, and single transfers by the host",
                programs.ADD_FIFOS,
                (
                    Edit("an object that is not given back", "aie.objectfifo.release @b_in(Consume, 1)\n", "\n"),
                    Edit(
                        "one object for both",
                        "aie.objectfifo.subview.access %b_view[0]",
                        "aie.objectfifo.subview.access %a_view[0]",
                    ),
                    Edit(
                        "an object that is read after it was given back",
                        "scf.for %i = %c0 to %c16",
                        "aie.objectfifo.release @a_in(Consume, 1)\n      scf.for %i = %c0 to %c16",
                    ),
                    Edit(
                        "a transfer of too many elements", "%b[0, 0, 0, 0][1, 1, 1, 64]", "%b[0, 0, 0, 0][1, 1, 1, 48]"
                    ),
                    Edit("a wait for another transfer", "{symbol = @c_out}", "{symbol = @a_in}"),
                ),
            ),
        },
        programs.ADD_AIR,
    ),
    "aie-matmul": Family(
        programs.MATMUL,
        {
            "one-core": (
                "one core with double buffers, fed block by block",
                programs.MATMUL_ONE_CORE,
                (
                    Edit(
                        "a repetition in rows, where blocks are expected",
                        "sizes = [2, 2, 8, 8] strides = [0, 8, 16, 1]",
                        "sizes = [2, 8, 2, 8] strides = [0, 16, 8, 1]",
                        2,
                    ),
                    Edit("a wrong stride", "strides = [8, 128, 16, 1]", "strides = [8, 128, 8, 1]"),
                    Edit(
                        "the blocks of B in another order",
                        "sizes = [2, 2, 8, 8] strides = [8, 128, 16, 1]",
                        "sizes = [2, 2, 8, 8] strides = [128, 8, 16, 1]",
                    ),
                    Edit(
                        "a result that is not cleared",
                        "memref.store %zero, %c_b[%i, %j]",
                        "memref.store %zero, %c_b[%i, %i]",
                    ),
                    Edit(
                        "one run too few",
                        "repeat_count = 1}\n      aiex.dma_start_task(%send_b1)",
                        "repeat_count = 0}\n      aiex.dma_start_task(%send_b1)",
                    ),
                    Edit(
                        "a lock that begins one too low",
                        "%c_free = aie.lock(%tile, 4) {init = 1",
                        "%c_free = aie.lock(%tile, 4) {init = 0",
                    ),
                    Edit(
                        "two buffers and three units",
                        "%b_free = aie.lock(%tile, 2) {init = 2",
                        "%b_free = aie.lock(%tile, 2) {init = 3",
                    ),
                ),
            ),
            "four-cores": (
                "two by two cores, to which blocks are broadcast",
                programs.MATMUL_FOUR_CORES,
                (
                    Edit(
                        "the wrong row of A",
                        "aie.flow(%shim1, DMA : 0, %tile_10, DMA : 0)",
                        "aie.flow(%shim0, DMA : 0, %tile_10, DMA : 0)",
                    ),
                    Edit("two results in each other's place", "offset = 8 len = 64", "offset = 128 len = 64"),
                    Edit(
                        "a core that is not cleared",
                        "memref.store %zero, %c_11_b[%i, %j]",
                        "memref.store %zero, %c_11_b[%j, %j]",
                    ),
                    Edit("a block that is not given back", "aie.use_lock(%a_free_01, Release, 1)\n", "\n"),
                    Edit("the same buffer twice", "memref.load %b1_10_b[%k, %j]", "memref.load %b0_10_b[%k, %j]"),
                ),
            ),
        },
        programs.MATMUL_AIR,
    ),
    "aie-transpose": Family(
        programs.TRANSPOSE,
        {
            "memory-tile": (
                "a memory tile whose DMA reads columns",
                programs.TRANSPOSE_MEMORY_TILE,
                (
                    Edit("a wrong stride", "<size = 8, stride = 4>", "<size = 8, stride = 3>"),
                    Edit(
                        "sizes in each other's place",
                        "[<size = 4, stride = 1>, <size = 8, stride = 4>]",
                        "[<size = 8, stride = 1>, <size = 4, stride = 8>]",
                    ),
                    Edit("rows as they come", ", [<size = 4, stride = 1>, <size = 8, stride = 4>]", ""),
                    Edit(
                        "a buffer that is sent too soon",
                        "%full = aie.lock(%tile, 1) {init = 0",
                        "%full = aie.lock(%tile, 1) {init = 1",
                    ),
                    Edit("too few elements", "%whole : memref<32xi32>, 0, 32)", "%whole : memref<32xi32>, 0, 24)"),
                ),
            )
        },
    ),
    "aie-cascade": Family(
        programs.SUM,
        {
            "four-cores": (
                "four cores that hand on their sums by the cascade",
                programs.CASCADE,
                (
                    Edit("a core that hands on its own row alone", "aie.put_cascade(%sum", "aie.put_cascade(%own"),
                    Edit(
                        "a sum that is handed on twice",
                        "aie.put_cascade(%sum : vector<16xi32>)",
                        "aie.put_cascade(%sum : vector<16xi32>)\n      aie.put_cascade(%sum : vector<16xi32>)",
                    ),
                    Edit("a row for another", "offset = 32 len = 16", "offset = 16 len = 16"),
                    Edit(
                        "a cascade that nobody reads",
                        "%before = aie.get_cascade() : vector<16xi32>",
                        "%before = arith.constant dense<0> : vector<16xi32>",
                    ),
                ),
            )
        },
    ),
    "aie-packets": Family(
        programs.SCALE,
        {
            "two-cores": (
                "two cores that are sent packets over one channel",
                programs.PACKETS,
                (
                    Edit("packets for each other's core", "pkt_id = 1>", "pkt_id = 2>"),
                    Edit(
                        "packets in each other's place",
                        "len = 16) {packet = #aie.packet_info<pkt_type = 0, pkt_id = 1>}",
                        "len = 16) {packet = #aie.packet_info<pkt_type = 0, pkt_id = 3>}",
                    ),
                    Edit(
                        "a packet with the other's data",
                        "aie.dma_bd(%a : memref<2x16xi32> offset = 16",
                        "aie.dma_bd(%a : memref<2x16xi32> offset = 0",
                    ),
                ),
            ),
            "split-and-join": (
                "object fifos that a memory tile splits and joins",
                programs.SPLIT_AND_JOIN,
                (
                    Edit("parts in each other's place", "([] [0, 16])", "([] [16, 0])"),
                    Edit("results in each other's place", "([0, 16] [])", "([16, 0] [])"),
                    Edit("an object that is not given on", "aie.objectfifo.release @out1(Produce, 1)\n", "\n"),
                    Edit(
                        "an object given on before it is written",
                        "scf.for %i = %c0 to %c16",
                        "aie.objectfifo.release @out0(Produce, 1)\n      scf.for %i = %c0 to %c16",
                    ),
                ),
            ),
        },
    ),
}


def files(name: str, family: Family) -> dict[str, str]:
    """The files of one family's folder, by name."""
    texts = {"source.mlir": family.source}
    pairs: list[dict[str, str]] = []

    def pair(target: str, what: str, pipeline: str, expected: str, source: str = "source") -> None:
        pairs.append(
            {
                "name": target if source == "source" else f"{source}-{target}",
                "source": f"{source}.mlir",
                "target": f"{target}.mlir",
                "function": "sequence",
                "what": what,
                "pipeline": pipeline,
                "level": "bitwise",
                "expected": expected,
            }
        )

    if family.air:
        texts["air.mlir"] = family.air
        pair("air", "a herd in MLIR-AIR", "written by hand", "equivalent")
    for form, (what, text, edits) in family.forms.items():
        texts[f"{form}.mlir"] = text
        pair(form, what, "written by hand", "equivalent")
        if family.air:
            pair(form, f"{what}, against MLIR-AIR", "written by hand", "equivalent", "air")
        for number, edit in enumerate(edits, 1):
            changed = text.replace(edit.old, edit.new, edit.count)
            if changed == text:
                raise ValueError(f"{name}/{form}: there is no '{edit.old}' to edit")
            texts[f"{form}.wrong-{number}.mlir"] = changed
            pair(f"{form}.wrong-{number}", edit.what, "written by hand, then an edit", "different")
    texts["manifest.toml"] = manifest(
        "corpora/npu/produce_aie.py", "the programs or the edits", name, "by hand", pairs, origin=Origin.FORM
    )
    return texts


def main(arguments: Sequence[str] | None = None) -> int:
    families = {name: partial(files, name, family) for name, family in FAMILIES.items()}
    return produce("corpora.npu.produce_aie", "Writes the AIE corpus.", ROOT, families, arguments)


if __name__ == "__main__":
    sys.exit(main())
