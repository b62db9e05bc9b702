"""Layers of published networks through the loop passes that the corpora use. Those whose sizes are dynamic are proven
for all sizes, the published ones among them, without a run at these; small networks are run at their own."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise

from torch_mlir import ir
from torch_mlir.passmanager import PassManager

from equiv import verify
from frontends.mlir import load
from tests.benchmarks.measurement import Measurement, row
from tests.benchmarks.network_table import cost

_LOOPS = "func.func(convert-linalg-to-affine-loops)"
_TILES = "func.func(affine-loop-tile{tile-size=32})"
_KEPT_SUMS = "func.func(affine-loop-tile{tile-sizes=1,14,14,32,1,1,1})"  # which are in the order that they had
_POINTS = '["parallel", "parallel"]'


def _passed(text: str, *pipelines: str) -> str:
    with ir.Context():
        module = ir.Module.parse(text)
        for pipeline in pipelines:
            PassManager.parse(f"builtin.module({pipeline})").run(module.operation)
        return str(module)


@dataclass(frozen=True, slots=True)
class Network:
    """A part of a published network: what makes its function on memrefs, the pass after that to loops, and whether the
    proof is to speak for all sizes."""

    what: str
    text: Callable[[], str]
    pipeline: str = _TILES
    all_sizes: bool = True


def _proven(network: Network) -> list[Measurement]:
    """What the proof costs of a function against what passes make of it."""
    what, all_sizes, text = network.what, network.all_sizes, network.text()
    target = _passed(text, _LOOPS, network.pipeline)
    started = time.process_time()
    scope = "require" if all_sizes else "auto"
    verdict = verify(load(text), load(target), timeout=1500, all_sizes=scope)
    seconds = time.process_time() - started
    assert (verdict.verdict, verdict.level) == ("equivalent", "bitwise"), verdict.reasons
    stats = verdict.stats
    executed = stats.source_operations + stats.target_operations
    scope = "for all sizes" if all_sizes else "by running"
    return cost(f"{what}, proven {scope}", seconds, executed, stats.peak_memory)


def _pointwise(read: str, written: str, type: str, lines: str) -> str:
    """A kernel on all elements of a matrix: `lines` make %r of %a, an element of `read`, and %b, one of `written`."""
    return f"""
  linalg.generic {{indexing_maps = [#point, #point], iterator_types = {_POINTS}}}
    ins({read} : {type}) outs({written} : {type}) {{
  ^bb0(%a: f32, %b: f32):
    {lines}
    linalg.yield %r : f32
  }}"""


_SILU = """%n = arith.negf %a : f32
    %e = math.exp %n : f32
    %p = arith.addf %e, %one : f32
    %s = arith.divf %a, %p : f32
    %r = arith.mulf %s, %b : f32"""
_GELU = """%q = arith.mulf %b, %b : f32
    %cube = arith.mulf %q, %b : f32
    %t = arith.mulf %cube, %c3 : f32
    %d = arith.addf %b, %t : f32
    %e = arith.mulf %d, %root : f32
    %h = math.tanh %e : f32
    %g = arith.addf %h, %one : f32
    %x2 = arith.mulf %b, %half : f32
    %r = arith.mulf %x2, %g : f32"""
_DEVIATION = """%v = arith.divf %a, %count : f32
    %e = arith.addf %v, %least_variance : f32
    %t = math.rsqrt %e : f32
    %r = arith.mulf %b, %t : f32"""
_ANY = "memref<?x?xf32>"
_NUMBERS = """
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %half = arith.constant 0.5 : f32
  %c3 = arith.constant 0.044715 : f32
  %root = arith.constant 0.797884583 : f32
  %least = arith.constant 0xFF800000 : f32"""


def _product(a: str, b: str, c: str) -> str:
    return f"""
  linalg.fill ins(%zero : f32) outs({c} : {_ANY})
  linalg.matmul ins({a}, {b} : {_ANY}, {_ANY}) outs({c} : {_ANY})"""


def _function(arguments: str, body: str) -> str:
    maps = """
#point = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
#column = affine_map<(i, j) -> (j)>
#q = affine_map<(i, j, k) -> (i, k)>
#k = affine_map<(i, j, k) -> (j, k)>
#s = affine_map<(i, j, k) -> (i, j)>
"""
    return f"{maps}func.func @kernel({arguments}) {{{_NUMBERS}{body}\n  return\n}}\n"


def _gated() -> str:
    """LLaMA's: two products of the input, one of which is a gate for the other, and a third one of what comes out."""
    names = ("x", "w1", "w3", "w2", "g", "u", "y")
    body = _product("%x", "%w1", "%g") + _product("%x", "%w3", "%u")
    body += _pointwise("%g", "%u", _ANY, _SILU) + _product("%u", "%w2", "%y")
    return _function(", ".join(f"%{name}: {_ANY}" for name in names), body)


def _smooth() -> str:
    """GPT-2's: a product, the gaussian error's linear unit by tanh, and a product."""
    names = ("x", "w1", "w2", "u", "y")
    body = _product("%x", "%w1", "%u") + _pointwise("%u", "%u", _ANY, _GELU) + _product("%u", "%w2", "%y")
    return _function(", ".join(f"%{name}: {_ANY}" for name in names), body)


def _rows(name: str, lines: str) -> str:
    """A reduction of the rows of %S."""
    return f"""
  linalg.generic {{indexing_maps = [#point, #row], iterator_types = ["parallel", "reduction"]}}
    ins(%S : {_ANY}) outs({name} : memref<?xf32>) {{
  ^bb0(%a: f32, %b: f32):
    {lines}
    linalg.yield %r : f32
  }}"""


def _by_rows(name: str, lines: str) -> str:
    """A kernel on %S, whose rows have a number each."""
    return f"""
  linalg.generic {{indexing_maps = [#row, #point], iterator_types = {_POINTS}}}
    ins({name} : memref<?xf32>) outs(%S : {_ANY}) {{
  ^bb0(%a: f32, %b: f32):
    {lines}
    linalg.yield %r : f32
  }}"""


def _head() -> str:
    """One head of attention with a causal mask."""
    body = f"""
  linalg.fill ins(%zero : f32) outs(%S : {_ANY})
  linalg.generic {{indexing_maps = [#q, #k, #s], iterator_types = ["parallel", "parallel", "reduction"]}}
    ins(%Q, %K : {_ANY}, {_ANY}) outs(%S : {_ANY}) {{
  ^bb0(%a: f32, %b: f32, %c: f32):
    %m = arith.mulf %a, %b : f32
    %r = arith.addf %c, %m : f32
    linalg.yield %r : f32
  }}
  linalg.generic {{indexing_maps = [#point], iterator_types = {_POINTS}}} outs(%S : {_ANY}) {{
  ^bb0(%a: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %x = arith.mulf %a, %scale : f32
    %later = arith.cmpi ugt, %j, %i : index
    %r = arith.select %later, %least, %x : f32
    linalg.yield %r : f32
  }}
  linalg.fill ins(%least : f32) outs(%M : memref<?xf32>)"""
    body += _rows("%M", "%r = arith.maximumf %b, %a : f32")
    body += _by_rows("%M", "%d = arith.subf %b, %a : f32\n    %r = math.exp %d : f32")
    body += "\n  linalg.fill ins(%zero : f32) outs(%L : memref<?xf32>)" + _rows("%L", "%r = arith.addf %b, %a : f32")
    body += _by_rows("%L", "%r = arith.divf %b, %a : f32") + _product("%S", "%V", "%O")
    arguments = [f"%{name}: {_ANY}" for name in ("Q", "K", "V", "S", "O")]
    return _function(", ".join([*arguments, "%M: memref<?xf32>", "%L: memref<?xf32>", "%scale: f32"]), body)


def heads(count: int | None, depth: int) -> str:
    """All heads of attention with a causal mask, side by side in arrays, of any sequence; None are so many as there
    are at run time."""
    heads = "?" if count is None else count
    array, scores, row = f"memref<{heads}x?x{depth}xf32>", f"memref<{heads}x?x?xf32>", f"memref<{heads}x?xf32>"

    def generic(maps: str, loops: Sequence[str], operands: str, body: str) -> str:
        iterators = ", ".join(f'"{each}"' for each in loops)
        return f"""
  linalg.generic {{indexing_maps = [{maps}], iterator_types = [{iterators}]}} {operands} {{
    {body}
  }}"""

    points = ("parallel",) * 3
    rows = ("parallel", "parallel", "reduction")

    def reduced(name: str, lines: str) -> str:
        body = f"^bb0(%a: f32, %b: f32):\n    {lines}\n    linalg.yield %r : f32"
        return generic("#p, #r", rows, f"ins(%S : {scores}) outs({name} : {row})", body)

    def by_rows(name: str, lines: str) -> str:
        body = f"^bb0(%a: f32, %b: f32):\n    {lines}\n    linalg.yield %r : f32"
        return generic("#r, #p", points, f"ins({name} : {row}) outs(%S : {scores})", body)

    body = f"\n  linalg.fill ins(%zero : f32) outs(%S : {scores})"
    body += generic(
        "#left, #right, #sum",
        (*points, "reduction"),
        f"ins(%Q, %K : {array}, {array}) outs(%S : {scores})",
        """^bb0(%a: f32, %b: f32, %c: f32):
    %m = arith.mulf %a, %b : f32
    %r = arith.addf %c, %m : f32
    linalg.yield %r : f32""",
    )
    body += generic(
        "#p",
        points,
        f"outs(%S : {scores})",
        """^bb0(%a: f32):
    %i = linalg.index 1 : index
    %j = linalg.index 2 : index
    %x = arith.mulf %a, %scale : f32
    %later = arith.cmpi ugt, %j, %i : index
    %r = arith.select %later, %least, %x : f32
    linalg.yield %r : f32""",
    )
    body += f"\n  linalg.fill ins(%least : f32) outs(%M : {row})" + reduced("%M", "%r = arith.maximumf %b, %a : f32")
    body += by_rows("%M", "%d = arith.subf %b, %a : f32\n    %r = math.exp %d : f32")
    body += f"\n  linalg.fill ins(%zero : f32) outs(%L : {row})" + reduced("%L", "%r = arith.addf %b, %a : f32")
    body += by_rows("%L", "%r = arith.divf %b, %a : f32")
    body += f"""
  linalg.fill ins(%zero : f32) outs(%O : {array})
  linalg.batch_matmul ins(%S, %V : {scores}, {array}) outs(%O : {array})"""
    arguments = [*(f"%{name}: {array}" for name in "QKVO"), f"%S: {scores}", f"%M: {row}", f"%L: {row}", "%scale: f32"]
    maps = """
#left = affine_map<(h, i, j, k) -> (h, i, k)>
#right = affine_map<(h, i, j, k) -> (h, j, k)>
#sum = affine_map<(h, i, j, k) -> (h, i, j)>
#p = affine_map<(h, i, j) -> (h, i, j)>
#r = affine_map<(h, i, j) -> (h, i)>
"""
    return maps + _function(", ".join(arguments), body)


def block(tokens: int) -> str:
    """GPT-2's block at its width (768, 12 heads of 64, 3072): normalization, attention with all heads, what that adds
    to its input, normalization, the feed-forward block, and what that adds."""
    wide, inner, row = f"memref<{tokens}x768xf32>", f"memref<{tokens}x3072xf32>", f"memref<{tokens}xf32>"
    parts, split = f"memref<{tokens}x2304xf32>", f"memref<{tokens}x3x12x64xf32>"
    joined = f"memref<{tokens}x12x64xf32>"
    scores, rows = f"memref<12x{tokens}x{tokens}xf32>", f"memref<12x{tokens}xf32>"

    def kernel(maps: str, loops: str, operands: str, names: str, lines: str) -> str:
        """`loops` has a letter for each: p for parallel, r for a reduction."""
        kinds = ", ".join(f'"{"reduction" if each == "r" else "parallel"}"' for each in loops)
        arguments = ", ".join(f"%{name}: f32" for name in names)
        return f"""
  linalg.generic {{indexing_maps = [{maps}], iterator_types = [{kinds}]}} {operands} {{
  ^bb0({arguments}):
    {lines}
    linalg.yield %r : f32
  }}"""

    def normalized(at: int) -> str:
        """%y, of %x."""
        text = f"\n  linalg.fill ins(%zero : f32) outs(%M : {row})\n  linalg.fill ins(%zero : f32) outs(%L : {row})"
        text += kernel("#point, #row", "pr", f"ins(%x : {wide}) outs(%M : {row})", "ab", "%r = arith.addf %b, %a : f32")
        centred = "%m = arith.divf %a, %count : f32\n    %r = arith.subf %o, %m : f32"
        operands = f"ins(%x, %M : {wide}, {row}) outs(%y : {wide})"
        text += kernel("#point, #row, #point", "pp", operands, "oab", centred)
        squared = "%s = arith.mulf %a, %a : f32\n    %r = arith.addf %b, %s : f32"
        text += kernel("#point, #row", "pr", f"ins(%y : {wide}) outs(%L : {row})", "ab", squared)
        text += kernel("#row, #point", "pp", f"ins(%L : {row}) outs(%y : {wide})", "ab", _DEVIATION)
        for name, operation in (("gain", "mulf"), ("bias", "addf")):
            operands = f"ins(%{name}{at} : memref<768xf32>) outs(%y : {wide})"
            text += kernel("#column, #point", "pp", operands, "ab", f"%r = arith.{operation} %b, %a : f32")
        return text

    def added(a: str, of_a: str, b: str, of_b: str, c: str, of_c: str) -> str:
        return f"\n  linalg.matmul ins({a}, {b} : {of_a}, {of_b}) outs({c} : {of_c})"

    def filled(name: str, type: str, number: str = "%zero") -> str:
        return f"\n  linalg.fill ins({number} : f32) outs({name} : {type})"

    summed = "%m = arith.mulf %a, %b : f32\n    %r = arith.addf %c, %m : f32"
    body = normalized(1) + filled("%qkv", parts) + added("%y", wide, "%wa", "memref<768x2304xf32>", "%qkv", parts)
    shape = f"[[0], [1, 2, 3]] output_shape [{tokens}, 3, 12, 64]"
    body += f"\n  %parts = memref.expand_shape %qkv {shape} : {parts} into {split}"
    views = []
    for at, name in enumerate("QKV"):
        views.append(f"memref<{tokens}x12x64xf32, strided<[2304, 64, 1], offset: {at * 768}>>")
        body += f"""
  %{name} = memref.subview %parts[0, {at}, 0, 0] [{tokens}, 1, 12, 64] [1, 1, 1, 1] : {split} to {views[-1]}"""
    operands = f"ins(%Q, %K : {views[0]}, {views[1]}) outs(%S : {scores})"
    body += filled("%S", scores) + kernel("#hq, #hk, #hs", "pppr", operands, "abc", summed)
    masked = """%i = linalg.index 1 : index
    %j = linalg.index 2 : index
    %s = arith.mulf %a, %eighth : f32
    %later = arith.cmpi ugt, %j, %i : index
    %r = arith.select %later, %least, %s : f32"""
    body += kernel("#hp", "ppp", f"outs(%S : {scores})", "a", masked) + filled("%H", rows, "%least")
    of_rows, by_rows = f"ins(%S : {scores}) outs(%H : {rows})", f"ins(%H : {rows}) outs(%S : {scores})"
    body += kernel("#hp, #hr", "ppr", of_rows, "ab", "%r = arith.maximumf %b, %a : f32")
    body += kernel("#hr, #hp", "ppp", by_rows, "ab", "%d = arith.subf %b, %a : f32\n    %r = math.exp %d : f32")
    body += filled("%H", rows) + kernel("#hp, #hr", "ppr", of_rows, "ab", "%r = arith.addf %b, %a : f32")
    body += kernel("#hr, #hp", "ppp", by_rows, "ab", "%r = arith.divf %b, %a : f32") + filled("%O", joined)
    operands = f"ins(%S, %V : {scores}, {views[2]}) outs(%O : {joined})"
    body += kernel("#hw, #hv, #ho", "pppr", operands, "abc", summed)
    body += f"\n  %flat = memref.collapse_shape %O [[0], [1, 2]] : {joined} into {wide}"
    body += added("%flat", wide, "%wp", "memref<768x768xf32>", "%x", wide) + normalized(2)
    body += filled("%u", inner) + added("%y", wide, "%w1", "memref<768x3072xf32>", "%u", inner)
    body += kernel("#point, #point", "pp", f"ins(%u : {inner}) outs(%u : {inner})", "ab", _GELU)
    body += added("%u", inner, "%w2", "memref<3072x768xf32>", "%x", wide)
    types = {"x": wide, "y": wide, "qkv": parts, "S": scores, "H": rows, "O": joined, "u": inner, "M": row, "L": row}
    types |= {"wa": "memref<768x2304xf32>", "wp": "memref<768x768xf32>"}
    types |= {"w1": "memref<768x3072xf32>", "w2": "memref<3072x768xf32>"}
    types |= {f"{name}{at}": "memref<768xf32>" for at in (1, 2) for name in ("gain", "bias")}
    types |= dict.fromkeys(("count", "least_variance", "eighth"), "f32")
    maps = """
#hq = affine_map<(h, i, j, k) -> (i, h, k)>
#hk = affine_map<(h, i, j, k) -> (j, h, k)>
#hs = affine_map<(h, i, j, k) -> (h, i, j)>
#hw = affine_map<(h, i, j, k) -> (h, i, k)>
#hv = affine_map<(h, i, j, k) -> (k, h, j)>
#ho = affine_map<(h, i, j, k) -> (i, h, j)>
#hp = affine_map<(h, i, j) -> (h, i, j)>
#hr = affine_map<(h, i, j) -> (h, i)>
"""
    return maps + _function(", ".join(f"%{name}: {type}" for name, type in types.items()), body)


def _normalized() -> str:
    """GPT-2's beginning of a block: rows without their mean, by their deviation, with weights, and a product."""
    body = "\n  linalg.fill ins(%zero : f32) outs(%M : memref<?xf32>)" + _rows("%M", "%r = arith.addf %b, %a : f32")
    body += _by_rows("%M", "%m = arith.divf %a, %count : f32\n    %r = arith.subf %b, %m : f32")
    body += "\n  linalg.fill ins(%zero : f32) outs(%L : memref<?xf32>)"
    body += _rows("%L", "%q = arith.mulf %a, %a : f32\n    %r = arith.addf %b, %q : f32")
    body += _by_rows("%L", _DEVIATION) + _of_columns("%gain", "mulf") + _of_columns("%bias", "addf")
    body += _product("%S", "%W", "%Y")
    arguments = [f"%{name}: {_ANY}" for name in ("S", "W", "Y")]
    vectors = [f"%{name}: memref<?xf32>" for name in ("M", "L", "gain", "bias")]
    return _function(", ".join([*arguments, *vectors, "%count: f32", "%least_variance: f32"]), body)


def _of_columns(name: str, operation: str) -> str:
    """An operation on %S and a number of each column."""
    return f"""
  linalg.generic {{indexing_maps = [#column, #point], iterator_types = {_POINTS}}}
    ins({name} : memref<?xf32>) outs(%S : {_ANY}) {{
  ^bb0(%a: f32, %b: f32):
    %r = arith.{operation} %b, %a : f32
    linalg.yield %r : f32
  }}"""


def convolution(window: int, stride: int) -> str:
    image, filters = "memref<?x?x?x?xf32>", f"memref<{window}x{window}x?x?xf32>"
    return f"""
func.func @kernel(%image: {image}, %filters: {filters}, %result: {image}) {{
  linalg.conv_2d_nhwc_hwcf {{strides = dense<{stride}> : vector<2xi64>}}
    ins(%image, %filters : {image}, {filters}) outs(%result : {image})
  return
}}
"""


def _dense(name: str, inputs: int, outputs: int, read: str, rectified: bool) -> str:
    row, matrix = f"memref<1x{outputs}xf32>", f"memref<{inputs}x{outputs}xf32>"
    text = f"""
  linalg.copy ins(%b{name} : {row}) outs(%y{name} : {row})
  linalg.matmul ins({read}, %w{name} : memref<1x{inputs}xf32>, {matrix}) outs(%y{name} : {row})"""
    return text + (
        _pointwise(f"%y{name}", f"%y{name}", row, "%r = arith.maximumf %b, %zero : f32") if rectified else ""
    )


def layers(*sizes: int) -> str:
    """Dense layers, all but the last of them rectified."""
    arguments, body, read = [f"%x: memref<1x{sizes[0]}xf32>"], "", "%x"
    for at, (inputs, outputs) in enumerate(pairwise(sizes)):
        row = f"memref<1x{outputs}xf32>"
        arguments += [f"%w{at}: memref<{inputs}x{outputs}xf32>", f"%b{at}: {row}", f"%y{at}: {row}"]
        body += _dense(str(at), inputs, outputs, read, at < len(sizes) - 2)
        read = f"%y{at}"
    return _function(", ".join(arguments), body)


def lenet() -> str:
    """LeNet-5's features at its sizes: two convolutions of 5x5, rectified, with the largest of each 2x2."""
    arguments, body, read, type = ["%x: memref<1x32x32x1xf32>"], "", "%x", "memref<1x32x32x1xf32>"
    for at, (size, inputs, outputs) in enumerate(((28, 1, 6), (10, 6, 16))):
        result, filters = f"memref<1x{size}x{size}x{outputs}xf32>", f"memref<5x5x{inputs}x{outputs}xf32>"
        pooled = f"memref<1x{size // 2}x{size // 2}x{outputs}xf32>"
        arguments += [f"%w{at}: {filters}", f"%c{at}: {result}", f"%p{at}: {pooled}", "%window: memref<2x2xf32>"][
            : 4 if at == 0 else 3
        ]
        body += f"""
  linalg.fill ins(%zero : f32) outs(%c{at} : {result})
  linalg.conv_2d_nhwc_hwcf ins({read}, %w{at} : {type}, {filters}) outs(%c{at} : {result})
  linalg.fill ins(%zero : f32) outs(%p{at} : {pooled})
  linalg.pooling_nhwc_max {{strides = dense<2> : vector<2xi64>}}
    ins(%c{at}, %window : {result}, memref<2x2xf32>) outs(%p{at} : {pooled})"""
        read, type = f"%p{at}", pooled
    return _function(", ".join(arguments), body)


def _by_running(what: str, text: Callable[[], str], pipeline: str = _TILES) -> Network:
    return Network(what, text, pipeline, all_sizes=False)


# The rows of the table, each with its networks.
NETWORKS: dict[str, tuple[Network, ...]] = {
    "network-llama-2": (
        Network("LLaMA-2's feed-forward block (4096, 11008; any sequence)", _gated),
        Network("LLaMA-2's attention with a causal mask, a head (128; any sequence)", _head),
        Network("LLaMA-2's attention with a causal mask, all 32 heads (128; any sequence)", partial(heads, 32, 128)),
        Network("LLaMA-2's attention with a causal mask, any number of heads (128)", partial(heads, None, 128)),
    ),
    "network-gpt-2": (
        Network("GPT-2's feed-forward block (768, 3072; any sequence), GELU by tanh", _smooth),
        Network("GPT-2's attention with a causal mask, all 12 heads (64; any sequence)", partial(heads, 12, 64)),
        Network("GPT-2's attention with a causal mask, any number of heads (64)", partial(heads, None, 64)),
        Network("GPT-2's normalization and product for attention (768, 2304; any sequence)", _normalized),
        _by_running("GPT-2's whole block (768, 12 heads of 64, 3072), 8 tokens", partial(block, 8)),
        _by_running("GPT-2's whole block (768, 12 heads of 64, 3072), 32 tokens", partial(block, 32)),
    ),
    "network-resnet-18": tuple(
        Network(f"ResNet-18's layers of {size}x{size}, stride {stride}", partial(convolution, size, stride), _KEPT_SUMS)
        for size, stride in ((7, 2), (3, 1), (3, 2), (1, 2))
    ),
    "network-small": (
        _by_running("LeNet-5's convolutions and pooling (32x32)", lenet, _KEPT_SUMS),
        _by_running("LeNet-5's dense layers (400, 120, 84, 10)", partial(layers, 400, 120, 84, 10)),
        _by_running("a jet tagger of hls4ml's size (16, 64, 32, 32, 5), as loops", partial(layers, 16, 64, 32, 32, 5)),
    ),
}


def _row(name: str) -> list[Measurement]:
    return [measurement for network in NETWORKS[name] for measurement in _proven(network)]


for _name in NETWORKS:
    row(_name)(partial(_row, _name))
