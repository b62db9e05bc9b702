"""Passes that take functions away from those who call them: none of them goes by in silence."""

from __future__ import annotations

import pytest

from tests.equiv.opt.conftest import Tool
from tests.equiv.opt.test_bisect import bisected

TWO = """module {
  func.func @f(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    return %0 : i32
  }
  func.func @g(%x: i32, %y: i32) -> i32 {
    %0 = arith.muli %x, %y : i32
    return %0 : i32
  }
}
"""
F = TWO[TWO.index("  func.func @f") : TWO.index("  func.func @g")]
DECLARED = "  func.func private @f(i32, i32) -> i32\n"
REST = TWO.partition("module {\n")[2].removesuffix("}\n")

# What a pass makes of TWO, by a replacement of text; each takes @f away.
ATTACKS = {
    "deleted": f"{F}=>",
    "empty": f"{F}=>{DECLARED}",
    "renamed": "@f(=>@f_2(",
    "renamed by case": "@f(=>@F(",
    "quoted with a space": '@f(=>@"f "(',
    "hidden": "func.func @f=>func.func private @f",
    "hidden in another way": "func.func @f=>func.func nested @f",
    "in a module below": f"{F}=>module @inner {{\n{F}  }}\n",
    "all of it": f"{REST}=>",
}


def attack(tool: Tool, name: str, *options: str) -> int:
    """The exit code."""
    (tool.folder / "two.mlir").write_text(TWO, "utf-8")
    passes = f"--passes=attack:{ATTACKS[name]}"
    ended = tool.wrapped("two.mlir", passes, options=("--fail-on", "unknown", *options))
    assert ended.output == tool.alone("two.mlir", passes).output
    return ended.code


@pytest.mark.parametrize("name", ATTACKS)
def test_a_function_that_is_no_longer_there_fails_the_gate(tool: Tool, name: str) -> None:
    assert attack(tool, name) == 3
    record = tool.records()["attack f"]
    assert record["outcome"] == "unknown"
    (reason,) = record["verdict"]["reasons"]
    assert reason["kind"] == "missing-function" and "'f'" in reason["message"]


@pytest.mark.parametrize("name", ["deleted", "hidden", "renamed", "empty"])
def test_a_pass_that_is_named_may_do_so(tool: Tool, name: str) -> None:
    assert attack(tool, name, "--may-remove", "attack") == 0
    assert set(tool.outcomes().values()) <= {"equivalent"}


def test_a_pass_of_another_name_may_not(tool: Tool) -> None:
    assert attack(tool, "deleted", "--may-remove", "symbol-dce") == 3


def test_a_pass_that_may_remove_functions_may_not_change_others(tool: Tool) -> None:
    (tool.folder / "two.mlir").write_text(TWO.replace("module {\n" + F, "module {\n"), "utf-8")
    ended = tool.wrapped("two.mlir", "--passes=dce:muli=>addi", options=("--may-remove", "dce"))
    assert ended.code == 1


def test_hiding_and_then_deleting_is_seen(tool: Tool) -> None:
    """Each of the two passes alone does what passes do all the time."""
    (tool.folder / "two.mlir").write_text(TWO, "utf-8")
    hidden = F.replace("func.func", "func.func private")
    passes = f"--passes=hide:func.func @f=>func.func private @f;dce:{hidden}=>"
    assert tool.wrapped("two.mlir", passes, options=("--fail-on", "unknown")).code == 3
    assert tool.outcomes() == {"hide f": "unknown"}


def test_functions_that_swap_names_are_different(tool: Tool) -> None:
    (tool.folder / "two.mlir").write_text(TWO, "utf-8")
    swapped = REST.replace("@f", "@t").replace("@g", "@f").replace("@t", "@g")
    assert tool.wrapped("two.mlir", f"--passes=swap:{REST}=>{swapped}").code == 1
    assert tool.outcomes() == {"swap f": "different", "swap g": "different"}


@pytest.mark.parametrize(
    "edit",
    [
        "(%a: i32, %b: i32) -> i32=>(%a: i32, %b: i32, %c: i32) -> i32",
        "(%a: i32, %b: i32) -> i32=>(%a: i32, %b: i32) -> i64",
        "-> i32 {\n    %0 = arith.addi %a, %b : i32\n    return %0 : i32=>{\n    return",
    ],
)
def test_a_signature_that_changed_is_at_least_unknown(tool: Tool, edit: str) -> None:
    (tool.folder / "one.mlir").write_text("module {\n" + F + "}\n", "utf-8")
    ended = tool.wrapped("one.mlir", f"--passes=sign:{edit}", options=("--fail-on", "unknown"))
    assert ended.code in (1, 3)
    assert tool.outcomes().keys() <= {"sign f", "sign"} and "equivalent" not in tool.outcomes().values()


@pytest.mark.parametrize("edit", ["module {=>modul {", f"{REST}=>?", "arith.addi=>arith.adi"])
def test_a_program_that_no_longer_parses_is_unknown(tool: Tool, edit: str) -> None:
    (tool.folder / "two.mlir").write_text(TWO, "utf-8")
    assert tool.wrapped("two.mlir", f"--passes=break:{edit}", options=("--fail-on", "unknown")).code == 3


def test_a_public_function_of_llvm_that_is_only_declared(tool: Tool) -> None:
    text = "llvm.func @f(%a: i32) -> i32 {\n  llvm.return %a : i32\n}\nllvm.func @g() {\n  llvm.return\n}\n"
    (tool.folder / "llvm.mlir").write_text(text, "utf-8")
    edit = "llvm.func @f(%a: i32) -> i32 {\n  llvm.return %a : i32\n}=>llvm.func @f(i32) -> i32"
    assert tool.wrapped("llvm.mlir", f"--passes=wrong:{edit}", options=("--fail-on", "unknown")).code == 3
    assert tool.records()["wrong f"]["verdict"]["reasons"][0]["kind"] == "missing-function"


def test_private_functions_are_looked_at_where_there_are_no_others(tool: Tool) -> None:
    """Nothing is public, so that no user is known: zero checks are no proof."""
    (tool.folder / "private.mlir").write_text("module {\n" + F.replace("@f", "private @f") + "}\n", "utf-8")
    assert tool.wrapped("private.mlir", "--passes=wrong:addi=>subi").code == 1


CONSTRUCTED = """module {
  llvm.mlir.global_ctors ctors = [@init], priorities = [0 : i32], data = [#llvm.zero]
  llvm.mlir.global internal @state(0 : i32) : i32
  llvm.func internal @init() {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @state : !llvm.ptr
    llvm.store %0, %1 : i32, !llvm.ptr
    llvm.return
  }
  llvm.func @get(%a: i32) -> i32 {
    llvm.return %a : i32
  }
}
"""


@pytest.mark.parametrize("edit", ["constant(1=>constant(2", "    llvm.store %0, %1 : i32, !llvm.ptr\n=>"])
def test_a_private_function_that_only_a_list_of_constructors_names_is_checked(tool: Tool, edit: str) -> None:
    (tool.folder / "init.mlir").write_text(CONSTRUCTED, "utf-8")
    assert tool.wrapped("init.mlir", f"--passes=wrong:{edit}", options=("--fail-on", "unknown")).code in (1, 3)


OWN_TABLE = '  memref.global "private" constant @table : memref<2xi32> = dense<[1, 2]>\n'
GLOBAL = """module {
  memref.global constant @table : memref<2xi32> = dense<[1, 2]>
"""


@pytest.mark.parametrize(
    ("edit", "kind"),
    [
        ("  memref.global constant @table : memref<2xi32> = dense<[1, 2]>\n=>", "missing-function"),
        ("@table=>@chair", "missing-function"),
        ("[1, 2]=>[1, 3]", "globals"),
    ],
)
def test_a_public_global_that_no_function_here_uses(tool: Tool, edit: str, kind: str) -> None:
    (tool.folder / "global.mlir").write_text(TWO.replace("module {\n", GLOBAL), "utf-8")
    assert tool.wrapped("global.mlir", f"--passes=wrong:{edit}", options=("--fail-on", "unknown")).code == 3
    assert tool.records()["wrong table"]["verdict"]["reasons"][0]["kind"] == kind


PRIVATE = F.replace("func.func @f", "func.func private @h")
CALLED = (
    F.replace("func.func @f", "func.func private @h")
    + """  func.func @k(%a: i32) -> i32 {
    %0 = call @h(%a, %a) : (i32, i32) -> i32
    return %0 : i32
  }
"""
)
INLINED = """  func.func @k(%a: i32) -> i32 {
    %0 = arith.addi %a, %a : i32
    return %0 : i32
  }
"""


@pytest.mark.parametrize(
    ("program", "edit", "outcomes"),
    [
        (TWO.replace("module {\n", "module {\n" + PRIVATE), f"{PRIVATE}=>", {}),
        (
            TWO.replace("module {\n", "module {\n" + DECLARED.replace("@f", "@h")),
            f"{DECLARED.replace('@f', '@h')}=>",
            {},
        ),
        ("module {\n" + CALLED + "}\n", f"{CALLED}=>{INLINED}", {"right k": "equivalent"}),
        ("module {\n" + CALLED + "}\n", "@h=>@h_0", {"right k": "equivalent"}),
        (TWO.replace("module {\n", GLOBAL.replace("constant", '"private" constant')), f"{OWN_TABLE}=>", {}),
        (
            "module {\n" + F + "}\n",
            f"{F}=>{F.replace('addi %a, %b', 'addi %b, %a')}{PRIVATE}",
            {"right f": "equivalent"},
        ),
    ],
    ids=["dead", "declaration", "inlined", "renamed with its calls", "private global", "new"],
)
def test_what_nobody_outside_can_see_may_go(tool: Tool, program: str, edit: str, outcomes: dict[str, str]) -> None:
    (tool.folder / "right.mlir").write_text(program, "utf-8")
    ended = tool.wrapped("right.mlir", f"--passes=right:{edit}", options=("--fail-on", "unknown"))
    assert ended.code == 0, ended.errors
    assert tool.outcomes() == outcomes


@pytest.mark.parametrize("name", ["deleted", "empty", "renamed", "hidden", "all of it"])
def test_bisect_does_not_call_that_proven(tool: Tool, name: str) -> None:
    ended = bisected(tool, f"attack:{ATTACKS[name]}", program=TWO)
    assert ended.returncode == 3 and "proven" not in ended.stdout
    assert "'attack' of @f" in ended.stdout
    assert bisected(tool, f"attack:{ATTACKS[name]}", "--may-remove", "attack", program=TWO).returncode == 0
