"""Operations of programs in step: numbers, indices, memory and pointers, and what must not be taken for them."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import pytest

from equiv.pairing.pair import Pair
from equiv.proving.lockstep.prove import in_step
from tests.equiv.proving.test_lockstep import is_in_step, pair_of
from tests.equiv.proving.test_lockstep_programs import apart_from_each_other


def apply(*lines: str, result: str = "%k") -> str:
    return (
        f"func @f(%p: view<?xindex>, %n: index, %m: index) -> (index) {{\n{chr(10).join(lines)}\nreturn {result}\n}}\n"
    )


def test_expressions_of_indices() -> None:
    every = [f"%k = apply %n {each} %m" for each in ("+", "*", "floordiv", "ceildiv", "mod")]
    every += [
        "%k = apply %m floordiv %n",
        "%k = apply %n",
        "%k = apply %m",
        "%k = apply (%n + 1) floordiv %m",
        "%k = apply (%n * 2) floordiv %m",
        "%k = apply %n floordiv (%m mod 3)",
        "%k = apply %n floordiv (%m mod 5)",
        "%k = apply %n mod 4",
        "%k = apply %n mod 8",
        "%k = apply %n mod 0",
    ]
    apart_from_each_other([apply(each) for each in every])
    assert is_in_step(apply("%k = apply %n + %m"), apply("%k = apply %m + %n"))
    assert is_in_step(apply("%k = apply (%n * %m) floordiv 2"), apply("%k = apply (%m * %n) floordiv 2"))


def test_an_expression_of_indices_is_a_sum_of_products() -> None:
    for operator, name in (("+", "addi"), ("*", "muli")):
        source = apply(f"%k = apply %n {operator} %m")
        for other in ("addi", "muli", "subi"):
            lines = f"%k = apply %n {operator} %m", f"%l = op {other}(%n, %m)"
            assert is_in_step(source, apply(*lines, result="%l")) is (name == other), (operator, other)


def test_expressions_of_indices_that_nothing_uses_may_be_undefined() -> None:
    plain = "%k = apply %n + %m"
    for unused in ("%n * %m", "%n mod %m", "%n floordiv %m", "4 ceildiv (%n mod %m)"):
        assert not is_in_step(apply(plain), apply(plain, f"%u = apply {unused}")), unused
        assert is_in_step(apply(plain, f"%u = apply {unused}"), apply(plain))
    address = "%x: ptr = address %p"
    for unused in ("%n floordiv %m", "%n mod (%m + 1)", "(%n mod %m) floordiv 4", "%n floordiv (4 mod %m)", "%n mod 0"):
        moved = f"%y: ptr = displace %x by {unused}"
        assert not is_in_step(apply(plain, address), apply(plain, address, moved)), unused
        assert is_in_step(apply(plain, address, moved), apply(plain, address))
    moved = "%y: ptr = displace %x by (%n floordiv 4)"
    assert is_in_step(apply(plain, address), apply(plain, address, moved))


def test_narrow_indices_are_numbers_with_a_sign() -> None:
    grid = """func @f(%p: view<?x?xi64, strides [1, 1]>, %n: i32, %m: i32) -> (i64) {{
    %s: i32 = op addi(%n, %m)
    %z: i32 = const 0
    %r: i64 = load %p[{0}]
    {1}return %r
    }}"""
    both = "%t: i64 = load %p[%s, %z]\n%u: i64 = load %p[%n, %m]\n"
    assert is_in_step(grid.format("%n, %m", both), grid.format("%n, %m", both))
    assert not is_in_step(grid.format("%n, %m", both), grid.format("%s, %z", both))


CHECKED = "%c: i1 = op cmpi.slt(%n, %m)"


def test_what_a_program_checks_or_promises_is_asked_of_the_source() -> None:
    plain = "%k = apply %n + %m"
    for words in ('check %c, "holds"', 'apart %p, %q, "lie apart"', 'apart pointwise %p, %q, "lie apart"'):
        first = "%q: view<4xindex> = global @t"
        given = [f"global @t: view<4xindex>\n{apply(plain, CHECKED, first, each)}" for each in ("", words)]
        assert is_in_step(given[1], given[1]), words
        assert is_in_step(given[1], given[0])
        assert not is_in_step(given[0], given[1]), words
    known = [apply(plain, f"%c: i1 = const {each}", 'check %c, "holds"') for each in (0, 1)]
    assert is_in_step(apply(plain), known[1])
    assert not is_in_step(apply(plain), known[0])
    assert not is_in_step(
        apply(plain, CHECKED, 'check %c, "x"'), apply(plain, CHECKED.replace("slt", "sgt"), 'check %c, "x"')
    )


def views(*lines: str) -> str:
    given = "%p: view<?x?xi64, strides [?, ?], offset ?>, %n: index, %m: index, %b: view<?xi64>"
    return f"func @f({given}) -> (i64) {{\n{chr(10).join(lines)}\nreturn %r\n}}\n"


VIEW = "%v: view<?x?xi64, strides [?, ?], offset ?> = view %{} offset {} sizes [{}] strides [{}]"
READ = "%r: i64 = load %v[%n, %m]"


def test_views_are_told_by_buffer_offset_sizes_and_strides() -> None:
    every = [
        ("p", "%n", "%n, %m", "%m, 1"),
        ("b", "%n", "%n, %m", "%m, 1"),
        ("p", "%m", "%n, %m", "%m, 1"),
        ("p", "%n", "%m, %m", "%m, 1"),
        ("p", "%n", "%n, %m", "%n, 1"),
        ("p", "%n", "%n, %m", "%m, 2"),
    ]
    apart_from_each_other([views(VIEW.format(*each), READ) for each in every])


def test_a_view_of_negative_size_is_asked_of_the_source() -> None:
    read = "%r: i64 = load %p[%n, %m]"
    for sizes in ("%n, 1", "1, %m", "-1, 1"):
        made = VIEW.format("p", "0", sizes, "1, 1")
        assert not is_in_step(views(read), views(read, made)), sizes
        assert is_in_step(views(read, made), views(read))
    given = "%s = extent %p size 0"
    assert is_in_step(views(read), views(read, given, VIEW.format("p", "0", "%s, 4", "1, 1")))
    stride = "%s = extent %p stride 0"
    assert not is_in_step(views(read), views(read, stride, VIEW.format("p", "0", "%s, 4", "1, 1")))
    buffer = "%v: view<?xi64> = alloc [%n]\nfree %v"
    assert not is_in_step(views(read), views(read, buffer))


def test_what_descriptors_hold() -> None:
    every = [
        f"extent %p {each}"
        for each in ("size 0", "size 1", "stride 0", "stride 1", "offset", "size %n", "size %m", "stride %n")
    ]
    every += ["extent %b size 0"]
    apart_from_each_other([views(f"%e = {each}", "%r: i64 = op index_cast(%e)") for each in every])
    read = "%r: i64 = load %p[%n, %m]"
    for dimension in ("%n", "2", "-1"):
        assert not is_in_step(views(read), views(read, f"%e = extent %p size {dimension}")), dimension
    for dimension in ("0", "1"):
        assert is_in_step(views(read), views(read, f"%e = extent %p size {dimension}")), dimension


def walked(*lines: str, result: str = "%x") -> str:
    given = "%p: view<?xi64>, %q: view<?xi64>, %n: index, %m: index, %x: i64, %c: i1, %d: i1"
    return f"func @f({given}) -> (i64) {{\n{chr(10).join(lines)}\nreturn {result}\n}}\n"


def test_updates_that_are_one_step_are_told_from_two() -> None:
    def update(how: str) -> str:
        words = f'atomic "{how}" ' if how else ""
        return walked(f"%v: i64 = load {words}%p[%n]", "%w: i64 = op addi(%v, %x)", f"store {words}%w, %p[%n]")

    every = [update(each) for each in ("", "addi", "addi i64")]
    apart_from_each_other(every)
    twice = walked('%v: i64 = load atomic "addi" %p[%n]', '%w: i64 = load atomic "addi" %p[%n]', result="%w")
    assert is_in_step(twice, twice)
    assert not is_in_step(twice, twice.replace("return %w", "return %v"))


@pytest.mark.parametrize("words", ["put @C[] %p", "get @C[] %p", "acquire @L[] 1", "release @L[] %n"])
def test_what_waits_for_others_is_not_walked(words: str) -> None:
    assert not is_in_step(walked(words), walked(words))
    assert not is_in_step(walked(), walked(words))


def test_pointers_are_told_by_how_far_they_are() -> None:
    def pointer(by: str) -> str:
        return walked("%a: ptr = address %p", f"%b: ptr = displace %a by {by}", "%r: i64 = load %b[]", result="%r")

    every = ["8", "16", "%n", "%m", "%n * 8", "%n * 4", "%n * %m", "%n * 8 + 8", "%n * 0", "%n * -8"]
    apart_from_each_other([pointer(each) for each in every])
    assert is_in_step(pointer("%n * 8 + 16"), pointer("%n * 8 + 16"))
    assert is_in_step(pointer("%m * %n"), pointer("%n * %m"))


def test_other_operations_are_told_by_all_that_they_hold() -> None:
    every = [
        "copy %a, %b bytes %n",
        "copy %b, %a bytes %n",
        "copy %a, %b bytes %m",
        "copy %a, %b bytes 8",
        "copy %a, %b bytes 16",
        "copy %a, %b bytes %n overlap",
        "fill %a, %y bytes %n",
        "fill %a, %z bytes %n",
        "barrier 0",
        "barrier 1",
        "barrier 0 relaxed",
        "%o: i64 = opaque @g(%n)",
        "%o: i64 = opaque @h(%n)",
        "%o: i32 = opaque @g(%n)",
        "%o: i64 = opaque @g(%m)",
        "%o: i64 = opaque @g(%n, %n)",
        "%o: i64 = opaque @g(%n) reads (%p)",
        "%o: i64 = opaque @g(%n) reads (%q)",
        "%o: i64 = opaque @g(%n) reads (%p, %q)",
        "%o: i64 = opaque @g(%n) reads (%p) writes (%q)",
        "%o: i64 = opaque @g(%n) writes (%p)",
        "%o: i64 = opaque @g(%n) writes (%p, %q)",
    ]
    first = "%a: ptr = address %p", "%b: ptr = address %q", "%y: i8 = const 1", "%z: i8 = const 2"
    apart_from_each_other([walked(*first, each) for each in every])


@pytest.mark.parametrize(
    ("name", "undefined"),
    [("divsi", (0, -1)), ("remsi", (0, -1)), ("divui", (0,)), ("remui", (0,)), ("ipowi", (-2, 2))],
)
def test_divisions_and_powers_that_may_be_undefined_are_the_sources(name: str, undefined: tuple[int, ...]) -> None:
    for number in (*undefined, "%x"):
        given = f"%k: i64 = const {number}" if isinstance(number, int) else "%k: i64 = op addi(%x, %x)"
        unused = f"%u: i64 = op {name}(%x, %k)"
        assert not is_in_step(walked(given), walked(given, unused)), unused
        assert is_in_step(walked(given, unused), walked(given)), unused
    three = "%k: i64 = const 3", f"%u: i64 = op {name}(%x, %k)"
    assert is_in_step(walked(), walked(*three)) is (name != "ipowi")


def test_choices() -> None:
    made = "%s: i64 = op addi(%x, %x)"
    every = ("%c, %x, %s", "%c, %s, %x", "%d, %x, %s", "%c, %s, %s", "%c, %x, %x")
    every = tuple(walked(made, f"%r: i64 = select {each}", result="%r") for each in every)
    apart_from_each_other(every)
    for number, result in ((1, "%x"), (0, "%s")):
        known = walked(made, f"%k: i1 = const {number}", "%r: i64 = select %k, %x, %s", result="%r")
        assert is_in_step(walked(made, result=result), known)
        assert not is_in_step(walked(made, result="%s" if number else "%x"), known)
    turned = made, "%o: i1 = const -1", "%k: i1 = op xori(%c, %o)"
    assert is_in_step(every[0], walked(*turned, "%r: i64 = select %k, %s, %x", result="%r"))
    assert not is_in_step(every[0], walked(*turned, "%r: i64 = select %k, %x, %s", result="%r"))
    # Which of two views is chosen must not be poison.
    view = "%v: view<?xi64> = select %c, %p, %q"
    assert is_in_step(walked(view), walked())
    assert not is_in_step(walked(), walked(view))
    assert is_in_step(walked(), walked("%v: i64 = select %c, %x, %x"))


def test_what_is_read_is_read_by_the_source() -> None:
    for unused in ("%u: i64 = load %p[%n]", "%u: i64 = load %p[0]", "%u: i32 = load %p[%m]"):
        read = unused if "i32" not in unused else "%a: ptr = address %p\n%u: i32 = load %a[]"
        assert not is_in_step(walked(), walked(read)), read
        assert is_in_step(walked(read), walked()), read
    assert not is_in_step(walked("%u: i64 = load %p[%n]"), walked("%u: i64 = load %q[%n]"))
    assert not is_in_step(walked("%u: i64 = load %p[%n]"), walked("store %x, %p[%n]"))


def test_each_index_lies_in_its_dimension() -> None:
    def read(type_: str, at: str) -> str:
        return f"func @f(%p: {type_}, %n: index) -> (i64) {{\n%r: i64 = load %p[{at}]\nreturn %r\n}}\n"

    every = "view<4x4xi64>", "view<?x4xi64>", "view<?x?xi64, strides [4, 1]>"
    for type_ in every:
        assert not is_in_step(read(type_, "1, 0"), read(type_, "0, 4"))
        assert not is_in_step(read(type_, "0, 0"), read(type_, "1, -4"))
        assert is_in_step(read(type_, "1, 0"), read(type_, "1, 0"))
    assert not is_in_step(*(read("view<?x?xi64, strides [1, 1]>", each) for each in ("%n, 0", "0, %n")))
    assert not is_in_step(*(read("view<4x8xi64, strides [1, 1]>", each) for each in ("0, %n", "%n, 0")))


def test_a_place_is_the_sum_that_it_is_modulo_two_to_64() -> None:
    def read(*way: str) -> str:
        return walked("%t: i64 = load %q[%m]", *way, result="%r")

    view = "%v: view<?xi64, offset ?> = view %p offset {} sizes [%s] strides [{}]"
    first = "%s = extent %q size 0", "%e = op subi(%n, %m)"
    plain = read(*first, "%r: i64 = load %p[%n]")
    assert is_in_step(plain, plain)
    assert not is_in_step(plain, read(*first, view.format("%e", "1"), "%r: i64 = load %v[%m]"))
    assert not is_in_step(read(*first, view.format("0", "1"), "%r: i64 = load %v[%m]"), read("%r: i64 = load %p[%m]"))


def scalar(*lines: str, type_: str = "i64") -> str:
    given = "%a: i64, %b: i64, %x: f32, %y: f32, %c: i1, %d: i1, %s: i8"
    return f"func @f({given}) -> ({type_}) {{\n{chr(10).join(lines)}\nreturn %r\n}}\n"


RING = ("addi", "subi", "muli", "andi", "ori", "xori", "shli", "shrui", "shrsi", "minsi", "maxsi", "minui", "maxui")
ORDERED = ("subi", "shli", "shrui", "shrsi", "divsi", "remui")


def test_operations_on_numbers() -> None:
    every = [f"{name}(%a, %b)" for name in (*RING, "divsi", "remui")] + [f"{name}(%b, %a)" for name in ORDERED]
    every += [f"{name}(%a, %b) {{{flag}}}" for name in ("addi", "subi", "muli", "shli") for flag in ("nsw", "nuw")]
    every += ["subi(%b, %a) {nsw}", "shli(%b, %a) {nsw}", "addi(%a, %a)", "muli(%a, %a)"]
    apart_from_each_other([scalar(f"%r: i64 = op {each}") for each in every])
    for name in set(RING) - set(ORDERED):
        assert is_in_step(scalar(f"%r: i64 = op {name}(%a, %b)"), scalar(f"%r: i64 = op {name}(%b, %a)")), name
    every = [f"{name}(%x, %y)" for name in ("addf", "subf", "mulf", "divf", "maximumf")]
    every += ["subf(%y, %x)", "divf(%y, %x)", "addf(%x, %y) {nnan}", "addf(%x, %x)"]
    apart_from_each_other([scalar(f"%r: f32 = op {each}", type_="f32") for each in every])


MIRRORED = {"slt": "sgt", "sle": "sge", "ult": "ugt", "ule": "uge"}


def test_comparisons() -> None:
    same = MIRRORED | {other: name for name, other in MIRRORED.items()} | {"eq": "eq", "ne": "ne"}
    ways = [(name, at) for name in same for at in ("%a, %b", "%b, %a")]
    texts = [scalar(f"%r: i1 = op cmpi.{name}({at})", type_="i1") for name, at in ways]
    given = dict(zip(ways, (pair_of(each, each) for each in texts), strict=True))
    for (name, at), one in given.items():
        for (other, where), another in given.items():
            crossed = cast(Pair, SimpleNamespace(**{**vars(one), "target_module": another.target_module}))
            equal = (name, at) == (other, where) or (name == same[other] and at != where)
            assert (in_step(crossed) is None) is equal, (name, at, other, where)
    floats = [f"%r: i1 = op cmpf.{name}(%x, %y)" for name in ("olt", "ult", "oge", "uge", "oeq", "une")]
    apart_from_each_other([scalar(each, type_="i1") for each in floats])


def truth(*lines: str) -> str:
    return scalar("%o: i1 = const -1", *lines, type_="i1")


def test_a_truth_value_that_is_turned() -> None:
    turned = truth("%r: i1 = op xori(%c, %o)")
    assert is_in_step(turned, truth("%r: i1 = op xori(%o, %c)"))
    less, more = "%r: i1 = op cmpi.slt(%a, %b)", "%k: i1 = op cmpi.sge(%a, %b)"
    assert is_in_step(truth(less), truth(more, "%r: i1 = op xori(%k, %o)"))
    assert not is_in_step(truth(less), truth(more, "%r: i1 = op xori(%k, %c)"))
    for other in ("xori(%c, %d)", "andi(%c, %o)", "ori(%c, %o)", "addi(%c, %c)"):
        assert not is_in_step(turned, truth(f"%r: i1 = op {other}")), other
    assert not is_in_step(turned, turned.replace("const -1", "const 0"))
    once, twice = "%k: i64 = op xori(%a, %o)", "%r: i64 = op xori(%k, %o)"
    every = "%o: i64 = const -1"
    assert not is_in_step(scalar(every, "%r: i64 = op addi(%a, %b)"), scalar(every, once, twice))
    again = truth("%k: i1 = op xori(%c, %o)", "%r: i1 = op xori(%k, %o)")
    assert is_in_step(truth("%r: i1 = select %o, %c, %d"), again)
    known = [truth(f"%k: i1 = const {each}", "%r: i1 = op xori(%k, %o)") for each in (0, 1)]
    plain = [truth(f"%r: i1 = const {each}") for each in (0, 1)]
    assert [[is_in_step(a, b) for b in known] for a in plain] == [[False, True], [True, False]]


def test_operations_on_constants() -> None:
    def of(name: str, left: int, right: int, type_: str = "i64", flags: str = "") -> str:
        head = f"%k: i64 = const {left}", f"%l: i64 = const {right}"
        return scalar(*head, f"%r: {type_} = op {name}(%k, %l){flags}", type_=type_)

    def is_(value: int, type_: str = "i64") -> str:
        return scalar(f"%r: {type_} = const {value}", type_=type_)

    found = ("addi", 10), ("subi", 4), ("muli", 21), ("shli", 56), ("andi", 3), ("maxsi", 7), ("minui", 3)
    for name, number in found:
        assert is_in_step(is_(number), of(name, 7, 3)), name
        assert not is_in_step(is_(number + 1), of(name, 7, 3)), name
    assert is_in_step(is_(1, "i1"), of("cmpi.sgt", 7, 3, "i1"))
    assert not is_in_step(is_(0, "i1"), of("cmpi.sgt", 7, 3, "i1"))
    # What keeps its promise is the number that it is; what breaks one is poison, which is not computed.
    largest = (1 << 63) - 1
    kept = (
        ("addi", 7, 3, "nsw"),
        ("addi", 7, 3, "nuw"),
        ("muli", -7, 3, "nsw"),
        ("subi", 3, 7, "nsw"),
        ("shli", 7, 3, "nuw"),
    )
    broken = ("addi", largest, 1, "nsw"), ("addi", -1, 1, "nuw"), ("subi", 3, 7, "nuw"), ("muli", largest, 2, "nsw")
    for cases, keeps in ((kept, True), (broken, False)):
        for name, left, right, flag in cases:
            promised = of(name, left, right, flags=f" {{{flag}}}")
            assert is_in_step(of(name, left, right), promised) is keeps, (name, left, right, flag)
    assert not is_in_step(of("ori", 4, 3), of("ori", 4, 3, flags=" {disjoint}"))
    assert not is_in_step(is_(0), of("shli", 7, 64))
    assert not is_in_step(of("divsi", 7, 3), of("divsi", 7, 2))
    halves = scalar("%k: f32 = const 0x3f000000", "%r: f32 = op addf(%k, %x)", type_="f32")
    assert is_in_step(halves, halves)
    assert not is_in_step(halves, halves.replace("0x3f000000", "0x3f800000"))


def test_sums_with_a_carry_have_two_results() -> None:
    def carry(first: str, second: str) -> str:
        return scalar("%s1: i64, %c1: i1 = op addui_extended(%a, %b)", f"%r: i64 = select {first}, {second}, %a")

    apart_from_each_other([carry("%c1", "%s1"), carry("%c1", "%b"), carry("%c", "%s1")])
    product = "%l: i64, %h: i64 = op mului_extended(%a, %b)"
    apart_from_each_other([scalar(product, f"%r: i64 = op addi({each}, %a)") for each in ("%l", "%h")])


def test_narrow_sums_and_products() -> None:
    every = (
        ("%r: i8 = op muli(%s, %s)",),
        ("%k: i8 = op addi(%s, %s)", "%r: i8 = op subi(%k, %s)"),
        ("%k: i8 = const 3", "%r: i8 = op muli(%s, %k)"),
        ("%k: i8 = const 4", "%r: i8 = op muli(%s, %k)"),
        ("%k: i8 = const 3", "%r: i8 = op subi(%s, %k)"),
        ("%k: i8 = const 3", "%r: i8 = op subi(%k, %s)"),
    )
    programs = [scalar(*each, type_="i8") for each in every]
    apart_from_each_other(programs)
    assert is_in_step(programs[2], scalar("%k: i8 = op addi(%s, %s)", "%r: i8 = op addi(%k, %s)", type_="i8"))
    square = "%k: i64 = op addi(%a, %b)", "%r: i64 = op muli(%k, %k)"
    parts = "%k: i64 = op muli(%a, %a)", "%l: i64 = op muli(%b, %b)", "%m: i64 = op muli(%a, %b)"
    sums = "%n: i64 = op addi(%k, %l)", "%o: i64 = op addi(%n, %m)", "%r: i64 = op addi(%o, %m)"
    assert is_in_step(scalar(*square), scalar(*parts, *sums))
    assert not is_in_step(scalar(*square), scalar(*parts, *sums[:-1], "%r: i64 = op subi(%o, %m)"))


def test_the_types_of_views_are_part_of_them() -> None:
    def read(type_: str, *lines: str) -> str:
        head = f"func @f(%p: {type_}, %n: index, %m: index) -> (i64) {{"
        return "\n".join((head, *(lines or ("%r: i64 = load %p[%n, %m]",)), "return %r\n}\n"))

    types = "view<?x8xi64>", "view<?x16xi64>", "view<?x?xi64>", "view<?x8xi64, strides [?, 1]>"
    apart_from_each_other([read(each) for each in types])
    # One of no layout is row-major.
    size, view = "%s = extent %p size 0", "%v: view<?x8xi64> = view %p offset 0 sizes [%s, 8] strides [8, 1]"
    source = read(types[0], size, "%r: i64 = load %p[%n, %m]")
    assert is_in_step(source, read(types[0], size, view, "%r: i64 = load %v[%n, %m]"))
    assert not is_in_step(source, read(types[0], size, view.replace("[8, 1]", "[1, 8]"), "%r: i64 = load %v[%n, %m]"))


def rows(before: str, inside: str, after: str = "") -> str:
    head = f"{before}\n%z: i64 = const 0\n%o: i64 = for %i: i64 = %z to %x step 1 carry (%s: i64 = %x) {{"
    return walked(head, inside, "yield %s\n}", after)


def test_memory_that_a_loop_writes_is_another_one_in_each_step() -> None:
    load, store = "%v: i64 = load %p[%n]", "%w: i64 = op addi(%v, %s)\nstore %w, %q[%n]"
    inside, hoisted = rows("", f"{load}\n{store}"), rows(load, store)
    assert is_in_step(inside, inside)
    assert is_in_step(hoisted, hoisted)
    both = rows(load.replace("%v", "%u"), f"{load}\n{store}")
    assert is_in_step(both, both)
    assert not is_in_step(both, both.replace("addi(%v, %s)", "addi(%u, %s)"))
    # Before the loop and after it.
    after = rows(load, store, "%u: i64 = load %p[%n]\nstore %u, %q[%m]")
    assert is_in_step(after, after)
    assert not is_in_step(after, after.replace("store %u", "store %v"))


def test_numbers_that_change_around_a_loop() -> None:
    def carried(first: str, second: str, result: str) -> str:
        head = "%o: i64, %e: i64 = for %i: i64 = %z to %x step 1 carry (%s: i64 = %x, %t: i64 = %x) {"
        return walked("%z: i64 = const 0", head, f"yield {first}, {second}\n}}", result=result)

    assert is_in_step(carried("%s", "%t", "%o"), carried("%s", "%t", "%e"))
    assert is_in_step(carried("%s", "%i", "%o"), carried("%t", "%i", "%o")) is False
    assert not is_in_step(carried("%s", "%i", "%o"), carried("%s", "%i", "%e"))
    assert not is_in_step(carried("%i", "%s", "%e"), carried("%i", "%s", "%o"))
    assert is_in_step(carried("%i", "%i", "%o"), carried("%i", "%i", "%e"))


def test_what_a_loop_checks_in_its_first_step_it_need_not_check_in_others() -> None:
    check = '%c2: i1 = op cmpi.slt(%s, %x)\ncheck %c2, "holds"'
    known = check.replace("%c2", "%c3").replace("%s", "%i")  # by the branch into the loop
    other = known.replace("slt", "ult")
    assert is_in_step(rows("", check), rows("", f"{check}\n{known}"))
    assert is_in_step(rows("", f"{check}\n{other}"), rows("", check))
    assert not is_in_step(rows("", check), rows("", f"{check}\n{other}"))
    first = '%z2: i64 = const 0\n%c3: i1 = op cmpi.ult(%z2, %x)\ncheck %c3, "holds"'
    assert not is_in_step(rows(first, ""), rows(first, other.replace("%c3", "%c4")))
    assert is_in_step(rows(first, other.replace("%c3", "%c4")), rows(first, ""))
    same = 'check %c, "holds"'
    assert is_in_step(rows(same, ""), rows(same, same))
    assert not is_in_step(rows("", same), rows("", same, same))
    assert not is_in_step(rows("", "", same), rows("", same, same))


def test_views_of_pointers() -> None:
    read, size, address = "%r: i64 = load %p[%n]", "%s2 = extent %p size 0", "%a: ptr = address %p"
    moved, view = "%e: ptr = displace %a by %m * 8", "%v: view<?xi64> = view %{} offset 0 sizes [%s2] strides [1]"
    by_view = walked(read, size, address, moved)
    assert is_in_step(by_view, walked(size, address, moved, view.format("a"), "%r: i64 = load %v[%n]"))
    assert not is_in_step(by_view, walked(size, address, moved, view.format("e"), "%r: i64 = load %v[%n]"))
    # A view of what may be no address is one of the source.
    assert is_in_step(by_view, walked(read, size, address, moved, view.format("a")))
    assert not is_in_step(by_view, walked(read, size, address, moved, view.format("e")))
    both = [walked(size, address, moved, view.format("e"), f"store %x, %v[{at}]") for at in ("%n", "%m")]
    apart_from_each_other([*both, both[0].replace("displace %a by %m", "displace %a by %n")])


def test_memory_of_a_program_is_as_large_as_it_asks() -> None:
    made = "%t: view<?xi64> = alloc [%n]"
    size = [
        walked(made, each, "%r: i64 = op index_cast(%k)", result="%r")
        for each in ("%k = extent %t size 0", "%k = apply %n")
    ]
    assert is_in_step(*size)
    assert is_in_step(*size[::-1])
    every = "alloc [%n]", "alloc [%m]", "alloc [%n] stack"
    apart_from_each_other([walked(f"%t: view<?xi64> = {each}") for each in every])
    aligned = "alloc [%n] align 48 stated", "alloc [%n] align 32 stated", "alloc [%n] align 16 stated", "alloc [%n]"
    programs = [walked(f"%t: view<?xi64> = {each}") for each in aligned]
    apart_from_each_other(programs[:2])
    for more, less in ((programs[0], programs[2]), (programs[1], programs[2]), (programs[2], programs[3])):
        assert is_in_step(less, more)
        assert not is_in_step(more, less)
    assert is_in_step(walked("%t: ptr = alloc [%n]"), walked("%t: ptr = alloc [%n]"))


def test_values_that_differ_from_the_hundredth_step_on() -> None:
    def chain(last: str) -> str:
        names = [f"%a{at}" for at in range(103)]
        initial = ", ".join(f"{each}: i64 = {last if each == names[-1] else '%x'}" for each in names)
        results = ", ".join(f"%e{at}: i64" for at in range(len(names)))
        head = f"{results} = for %i: i64 = %z to %x step 1 carry ({initial}) {{"
        return walked("%z: i64 = const 0", head, f"yield {', '.join((*names[1:], names[-1]))}\n}}", result="%e0")

    assert is_in_step(chain("%x"), chain("%x"))
    assert not is_in_step(chain("%x"), chain("%z"))


def test_what_was_checked_or_read_stays_so() -> None:
    check, again = 'check %c, "holds"', 'check %c, "holds again"'
    read, store, call = "%u: i64 = load %p[%n]", "store %x, %q[%m]", "%o: i64 = opaque @g(%n) writes (%p)"
    for event in (store, call, "%t: view<?xi64> = alloc [%n]\nfree %t"):
        assert is_in_step(walked(check, event), walked(check, event, again)), event
        assert not is_in_step(walked(event), walked(event, again)), event
        reads = is_in_step(walked(read, event), walked(read, event, read.replace("%u", "%w")))
        assert reads is (event == store), event
        index = read.replace("%u", "%w").replace("load %p", "load %q")
        assert not is_in_step(walked(read, event), walked(read, event, index)), event


def test_a_place_in_a_view_must_not_wrap_where_the_sources_need_not() -> None:
    size, less, more = "%s2 = extent %q size 0", "%e = op subi(%n, %m)", "%k = op addi(%e, %m)"
    view = "%v: view<?xi64, offset ?> = view %p offset {} sizes [%s2] strides [{}]"

    def read(*way: str) -> str:
        return walked("%t: i64 = load %q[%m]", size, less, more, *way, result="%r")

    plain, shifted = read("%r: i64 = load %p[%k]"), read(view.format("%e", "1"), "%r: i64 = load %v[%m]")
    assert is_in_step(plain, plain)
    assert is_in_step(shifted, shifted)
    assert not is_in_step(plain, shifted)
    scaled = [read(view.format(offset, "3"), "%r: i64 = load %v[%m]") for offset in ("0", "%e")]
    apart_from_each_other(scaled)
    product, three = ("%l: index = const 3", "%j = op muli(%m, %l)"), view.format("0", "3")
    assert not is_in_step(read(*product, "%r: i64 = load %p[%j]"), read(*product, three, "%r: i64 = load %v[%m]"))
    for offset, stride in (("7", "0"), ("0", "1"), ("-1", "1"), ("1", "1")):
        one = read(view.format(offset, stride), "%r: i64 = load %v[%m]")
        assert is_in_step(one, one)


def test_the_types_of_numbers_are_part_of_them() -> None:
    every = [
        f"%k: {type_} = op trunci(%a)\n%r: i64 = op {name}(%k)"
        for type_ in ("i8", "i16", "i32")
        for name in ("extui", "extsi")
    ]
    apart_from_each_other([scalar(each) for each in every])
    head, address = "func @f(%p: view<?xi64>, %a: i64)", "%q: ptr = address %p"
    for first, last in (
        ("load %q[]", "%r: i64 = op extui(%k)\nreturn %r"),
        ("op trunci(%a)", "store %k, %q[]\nreturn"),
    ):
        result = " -> (i64)" if "%r" in last else ""
        texts = [f"{head}{result} {{\n{address}\n%k: {each} = {first}\n{last}\n}}\n" for each in ("i8", "i16", "i32")]
        apart_from_each_other(texts)


def test_the_types_of_memory_are_part_of_it() -> None:
    types = "view<?xi64>", "view<?xi32>", "view<?xi64, strides [2]>", "view<?xi64, offset 1>"
    for made in ("alloc [%n]", "opaque @g(%n)"):
        apart_from_each_other([walked(f"%t: {each} = {made}") for each in (types if "opaque" in made else types[:2])])
