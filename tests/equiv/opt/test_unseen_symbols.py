"""Changes beside the functions that are checked, and in functions whose names are unusual: none goes by in silence."""

from __future__ import annotations

from pathlib import Path

import pytest

from equiv.opt.step import Step
from equiv.opt.steps import Programs, plan
from equiv.request.sources import DEFAULT_BINDINGS
from tests.equiv.opt.conftest import Tool

CALLS = """module {
  func.func private @NAME(%a: i32, %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32
    return %0 : i32
  }
  func.func @f(%a: i32, %b: i32) -> i32 {
    %0 = func.call @NAME(%a, %b) : (i32, i32) -> i32
    return %0 : i32
  }
}
"""
BESIDE = """module {
  func.func @f(%a: i32) -> i32 {
    return %a : i32
  }
WHAT
}
"""
BODY = '({ %0 = arith.constant 1 : i32  %1 = arith.addi %0, %0 : i32  "their.return"(%1) : (i32) -> () })'
FOREIGN = f'  "their.func"() <{{sym_name = "g"}}> {BODY} : () -> ()'
KERNEL = """  spirv.module @k Logical GLSL450 {
    spirv.func @g(%a: i32, %b: i32) -> i32 "None" {
      %0 = spirv.IAdd %a, %b : i32
      spirv.ReturnValue %0 : i32
    }
  }"""
INITIAL = """  llvm.mlir.global_ctors ctors = [@first], priorities = [0 : i32], data = [#llvm.zero]
  llvm.func @first() { llvm.return }
  llvm.func @second() { llvm.return }"""

# The name of a private function that the public one calls, and that a pass breaks.
NAMES = {
    "a letter that is no ASCII": '"g\u00e9"',
    "an escape": '"g\\C3\\A9"',
    "a line end": '"g\\0Ah"',
    "a quote": '"g\\22h"',
    "a backslash": '"g\\\\22h"',
    "another direction": '"g\u202eh"',
    "blanks": '" g h "',
    "an at": '"@f"',
    "nothing known": '"\U000e0041"',
    "long": "g" * 5000,
}

# A program, a pass by its replacement of text, and the exit code.
ATTACKS = {
    "a function that nobody knows": (BESIDE.replace("WHAT", FOREIGN), "addi=>subi", 3),
    "no other function": (f"module {{\n{FOREIGN}\n}}\n", "addi=>subi", 3),
    "it is gone": (BESIDE.replace("WHAT", FOREIGN), '"g"=>"h"', 3),
    "a module of another kind": (BESIDE.replace("WHAT", KERNEL), "IAdd=>ISub", 3),
    "operations in no function": (BESIDE.replace("WHAT", f'  "their.main"() {BODY} : () -> ()'), "addi=>subi", 3),
    "nothing else": (f'module {{\n  "their.main"() {BODY} : () -> ()\n}}\n', "addi=>subi", 3),
    "in a module without a name": (BESIDE.replace("WHAT", f"  module {{\n{FOREIGN}\n  }}"), "addi=>subi", 3),
    "what is run first": (BESIDE.replace("WHAT", INITIAL), "[@first]=>[@second]", 3),
    "an alias": (
        BESIDE.replace(
            "WHAT",
            INITIAL + "\n  llvm.mlir.alias external @a : !llvm.ptr { %0 = llvm.mlir.addressof @first : !llvm.ptr "
            "llvm.return %0 : !llvm.ptr }",
        ),
        "addressof @first=>addressof @second",
        3,
    ),
}


@pytest.mark.parametrize("name", NAMES)
def test_whatever_a_function_is_called(tool: Tool, name: str) -> None:
    (tool.folder / "calls.mlir").write_text(CALLS.replace("NAME", NAMES[name]), "utf-8")
    assert tool.wrapped("calls.mlir", "--passes=wrong:addi=>subi").code == 1
    assert set(tool.outcomes().values()) == {"different"}


@pytest.mark.parametrize("name", ATTACKS)
def test_what_no_function_speaks_for(tool: Tool, name: str) -> None:
    program, change, code = ATTACKS[name]
    (tool.folder / "program.mlir").write_text(program, "utf-8")
    ended = tool.wrapped("program.mlir", f"--passes=wrong:{change}", options=("--fail-on", "unknown"))
    assert ended.code == code, ended.errors
    assert {"unknown"} <= set(tool.outcomes().values())


def test_scripts_for_passes_are_no_part_of_the_program(tool: Tool) -> None:
    script = "  transform.named_sequence @s(%a: !transform.any_op) { transform.yield }"
    (tool.folder / "program.mlir").write_text(
        BESIDE.replace("WHAT", script).replace("module {", "module attributes {transform.with_named_sequence} {"),
        "utf-8",
    )
    ended = tool.wrapped("program.mlir", "--passes=script:@s=>@t", options=("--fail-on", "unknown"))
    assert ended.code == 0, ended.errors


@pytest.mark.parametrize(("is_called", "code"), [(False, 0), (True, 1)])
@pytest.mark.parametrize("is_apart", [False, True])
def test_what_a_script_names_runs_where_the_program_calls_it(
    tool: Tool, is_called: bool, code: int, is_apart: bool
) -> None:
    script = "transform.named_sequence @s(%a: !transform.any_op) attributes {uses = @g} { transform.yield }"
    if is_apart:
        script = f"module attributes {{transform.with_named_sequence}} {{ {script} }}"
    program = CALLS.replace("NAME", "g").replace("module {", "module attributes {transform.with_named_sequence} {")
    if not is_called:
        program = program.replace("func.call @g(%a, %b) : (i32, i32) -> i32", "arith.muli %a, %b : i32")
    (tool.folder / "program.mlir").write_text(f"{program.rstrip()[:-1]}  {script}\n}}\n", "utf-8")
    ended = tool.wrapped("program.mlir", "--passes=wrong:addi=>subi", options=("--fail-on", "different"))
    assert ended.code == code, ended.errors
    assert list(tool.outcomes().values()) == ["different"] * is_called


def test_functions_of_a_module_without_a_name_are_checked_as_those_at_the_top(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("source.mlir", "target.mlir")]
    program = CALLS.replace("NAME", "g")
    for file, text in zip(files, (program, program.replace("addi", "subi")), strict=True):
        file.write_text(f"module {{\n{text}}}\n", "utf-8")
    planned = plan(Step(0, "wrong", "", *map(str, files)), Programs(DEFAULT_BINDINGS))
    assert planned.common == ("f",) and not planned.settled, "a private function is checked with what calls it"


@pytest.mark.parametrize(
    ("beside", "checked"),
    [
        (
            "llvm.mlir.global external @t() : !llvm.ptr { %0 = llvm.mlir.addressof @g : !llvm.ptr "
            "llvm.return %0 : !llvm.ptr }",
            ("m::g", "m::f"),
        ),
        ("llvm.mlir.global_ctors ctors = [@g], priorities = [0 : i32], data = [#llvm.zero]", ("m::g", "m::f")),
        ("", ("m::f",)),
    ],
)
def test_what_a_module_with_a_name_mentions_beside_its_functions(
    tmp_path: Path, beside: str, checked: tuple[str, ...]
) -> None:
    files = [tmp_path / name for name in ("source.mlir", "target.mlir")]
    functions = (
        "llvm.func internal @g(%a: i32) -> i32 { %0 = llvm.add %a, %a : i32 llvm.return %0 : i32 }\n"
        "llvm.func @f(%a: i32) -> i32 { %0 = llvm.call @g(%a) : (i32) -> i32 llvm.return %0 : i32 }"
    )
    for file, text in zip(files, (functions, functions.replace("llvm.add", "llvm.mul")), strict=True):
        file.write_text(f"module {{\nmodule @m {{\n{text}\n{beside}\n}}\n}}\n", "utf-8")
    planned = plan(Step(0, "wrong", "", *map(str, files)), Programs(DEFAULT_BINDINGS))
    assert planned.common == checked


def test_a_function_of_a_module_with_a_name_is_new_where_it_was_not_there(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("source.mlir", "target.mlir")]
    function = "func.func @f(%a: i32) -> i32 { return %a : i32 }"
    for file, functions in zip(files, (function, function + function.replace("@f", "@h")), strict=True):
        file.write_text(f"module {{\nmodule @m {{\n{functions}\n}}\n}}\n", "utf-8")
    assert plan(Step(0, "outline", "", *map(str, files)), Programs(DEFAULT_BINDINGS)).notes == (
        "function 'm::h' is new",
    )
