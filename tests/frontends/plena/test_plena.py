"""Assembly of PLENA: what its instructions compute, what is undefined, and what is not modelled."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from equiv import verify
from equiv.verdict import Verdict
from frontends.errors import SyntaxProblem, Unsupported
from frontends.plena.lowering import lower
from frontends.plena.parser import Instruction, read
from frontends.plena.source import load
from interp import ir
from interp.machine import BufferInput, Domain, Sample, assemble
from tests.frontends.plena.plena_simulation import Simulator, Undefined, random_program

HEAD = """;! kernel f
;! machine mlen=4 vlen=4 blen=2 vector_sram=64 matrix_sram=32
;! hbm x 4x4 at 0
;! hbm y 4x4 at 16
"""
ENTRY = "S_ADDI_INT gp1, gp0, 16\nC_SET_ADDR_REG a1, gp0, gp1\nH_PREFETCH_V gp0, gp0, a0, 0, 0\n"
STORE = "H_STORE_V gp0, gp0, a1, 0, 0\n"
COPY = """func.func @f(%x: memref<4x4xf32>, %y: memref<4x4xf32>) {
  memref.copy %x, %y : memref<4x4xf32> to memref<4x4xf32>
  return
}
"""


def _run(text: str, arguments: dict[str, NDArray[np.float32]]) -> tuple[dict[str, NDArray[np.float32]], bool]:
    """What the lowered program leaves in its tensors, and whether it is undefined."""
    program = read(text, "p.plena")
    arrays = [arguments[tensor.name] for tensor in program.tensors]
    bits = {
        (at, i): int(each) for at, array in enumerate(arrays) for i, each in enumerate(array.reshape(-1).view("u4"))
    }
    machine = assemble(ir.Module({program.name: lower(program)}), program.name)
    execution = machine.run(
        [BufferInput(each.shape) for each in arrays], Domain.CONCRETE, sample=Sample(overrides=bits)
    )
    if execution.stop is not None:
        return {}, True
    found = {}
    for at, (tensor, array) in enumerate(zip(program.tensors, arrays, strict=True)):
        held = [0x7FC00000 if each is None else each for each in execution.output_bits(("argument", at))]
        found[tensor.name] = np.array(held, "u4").view("f4").reshape(array.shape)
    return found, False


@pytest.mark.parametrize("seed", range(80))
def test_random_kernels_compute_what_the_simulator_computes(seed: int) -> None:
    random = np.random.default_rng(seed)
    text = random_program(random)
    arguments = {name: random.integers(-3, 4, (16, 4)).astype(np.float32) for name in ("x", "y")}
    found, undefined = _run(text, arguments)
    try:
        expected = Simulator(text, arguments).run()
    except Undefined:
        assert undefined, text
        return
    assert not undefined, text
    for name, array in expected.items():
        np.testing.assert_array_equal(found[name], array, text)


def _verify(folder: Path, body: str, source: str = COPY, head: str = HEAD) -> Verdict:
    (folder / "source.mlir").write_text(source)
    (folder / "target.plena").write_text(head + body)
    return verify(folder / "source.mlir", folder / "target.plena", seed=3)


@pytest.mark.parametrize(
    ("body", "words", "line", "column"),
    [
        ("S_ADDI_INT gp1, gp2, 4", "gp2 is read", 5, 1),
        ("C_LOOP_START gp2, 2\n  S_ADDI_INT gp1, gp2, 4\nC_LOOP_END gp2", "gp2 is read", 6, 3),
        ("C_LOOP_START gp2, 2\nC_LOOP_END gp2\nS_ADDI_INT gp1, gp2, 4", "gp2 is read", 7, 1),
        ("C_LOOP_START gp2, 2\nS_ADDI_INT gp1, gp1, 4\nC_LOOP_END gp2", "gp1 is read", 6, 1),
        (
            "S_ADDI_INT gp1, gp0, 4\nC_LOOP_START gp2, 2\n  S_ADDI_INT gp3, gp1, 4\n  C_LOOP_START gp1, 2\n"
            "  C_LOOP_END gp1\nC_LOOP_END gp2",
            "gp1 is read",
            7,
            3,
        ),
        ("H_PREFETCH_V gp0, gp0, a0, 1, 0", "the stride register is read", 5, 1),
        ("C_LOOP_START gp2, 0\nC_LOOP_END gp2", "no iterations", 5, 1),
        ("C_LOOP_START gp2, 2\n  S_ADDI_INT gp2, gp0, 4\nC_LOOP_END gp2", "writes its counter", 5, 1),
        ("C_LOOP_START gp2, 2\n  C_LOOP_START gp2, 2\n", "as one around it", 6, 3),
        ("V_ADD_VV gp0, gp0, gp0, 1", "a mask", 5, 1),
        ("V_SUB_VV gp0, gp0, gp0, 0", "opposite orders", 5, 1),
        ("M_MV 0, gp0, gp0", "MLEN elements", 5, 1),
        ("M_BTMM 0, gp0, gp0", "scaled", 5, 1),
        ("C_BREAK 0, 0, 0", "debugger", 5, 1),
        ("  V_TOPK gp0, gp0, gp0, 0", "no instruction of the documentation", 5, 3),
    ],
)
def test_what_the_documentation_leaves_open_is_not_modelled(body: str, words: str, line: int, column: int) -> None:
    with pytest.raises(Unsupported, match=words) as raised:
        lower(read(HEAD + body, "p.plena"))
    place = raised.value.place
    assert place is not None
    assert (place.line, place.column) == (line, column)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (HEAD + "S_ADDI_INT gp16, gp0, 1", "'gp16' of 'S_ADDI_INT' is not one of gp0 to gp15"),
        (HEAD + "S_ADD_FP f8, f0, f0", "'f8' of 'S_ADD_FP' is not one of f0 to f7"),
        (HEAD + "S_ADDI_INT gp1, gp0, 262144", "is not an immediate of 18 bits"),
        (HEAD + "S_ADDI_INT gp1, gp0, -4", "is not an immediate of 18 bits"),
        (HEAD + "S_ADD_INT gp1, gp0", "'S_ADD_INT' has 3 operands"),
        (HEAD + "M_MM 1, gp0, gp0", "'1' of 'M_MM' is not 0"),
        (HEAD + "C_LOOP_START gp1, 2", "nothing ends the loop"),
        (HEAD + "C_LOOP_END gp1", "matches no open loop"),
        (HEAD + "C_LOOP_START gp1, 2\nC_LOOP_START gp2, 2\nC_LOOP_END gp1", "matches no open loop"),
        (HEAD + ";! hbm z 4x4 at 20", "'z' overlaps 'y'"),
        (HEAD + ";! hbm x 4x4 at 40", "listed twice"),
        (HEAD + ";! fp_mem 2048 = 1.0", "FP_MEM ends before 2048"),
        (HEAD + ";! fp_mem 1 = nan", "not a number"),
        (HEAD + ";! machine mlen=8", "one machine"),
        (HEAD + ";! hmb z 4x4 at 64", "expected 'kernel NAME'"),
        (HEAD.replace("blen=2", "blen=2 blen=2"), "'blen' is given twice"),
        (HEAD.replace("blen=2", "type=f16"), "'type' is one of f32, bf16"),
        (HEAD.replace(" blen=2", ""), "the machine needs blen"),
        ("S_ADDI_INT gp1, gp0, 4\n", "the kernel's name, machine and arguments are missing"),
    ],
)
def test_what_is_not_assembly(text: str, words: str) -> None:
    with pytest.raises(SyntaxProblem, match=words):
        read(text, "p.plena")


def test_space_between_words_does_not_matter() -> None:
    text = "S_ADDI_INT\tgp1 ,gp0,16  // as far as y\r\nS_ADD_FP  f1, f0, f0;\r\n\r\n"
    (integer, float_) = read(HEAD + text, "p.plena").body
    assert isinstance(integer, Instruction) and isinstance(float_, Instruction)
    assert (integer.opcode, integer.operands) == ("S_ADDI_INT", (1, 0, 16))
    assert (float_.opcode, float_.operands) == ("S_ADD_FP", (1, 0, 0))


def test_tensors_may_be_many(tmp_path: Path) -> None:
    others = "".join(f";! hbm t{number} 1 at {100 + number}\n" for number in range(300))
    parameters = "".join(f", %t{number}: memref<1xf32>" for number in range(300))
    source = COPY.replace("%y: memref<4x4xf32>)", f"%y: memref<4x4xf32>{parameters})")
    assert _verify(tmp_path, ENTRY + STORE, source, HEAD + others).verdict == "equivalent"


def test_machines_with_other_tiles_than_vectors_are_not_modelled() -> None:
    with pytest.raises(Unsupported, match="vectors as long as tiles"):
        read(HEAD.replace("vlen=4", "vlen=8"), "p.plena")


def test_columns_are_a_row_apart_where_the_machine_says_so(tmp_path: Path) -> None:
    """The identity, column by column: the addresses of columns are those of the machine."""
    product = (
        "H_PREFETCH_M gp0, gp0, a1, 0, 0\nS_ADDI_INT gp2, gp0, {0}\nM_MM 0, gp2, gp0\nM_MM_WO gp0, gp0, 2\n" + STORE
    )
    right, other = HEAD + ENTRY + product.format(2), HEAD + ENTRY + product.format(8)
    arguments = {name: np.arange(16, dtype=np.float32).reshape(4, 4) for name in ("x", "y")}
    apart = other.replace("blen=2", "blen=2 column_stride=4")
    np.testing.assert_array_equal(_run(right, arguments)[0]["y"], _run(apart, arguments)[0]["y"])
    assert _run(other, arguments)[1]


def test_sums_may_be_taken_in_any_order(tmp_path: Path) -> None:
    """What one order gives bit by bit is the result up to the order alone."""
    path = tmp_path / "p.plena"
    path.write_text(HEAD + ENTRY + "S_ADD_FP f1, f0, f0\nV_RED_SUM f1, gp0\nV_ADD_VF gp0, gp0, f1, 0\n" + STORE)
    verdict = verify(path, path, seed=3)
    assert (verdict.verdict, verdict.level) == ("unknown", None)
    assert verify(path, path, seed=3, accept=("reassociated",)).level == "reassociated"
    assert load(path).lower("f").functions["f"].unordered_sums == [ir.Place(str(path), 9, 1)]


def test_what_a_verdict_takes_for_granted(tmp_path: Path) -> None:
    verdict = _verify(
        tmp_path, ENTRY + STORE, head=HEAD.replace("blen=2", "blen=2 type=bf16"), source=COPY.replace("f32", "bf16")
    )
    assert verdict.verdict == "equivalent"
    assert any("MLEN 4, VLEN 4, BLEN 2" in each for each in verdict.assumptions)
    assert any("plain bf16, without scales" in each for each in verdict.assumptions)
