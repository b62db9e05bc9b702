"""What operations of MLIR are called in the scalar table, where not as there."""

from __future__ import annotations

BINARY_OF_INDEX = {
    "add": "addi",
    "and": "andi",
    "ceildivs": "ceildivsi",
    "ceildivu": "ceildivui",
    "divs": "divsi",
    "divu": "divui",
    "floordivs": "floordivsi",
    "maxs": "maxsi",
    "maxu": "maxui",
    "mins": "minsi",
    "minu": "minui",
    "mul": "muli",
    "or": "ori",
    "rems": "remsi",
    "remu": "remui",
    "shl": "shli",
    "shrs": "shrsi",
    "shru": "shrui",
    "sub": "subi",
    "xor": "xori",
}
