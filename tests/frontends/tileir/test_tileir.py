"""Kernels of CUDA Tile IR: what is refused, and what wrong kernels that look right show."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import numpy as np
import pytest

from equiv import verify
from equiv.verdict import Verdict
from frontends.errors import SyntaxProblem
from frontends.tileir.source import load
from interp.machine import BufferInput, Domain, Sample, SizeInput, assemble
from tests.frontends.narrow_floats import FORMATS, from_narrow, number_of, to_narrow

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


def test_a_tile_that_every_iteration_writes_needs_one(check: Check) -> None:
    sizes = {**_SIZES, "grid_x": [1, 1]}
    loose = _loop("%c0", "%0")
    assert "no token orders" in _reason(check(loose, loose, sizes))
    carried = _loop("%c0", "%t", "iter_values(%t = %0) -> (token)", "continue %s : token")
    assert check(carried, carried, sizes).verdict == "equivalent"


_UPDATE = "tile<ptr<f32>>, tile<f32> -> tile<f32>, token"


def _used(line: str, type: str) -> str:
    """What nothing uses is not looked at."""
    return f"{line}\n  %u = reshape %d : {type} -> {type}"


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("%d = fma %v, %v, %v rounding<approx> : tile<8xf32>", "'rounding<approx>'"),
        ("%d = tanh %v rounding<zero> : tile<8xf32>", "'rounding<zero>'"),
        ("%d = assume div_by<4>, %v : tile<8xf32>", "'div_by<4>'"),
        ("%d = assume same_elements<[3]>, %i : tile<8xi32>", "groups of [3]"),
        (
            _used("%d = ftof %v rounding<zero> : tile<8xf32> -> tile<8xf8E8M0FNU>", "tile<8xf8E8M0FNU>"),
            "'rounding<zero>'",
        ),
        (_used("%d = constant <f4E2M1FN: 5.0> : tile<f4E2M1FN>", "tile<f4E2M1FN>"), "the value 5.0"),
        (_used("%d = pack %i : tile<8xi32> -> tile<8xi8>", "tile<8xi8>"), "tensor<8xi32> as tile<8xi8>"),
        ("%d = mulhii %v, %v : tile<8xf32>", "type tile<8xf32>"),
        ("%d, %t = atomic_rmw_tko relaxed tl_blk %arg0, addf, %w token=%v_t : " + _UPDATE, "'relaxed tl_blk'"),
        ("%d, %t = atomic_rmw_tko weak device %arg0, addf, %w token=%v_t : " + _UPDATE, "'weak device'"),
        ("%d, %t = atomic_rmw_tko relaxed device %arg0, mulf, %w token=%v_t : " + _UPDATE, "'mulf'"),
    ],
)
def test_what_is_not_modelled_is_named_with_its_place(check: Check, line: str, what: str) -> None:
    operands = ("%w = constant <f32: 1.0> : tile<f32>", "%i = iota : tile<8xi32>")
    text = _kernel(_load("%v", "%pa", "%x", "%0"), *operands, line)
    verdict = check(text, text)
    assert what in _reason(verdict)
    place = verdict.reasons[0].place
    assert place is not None
    assert text.split("\n")[place.line - 1].strip().startswith("%d")


@pytest.mark.parametrize(
    ("said", "other"),
    [
        ("-> tile<8xf32>, token", "-> tile<4xf32>, token"),
        ("partition_view<tile=(8), tensor_view<?xf32, strides=[1]>>, tile<i32> ->",
         "partition_view<tile=(8), tensor_view<?xf32, strides=[2]>>, tile<i32> ->"),
        ("%pa = make_partition_view %a : partition_view<tile=(8), tensor_view<?xf32, strides=[1]>>",
         "%pa = make_partition_view %a : partition_view<tile=(8), tensor_view<?xf32, strides=[2]>>"),
        ("strides = [1] : tile<i32>", "strides = [1] : tile<i64>"),
        ("tile<i32> ->", "tile<i64> ->"),
    ],
)  # fmt: skip
def test_a_value_has_one_type(check: Check, said: str, other: str) -> None:
    assert said in COPY
    with pytest.raises(SyntaxProblem, match=r"is of type|of type"):
        check(COPY, COPY.replace(said, other, 1))


def test_a_blank_may_stand_within_a_type(check: Check) -> None:
    assert check(COPY, COPY.replace("tile<8xf32>", "tile <8xf32>")).verdict == "equivalent"


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


# -- atomic updates ----------------------------------------------------------------------------------------------------

_COUNTER = """entry @k(%arg0: tile<ptr<i32>>, %arg1: tile<ptr<i32>>) {{
  %0 = make_token : token
  %x, %y, %z = get_tile_block_id : tile<i32>
  %one = constant <i32: 1> : tile<i32>
  %two = constant <i32: 2> : tile<i32>
  %there = offset %arg1, %x : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
  {body}
  return
}}
"""
_BLOCKS = {"grid_x": [3], "grid_y": [1], "grid_z": [1], "arg0.0": [1], "arg1.0": [3]}
_RESULT = "tile<ptr<i32>>, tile<i32> -> tile<i32>, token"


def _add(result: str, value: str, token: str = "%0", ordering: str = "relaxed", mode: str = "add") -> str:
    update = f"atomic_rmw_tko {ordering} device %arg0, {mode}, {value} token={token}"
    return f"{result}, {result}_t = {update} : {_RESULT}"


def _counter(*lines: str) -> str:
    return _COUNTER.format(body="\n  ".join(lines))


def test_updates_of_two_kinds_need_a_token(check: Check) -> None:
    loose = _counter(_add("%a", "%one"), _add("%b", "%two", mode="max"))
    assert "no token orders" in _reason(check(loose, loose, _BLOCKS))


def test_which_count_a_block_gets_is_open(check: Check) -> None:
    store = "%s = store_ptr_tko weak %there, %a token=%a_t : tile<ptr<i32>>, tile<i32> -> token"
    ticket = _counter(_add("%a", "%one"), store)
    assert "order" in _reason(check(ticket, ticket, _BLOCKS))


@pytest.mark.parametrize("other", [(), (_add("%b", "%one", "%a_t", "acq_rel"),)], ids=["its own", "another's"])
def test_a_result_that_tells_of_an_order_is_not_modelled(check: Check, other: tuple[str, ...]) -> None:
    store = "%s = store_ptr_tko weak %there, %a token=%a_t : tile<ptr<i32>>, tile<i32> -> token"
    first = _add("%a", "%one", ordering="relaxed" if other else "acq_rel")
    last = _counter(first, store, *other)
    assert "tokens order accesses" in _reason(check(last, last, _BLOCKS))
    unused = _counter(_add("%a", "%one", ordering="acq_rel"))
    relaxed = _counter(_add("%a", "%one"))
    assert check(relaxed, unused, _BLOCKS).verdict == "equivalent"
    # Others on the device may wait for the update, and for what came before it.
    verdict = check(unused, relaxed, _BLOCKS)
    assert (verdict.verdict, verdict.reasons[0].kind) == ("unknown", "atomic")


def test_an_exchange_compares_with_what_is_there(check: Check) -> None:
    def swap(expected: str, new: str) -> str:
        update = f"atomic_cas_tko relaxed device %there, {expected}, {new} token=%0"
        return _counter(f"%a, %a_t = {update} : tile<ptr<i32>>, tile<i32> -> tile<i32>, token")

    one = {**_BLOCKS, "grid_x": [1], "arg1.0": [1]}  # whose order is that of the program
    assert check(swap("%one", "%two"), swap("%two", "%one"), one).verdict == "different"
    assert "order" in _reason(check(swap("%one", "%two"), swap("%two", "%one"), _BLOCKS))
    assert "order" in _reason(check(swap("%one", "%two"), swap("%one", "%two"), _BLOCKS))


# -- scans, parts of tiles, narrow floats ------------------------------------------------------------------------------


def _scan(function: str, identity: str, reverse: str = "false", modifiers: str = "") -> str:
    return _kernel(
        _load("%v", "%pa", "%x", "%0"),
        f"%r = scan %v dim=0 reverse={reverse} identities=[{identity} : f32] : tile<8xf32> -> tile<8xf32>",
        "(%lhs: tile<f32>, %rhs: tile<f32>) {",
        f"%c = {function} %lhs, %rhs{modifiers} : tile<f32>",
        "yield %c : tile<f32>",
        "}",
        _store("%s", "%r", "%pb", "%x", "%0"),
    )


@pytest.mark.parametrize(
    ("function", "identity"), [("maxf", "0.000000e+00"), ("mulf", "0.000000e+00"), ("subf", "0.000000e+00")]
)
def test_what_is_no_identity_is_refused(check: Check, function: str, identity: str) -> None:
    text = _scan(function, identity)
    assert "not known to be a neutral element" in _reason(check(text, text))


def _converted(before: str, after: str) -> str:
    return f"""entry @k(%arg0: tile<ptr<{before}>>, %arg1: tile<ptr<{after}>>) {{
  %0 = make_token : token
  %i = iota : tile<256xi32>
  %p = reshape %arg0 : tile<ptr<{before}>> -> tile<1xptr<{before}>>
  %ps = broadcast %p : tile<1xptr<{before}>> -> tile<256xptr<{before}>>
  %from = offset %ps, %i : tile<256xptr<{before}>>, tile<256xi32> -> tile<256xptr<{before}>>
  %q = reshape %arg1 : tile<ptr<{after}>> -> tile<1xptr<{after}>>
  %qs = broadcast %q : tile<1xptr<{after}>> -> tile<256xptr<{after}>>
  %to = offset %qs, %i : tile<256xptr<{after}>>, tile<256xi32> -> tile<256xptr<{after}>>
  %v, %t = load_ptr_tko weak %from token=%0 : tile<256xptr<{before}>> -> tile<256x{before}>, token
  %w = ftof %v : tile<256x{before}> -> tile<256x{after}>
  %s = store_ptr_tko weak %to, %w token=%0 : tile<256xptr<{after}>>, tile<256x{after}> -> token
  return
}}
"""


def _run(path: Path, text: str, patterns: Sequence[int]) -> list[int]:
    """What a kernel of one block makes of 256 numbers."""
    path.write_text(text)
    module = load(path).lower("k")
    inputs = [BufferInput((256,)), BufferInput((256,)), SizeInput(1), SizeInput(1), SizeInput(1)]
    overrides = {(0, at): pattern for at, pattern in enumerate(patterns)}
    execution = assemble(module, "k").run(inputs, Domain.CONCRETE, sample=Sample(overrides=overrides))
    assert execution.stop is None
    return [-1 if each is None else each for each in execution.output_bits(("argument", 1))]


@pytest.mark.parametrize("format", FORMATS)
def test_all_narrow_floats_are_what_their_patterns_say(format: str, tmp_path: Path) -> None:
    patterns = np.arange(256) % (2 * FORMATS[format][3])
    found = np.array(_run(tmp_path / "k.tileir", _converted(format, "f32"), patterns.tolist()), "u4").view("f4")
    expected = from_narrow(patterns, format)
    finite = ~np.isnan(expected)
    np.testing.assert_array_equal(found[finite], expected[finite])
    assert not np.isfinite(found[~finite]).any()


def test_all_powers_of_two_are_what_their_patterns_say(tmp_path: Path) -> None:
    found = np.array(_run(tmp_path / "k.tileir", _converted("f8E8M0FNU", "f32"), range(256)), "u4").view("f4")
    np.testing.assert_array_equal(found[:255], np.ldexp(np.float32(1), np.arange(255) - 127))
    assert np.isnan(found[255])


@pytest.mark.parametrize("format", FORMATS)
def test_narrow_floats_are_rounded_to_the_nearest(format: str, tmp_path: Path) -> None:
    """At all numbers of a format, between every two, a little beside these, and beyond the largest."""
    exact = np.array([number_of(each, format) for each in range(FORMATS[format][2] + 1)])
    middles = (exact[1:] + exact[:-1]) / 2
    beside = np.concatenate([np.nextafter(middles.astype("f4"), np.float32(side)) for side in (0, 1e9)])
    beyond = np.array([1e-30, 1e6, np.inf, exact[-1] * 1.01])
    every = np.concatenate([exact, middles, beside, beyond]).astype("f4")
    numbers = np.concatenate([every, -every])
    numbers = np.resize(numbers, -(-len(numbers) // 256) * 256)
    for chunk in numbers.reshape(-1, 256):
        found = _run(tmp_path / "k.tileir", _converted("f32", format), chunk.view("u4").tolist())
        np.testing.assert_array_equal(np.array(found, "u1").view("i1"), to_narrow(chunk, format))
