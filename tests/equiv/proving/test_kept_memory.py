"""Memory that was handed to an external call: whoever got it may look at it in later calls, and after the end."""

from __future__ import annotations

import pytest

from tests.equiv.pairs import check

DECLARED = """func.func private @keep(memref<2xi32>)
func.func private @use()
"""
KEEP = """%m = memref.alloc() : memref<2xi32>
memref.store %zero, %m[%z] : memref<2xi32>
memref.store %zero, %m[%o] : memref<2xi32>
func.call @keep(%m) : (memref<2xi32>) -> ()
"""
KEEP_ARGUMENT = "func.call @keep(%a) : (memref<2xi32>) -> ()\n"
USE = "func.call @use() : () -> ()\n"
STORE = "memref.store %x, %m[%z] : memref<2xi32>\n"
STORE_ARGUMENT = "memref.store %x, %a[%z] : memref<2xi32>\n"
COPY = "%v = memref.load %m[%z] : memref<2xi32>\nmemref.store %v, %w[] : memref<i32>\n"
OWN = """%p = memref.alloc() : memref<2xi32>
memref.store %x, %p[%z] : memref<2xi32>
"""
READ_OWN = "%q = memref.load %p[%z] : memref<2xi32>\nmemref.store %q, %w[] : memref<i32>\n"
FREE = "memref.dealloc %m : memref<2xi32>\n"


def _function(body: str) -> str:
    return (
        f"{DECLARED}func.func @f(%x: i32, %a: memref<2xi32>, %w: memref<i32>) {{\n"
        "%z = arith.constant 0 : index\n%o = arith.constant 1 : index\n%zero = arith.constant 0 : i32\n"
        f"{body}return\n}}\n"
    )


# name: source, target, verdict
PAIRS: dict[str, tuple[str, str, str]] = {
    "a store that a later call sees is dropped": (KEEP + STORE + USE + FREE, KEEP + USE + FREE, "unknown"),
    "a store goes past a later call": (KEEP + STORE + USE + FREE, KEEP + USE + STORE + FREE, "unknown"),
    "a store goes before the call that keeps": (
        KEEP + STORE + USE + FREE,
        KEEP.replace("func.call", STORE + "func.call") + USE + FREE,
        "different",
    ),
    "a value is remembered over a later call": (
        KEEP + STORE + USE + COPY,
        KEEP + STORE + USE + "memref.store %x, %w[] : memref<i32>\n",
        "unknown",
    ),
    "an argument that was kept": (
        KEEP_ARGUMENT + STORE_ARGUMENT + USE,
        KEEP_ARGUMENT + USE + STORE_ARGUMENT,
        "unknown",
    ),
    "a store that is seen after the end is dropped": (KEEP + STORE, KEEP, "unknown"),
    "a free goes before a later call": (KEEP + USE + FREE, KEEP + FREE + USE, "unknown"),
    "what is not handed on is nobody's": (
        OWN + USE + READ_OWN,
        OWN + "memref.store %x, %w[] : memref<i32>\n" + USE,
        "equivalent",
    ),
    "a dead store before the memory is freed": (KEEP + USE + STORE + FREE, KEEP + USE + FREE, "equivalent"),
    "what the source leaves may be freed": (KEEP + USE, KEEP + USE + FREE, "equivalent"),
    "two calls with what is stored between them": (KEEP + STORE + USE + COPY, KEEP + STORE + USE + COPY, "equivalent"),
}


@pytest.mark.parametrize("domain", ["exact", "fingerprint"])
@pytest.mark.parametrize("name", PAIRS)
def test_what_a_call_was_given_later_calls_may_see(name: str, domain: str) -> None:
    source, target, expected = PAIRS[name]
    # Every function has an output, so that there is something to compare.
    both = ("memref.store %x, %a[%o] : memref<2xi32>\n" + body for body in (source, target))
    verdict = check(*map(_function, both), domain=domain)
    assert verdict.verdict == expected, verdict.reasons


@pytest.mark.parametrize("level", ["reassociated", "real"])
def test_they_may_at_every_level(level: str) -> None:
    source, target, _ = PAIRS["a store that a later call sees is dropped"]
    verdict = check(_function(source), _function(target), accept=("bitwise", level))
    assert verdict.verdict == "unknown"
