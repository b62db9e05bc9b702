"""Bad input ends in one clear error with a place, never in anything else."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from frontends.errors import InputProblem, MissingBindings, SyntaxProblem, UnknownFunction, Unsupported
from frontends.mlir import load
from interp.ir import Place


def syntax_problem(text: str) -> SyntaxProblem:
    with pytest.raises(SyntaxProblem) as caught:
        load(text, file_name="bad.mlir")
    return caught.value


def unsupported(text: str) -> Unsupported:
    with pytest.raises(Unsupported) as caught:
        load(text, file_name="bad.mlir").lower("f")
    return caught.value


def body(line: str) -> str:
    return f"func.func @f(%A: memref<4xf32>, %x: f32, %n: index, %i: i32) {{\n  {line}\n  return\n}}"


def test_a_syntax_error_has_the_place_of_the_parser() -> None:
    problem = syntax_problem("func.func @f() {\n  %a = arith.addi %b, : i32\n}")
    assert str(problem) == "bad.mlir:2:22: expected SSA operand"


def test_a_misspelt_word_is_a_syntax_problem() -> None:
    problem = syntax_problem("func.func @f() {\n  retrun\n}")
    assert str(problem) == "bad.mlir:2:3: custom op 'retrun' is unknown (tried 'func.retrun' as well)"


def test_what_the_verifier_rejects_is_a_syntax_problem() -> None:
    problem = syntax_problem("func.func @f() {\n  %a = arith.constant 1 : i32\n  func.return %a : i32\n}")
    assert problem.place == Place("bad.mlir", 3, 3)
    assert "enclosing function" in problem.message


def test_an_empty_file_is_a_module_without_functions() -> None:
    assert load("", file_name="empty.mlir").functions == {}


def test_a_zero_byte_does_not_hide_the_rest_of_the_file() -> None:
    problem = syntax_problem("func.func @f() { return }\n\0func.func @g() { return }")
    assert problem.place == Place("bad.mlir", 2, 1)


@pytest.mark.parametrize(
    "nest",
    [
        "func.func @f() {\n" + "scf.execute_region {\n" * 5000 + "scf.yield\n}\n" * 5000 + "return\n}",
        '"a.b"() ({\n' * 5000 + "}) : () -> ()\n" * 5000,
        "module attributes {a.b = " + "[" * 100_000,
        "#m = affine_map<(d0) -> (" + "-" * 200_000 + "d0)>",
        "module attributes {a.b = " + "tuple<" * 100_000,
    ],
)
def test_nesting_that_the_parser_would_not_survive(nest: str) -> None:
    assert "256" in syntax_problem(nest).message


def test_the_place_of_too_much_nesting() -> None:
    problem = syntax_problem("func.func @f() {\n" + "scf.execute_region { // }}}\n" * 5000)
    assert problem.place == Place("bad.mlir", 257, 20)


def test_nesting_that_is_deep_but_not_too_deep() -> None:
    text = "func.func @f() {\n" + "scf.execute_region {\n" * 250 + "scf.yield\n}\n" * 250 + "return\n}"
    assert list(load(text).lower("f").functions) == ["f"]


def test_signs_that_look_like_brackets_are_not_nesting() -> None:
    constraints = ", ".join("d0 <= 4" for _ in range(400))
    text = f"#set = affine_set<(d0) : ({constraints})>\n" + "func.func private @f() -> ()\n"
    assert list(load(text).functions) == ["f"]
    with pytest.raises(Unsupported, match=r"x\.y"):
        load("func.func @f() { " + "x.y << 1 }\n{" * 400)


def test_brackets_in_strings_comments_and_arrows_are_not_nesting() -> None:
    text = f'module attributes {{a.b = "{"(" * 1000}"}} {{ // {"<" * 1000}\n' + "func.func private @f() -> ()\n" + "}"
    assert list(load(text).functions) == ["f"]


@pytest.mark.parametrize(
    ("line", "operation", "what"),
    [
        ('"foo.bar"(%x) : (f32) -> ()', "foo.bar", ""),
        ("foo.bar %x", "foo.bar", "parser does not know"),
        ("arith.bar %x : f32", "arith.bar", "parser does not know"),
        ("%b = memref.alloc() : memref<4xvector<[4]xf32>>", "memref.alloc", "scalable"),
        ("%c = func.constant @f : (memref<4xf32>, f32, index, i32) -> ()", "func.constant", ""),
        ("%a = arith.addi %i, %i {unheard_of} : i32", "arith.addi", "attribute 'unheard_of'"),
        ("affine.store %x, %A[0] {unheard_of} : memref<4xf32>", "affine.store", "attribute 'unheard_of'"),
        ("%c = arith.constant 1.0 : f8E4M3FN", "arith.constant", "f8E4M3FN"),
        (
            "%l = memref.alloc() : memref<4xf32, affine_map<(d0) -> (d0 floordiv 2, d0 mod 2)>>",
            "memref.alloc",
            "layout",
        ),
        ("%l = memref.load %A[%n] {invariant = true} : memref<4xf32>", "memref.load", "attribute 'invariant'"),
    ],
)
def test_what_is_not_modelled_is_named_with_its_place(line: str, operation: str, what: str) -> None:
    problem = unsupported(body(line))
    assert problem.operation == operation
    assert problem.place is not None and (problem.place.file, problem.place.line) == ("bad.mlir", 2)
    assert what in problem.what


def test_an_unknown_inherent_attribute_of_a_function() -> None:
    assert "attribute '__half'" in unsupported("func.func @f() attributes {__half} { return }").what
    assert "attribute 'unheard_of'" in unsupported("func.func @f() attributes {unheard_of} { return }").what


def test_an_external_global_has_unknown_contents() -> None:
    problem = unsupported(
        "memref.global @g : memref<4xf32>\nfunc.func @f() {\n  %g = memref.get_global @g : memref<4xf32>\n  return\n}"
    )
    assert (problem.operation, problem.place) == ("memref.global", Place("bad.mlir", 1, 1))


def test_other_functions_may_hold_anything() -> None:
    source = load('func.func @g() {\n  "foo.bar"() : () -> ()\n  return\n}\nfunc.func @f() { return }')
    assert list(source.lower("f").functions) == ["f"]
    with pytest.raises(Unsupported):
        source.lower("g")


def test_a_function_that_is_missing_or_only_declared() -> None:
    source = load("func.func private @g()", file_name="some.mlir")
    with pytest.raises(UnknownFunction, match=r"'some\.mlir' has no function 'f'"):
        source.lower("f")
    with pytest.raises(UnknownFunction, match=r"some\.mlir:1:1: function 'g' is only declared"):
        source.lower("g")


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(InputProblem, match="No such file"):
        load(tmp_path / "missing.mlir")
    with pytest.raises(InputProblem, match="Is a directory"):
        load(tmp_path)


def test_files_that_are_not_text(tmp_path: Path) -> None:
    path = tmp_path / "binary.mlir"
    path.write_bytes(b"module {\n}\xff")
    with pytest.raises(SyntaxProblem, match=r"binary\.mlir:2:2: this is not UTF-8 text"):
        load(path)
    path.write_bytes(b"ML\xefR\x06")
    with pytest.raises(SyntaxProblem, match="bytecode"):
        load(path)


def test_bindings_that_are_not_there() -> None:
    with pytest.raises(MissingBindings, match="--bindings"):
        load("", bindings="no_such_package")
    with pytest.raises(MissingBindings, match=r"'interp\.ir' is not a build of MLIR's Python bindings"):
        load("", bindings="interp")


@given(st.binary(max_size=300))
def test_random_bytes(tmp_path_factory: pytest.TempPathFactory, data: bytes) -> None:
    path = tmp_path_factory.getbasetemp() / "random.mlir"
    path.write_bytes(data)
    try:
        source = load(path)
    except InputProblem as problem:
        assert problem.place is not None and problem.place.line >= 1
    else:
        assert not source.functions


TOKENS = st.sampled_from(
    [
        *("func.func", "@f", "(", ")", "{", "}", "%a", "%b", ":", "i32", "index", "memref<4xf32>", "->", "return"),
        *(
            "arith.addi",
            "affine.for",
            "=",
            "0",
            "to",
            "4",
            ",",
            "\n",
            "module",
            "attributes",
            "a.b",
            '"x"',
            "scf.yield",
        ),
        *("[", "]", "<", ">", "loc(", "#map", "affine_map<(d0) -> (d0)>", "^bb0", "//", "dense<1>"),
    ]
)


@given(st.lists(TOKENS, max_size=40))
def test_random_tokens(tokens: list[str]) -> None:
    try:
        source = load(" ".join(tokens))
        for name, function in source.functions.items():
            if function.defined:
                source.lower(name)
    except InputProblem as problem:
        assert problem.message


def test_columns_count_characters(tmp_path: Path) -> None:
    """MLIR counts bytes, which no editor does."""
    text = 'func.func @f() {\n  %c = arith.constant {x = "äöü𝔸"} 5 : i32 %d = arith.foo %c\n  return\n}\n'
    (tmp_path / "a.mlir").write_text(text, "utf-8")
    with pytest.raises(Unsupported) as problem:
        load(tmp_path / "a.mlir")
    place = problem.value.place
    assert place is not None and text.splitlines()[place.line - 1][place.column - 1 :].startswith("arith.foo")
