# ruff: noqa: E501
"""Operations that are undefined for some of their operands: a target may not execute one where its source does not.

What is undefined follows LLVM's LangRef for the LLVM dialect, and the operations' descriptions for MLIR's own."""

from __future__ import annotations

import pytest

from tests.equiv.pairs import check, check_bodies

# -- quotients and remainders that overflow ----------------------------------------------------------------------------

I32 = "%a: i32, %b: i32, %out: memref<i32>"
ZERO = "%k0 = arith.constant 0 : i32\n"
MINUS = "%km = arith.constant -1 : i32\n"
LEAST = "%kl = arith.constant -2147483648 : i32\n"
NONZERO = "%k1 = arith.constant 1 : i32\n%odd = arith.ori %b, %k1 : i32\n"  # never 0, and -1 for some %b


def stored(value: str) -> str:
    return f"\nmemref.store %{value}, %out[] : memref<i32>"


def signed(name: str) -> tuple[str, str]:
    """A program that is defined for all data, and one that divides as well, by what is never 0 but may be -1."""
    return NONZERO + stored("a"), NONZERO + f"%q = arith.{name} %a, %odd : i32" + stored("a")


OVERFLOWS: dict[str, tuple[str, str]] = {
    **{name: signed(name) for name in ("divsi", "ceildivsi", "floordivsi", "remsi")},
    "the least number, by data": (
        NONZERO + stored("a"),
        NONZERO + LEAST + "%q = arith.divsi %kl, %odd : i32" + stored("a"),
    ),
    "the least number's remainder, by data": (
        NONZERO + stored("a"),
        NONZERO + LEAST + "%q = arith.remsi %kl, %odd : i32" + stored("a"),
    ),
    "a remainder by -1": (ZERO + stored("k0"), MINUS + "%q = arith.remsi %a, %km : i32" + stored("q")),
    "a remainder by -1 that nobody uses": (stored("a"), MINUS + "%q = arith.remsi %a, %km : i32" + stored("a")),
    "a guard of zero alone": (
        ZERO + stored("a"),
        ZERO + "%n = arith.cmpi ne, %b, %k0 : i32\nscf.if %n {\n%q = arith.remsi %a, %b : i32\n}" + stored("a"),
    ),
    "a remainder, of which it is not said": (
        "%r = arith.remsi %a, %b : i32" + stored("a"),
        "%q = arith.divsi %a, %b : i32" + stored("a"),
    ),
    "a divisor that is poison for one number of all": (
        NONZERO + stored("a"),
        NONZERO
        + "%rare = arith.constant 123456789 : i32\n%width = arith.constant 32 : i32\n%none = arith.constant 0 : i32\n"
        "%at = arith.cmpi eq, %a, %rare : i32\n%amount = arith.select %at, %width, %none : i32\n"
        "%s = arith.shli %b, %amount : i32\n%d = arith.ori %s, %k1 : i32\n%q = arith.divui %a, %d : i32" + stored("a"),
    ),
    "index.rems": (
        stored("a"),
        "%m = index.constant -1\n%w = arith.index_cast %a : i32 to index\n%k = index.constant 32\n%s = index.shl %w, %k\n%q = index.rems %s, %m"
        + stored("a"),
    ),
}


@pytest.mark.parametrize("name", OVERFLOWS)
def test_a_quotient_that_overflows_is_the_target_s_alone(name: str) -> None:
    for domain in ("exact", "fingerprint"):
        assert check_bodies(I32, *OVERFLOWS[name], domain=domain).verdict != "equivalent", domain


def llvm(body: str) -> str:
    return f"llvm.func @f(%a: i32, %b: i32, %p: !llvm.ptr) {{\n{body}\nllvm.return\n}}\n"


def kept(value: str) -> str:
    return f"\nllvm.store %{value}, %p : i32, !llvm.ptr"


L1 = "%k1 = llvm.mlir.constant(1 : i32) : i32\n%odd = llvm.or %b, %k1 : i32\n"
LM = "%km = llvm.mlir.constant(-1 : i32) : i32\n"
L0 = "%k0 = llvm.mlir.constant(0 : i32) : i32\n"
LEAST_L = "%kl = llvm.mlir.constant(-2147483648 : i32) : i32\n"
LLVM_OVERFLOWS: dict[str, tuple[str, str]] = {
    "sdiv by what is not zero": (L1 + kept("a"), L1 + "%q = llvm.sdiv %a, %odd : i32" + kept("a")),
    "srem by what is not zero": (L1 + kept("a"), L1 + "%q = llvm.srem %a, %odd : i32" + kept("a")),
    "srem by -1": (L0 + kept("k0"), LM + "%q = llvm.srem %a, %km : i32" + kept("q")),
    "srem by -1 that nobody uses": (kept("a"), LM + "%q = llvm.srem %a, %km : i32" + kept("a")),
    "srem of the least number by -1": (kept("a"), LM + LEAST_L + "%q = llvm.srem %kl, %km : i32" + kept("a")),
    "the value of srem of the least number by -1": (
        L0 + kept("k0"),
        LM + LEAST_L + "%q = llvm.srem %kl, %km : i32" + kept("q"),
    ),
    "srem of vectors": (
        kept("a"),
        "%m = llvm.mlir.constant(dense<-1> : vector<2xi32>) : vector<2xi32>\n%u = llvm.mlir.constant(dense<[7, -2147483648]> : vector<2xi32>) : vector<2xi32>\n%q = llvm.srem %u, %m : vector<2xi32>"
        + kept("a"),
    ),
    "what divides without a remainder, taken for a promise": (
        "%z = llvm.sdiv exact %a, %b : i32\n" + kept("a"),
        "%z = llvm.sdiv exact %a, %b : i32\n%r = llvm.srem %a, %b : i32\n%k1 = llvm.mlir.constant(1 : i32) : i32\n%k0 = llvm.mlir.constant(0 : i32) : i32\n"
        '%e = llvm.icmp "eq" %r, %k0 : i32\n%w = llvm.zext %e : i1 to i32\n%y = llvm.udiv %k1, %w : i32' + kept("a"),
    ),
    "what divides without a remainder, unsigned": (
        "%z = llvm.udiv exact %a, %b : i32\n" + kept("a"),
        "%z = llvm.udiv exact %a, %b : i32\n%r = llvm.urem %a, %b : i32\n%k1 = llvm.mlir.constant(1 : i32) : i32\n%k0 = llvm.mlir.constant(0 : i32) : i32\n"
        '%e = llvm.icmp "eq" %r, %k0 : i32\n%w = llvm.zext %e : i1 to i32\n%y = llvm.udiv %k1, %w : i32' + kept("a"),
    ),
}


@pytest.mark.parametrize("name", LLVM_OVERFLOWS)
def test_a_quotient_of_llvm_that_overflows_is_the_target_s_alone(name: str) -> None:
    source, target = map(llvm, LLVM_OVERFLOWS[name])
    for domain in ("exact", "fingerprint"):
        assert check(source, target, domain=domain).verdict != "equivalent", domain


# -- quotients of, and by, what is undefined ---------------------------------------------------------------------------

POISON = "%u = ub.poison : i32\n"
UNWRITTEN = "%t = memref.alloca() : memref<i32>\n%u = memref.load %t[] : memref<i32>\n"
DIVISIONS = ("divsi", "divui", "ceildivsi", "ceildivui", "floordivsi", "remsi", "remui")


def divided(what: str, by: str, name: str = "divui") -> str:
    return f"%q = arith.{name} %{what}, %{by} : i32"


BY_UNDEFINED: dict[str, str] = {
    **{f"{name} of poison by poison": POISON + divided("u", "u", name) for name in DIVISIONS},
    "unwritten by unwritten": UNWRITTEN + divided("u", "u"),
    "poison by zero": POISON + ZERO + divided("u", "k0"),
    "unwritten by zero": UNWRITTEN + ZERO + divided("u", "k0", "remsi"),
    "poison by unwritten": POISON + UNWRITTEN.replace("%u", "%v") + divided("u", "v", "floordivsi"),
    "a number by poison": POISON + divided("a", "u", "remui"),
    "a constant by poison": POISON + MINUS + divided("km", "u", "divsi"),
}


@pytest.mark.parametrize("name", BY_UNDEFINED)
def test_what_is_divided_by_what_is_undefined_is_undefined(name: str) -> None:
    body = BY_UNDEFINED[name] + stored("a")
    for domain in ("exact", "fingerprint"):
        assert check_bodies(I32, stored("a"), body, domain=domain).verdict == "different", domain
        # Both are: nothing is proven of what has no meaning.
        same = check_bodies(I32, body, body, domain=domain)
        assert same.verdict == "unknown" and same.reasons[0].kind == "undefined-source", domain


OF_UNDEFINED = {
    **{f"{name} of poison": POISON + divided("u", "b", name) for name in DIVISIONS},
    "unwritten": UNWRITTEN + divided("u", "b"),
    "poison by what may be -1": POISON + NONZERO + divided("u", "odd", "divsi"),
    "unwritten by what may be -1": UNWRITTEN + NONZERO + divided("u", "odd", "remsi"),
    "poison by -1": POISON + MINUS + divided("u", "km", "divsi"),
    "what may be poison by -1": POISON
    + MINUS
    + "%k = arith.constant 255 : i32\n%m = arith.andi %a, %k : i32\n%c = arith.cmpi slt, %a, %b : i32\n"
    + "%s = arith.select %c, %u, %m : i32\n"
    + divided("s", "km", "divsi"),
    "under a condition": POISON + "%s = arith.cmpi slt, %a, %b : i32\nscf.if %s {\n" + divided("u", "b") + "\n}",
}


@pytest.mark.parametrize("name", OF_UNDEFINED)
def test_what_is_undefined_is_not_divided_by_what_may_be_zero(name: str) -> None:
    for domain in ("exact", "fingerprint"):
        verdict = check_bodies(I32, NONZERO + stored("a"), OF_UNDEFINED[name] + stored("a"), domain=domain)
        assert verdict.verdict != "equivalent", domain


REMAINDER = "func.func @f(%a: i32, %b: i32) -> i32 {\n%r = arith.remsi %a, %b : i32\nreturn %r : i32\n}"
SREM = "llvm.func @f(%a: i32, %b: i32) -> i32 {\n%r = llvm.srem %a, %b : i32\nllvm.return %r : i32\n}"
BY_SEVEN = "{\n%k = arith.constant 7 : i32\n%r = arith.remsi %a, %k"
SREM_BY_SEVEN = "{\n%k = llvm.mlir.constant(7 : i32) : i32\n%r = llvm.srem %a, %k"


def test_what_is_assumed_of_the_remainder_of_the_least_number_by_minus_one_is_said() -> None:
    def says(source: str, target: str) -> bool:
        verdict = check(source, target)
        assert verdict.verdict == "equivalent"
        return any("remainder of the least number by -1" in each for each in verdict.assumptions)

    assert says(REMAINDER, SREM)
    assert not says(SREM, REMAINDER)
    assert not says(REMAINDER, REMAINDER)
    assert not says(
        REMAINDER.replace("{\n%r = arith.remsi %a, %b", BY_SEVEN),
        SREM.replace("{\n%r = llvm.srem %a, %b", SREM_BY_SEVEN),
    )
