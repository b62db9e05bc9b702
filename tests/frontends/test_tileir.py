"""Kernels of CUDA Tile IR: what is refused, and what wrong kernels that look right show."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import pytest

from equiv import verify
from equiv.verdict import Verdict
from frontends.errors import SyntaxProblem

Check = Callable[..., Verdict]
_HEAD = """entry @k(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<ptr<f32>>, %arg3: tile<i32>) {
  %0 = make_token : token
  %x, %y, %z = get_tile_block_id : tile<i32>
  %a = make_tensor_view %arg0, shape = [%arg1], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
  %b = make_tensor_view %arg2, shape = [%arg3], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
"""
_VIEW = "partition_view<tile=(8), tensor_view<?xf32, strides=[1]>>"
_SIZES = {"arg1": [16, 13], "arg3": [16, 13], "grid_x": [2, 2], "grid_y": [1, 1], "grid_z": [1, 1]}


def _load(result: str, view: str, index: str, token: str, type: str = _VIEW) -> str:
    access = f"load_view_tko weak {view}[{index}] token = {token}"
    return f"{result}, {result}_t = {access} : {type}, tile<i32> -> tile<8xf32>, token"


def _store(result: str, value: str, view: str, index: str, token: str) -> str:
    access = f"store_view_tko weak {value}, {view}[{index}] token = {token}"
    return f"{result} = {access} : tile<8xf32>, {_VIEW}, tile<i32> -> token"


def _kernel(*lines: str) -> str:
    views = [f"%pa = make_partition_view %a : {_VIEW}", f"%pb = make_partition_view %b : {_VIEW}"]
    return _HEAD + "\n".join(f"  {each}" for each in (*views, *lines, "return")) + "\n}\n"


COPY = _kernel(_load("%v", "%pa", "%x", "%0"), _store("%s", "%v", "%pb", "%x", "%0"))


@pytest.fixture
def check(tmp_path: Path) -> Check:
    def run(source: str, target: str, sizes: Mapping[str, Sequence[int]] = _SIZES) -> Verdict:
        paths = [tmp_path / "source.tileir", tmp_path / "target.tileir"]
        for path, text in zip(paths, (source, target), strict=True):
            path.write_text(text)
        return verify(*paths, sizes=sizes, seed=1)

    return run


def _reason(verdict: Verdict) -> str:
    assert verdict.verdict == "unknown"
    return str(verdict.reasons[0].message)


def test_a_kernel_is_itself(check: Check) -> None:
    verdict = check(COPY, COPY)
    assert (verdict.verdict, verdict.level) == ("equivalent", "bitwise")


def test_a_tile_beyond_the_array_is_undefined(check: Check) -> None:
    next_ = ("%c1 = constant <i32: 1> : tile<i32>", "%n = addi %x, %c1 : tile<i32>")
    late = _kernel(*next_, _load("%v", "%pa", "%n", "%0"), _store("%s", "%v", "%pb", "%x", "%0"))
    assert check(COPY, late).verdict == "different"


def test_what_lies_beyond_the_array_shows(check: Check) -> None:
    def padded(padding: str) -> str:
        type = f"partition_view<tile=(8), padding_value = {padding}, tensor_view<?xf32, strides=[1]>>"
        view = f"%p = make_partition_view %a : {type}"
        return _kernel(view, _load("%v", "%p", "%x", "%0", type), _store("%s", "%v", "%pb", "%x", "%0"))

    sizes = {**_SIZES, "arg1": [13, 13], "arg3": [16, 16]}
    assert check(padded("zero"), padded("zero"), sizes).verdict == "equivalent"
    for other in ("neg_inf", "neg_zero", "nan"):
        assert check(padded("zero"), padded(other), sizes).verdict == "different"


def test_tokens_must_order_what_touches_the_same_elements(check: Check) -> None:
    load, again = _load("%v", "%pa", "%x", "%0"), "%d = addf %v, %v : tile<8xf32>"
    ordered = _kernel(load, again, _store("%s", "%d", "%pa", "%x", "%v_t"))
    assert check(ordered, ordered).verdict == "equivalent"
    loose = _kernel(load, again, _store("%s", "%d", "%pa", "%x", "%0"))
    assert "no token orders" in _reason(check(loose, loose))


def _loop(index: str, token: str, carried: str = "", end: str = "") -> str:
    """Stores a tile in each of two iterations."""
    return _kernel(
        *(f"%c{number} = constant <i32: {number}> : tile<i32>" for number in range(3)),
        _load("%v", "%pa", "%c0", "%0"),
        f"{'%f = ' if carried else ''}for %i in (%c0 to %c2, step %c1) : tile<i32> {carried} {{",
        _store("%s", "%v", "%pb", index, token),
        end,
        "}",
    )


def test_tiles_that_a_loop_counts_need_no_token(check: Check) -> None:
    counted = _loop("%i", "%0")
    assert check(counted, counted, {**_SIZES, "grid_x": [1, 1]}).verdict == "equivalent"


def test_a_tile_that_every_iteration_writes_needs_one(check: Check) -> None:
    sizes = {**_SIZES, "grid_x": [1, 1]}
    loose = _loop("%c0", "%0")
    assert "no token orders" in _reason(check(loose, loose, sizes))
    carried = _loop("%c0", "%t", "iter_values(%t = %0) -> (token)", "continue %s : token")
    assert check(carried, carried, sizes).verdict == "equivalent"


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("%d = addf %v, %v rounding<zero> : tile<8xf32>", "'rounding<zero>'"),
        ("%d = exp %v flush_to_zero : tile<8xf32>", "'flush_to_zero'"),
        ("%d = tanh %v : tile<8xf32>", "cuda_tile.tanh"),
        (
            "%d, %t = atomic_rmw_tko relaxed device %arg0, addf, %v token = %0 : tile<8xf32> -> tile<8xf32>, token",
            "atomic",
        ),
    ],
)
def test_what_is_not_modelled_is_named_with_its_place(check: Check, line: str, what: str) -> None:
    text = _kernel(_load("%v", "%pa", "%x", "%0"), line)
    verdict = check(text, text)
    assert what in _reason(verdict)
    place = verdict.reasons[0].place
    assert place is not None
    assert text.split("\n")[place.line - 1].strip().startswith("%d")


def test_text_that_is_none_is_an_error(check: Check) -> None:
    with pytest.raises(SyntaxProblem):
        check(COPY.replace("\n}", ""), COPY)
    with pytest.raises(SyntaxProblem):
        check(COPY.replace("%v, %v_t", "%w, %v_t"), COPY)


_POINTERS = """entry @k(%arg0: tile<ptr<f32>>, %arg1: tile<f32>, %arg2: tile<ptr<f32>>) {
  %0 = make_token : token
  %yes = constant <i1: true> : tile<i1>
  %p = select %yes, %arg0, %arg0 : tile<i1>, tile<ptr<f32>>
  %s = store_ptr_tko weak %p, %arg1 token = %0 : tile<ptr<f32>>, tile<f32> -> token
  %v, %t = load_ptr_tko weak %arg0 token = %s : tile<ptr<f32>> -> tile<f32>, token
  %u = store_ptr_tko weak %arg2, %v token = %s : tile<ptr<f32>>, tile<f32> -> token
  return
}
"""


def test_a_pointer_that_was_chosen_may_point_anywhere(check: Check) -> None:
    sizes = {name: sizes for name, sizes in _SIZES.items() if name.startswith("grid")}
    one = {name: [1] for name in sizes}
    assert check(_POINTERS, _POINTERS, one).verdict == "equivalent"
    unordered = _POINTERS.replace("weak %arg0 token = %s", "weak %arg0 token = %0")
    assert "no token orders" in _reason(check(_POINTERS, unordered, one))
