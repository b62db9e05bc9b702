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


def test_tiles_with_a_predicate_are_the_loops(check: Check) -> None:
    verdict = check(_sums(), TILED)
    assert (verdict.verdict, verdict.level) == ("equivalent", "bitwise")


@pytest.mark.parametrize(
    "wrong",
    [
        _sums(init="T.float32(1.0)"),
        TILED.replace("< 8)", "< 7)"),
        TILED.replace("T.where(k_0 * 3 + k_1 < 8)", "T.reads()"),
        TILED.replace("k_0 * 3 + k_1)\n", "k_0 * 2 + k_1)\n"),
        TILED.replace("for k_0 in range(3)", "for k_0 in T.parallel(3)"),
        TILED.replace("range(3)", "range(1, 3)"),
    ],
)
def test_wrong_programs_that_look_right_are_refuted(check: Check, wrong: str) -> None:
    assert wrong != TILED
    assert check(_sums(), wrong).verdict == "different"


def test_threads_that_write_one_buffer_race(check: Check) -> None:
    shared = _script("""
B = T.alloc_buffer((1,), "float32")
for i in T.thread_binding(8, thread="threadIdx.x"):
    B[0] = A[i, 0]
    C[i] = B[0]""")
    own = _script('for i in T.thread_binding(8, thread="threadIdx.x"):\n    C[i] = A[i, 0]')
    assert check(own, own).verdict == "equivalent"
    assert check(own, shared).verdict == "different"


KERNEL = """
for b in T.thread_binding(1, thread="blockIdx.x"):
    for i in T.thread_binding(8, thread="threadIdx.x"):
        B[i] = A[i, 0]
    for i in T.thread_binding(8, thread="threadIdx.x"):
        C[i] = B[7 - i]"""


def test_threads_of_one_kernel_do_not_wait_for_each_other(check: Check) -> None:
    kernel = _script('B = T.alloc_buffer((8,), "float32")' + KERNEL)
    assert check(_script("for i in range(8):\n    C[i] = A[7 - i, 0]"), kernel).verdict == "unknown"


def test_a_plain_number_makes_narrow_ones_as_wide_as_itself(check: Check) -> None:
    """So that nothing wraps around before the conversion."""
    buffers = 'A: T.Buffer((4,), "int8"), C: T.Buffer((4,), "int32")'
    plain = _script('for i in range(4):\n    C[i] = T.Cast("int32", A[i] + 1)', buffers)
    narrow = plain.replace("A[i] + 1", "A[i] + T.int8(1)")
    assert check(plain, narrow).verdict == "unknown"
    assert check(narrow, narrow).verdict == "equivalent"


def test_division_rounds_down(check: Check) -> None:
    buffers = 'A: T.Buffer((4,), "int32"), C: T.Buffer((4,), "int32")'
    floor = _script("for i in range(4):\n    C[i] = A[i] // 4", buffers)
    assert check(floor, floor.replace("A[i] // 4", "A[i] >> 2")).verdict == "equivalent"
    remainder = floor.replace("A[i] // 4", "A[i] % 4")
    assert check(remainder, floor.replace("A[i] // 4", "A[i] & 3")).verdict == "equivalent"
    assert check(floor, floor.replace("A[i] // 4", "(A[i] + 1) // 4")).verdict == "different"


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ('B = T.alloc_buffer((8,), "float32", scope="shared")', "shared"),
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


def _copied(value: str, kind: str = "float32", before: str = "") -> str:
    return _script(
        f"{before}\nfor i in range(8):\n    C[i] = {value}".strip("\n"),
        f'A: T.Buffer((8,), "{kind}"), C: T.Buffer((8,), "{kind}")',
    )


# `PrimExpr.__neg__` is the product with -1: of 0.0 that is -0.0, where 0.0 less it is 0.0.
NEGATED = {
    "a number": ("-A[i]", "A[i] * T.float32(-1.0)", "T.float32(0.0) - A[i]", "float32"),
    "a sum": ("-(A[i] + A[i])", "(A[i] + A[i]) * T.float32(-1.0)", "T.float32(0.0) - (A[i] + A[i])", "float32"),
    "twice": ("-(-A[i])", "A[i] * T.float32(-1.0) * T.float32(-1.0)", "T.float32(0.0) - (T.float32(0.0) - A[i])",
              "float32"),
    "half a number": ("-A[i]", "A[i] * T.float16(-1.0)", "T.float16(0.0) - A[i]", "float16"),
    "beside another": ("A[i] + -A[7 - i]", "A[i] + A[7 - i] * T.float32(-1.0)", "A[i] + A[7 - i]", "float32"),
    "an integer": ("-A[i]", "0 - A[i]", "A[i]", "int32"),
    "an integer's product": ("-A[i] * 3", "A[i] * -3", "A[i] * 3", "int32"),
    "a function's": ("T.exp(-A[i])", "T.exp(A[i] * T.float32(-1.0))", "T.exp(A[i])", "float32"),
}  # fmt: skip


@pytest.mark.parametrize("name", NEGATED)
def test_unary_minus_is_a_product(name: str, check: Check) -> None:
    value, right, wrong, kind = NEGATED[name]
    assert check(_copied(value, kind), _copied(right, kind)).verdict == "equivalent"
    assert check(_copied(value, kind), _copied(wrong, kind)).verdict == "different"


SHIFTED = """
for i, k in T.grid(8, 4):
    with T.sblock("C"):
        v_i = T.axis.spatial(8, i)
        v_k = T.axis.reduce({domain}, k + {start})
        with T.init():
            C[v_i] = T.float32(0.0)
        C[v_i] = C[v_i] + A[v_i, v_k]"""
# The first of its domain is where a reduction begins; a block is for values of its domain alone.
RIGHT_DOMAINS = {"from 0": ("4", 0), "from 2": ("(2, 6)", 2), "a larger domain": ("8", 0), "to the end": ("(4, 8)", 4)}
WRONG_DOMAINS = {
    "too small": ("3", 0),
    "of one": ("1", 0),
    "shifted": ("4", 1),
    "begins later": ("(3, 8)", 2),
    "ends before": ("(2, 5)", 2),
    "begins before": ("8", 2),
    "begins at another one": ("(1, 8)", 2),
    "never begins": ("(0, 8)", 4),
}


def _from(start: int) -> str:
    return _script(f"""
for i in range(8):
    C[i] = T.float32(0.0)
    for k in range({start}, {start + 4}):
        C[i] = C[i] + A[i, k]""")


@pytest.mark.parametrize("name", RIGHT_DOMAINS)
def test_a_reduction_begins_where_its_domain_does(name: str, check: Check) -> None:
    domain, start = RIGHT_DOMAINS[name]
    verdict = check(_from(start), _script(SHIFTED.format(domain=domain, start=start)))
    assert verdict.verdict == "equivalent", (verdict.reasons, verdict.witness)


@pytest.mark.parametrize("name", WRONG_DOMAINS)
def test_a_wrong_domain_is_refuted(name: str, check: Check) -> None:
    domain, start = WRONG_DOMAINS[name]
    assert check(_from(start), _script(SHIFTED.format(domain=domain, start=start))).verdict == "different"
