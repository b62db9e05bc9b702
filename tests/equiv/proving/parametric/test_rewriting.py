"""Values that the programs compute by different scalar operations."""

from __future__ import annotations

import json

import pytest

from equiv.proving.parametric import rewriting
from equiv.proving.parametric.answer import Proven
from equiv.proving.parametric.certificate import Certificate
from equiv.proving.parametric.certify import check_certificate
from equiv.proving.parametric.equations import Equations, Loaded, Operation, Reference
from equiv.proving.parametric.identity import Head
from equiv.proving.parametric.rewriting import NoTree, is_refined, leaves_of, related_trees, tree
from equiv.proving.parametric.serialization import read, write
from equiv.solver.linear.expression import TRUE, variable
from equiv.solver.normal_form import NormalForms, TooLarge
from interp.ir import Scalar
from interp.machine.terms import Term, TermKind
from tests.equiv.proving.parametric.programs import changed, function, is_refused, pair_of, prove, prove_bodies

pytest.importorskip("islpy")

ARGUMENTS = "%F: memref<?xf32>, %G: memref<?xf32>, %A: memref<?xi32>, %B: memref<?xi32>, %n: index"
START = "%c0 = arith.constant 0 : index\n%c1 = arith.constant 1 : index\n"
CONSTANTS = "".join(f"%k{each} = arith.constant {each} : i32\n" for each in (1, 2, 3, 7, 8, 12, 255, 1023))
LOOP = """%d = memref.dim %A, %c0 : memref<?xi32>
scf.for %i = %c0 to %n step %c1 {{
  %a = memref.load %A[%i] : memref<?xi32>
  %b = memref.load %B[%i] : memref<?xi32>
  %f = memref.load %F[%i] : memref<?xf32>
  {body}
}}
"""
BITS = "memref.store %r, %B[%i] : memref<?xi32>"
NUMBER = "memref.store %x, %G[%i] : memref<?xf32>"


def program(body: str) -> str:
    return START + CONSTANTS + LOOP.format(body=body)


NEGATED = "%p = arith.negf %f : f32\n%x = arith.negf %p : f32\n"
OFTEN_NEGATED = (
    "%p = arith.negf %f : f32\n%q0 = arith.negf %p : f32\n%q1 = arith.negf %q0 : f32\n%x = arith.negf %q1 : f32\n"
)

RIGHT = {
    "a product by a shift": (
        f"%r = arith.muli %a, %k8 : i32\n{BITS}",
        f"%s = arith.constant 3 : i32\n%r = arith.shli %a, %s : i32\n{BITS}",
    ),
    "an unsigned quotient of what is not negative": (
        f"%m = arith.andi %a, %k1023 : i32\n%r = arith.divsi %m, %k12 : i32\n{BITS}",
        f"%m = arith.andi %a, %k1023 : i32\n%r = arith.divui %m, %k12 : i32\n{BITS}",
    ),
    "a sum of two leaves, distributed": (
        f"%s = arith.addi %a, %b : i32\n%r = arith.muli %s, %k3 : i32\n{BITS}",
        f"%x = arith.muli %b, %k3 : i32\n%y = arith.muli %a, %k3 : i32\n%r = arith.addi %x, %y : i32\n{BITS}",
    ),
    "an operation less": (f"%s = arith.xori %a, %b : i32\n%r = arith.xori %s, %b : i32\n{BITS}",
                          f"%s = arith.ori %a, %k1 : i32\n%t = arith.subi %b, %b : i32\n"
                          f"%r = arith.addi %a, %t : i32\n{BITS}"),
    "a number negated twice more": (f"{NEGATED}{NUMBER}", f"{OFTEN_NEGATED}{NUMBER}"),
    "a number negated twice more, which is added": (
        f"{NEGATED}%y = arith.addf %x, %f : f32\n{NUMBER.replace('%x', '%y')}",
        f"{OFTEN_NEGATED}%y = arith.addf %x, %f : f32\n{NUMBER.replace('%x', '%y')}",
    ),
    "the pattern of a product that both compute": (
        f"%p = arith.mulf %f, %f : f32\n%q = arith.bitcast %p : f32 to i32\n%r = arith.muli %q, %k2 : i32\n{BITS}",
        f"%p = arith.mulf %f, %f : f32\n%q = arith.bitcast %p : f32 to i32\n%r = arith.addi %q, %q : i32\n{BITS}",
    ),
    "what is poison where it wraps around": (
        f"%r = arith.muli %a, %k2 overflow<nsw> : i32\n{BITS}", f"%r = arith.addi %a, %a : i32\n{BITS}"
    ),
}  # fmt: skip

STORED_POISON = (
    "%p = arith.addi %b, %k1 overflow<nsw> : i32\n%t = memref.alloca() : memref<i32>\n"
    "memref.store %p, %t[] : memref<i32>\n%q = memref.load %t[] : memref<i32>\n"
    "%c = arith.cmpi slt, %a, %k1 : i32\n"
)
WRONG = {
    "a shift too far": (f"%r = arith.muli %a, %k8 : i32\n{BITS}", f"%r = arith.shli %a, %k2 : i32\n{BITS}"),
    "an unsigned quotient of what may be negative": (
        f"%r = arith.divsi %a, %k12 : i32\n{BITS}", f"%r = arith.divui %a, %k12 : i32\n{BITS}"
    ),
    "rounded down, not toward zero": (
        f"%r = arith.divsi %a, %k8 : i32\n{BITS}", f"%r = arith.floordivsi %a, %k8 : i32\n{BITS}"
    ),
    "another leaf": (
        f"%r = arith.muli %a, %k2 : i32\n{BITS}", f"%r = arith.addi %a, %b : i32\n{BITS}"
    ),
    "the leaf of another iteration": (
        f"%r = arith.muli %a, %k2 : i32\n{BITS}",
        f"%z = memref.load %A[%c0] : memref<?xi32>\n%r = arith.addi %z, %z : i32\n{BITS}",
    ),
    "a sum that wraps around in fewer bits": (
        f"%x = arith.andi %a, %k255 : i32\n%r = arith.addi %x, %k255 : i32\n{BITS}",
        "%x = arith.trunci %a : i32 to i8\n%l = arith.constant -1 : i8\n%s = arith.addi %x, %l : i8\n"
        f"%r = arith.extui %s : i8 to i32\n{BITS}",
    ),
    "poison where the source has none": (
        f"%r = arith.muli %a, %k2 : i32\n{BITS}", f"%r = arith.addi %a, %a overflow<nsw> : i32\n{BITS}"
    ),
    "what is poison left out of the sum": (
        f"%z = arith.subi %b, %b : i32\n%r = arith.addi %a, %z : i32\n{BITS}",
        "%p = arith.addi %b, %k1 overflow<nsw> : i32\n%z = arith.subi %p, %p : i32\n"
        f"%r = arith.addi %a, %z : i32\n{BITS}",
    ),
    "both sides of a choice, of which one may be poison": (
        f"{STORED_POISON}%r = arith.select %c, %a, %q : i32\n{BITS}",
        f"{STORED_POISON}%m = arith.extsi %c : i1 to i32\n%l = arith.constant -1 : i32\n"
        "%w = arith.xori %m, %l : i32\n%y = arith.andi %a, %m : i32\n%z = arith.andi %q, %w : i32\n"
        f"%r = arith.ori %y, %z : i32\n{BITS}",
    ),
    "zeros of either sign": (
        f"%z = arith.constant 0.0 : f32\n%y = arith.addf %f, %z : f32\n%x = arith.negf %y : f32\n{NUMBER}",
        f"%x = arith.negf %f : f32\n{NUMBER}",
    ),
    "which NaN it is": (
        f"{NEGATED}%r = arith.bitcast %x : f32 to i32\n{BITS}",
        f"{OFTEN_NEGATED}%r = arith.bitcast %x : f32 to i32\n{BITS}"
    ),
    "which sign a NaN has": (
        f"{NEGATED}%o = arith.constant 1.0 : f32\n%y = math.copysign %o, %x : f32\n"
        "memref.store %y, %G[%i] : memref<?xf32>",
        f"{OFTEN_NEGATED}%o = arith.constant 1.0 : f32\n%y = math.copysign %o, %x : f32\n"
        "memref.store %y, %G[%i] : memref<?xf32>",
    ),
    "which NaN it is, of what is computed from it": (
        f"{NEGATED}%y = arith.addf %x, %f : f32\n%r = arith.bitcast %y : f32 to i32\n{BITS}",
        f"{OFTEN_NEGATED}%y = arith.addf %x, %f : f32\n%r = arith.bitcast %y : f32 to i32\n{BITS}",
    ),
    "which NaN it is, after memory and by other operations": (
        f"{NEGATED}{NUMBER}\n%g = memref.load %G[%i] : memref<?xf32>\n%q = arith.bitcast %g : f32 to i32\n"
        f"%r = arith.muli %q, %k2 : i32\n{BITS}",
        f"{OFTEN_NEGATED}{NUMBER}\n%g = memref.load %G[%i] : memref<?xf32>\n%q = arith.bitcast %g : f32 to i32\n"
        f"%r = arith.addi %q, %q : i32\n{BITS}",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", RIGHT)
def test_other_operations_give_the_same(name: str) -> None:
    source, target = map(program, RIGHT[name])
    assert isinstance(prove_bodies(ARGUMENTS, source, target), Proven)


@pytest.mark.parametrize("name", WRONG)
def test_other_operations_give_something_else(name: str) -> None:
    source, target = map(program, WRONG[name])
    assert is_refused(prove_bodies(ARGUMENTS, source, target))


RECURRENCE = """%zero = arith.constant 1 : i32
%r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> (i32) {{
  {step}
  scf.yield %t : i32
}}
memref.store %r, %B[%c0] : memref<?xi32>
"""


def recurrence(step: str) -> str:
    return START + CONSTANTS + RECURRENCE.format(step=step)


PRODUCT = (
    "%z = arith.constant 0.5 : f32\n%m = arith.mulf %f, %f fastmath<contract> : f32\n"
    "%x = arith.addf %m, %z fastmath<contract> : f32\n"
)
FUSED = "%z = arith.constant 0.5 : f32\n%x = math.fma %f, %f, %z fastmath<contract> : f32\n"
TWICE = "memref.store %x, %G[%i] : memref<?xf32>\nmemref.store {}, %F[%i] : memref<?xf32>"
FREE_OPERATIONS = {
    "fused where the flags allow it": (PRODUCT + NUMBER, FUSED + NUMBER, True),
    "fused without flags": (PRODUCT.replace("fastmath<contract>", "") + NUMBER, FUSED + NUMBER, False),
    "of one operation alone": (PRODUCT.replace("%f fastmath<contract>", "%f") + NUMBER, FUSED + NUMBER, False),
    "of other numbers": (PRODUCT + NUMBER, FUSED.replace("0.5", "0.25") + NUMBER, False),
    "with a flag more": (PRODUCT + NUMBER, FUSED.replace("<contract>", "<contract,nnan>") + NUMBER, False),
    "the same in two places": (PRODUCT + TWICE.format("%x"), FUSED + TWICE.format("%x"), True),
    "fused in one place of two": (PRODUCT + TWICE.format("%x"), PRODUCT.replace("%x", "%y") + FUSED.replace("%z", "%w")
                                  + TWICE.format("%y"), False),
    "the product in another place": (PRODUCT + TWICE.format("%m"), FUSED + "%m = arith.mulf %f, %f : f32\n"
                                     + TWICE.format("%m"), False),
    "the product in another tree": (
        PRODUCT + "%v = arith.negf %m : f32\n" + TWICE.format("%v"),
        FUSED + "%m = arith.mulf %f, %f : f32\n%a0 = arith.negf %m : f32\n%a1 = arith.negf %a0 : f32\n"
        "%v = arith.negf %a1 : f32\n" + TWICE.format("%v"), False,
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", FREE_OPERATIONS)
def test_flags_allow_one_of_several_values(name: str) -> None:
    source, target, is_proven = FREE_OPERATIONS[name]
    result = prove_bodies(ARGUMENTS, program(source), program(target))
    assert isinstance(result, Proven) if is_proven else is_refused(result)


def test_a_recurrence_is_one_by_other_operations() -> None:
    source, target = recurrence("%t = arith.muli %s, %k2 : i32"), recurrence("%t = arith.addi %s, %s : i32")
    assert isinstance(prove_bodies(ARGUMENTS, source, target), Proven)
    assert is_refused(prove_bodies(ARGUMENTS, source, recurrence("%t = arith.muli %s, %k3 : i32")))


# -- certificates ------------------------------------------------------------------------------------------------------


def test_changed_leaves_are_refused() -> None:
    name = "a sum of two leaves, distributed"
    pair = pair_of(*(function(ARGUMENTS, program(each)) for each in RIGHT[name]))
    result = prove(*(function(ARGUMENTS, program(each)) for each in RIGHT[name]))
    assert isinstance(result, Proven)
    data = json.loads(json.dumps(write(result.certificate)))
    (at,) = (at for at, (_, each) in enumerate(data["relation"]) if each["leaves"] is not None)
    (u, v), related = data["relation"][at]
    leaves = related["leaves"]
    (a, b), (c, d) = leaves

    def check(fresh_leaves: object) -> list[object]:
        fresh = json.loads(json.dumps(data))
        fresh["relation"][at][1]["leaves"] = fresh_leaves
        return list(check_certificate(pair, read(Certificate, fresh)))

    assert not check(leaves)
    assert not check([[c, d], [a, b]])
    wrong: list[object] = [
        None,
        [],
        [[a, b]],
        [[a, d], [c, b]],
        [[u, v]],
        [[a, b], [c, d], [0, 0]],
        [[a, b], [c, -1]],
        [[1 << 40, b], [c, d]],
    ]
    assert all(check(each) for each in wrong)
    for leaf in leaves:
        fresh = json.loads(json.dumps(data))
        fresh["relation"] = [each for each in fresh["relation"] if each[0] != leaf]
        assert check_certificate(pair, read(Certificate, fresh))


def test_a_certificate_of_other_operations_is_refused() -> None:
    source, right = (function(ARGUMENTS, program(each)) for each in RIGHT["a product by a shift"])
    result = prove(source, right)
    assert isinstance(result, Proven)
    wrong = changed(right, ("arith.constant 3 : i32\n%r", "arith.constant 4 : i32\n%r"))
    assert not check_certificate(pair_of(source, right), result.certificate)
    assert check_certificate(pair_of(source, wrong), result.certificate)


def test_a_pair_is_not_its_own_leaf() -> None:
    """Else every two operations of one type would be equal."""
    source, target = (function(ARGUMENTS, program(each)) for each in WRONG["another leaf"])
    right = prove(source, source)
    assert isinstance(right, Proven)
    pair = pair_of(source, target)
    data = json.loads(json.dumps(write(right.certificate)))
    assert check_certificate(pair, read(Certificate, data))
    for pair_of_nodes, related in data["relation"]:
        related["leaves"] = [pair_of_nodes]
    assert check_certificate(pair, read(Certificate, data))


def test_a_leaf_has_one_instance() -> None:
    """The values of one node at two instances are two values."""
    equations = Equations("s")
    leaf = equations.add(Loaded(0), ("s1",), TRUE, None)
    before = Reference(leaf.node, (variable("s1") - 1,))
    types = ("i32", "i32", "i32")
    root = equations.add(Operation(Head("subi", (), types), (leaf, before)), ("s1",), TRUE, None)
    with pytest.raises(NoTree):
        tree(equations, root.node, {leaf.node: 0}, Scalar("i32"))
    negated = equations.add(Operation(Head("negf", (), ("f32", "f32")), (leaf,)), ("s1",), TRUE, None)
    assert tree(equations, negated.node, {leaf.node: 0}, Scalar("f32")).leaves == {leaf.node: leaf}
    with pytest.raises(NoTree):
        tree(equations, negated.node, {leaf.node: 0}, Scalar("f64"))
    with pytest.raises(NoTree):
        related_trees((equations, equations), (leaf.node, leaf.node), [])
    assert len(leaves_of(equations, root.node)) == 2


def test_a_leaf_is_in_both_trees() -> None:
    """Else the operands of the one would not be held against anything."""
    equations = Equations("s")
    one, two = (equations.add(Loaded(each), ("s1",), TRUE, None) for each in range(2))
    doubled = equations.add(Operation(Head("addi", (), ("i32",) * 3), (one, one)), ("s1",), TRUE, None).node
    added = equations.add(Operation(Head("addi", (), ("i32",) * 3), (one, two)), ("s1",), TRUE, None).node
    both = [(one.node, one.node), (two.node, two.node)]
    related_trees((equations, equations), (added, added), both)
    for roots in ((added, doubled), (doubled, added)):
        with pytest.raises(NoTree, match="one tree alone"):
            related_trees((equations, equations), roots, both)


def test_what_is_too_much_work_is_not_known_to_be_refined(monkeypatch: pytest.MonkeyPatch) -> None:
    type_ = Scalar("i32")
    x = Term(TermKind.INPUT, type_, element=0)
    source, target = (
        Term(TermKind.OPERATION, type_, name=name, flags=(), result=0, operands=(x, x)) for name in ("muli", "divui")
    )
    assert not is_refined(source, target)
    monkeypatch.setattr(rewriting, "_WORK", -1)
    assert not is_refined(source, target)

    def fail(*_: object) -> None:
        raise TooLarge

    monkeypatch.setattr(NormalForms, "key", fail)
    assert not is_refined(source, target)
