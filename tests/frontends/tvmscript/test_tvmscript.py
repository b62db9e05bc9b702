"""TVMScript: loops and blocks do on the machine what they do as native code, wrong programs are refuted, and what is
not modelled is named with its place."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from equiv import verify
from equiv.verdict import Verdict
from frontends.errors import SyntaxProblem
from frontends.tvmscript.functions import translate
from tests.frontends.execution import disagreements

Check = Callable[[str, str], Verdict]


def _script(body: str, parameters: str = 'A: T.Buffer((8, 8), "float32"), C: T.Buffer((8,), "float32")') -> str:
    lines = "\n".join(f"        {line}" for line in body.strip("\n").split("\n"))
    return f"@I.ir_module\nclass Module:\n    @T.prim_func(s_tir=True)\n    def main({parameters}):\n{lines}\n"


def _sums(loops: str = "T.grid(8, 8)", init: str = "T.float32(0.0)") -> str:
    return _script(f"""
for i, k in {loops}:
    with T.sblock("C"):
        v_i, v_k = T.axis.remap("SR", [i, k])
        T.reads(A[v_i, v_k])
        T.writes(C[v_i])
        with T.init():
            C[v_i] = {init}
        C[v_i] = C[v_i] + A[v_i, v_k]""")


TILED = _script("""
for i in T.parallel(8):
    for k_0 in range(3):
        for k_1 in T.unroll(3):
            with T.sblock("C"):
                v_i = T.axis.spatial(8, i)
                v_k = T.axis.reduce(8, k_0 * 3 + k_1)
                T.where(k_0 * 3 + k_1 < 8)
                with T.init():
                    C[v_i] = T.float32(0.0)
                C[v_i] = C[v_i] + A[v_i, v_k]""")

INTEGERS = _script(
    """
B = T.alloc_buffer((16,), "int32")
for i in T.serial(16):
    B[i] = A[i] // 5 * 3 + A[i] % 7 - (A[i] >> i % 8) + T.max(A[i], -i)
for i in T.vectorized(16):
    if B[i] > 3 and i < 9:
        C[i] = T.Select(A[i] < 0, B[15 - i] & 255, B[i] ^ A[i])
    else:
        C[i] = T.Cast("int32", T.Cast("int8", B[i])) + T.bitwise_and(A[i], 15)""",
    'A: T.Buffer((16,), "int32"), C: T.Buffer((16,), "int32")',
)


@pytest.fixture
def check(tmp_path: Path) -> Check:
    def run(source: str, target: str) -> Verdict:
        paths = [tmp_path / "source.tvmscript", tmp_path / "target.tvmscript"]
        for path, text in zip(paths, (source, target), strict=True):
            path.write_text(text)
        return verify(*paths, function="main", seed=1)

    return run


@pytest.mark.parametrize("text", [_sums(), TILED, INTEGERS])
def test_agrees_with_native_code(text: str) -> None:
    assert disagreements(translate(text, "script").text, "main", {}, (1, 3)) == []


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ('B = T.alloc_buffer((8,), "float32", scope="texture")', "texture"),
        ("C[0] = T.tanh_fast(A[0, 0])", "tanh_fast"),
        ('T.tvm_storage_sync("shared")', "tvm_storage_sync"),
        ("C[0] = T.max(A[0, 0], A[0, 1])", "T.max"),
        ("while True:", "while True"),
        ("for i in T.serial(8, step=2):", "step=2"),
        ('C[0] = T.Select(T.Cast("bool", A[0, 0]), A[0, 1], A[0, 2])', "bool"),
    ],
)
def test_what_is_not_modelled_is_named_with_its_place(check: Check, line: str, what: str) -> None:
    text = _script(line + ("\n    pass" if line.endswith(":") else ""))
    verdict = check(text, text)
    assert verdict.verdict == "unknown"
    assert what in verdict.reasons[0].message
    place = verdict.reasons[0].place
    assert place is not None and place.line == 5


def test_text_that_is_no_python_is_an_error(check: Check) -> None:
    with pytest.raises(SyntaxProblem):
        check("def main(:\n", _sums())
