# ruff: noqa: E501
"""What structure does not settle: algebra and z3 agree with the machine's own arithmetic, and prove what holds."""

from __future__ import annotations

import itertools
import random

import pytest
import z3

from equiv.solver.encoding import NotEncoded, Use, constant, encoder_of
from equiv.solver.obligation import shape
from equiv.verdict import Verdict
from interp import _native
from interp._native import Folded
from interp.ir import Scalar
from interp.ir.floats import IEEE_FORMATS
from interp.machine.terms import Term, TermKind
from tests.equiv.pairs import check_bodies

# -- every encoding against the fold of the same operation ---------------------------------------------------------------

TWO = ("addi", "subi", "muli")
INTEGER_OPERATIONS: list[tuple[str, tuple[str, ...]]] = [
    *((name, flags) for name in TWO for flags in ((), ("nsw",), ("nuw",), ("nsw", "nuw"))),
    *((name, ()) for name in ("divsi", "divui", "ceildivsi", "ceildivui", "floordivsi", "remsi", "remui")),
    *((name, ("exact",)) for name in ("divsi", "divui", "shrsi", "shrui")),
    *((name, ()) for name in ("maxsi", "maxui", "minsi", "minui", "andi", "ori", "xori", "shli", "shrsi", "shrui")),
    ("ori", ("disjoint",)), ("shli", ("nsw",)), ("shli", ("nuw",)),
    *((f"cmpi.{each}", ()) for each in ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")),
    *((name, ()) for name in ("addui_extended", "subui_extended", "mulsi_extended", "mului_extended")),
    *((name, ()) for name in ("ctlz", "cttz", "ctpop", "absi")),
]  # fmt: skip
UNARY = ("ctlz", "cttz", "ctpop", "absi")


def agrees(name: str, flags: tuple[str, ...], operands: list[str], results: list[str], values: list[int]) -> None:
    """The encoding of constants is what folding them gives: the same pattern, or poison where it is undefined."""
    folding = _native.fold(name, list(flags), operands, results, values)
    status, folded = folding.status, folding.patterns
    if status is Folded.UNFOLDED:
        return  # MLIR does not say
    encoder = encoder_of(name)
    assert encoder is not None
    types = tuple(map(Scalar, operands))
    for at, result in enumerate(results):
        use = Use(name, frozenset(flags), types, Scalar(result), at)
        encoded, poison = encoder(use, [constant(bits, type) for bits, type in zip(values, types, strict=True)])
        is_poison = z3.is_true(z3.simplify(poison))
        assert is_poison or z3.is_false(z3.simplify(poison)), (name, values)
        assert is_poison == (status in (Folded.POISON, Folded.UNDEFINED)), (name, flags, values, status)
        if status is Folded.VALUE:
            wanted = constant(folded[at], Scalar(result))
            assert z3.is_true(z3.simplify(encoded == wanted)), (name, flags, values, folded, z3.simplify(encoded))


@pytest.mark.parametrize(("name", "flags"), INTEGER_OPERATIONS)
def test_integers_of_four_bits_by_brute_force(name: str, flags: tuple[str, ...]) -> None:
    results = ["i1"] if name.startswith("cmpi") else ["i4"]
    if name.endswith("_extended"):
        results = ["i4", "i1" if name in ("addui_extended", "subui_extended") else "i4"]
    count = 1 if name in UNARY else 2
    for values in itertools.product(range(16), repeat=count):
        agrees(name, flags, ["i4"] * count, results, list(values))


@pytest.mark.parametrize("name", ["extsi", "extui", "trunci"])
@pytest.mark.parametrize("flags", [(), ("nneg",), ("nsw",), ("nuw",)])
def test_widths(name: str, flags: tuple[str, ...]) -> None:
    if (flags == ("nneg",)) != (name == "extui") and flags:
        return
    if flags and flags[0] in ("nsw", "nuw") and name != "trunci":
        return
    operand, result = ("i6", "i3") if name == "trunci" else ("i3", "i6")
    for value in range(1 << Scalar(operand).width):
        agrees(name, flags, [operand], [result], [value])


FLOAT_OPERATIONS: list[tuple[str, int, tuple[str, ...]]] = [
    *((name, 2, ()) for name in ("addf", "subf", "mulf", "divf", "maximumf", "minimumf", "maxnumf", "minnumf")),
    *((name, 2, ("nnan",)) for name in ("addf", "mulf")), ("subf", 2, ("ninf",)),
    ("fma", 3, ()), ("sqrt", 1, ()), ("negf", 1, ()), ("absf", 1, ()),
    *((name, 1, ()) for name in ("ceil", "floor", "trunc", "round", "roundeven")),
    *((name, 1, ()) for name in ("isnan", "isinf", "isfinite", "isnormal")),
    *((f"cmpf.{each}", 2, ()) for each in (
        "false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno", "true")),
]  # fmt: skip
EDGES = {
    "f16": [0, 0x8000, 1, 0x8001, 0x3C00, 0xBC00, 0x7C00, 0xFC00, 0x7E00, 0x7BFF, 0x0400, 0x4248, 0x3800, 0xB800],
    "bf16": [0, 0x8000, 1, 0x3F80, 0xBF80, 0x7F80, 0xFF80, 0x7FC0, 0x7F7F, 0x0080, 0x4049, 0x3F00],
}


@pytest.mark.parametrize(("name", "count", "flags"), FLOAT_OPERATIONS)
@pytest.mark.parametrize("format", EDGES)
def test_floats_of_sixteen_bits(format: str, name: str, count: int, flags: tuple[str, ...]) -> None:
    result = "i1" if name.startswith(("cmpf", "is")) else format
    choice = random.Random(name + format)
    edges = EDGES[format]
    drawn = [[choice.randrange(1 << 16) for _ in range(count)] for _ in range(40)]
    for values in [*map(list, itertools.product(edges, repeat=min(count, 2))), *drawn]:
        values += edges[: count - len(values)]
        agrees(name, flags, [format] * count, [result], values)


@pytest.mark.parametrize("name", ["fptosi", "fptoui", "sitofp", "uitofp"])
@pytest.mark.parametrize("integer", ["i4", "i8", "i16", "i32"])
@pytest.mark.parametrize("format", ["f16", "bf16", "f32"])
def test_conversions(name: str, integer: str, format: str) -> None:
    choice = random.Random(name + integer + format)
    to_integer = name.startswith("fp")
    operand, result = (format, integer) if to_integer else (integer, format)
    width = Scalar(operand).width
    values = [choice.randrange(1 << width) for _ in range(40)] + [0, 1, (1 << width) - 1, 1 << (width - 1)]
    if to_integer:
        # Around the limits of the integer.
        exponent, significand = IEEE_FORMATS[format].exponent_bits, IEEE_FORMATS[format].fraction_bits + 1
        sort, bound = z3.FPSort(exponent, significand), Scalar(integer).width
        for limit in (2.0 ** (bound - 1), 2.0**bound):
            for number in (limit, -limit, limit - 1, limit + 1, -limit - 1, limit - 0.5, -limit - 0.5, -0.5, 0.5):
                pattern = z3.simplify(z3.fpToIEEEBV(z3.FPVal(number, sort)))
                values.append(pattern.as_long())
    for value in values:
        agrees(name, (), [operand], [result], [value])


@pytest.mark.parametrize(("name", "before", "after"), [("extf", "f16", "f32"), ("truncf", "f32", "bf16")])
def test_formats(name: str, before: str, after: str) -> None:
    choice = random.Random(name)
    for _ in range(100):
        agrees(name, (), [before], [after], [choice.randrange(1 << Scalar(before).width)])


@pytest.mark.parametrize("name", ["remf", "copysign", "ipowi", "flush_denormals"])
def test_what_is_not_encoded_says_so(name: str) -> None:
    encoder = encoder_of(name)
    assert encoder is not None
    types = (Scalar("i8"),) * 2 if name == "ipowi" else (Scalar("f32"),) * 2
    # Of integers, a power whose exponent is any number.
    operands = [z3.BitVec(f"x{at}", 8) if name == "ipowi" else constant(1, type) for at, type in enumerate(types)]
    with pytest.raises(NotEncoded):
        encoder(Use(name, frozenset(), types, types[0], 0), operands)


# -- identities ----------------------------------------------------------------------------------------------------------


def verdict_of(type: str, source: str, target: str, count: int = 3, **options: object) -> Verdict:
    """The verdict on two computations of %r from %x, %y, %z (and %c of i1)."""
    names = ("%x", "%y", "%z")[:count]
    arguments = ", ".join([*(f"{name}: {type}" for name in names), "%c: i1", f"%out: memref<{type}>"])

    def body(text: str) -> str:
        return f"{text}\nmemref.store %r, %out[] : memref<{type}>"

    return check_bodies(arguments, body(source), body(target), **options)


def k(name: str, value: object, type: str) -> str:
    return f"%{name} = arith.constant {value} : {type}\n"


EQUAL: dict[str, tuple[str, str, str]] = {
    "a difference and its sum": ("i32", "%s = arith.addi %x, %y : i32\n%r = arith.subi %s, %y : i32", "%r = arith.ori %x, %x : i32"),
    "distribution": (
        "i32",
        "%s = arith.addi %y, %z : i32\n%r = arith.muli %x, %s : i32",
        "%s = arith.muli %x, %y : i32\n%t = arith.muli %x, %z : i32\n%r = arith.addi %s, %t : i32",
    ),
    "a product by a power of two": ("i32", k("e", 8, "i32") + "%r = arith.muli %x, %e : i32", k("t", 3, "i32") + "%r = arith.shli %x, %t : i32"),
    "an unsigned quotient by a power of two": ("i32", k("e", 8, "i32") + "%r = arith.divui %x, %e : i32", k("t", 3, "i32") + "%r = arith.shrui %x, %t : i32"),
    "an unsigned remainder by a power of two": ("i32", k("e", 8, "i32") + "%r = arith.remui %x, %e : i32", k("t", 7, "i32") + "%r = arith.andi %x, %t : i32"),
    "a signed quotient by a power of two, corrected": (
        "i32",
        k("e", 8, "i32") + "%r = arith.divsi %x, %e : i32",
        k("s", 31, "i32") + k("m", 7, "i32") + k("t", 3, "i32") + "%a = arith.shrsi %x, %s : i32\n%b = arith.andi %a, %m : i32\n%d = arith.addi %x, %b : i32\n%r = arith.shrsi %d, %t : i32",
    ),
    "an absolute value by a mask": (
        "i32",
        "%r = math.absi %x : i32",
        k("s", 31, "i32") + "%a = arith.shrsi %x, %s : i32\n%b = arith.xori %x, %a : i32\n%r = arith.subi %b, %a : i32",
    ),
    "a mean without overflow": (
        "i8",
        k("o", 1, "i16") + "%a = arith.extui %x : i8 to i16\n%b = arith.extui %y : i8 to i16\n%s = arith.addi %a, %b : i16\n%h = arith.shrui %s, %o : i16\n%r = arith.trunci %h : i16 to i8",
        k("o", 1, "i8") + "%a = arith.andi %x, %y : i8\n%b = arith.xori %x, %y : i8\n%h = arith.shrui %b, %o : i8\n%r = arith.addi %a, %h : i8",
    ),
    "De Morgan": (
        "i32",
        k("m", -1, "i32") + "%a = arith.andi %x, %y : i32\n%r = arith.xori %a, %m : i32",
        k("m", -1, "i32") + "%a = arith.xori %x, %m : i32\n%b = arith.xori %y, %m : i32\n%r = arith.ori %a, %b : i32",
    ),
    "a maximum in another order": (
        "i32",
        "%a = arith.maxsi %x, %y : i32\n%r = arith.maxsi %a, %z : i32",
        "%a = arith.maxsi %y, %z : i32\n%r = arith.maxsi %x, %a : i32",
    ),
    "a maximum by comparison": ("i32", "%r = arith.maxui %x, %y : i32", "%p = arith.cmpi ule, %x, %y : i32\n%r = arith.select %p, %y, %x : i32"),
    "saturation in a wider type": (
        "i8",
        k("h", 127, "i16") + k("l", -128, "i16") + "%a = arith.extsi %x : i8 to i16\n%b = arith.extsi %y : i8 to i16\n%s = arith.addi %a, %b : i16\n%m = arith.minsi %s, %h : i16\n%n = arith.maxsi %m, %l : i16\n%r = arith.trunci %n : i16 to i8",
        k("h", 127, "i16") + k("l", -128, "i16") + "%a = arith.extsi %x : i8 to i16\n%b = arith.extsi %y : i8 to i16\n%s = arith.addi %b, %a : i16\n%m = arith.maxsi %s, %l : i16\n%n = arith.minsi %m, %h : i16\n%r = arith.trunci %n : i16 to i8",
    ),
    "rounding up": (
        "i16",
        k("f", 4, "i16") + "%r = arith.ceildivui %x, %f : i16",
        k("t", 2, "i16") + k("m", 3, "i16") + k("z0", 0, "i16") + "%q = arith.shrui %x, %t : i16\n%b = arith.andi %x, %m : i16\n%p = arith.cmpi ne, %b, %z0 : i16\n%i = arith.extui %p : i1 to i16\n%r = arith.addi %q, %i : i16",
    ),
    "a float times one": ("f32", k("o", "1.0", "f32") + "%r = arith.mulf %x, %o : f32", "%r = arith.maximumf %x, %x : f32"),
    "a float minus zero": ("f32", k("o", "0.0", "f32") + "%r = arith.subf %x, %o : f32", "%r = arith.minimumf %x, %x : f32"),
    "a float plus negative zero": ("f16", k("o", "-0.0", "f16") + "%r = arith.addf %x, %o : f16", "%r = arith.maximumf %x, %x : f16"),
    "twice a float": ("f16", k("o", "2.0", "f16") + "%r = arith.mulf %x, %o : f16", "%r = arith.addf %x, %x : f16"),
    "the sign of a difference": ("f16", "%d = arith.subf %x, %y : f16\n%r = arith.negf %d : f16", "%n = arith.negf %x : f16\n%d = arith.negf %y : f16\n%e = arith.negf %n : f16\n%s = arith.subf %e, %y : f16\n%r = arith.negf %s : f16"),
    "a quotient by a power of two": ("f16", k("o", "4.0", "f16") + "%r = arith.divf %x, %o : f16", k("o", "0.25", "f16") + "%r = arith.mulf %x, %o : f16"),
    "the negation of a comparison": (
        "i1", "%a = arith.uitofp %x : i1 to f32\n%b = arith.uitofp %y : i1 to f32\n%r = arith.cmpf olt, %a, %b : f32",
        "%a = arith.uitofp %x : i1 to f32\n%b = arith.uitofp %y : i1 to f32\n%p = arith.cmpf uge, %a, %b : f32\n%t = arith.constant true\n%r = arith.xori %p, %t : i1",
    ),
    "a maximum expanded": (
        "f32", "%r = arith.maximumf %x, %y : f32",
        "%g = arith.cmpf ugt, %x, %y : f32\n%s = arith.select %g, %x, %y : f32\n%e = arith.cmpf oeq, %x, %y : f32\n%sum = arith.addf %x, %y : f32\n"
        "%zx = arith.constant 0.0 : f32\n%iz = arith.cmpf oeq, %x, %zx : f32\n%both = arith.andi %e, %iz : i1\n%t = arith.select %both, %sum, %s : f32\n%n = arith.cmpf uno, %x, %y : f32\n%nan = arith.addf %x, %y : f32\n%r = arith.select %n, %nan, %t : f32",
    ),
}  # fmt: skip

DIFFERENT: dict[str, tuple[str, str, str]] = {
    "a float plus zero": ("f32", k("o", "0.0", "f32") + "%r = arith.addf %x, %o : f32", "%r = arith.maximumf %x, %x : f32"),
    "a maximum by comparison": ("f32", "%r = arith.maximumf %x, %y : f32", "%p = arith.cmpf ogt, %x, %y : f32\n%r = arith.select %p, %x, %y : f32"),
    "a quotient by three": ("f32", k("o", "3.0", "f32") + "%r = arith.divf %x, %o : f32", k("o", "0.333333343", "f32") + "%r = arith.mulf %x, %o : f32"),
    "a signed quotient as a shift": ("i32", k("e", 8, "i32") + "%r = arith.divsi %x, %e : i32", k("t", 3, "i32") + "%r = arith.shrsi %x, %t : i32"),
    "one value in four thousand million": (
        "i32", "%r = arith.ori %x, %x : i32",
        k("m", 123456789, "i32") + k("o", 0, "i32") + "%p = arith.cmpi eq, %x, %m : i32\n%r = arith.select %p, %o, %x : i32",
    ),
    "a mean with overflow": ("i32", k("o", 1, "i32") + "%a = arith.andi %x, %y : i32\n%b = arith.xori %x, %y : i32\n%h = arith.shrsi %b, %o : i32\n%r = arith.addi %a, %h : i32", k("o", 1, "i32") + "%s = arith.addi %x, %y : i32\n%r = arith.shrsi %s, %o : i32"),
    "sums of floats regrouped": ("f32", "%a = arith.addf %x, %y : f32\n%r = arith.addf %a, %z : f32", "%a = arith.addf %y, %z : f32\n%r = arith.addf %x, %a : f32"),
    "a product fused": ("f32", "%a = arith.mulf %x, %y : f32\n%r = arith.addf %a, %z : f32", "%r = math.fma %x, %y, %z : f32"),
    "narrowing before a sum": ("i16", "%r = arith.addi %x, %y : i16", "%a = arith.trunci %x : i16 to i8\n%b = arith.trunci %y : i16 to i8\n%s = arith.addi %a, %b : i8\n%r = arith.extui %s : i8 to i16"),
    "a flag that the source does not have": ("i32", "%r = arith.addi %x, %y : i32", "%r = arith.addi %x, %y overflow<nsw> : i32"),
    "a shift that may be too wide": ("i32", k("m", 31, "i32") + "%a = arith.andi %y, %m : i32\n%r = arith.shli %x, %a : i32", "%r = arith.shli %x, %y : i32"),
}  # fmt: skip


@pytest.mark.parametrize("name", EQUAL)
def test_identities_are_proven(name: str) -> None:
    type, source, target = EQUAL[name]
    for first, second in ((source, target), (target, source)):
        verdict = verdict_of(type, first, second)
        assert (verdict.verdict, verdict.level, verdict.error_bound) == ("equivalent", "bitwise", 0), verdict.reasons


@pytest.mark.parametrize("name", DIFFERENT)
def test_what_is_no_identity_is_refuted(name: str) -> None:
    verdict = verdict_of(*DIFFERENT[name])
    assert verdict.verdict == "different", verdict.reasons
    assert verdict.witness is not None


def test_equal_obligations_are_solved_once() -> None:
    source = """
affine.for %i = 0 to 512 {
  %v = affine.load %A[%i] : memref<512xi32>
  %e = arith.constant 8 : i32
  %r = arith.divui %v, %e : i32
  affine.store %r, %A[%i] : memref<512xi32>
}
"""
    target = source.replace("constant 8", "constant 3").replace("divui", "shrui")
    verdict = check_bodies("%A: memref<512xi32>", source, target)
    assert (verdict.verdict, verdict.method) == ("equivalent", "solver")
    assert verdict.stats.obligations == {"structure": 0, "algebra": 0, "solver": 512, "open": 0}


def test_what_is_shared_level_after_level_is_encoded_once() -> None:
    """Each level stands twice in the next one; shifts by constants are never poison, at none of 2^40 paths."""
    levels = [f"%l{at} = arith.shli %x{at}, %one : i8\n%r{at} = arith.shrui %x{at}, %seven : i8" for at in range(40)]
    turned = [f"{level}\n%x{at + 1} = arith.ori %l{at}, %r{at} : i8" for at, level in enumerate(levels)]
    begin = "%one = arith.constant 1 : i8\n%seven = arith.constant 7 : i8\n%x0 = affine.load %A[0] : memref<1xi8>\n"
    source = begin + "\n".join(turned) + "\naffine.store %x40, %A[0] : memref<1xi8>"
    verdict = check_bodies("%A: memref<1xi8>", source, source.replace("arith.ori", "arith.addi"))
    assert (verdict.verdict, verdict.method) == ("equivalent", "solver")
    wrong = source.replace("%x20 = arith.ori %l19, %r19", "%x20 = arith.ori %l19, %l19")
    assert check_bodies("%A: memref<1xi8>", source, wrong).verdict == "different"


def test_more_effort_only_settles_what_was_open() -> None:
    """With any limit a verdict is the one without, or `unknown` with the obligation that is open."""
    settled: set[str] = set()
    for limit in (1, 20_000, 20_000_000):
        for table, verdict_then in ((EQUAL, "equivalent"), (DIFFERENT, "different")):
            for name, row in table.items():
                verdict = verdict_of(*row, solver_limit=limit)
                if verdict.verdict != verdict_then:
                    assert verdict.verdict == "unknown"
                    assert "%out is an open obligation" in verdict.reasons[0].message
                    assert name not in settled
                else:
                    settled.add(name)
    assert settled == {*EQUAL, *DIFFERENT}


def test_a_shape_tells_inputs_apart_and_does_not_name_them() -> None:
    def sum_of(one: Term, other: Term) -> Term:
        return Term(TermKind.OPERATION, Scalar("i32"), name="addi", operands=(one, other))

    def given(parameter: int) -> Term:
        return Term(TermKind.INPUT, Scalar("i32"), parameter=parameter)

    def of(one: Term, other: Term) -> tuple[object, ...]:
        return shape(one, other, lambda parameter, element: None)

    assert of(given(0), given(0)) == of(given(1), given(1)) != of(given(0), given(1))
    x, y = given(0), given(1)
    assert of(sum_of(x, y), given(0)) == of(sum_of(y, x), given(1)) != of(sum_of(x, y), given(1))
    assert of(sum_of(x, x), given(0)) != of(given(0), sum_of(x, x))
