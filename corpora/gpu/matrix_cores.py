"""The families with products by waves of AMD's processors: the processor of each, and what is wrong with its kernel.

Edits are patterns of `re` and what takes their place. Where one is a bug that a system had, its issue is named."""

from __future__ import annotations

# The processor that a family's products are of.
CHIPS = {
    **dict.fromkeys(("mfma-blocks", "mfma-broadcast"), "gfx908"),
    **dict.fromkeys(("mfma", "mfma-bf16", "mfma-epilogue", "mfma-f32", "mfma-f64"), "gfx90a"),
    "mfma-i8": "gfx942",
    **dict.fromkeys(("wmma-rdna3", "wmma-i8"), "gfx1100"),
    "wmma-rdna4": "gfx1201",
}
_LANE = r"symbol\(%tx\)"
_AT = "symbol(%tx)"
# ROCm/FlyDSL#485: sums of RDNA 3 in halves, as RDNA 4 has them.
_IN_HALVES = (
    "rows of sums in halves",
    rf"c\[{_LANE} floordiv 16(?: \+ (\d+))?,",
    rf"c[{_AT} floordiv 16 * 8 + 0\1 floordiv 2,",
)
EDITS = {
    "mfma": (
        ("rows of sums follow each other in a lane", r"(\* 4 \+ )8,", r"\g<1>4,"),
        ("both waves have the first rows", r"%a\[symbol\(%bx\) \* 32 \+ ", "%a["),
        ("two columns swapped in one factor", r"(%a\[.*) \+ 1\]", r"\g<1> + 2]"),
    ),
    "mfma-broadcast": (
        ("the first half of the rows twice", "abid = 1", "abid = 0"),
        ("each block has its own rows", r"abid = \d : i32, cbsz = 1", "abid = 0 : i32, cbsz = 0"),
        ("the first columns for both blocks", "blgp = none", "blgp = bcast_first_32"),
        ("lanes of columns rotated", "blgp = none", "blgp = rotate_16_right"),
    ),
    "mfma-blocks": (
        ("lanes by rows first", rf"%a\[{_LANE} floordiv 4, {_LANE} mod 4", f"%a[{_AT} mod 16, {_AT} floordiv 16"),
        ("factors swapped", r"%aa0 \* %bb0", "%bb0 * %aa0"),
        ("the first block for all", "blocks = 16", "cbsz = 4 : i32, abid = 0 : i32, blocks = 16"),
    ),
    "mfma-f32": (
        # tile-ai/tilelang#1627: the map of a transposed first factor of which a lane has one number of four.
        (
            "tilelang 1627: rows of the transposed factor across the lanes",
            rf"%a\[%k \+ {_LANE} floordiv 16, {_LANE} mod 16\]",
            f"%a[%k + {_AT} mod 4, {_AT} floordiv 4]",
        ),
        # tile-ai/tilelang#2105, in review: rows and columns of sums swapped.
        ("tilelang 2105: sums are stored transposed", r"(affine\.store .*)\[(.*), (.*)\]", r"\g<1>[\g<3>, \g<2>]"),
    ),
    "mfma-f64": (
        (
            "rows of sums by fours, as of 32 bits",
            rf"c\[{_LANE} floordiv 16(?: \+ (\d+))?,",
            rf"c[{_AT} floordiv 16 * 4 + 0\1 floordiv 4,",
        ),
        ("a negated factor", "blocks = 1 : i32", "blocks = 1 : i32, negateB"),
    ),
    "mfma-bf16": (
        ("lanes of a product with two numbers each", r"%a\[(.*) \* 4", r"%a[\g<1> * 2"),
        ("the second factor transposed", r"%b\[(.*), (.*)\]", r"%b[\g<2>, \g<1>]"),
    ),
    "mfma-epilogue": (
        ("the bias by rows", rf"%bias\[{_LANE} mod 32\]", f"%bias[({_AT} floordiv 32) mod 2]"),
        (
            "rectified before the bias",
            r"arith.addf (%x\d+), %wide : f32\n(.*)arith.maximumf (%y\d+), %zero",
            r"arith.maximumf \1, %zero : f32\n\2arith.addf \3, %wide",
        ),
        ("the first wave's rows for both", rf"%a\[{_LANE} floordiv 64 \* 32 \+ ", "%a["),
        ("no bias", r"addf (%x\d+), %wide", r"addf \1, %zero"),
    ),
    "mfma-i8": (("lanes of a product of half the depth", r"%a\[(.*) \* 8", r"%a[\g<1> * 4"),),
    "wmma-rdna3": (
        (
            "the upper lanes have other rows",
            rf"%a\[{_LANE} mod 16",
            f"%a[({_AT} + {_AT} floordiv 16) mod 16",
        ),
        _IN_HALVES,
    ),
    "wmma-rdna4": (
        (
            "rows of sums by turns, as of RDNA 3",
            rf"c\[{_LANE} floordiv 16 \* 8(?: \+ (\d+))?,",
            rf"c[{_AT} floordiv 16 + 0\1 * 2,",
        ),
        ("one factor's columns are others", r"(%a\[.*) \+ 8\]", r"\g<1> + 9]"),
    ),
    "wmma-i8": (
        ("signs of the other factor", "unsignedA", "unsignedB"),
        _IN_HALVES,
    ),
}


def passes(chip: str, flatten: tuple[str, str], vectors: tuple[str, str]) -> tuple[tuple[str, str], ...]:
    """From a kernel in gpu and amdgpu to the rocdl dialect."""
    return (
        ("target", f"rocdl-attach-target{{chip={chip}}}"),
        flatten,
        ("matrices", f"gpu.module(convert-amdgpu-to-rocdl{{chipset={chip}}})"),
        vectors,
        ("rocdl", f"gpu.module(convert-gpu-to-rocdl{{chipset={chip}}})"),
        ("reconcile", "reconcile-unrealized-casts,canonicalize,cse"),
    )
