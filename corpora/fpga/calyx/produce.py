"""Writes the pairs of this corpus: `python -m corpora.fpga.calyx.produce [--check] [FAMILY ...]` in the repository's
root, with the producers: `pip install -e '.[corpora-fpga]'`.

Each loop nest of `designs/` is lowered by MLIR to loops of scf and by CIRCT to Calyx, which is canonicalized. Wrong
variants are edits of what CIRCT printed. `--check` writes nothing and exits with 1 where the files are not what would
be written."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Sequence
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import Any

from corpora.producing import manifest, produce

ROOT = Path(__file__).parent
DESIGNS = ROOT / "designs"
LOOPS = "lower-affine,canonicalize,cse"
CALYX = "flatten-memref,lower-scf-to-calyx"
CANONICAL = "canonicalize,cse"

Edit = Callable[[str], str]


def loops_of(text: str, pipeline: str = LOOPS) -> str:
    """What MLIR makes of a program, by default of a loop nest loops of scf."""
    from torch_mlir import ir
    from torch_mlir.passmanager import PassManager

    with ir.Context():
        module = ir.Module.parse(text)
        PassManager.parse(f"builtin.module({pipeline})").run(module.operation)
        return str(module)


def circuits_of(text: str, pipelines: Sequence[str]) -> list[str]:
    """What CIRCT makes of a program, after each pipeline, in generic form."""
    from pycde import circt
    from pycde.circt import ir
    from pycde.circt.passmanager import PassManager

    context = ir.Context()
    circt.register_dialects(context)
    found: list[str] = []
    with context:
        # Nothing but the pass itself loads the dialects that it needs; it complains of the empty module.
        for name in ("flatten-memref", "lower-scf-to-calyx"):
            _try(PassManager.parse(f"builtin.module({name})"), ir.Module.parse("module {}"), ir.MLIRError)
        module = ir.Module.parse(text)
        for pipeline in pipelines:
            PassManager.parse(f"builtin.module({pipeline})").run(module.operation)
            found.append(module.operation.get_asm(print_generic_op_form=True, assume_verified=True) + "\n")
    return found


def _try(manager: Any, module: Any, error: type[Exception]) -> None:
    try:
        manager.run(module.operation)
    except error:
        return


# -- wrong variants ----------------------------------------------------------------------------------------------------


def _replaced(text: str, old: str, new: str, count: int = 1) -> str:
    """Raises ValueError where the pattern `old` is not there."""
    changed, times = re.subn(old, new, text, count=count)
    if not times:
        raise ValueError(f"nothing is like {old}")
    return changed


def _cell(text: str, name: str) -> str:
    """The value of a cell, as in `%4`, or of the constants `true` and `false`."""
    if name in ("true", "false"):
        constant = re.search(rf'(%\d+) = "hw\.constant"\(\) <\{{value = {name}\}}>', text)
        if constant is not None:
            return constant[1]
    found = re.search(rf'(%\d+):\d+ = "calyx\.[\w.]+"\(\) <\{{[^}}]*sym_name = "{name}"', text)
    if found is None:
        raise ValueError(f"no cell {name}")
    return found[1]


def _group(text: str, name: str) -> tuple[int, int]:
    """Where the text of a group begins and ends."""
    start = text.index(f'"calyx.group"() <{{sym_name = "{name}"}}>')
    return start, text.index("}) : () -> ()", start)


def in_group(name: str, old: str, new: str) -> Edit:
    """Replaces in a group; `[cell]` stands for a cell's value."""

    def edit(text: str) -> str:
        cells = {cell: _cell(text, cell) for cell in re.findall(r"\[(\w+)\]", old + new)}
        before, after = old, new
        for cell, value in cells.items():
            before, after = before.replace(f"[{cell}]", value), after.replace(f"[{cell}]", value)
        start, end = _group(text, name)
        inner = text[start:end]
        if before not in inner:
            raise ValueError(f"the group {name} does not hold {before}")
        return text[:start] + inner.replace(before, after) + text[end:]

    return edit


def without_enable(group: str) -> Edit:
    return lambda text: _replaced(text, rf' *"calyx\.enable"\(\) <\{{groupName = @{group}\}}> : \(\) -> \(\)\n', "")


def swapped_enables(one: str, other: str) -> Edit:
    def edit(text: str) -> str:
        text = _replaced(text, rf"groupName = @{one}\}}", "groupName = @other}")
        text = _replaced(text, rf"groupName = @{other}\}}", f"groupName = @{one}}}")
        return text.replace("groupName = @other}", f"groupName = @{other}}}")

    return edit


def swapped_memories(one: int, other: int) -> Edit:
    def edit(text: str) -> str:
        text = _replaced(text, rf"\{{arg_mem_{one} = @mem_{one}\}}", f"{{arg_mem_{one} = @mem_{other}}}")
        return _replaced(text, rf"\{{arg_mem_{other} = @mem_{other}\}}", f"{{arg_mem_{other} = @mem_{one}}}")

    return edit


def repeated(times: int, instead: int) -> Edit:
    return lambda text: _replaced(text, rf"count = {times} : i32", f"count = {instead} : i32")


def another_cell(cell: str, kind: str) -> Edit:
    return lambda text: _replaced(
        text, rf'"calyx\.\w+"\(\) <\{{sym_name = "{cell}"', f'"calyx.{kind}"() <{{sym_name = "{cell}"'
    )


def narrowed(group: str, target: str, source: str, width: int) -> Edit:
    """What goes from one port to another loses its highest bits."""

    def edit(text: str) -> str:
        cells = {name: _cell(text, name) for name in (target.split("#")[0], source.split("#")[0])}
        to, of = (each.replace(each.split("#")[0], cells[each.split("#")[0]]) for each in (target, source))
        start, end = _group(text, group)
        inner = text[start:end]
        old = f'"calyx.assign"({to}, {of}) : (i32, i32) -> ()'
        if old not in inner:
            raise ValueError(f"the group {group} does not hold {old}")
        new = (
            f'"calyx.assign"(%cut#0, {of}) : (i32, i32) -> ()\n        '
            f'"calyx.assign"(%wide#0, %cut#1) : (i{width}, i{width}) -> ()\n        '
            f'"calyx.assign"({to}, %wide#1) : (i32, i32) -> ()'
        )
        text = text[:start] + inner.replace(old, new) + text[end:]
        component = text.rindex('"calyx.wires"()', 0, start)
        cells_text = (
            f'%cut:2 = "calyx.std_slice"() <{{sym_name = "cut"}}> : () -> (i32, i{width})\n    '
            f'%wide:2 = "calyx.std_pad"() <{{sym_name = "wide"}}> : () -> (i{width}, i32)\n    '
        )
        return text[:component] + cells_text + text[component:]

    return edit


WRONG: dict[str, dict[str, tuple[str, Edit]]] = {
    "vector-add": {
        "ports": ("two memories that are swapped", swapped_memories(1, 2)),
        "width": ("sums that lose their highest bits", narrowed("bb0_3", "arg_mem_2#5", "std_add_0#2", 16)),
        "short": ("one iteration too few", repeated(8, 7)),
        "early": ("an operand that is used before it is read", swapped_enables("bb0_1", "bb0_3")),
    },
    "matmul": {
        "done": (
            "a product that is not written, since its group ends a cycle early",
            in_group("bb0_9", '"calyx.group_done"([muli_3_reg]#5)', '"calyx.group_done"([std_mult_pipe_3]#6)'),
        ),
        "counter": ("an inner counter that does not begin anew", without_enable("init_for_0_induction_var")),
    },
    "dot-product": {
        "counter": ("a counter that nobody sets", without_enable("assign_while_0_init_0")),
        "order": ("an operand that is used before it is read", swapped_enables("bb0_2", "bb0_3")),
    },
    "stencil": {
        "offset": (
            "a neighbour that is the element itself",
            in_group(
                "bb0_4",
                '"calyx.assign"([std_slice_1]#0, [std_add_1]#2)',
                '"calyx.assign"([std_slice_1]#0, [for_0_induction_var_reg]#4)',
            ),
        ),
        "shift": ("a shift without the sign", another_cell("std_srsh_0", "std_rsh")),
    },
    "branches": {
        "predicate": ("another comparison", another_cell("std_slt_0", "std_sle")),
        "unsigned": ("an unsigned comparison", another_cell("std_slt_0", "std_lt")),
    },
    "lanes": {
        "race": ("two lanes that write one memory", in_group("bb0_5", "[arg_mem_3]#", "[arg_mem_2]#")),
        "adder": (
            "two lanes that use one adder",
            in_group("incr_for_1_induction_var", "[std_add_1]#", "[std_add_0]#"),
        ),
        "register": (
            "a lane that counts for the other one",
            in_group("incr_for_1_induction_var", "[for_1_induction_var_reg]#", "[for_0_induction_var_reg]#"),
        ),
    },
    "systolic": {
        "race": ("two elements that fill one register", in_group("bb0_19", "[arg_mem_8]#", "[arg_mem_6]#")),
        "move": ("an operand that moves on before it is read", swapped_enables("bb0_10", "bb0_11")),
    },
    "activation": {
        "difference": (
            "a difference for a sum",
            in_group("bb0_3", "([std_addFN_0]#4, [false])", "([std_addFN_0]#4, [true])"),
        ),
        "port": ("another result of the comparison", in_group("bb0_4", "[std_compareFN_0]#8", "[std_compareFN_0]#6")),
    },
    "float-matmul": {
        "order": ("a product that is used before it is there", swapped_enables("bb0_9", "bb0_10")),
    },
    "unbanked": {},
}
# What CIRCT itself makes of them is not what they mean.
RACES = {"unbanked": "two arms that read one memory at once, since it has one port"}


def files(design: str) -> dict[str, str]:
    """The files of one family's folder, by name."""
    source = (DESIGNS / f"{design}.mlir").read_text()
    texts = {"source.mlir": source}
    pairs: list[tuple[str, str, str, str, str, str]] = []
    lowered = source
    if "affine." in source:
        lowered = texts["loops.mlir"] = loops_of(source)
        pairs.append(("loops", "source.mlir", "loops.mlir", "a loop nest, and loops of scf", LOOPS, "equivalent"))
    calyx, canonical = circuits_of(lowered, [CALYX, CANONICAL])
    texts |= {"calyx.mlir": calyx, "canonical.mlir": canonical}
    what, expected = "a loop nest, and its circuit", "equivalent"
    if design in RACES:
        what, expected = RACES[design], "different"
    pairs.append(("calyx", "source.mlir", "calyx.mlir", what, CALYX, expected))
    if "loops.mlir" in texts:
        pairs.append(("loops.calyx", "loops.mlir", "calyx.mlir", "loops, and their circuit", CALYX, "equivalent"))
    what = "a circuit, and what canonicalization makes of it"
    if design in RACES:
        del texts["canonical.mlir"]
    else:
        pairs.append(("canonical", "calyx.mlir", "canonical.mlir", what, CANONICAL, "equivalent"))
    for name, (what, edit) in WRONG[design].items():
        texts[f"wrong-{name}.mlir"] = edit(calyx)
        pairs.append(
            (f"wrong-{name}", "source.mlir", f"wrong-{name}.mlir", what, f"{CALYX}, then an edit", "different")
        )
    texts["manifest.toml"] = manifest(
        "corpora/fpga/calyx/produce.py",
        "the designs or the edits",
        f"calyx-{design}",
        tool(),
        (entry(pair, design) for pair in pairs),
    )
    return texts


def tool() -> str:
    return f"CIRCT, in pycde {version('pycde')}"


def entry(pair: tuple[str, str, str, str, str, str], design: str) -> dict[str, str | list[str]]:
    """The manifest's entry of a pair: its name, its two files, what it is, the pipeline, and the verdict."""
    name, source, target, what, pipeline, expected = pair
    files = {"name": name, "source": source, "target": target, "function": "main", "what": what}
    assumed = {"assume": ["n:1..16"]} if (design, name) == ("branches", "calyx") else {}  # a divisor
    return files | {"pipeline": pipeline, "level": "bitwise", "expected": expected} | assumed


def main(arguments: Sequence[str] | None = None) -> int:
    families = {design: partial(files, design) for design in sorted(WRONG)}
    return produce("corpora.fpga.calyx.produce", "Writes the Calyx corpus.", ROOT, families, arguments)


if __name__ == "__main__":
    sys.exit(main())
