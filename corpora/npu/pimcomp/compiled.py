"""The pairs of `pimcomp/compiled`: networks of linalg, and the streams that PIMCOMP's own compiler makes of them.

A stream `NAME.json` is what

    PIMCOMP-NN -m=NAME -r=balance -p=element -v=YES

of PIMCOMP-NN at 2ed10c8 writes to `VerificationInfo.json`, with one instruction a line, for an ONNX model of ours that
its frontend has read; `last_node_index` and `last_node_output_channel_num` are set for it, as the compiler's README
asks of new models. Its chip has 12 by 12 cores with 32 crossbars of 16 rows and 8 columns of weights. What the compiler
leaves unset (`input_cycle_index`, `imm_value` of some instructions) is as it wrote it."""

from __future__ import annotations

from pathlib import Path

from corpora.npu.pimcomp.cases import Case, biased, convolution, function, product, shape
from corpora.npu.pimcomp.compiler import Convolution
from corpora.npu.pimcomp.stream import Stream

FOLDER = Path(__file__).parent / "compiled"
TOOL = "PIMCOMP-NN 2ed10c8"


def _compiled(name: str) -> Stream:
    return Stream.read((FOLDER / f"{name}.json").read_text(encoding="utf-8"))


def pipeline(name: str) -> str:
    """The command that wrote a stream."""
    return f"PIMCOMP-NN -m={name} -r=balance -p=element -v=YES"


def _two(first: Convolution, second: Convolution, name: str) -> tuple[dict[str, str], str]:
    """The arguments and the body of two convolutions with biases, and a ReLU between."""
    arguments = {
        "x": shape(1, *first.input), "w": shape(first.kernels, first.input[0], *first.size), "b": shape(first.kernels),
        "v": shape(second.kernels, second.input[0], *second.size), "c": shape(second.kernels),
        "y": shape(1, second.kernels, *second.output),
    }  # fmt: skip
    body = convolution(first, "%x", "%w", "%features") + biased(
        "%features", "%b", (1, first.kernels, *first.output), relu=True
    )
    body += convolution(second, "%features", "%v", name)
    return arguments, body + biased(name, "%c", (1, second.kernels, *second.output), relu=False)


def stack() -> Case:
    first, second = Convolution(0, (2, 5, 5), 3, (3, 3), padding=1), Convolution(1, (3, 5, 5), 2, (3, 3))
    stream = _compiled("stack")
    wrong = {
        "sum": ("the partial sum of an array group not added", stream.without(0, "VVADD", 1)),
        "relu": ("negative features kept", stream.without(0, "VRELU", 3)),
        "border": ("zeros of a border left out", stream.without(0, "LLDI", 0)),
        "stored": ("a result that is checked, and not stored", stream.without(1, "ST", 0)),
        "pixel": ("a pixel of the input for its neighbour", stream.changed(0, "LD", 3, source_offset=9)),
        "place": ("a result where its neighbour belongs", stream.changed(1, "ST", 1, destination_offset=0)),
        "sent": ("other features sent", stream.changed(0, "SEND", 2, source_address=0)),
    }
    arguments, body = _two(first, second, "%y")
    return Case("stack", "two convolutions, in array groups on several cores", function(arguments, body), stream, wrong)


def strided() -> Case:
    first, second = (
        Convolution(0, (2, 5, 5), 3, (3, 3), stride=2, padding=1),
        Convolution(1, (3, 3, 3), 2, (3, 3), padding=1),
    )
    stream = _compiled("strided")
    wrong = {
        "bias": ("a bias left out", stream.without(0, "VVADD", 0)),
        "window": ("what was moved for a window, one element early", stream.changed(0, "LMV", 4, source_offset=1)),
        "early": ("a product before its last input is there", stream.moved(0, "MVMUL", 3, ("LD", 4))),
    }
    arguments, body = _two(first, second, "%y")
    return Case("strided", "a convolution with strides of 2, and one", function(arguments, body), stream, wrong)


def residual() -> Case:
    first = Convolution(0, (2, 3, 3), 3, (3, 3), padding=1)
    second = Convolution(1, (3, 3, 3), 3, (3, 3), padding=1)
    stream = _compiled("residual")
    core = 3  # the sum
    wrong = {
        "group": ("the weights of the first layer for the second one", stream.changed(0, "MVMUL", 18, source=0)),
        "branch": ("one of the two summands left out", stream.without(core, "VVADD", stream.last(core, "VVADD"))),
        "place": ("a result where its neighbour belongs", stream.changed(core, "ST", 2, destination_offset=0)),
        "stale": ("a sum that begins with what was there", stream.without(core, "LLDI", stream.last(core, "LLDI"))),
    }
    arguments, body = _two(first, second, "%branch")
    whole = shape(1, 3, 3, 3)
    body += f"  linalg.add ins(%branch, %features : {whole}, {whole}) outs(%y : {whole})\n"
    return Case("residual", "two convolutions, and the sum of both", function(arguments, body), stream, wrong)


def classifier() -> Case:
    layer = Convolution(0, (2, 4, 4), 3, (3, 3), padding=1)
    stream = _compiled("classifier")
    wrong = {
        "corner": ("one of four pixels not pooled", stream.without(2, "VVMAX", 1)),
        "rows": ("the features one early", stream.changed(1, "LMV", 0, source_address=4)),
        "element": ("another pixel received", stream.changed(2, "RECV", 1, destination_address=24)),
    }
    arguments = {
        "x": shape(1, 2, 4, 4), "w": shape(3, 2, 3, 3), "b": shape(3), "v": shape(5, 12), "c": shape(5),
        "y": shape(1, 5),
    }  # fmt: skip
    features, pooled = shape(1, 3, 4, 4), shape(1, 3, 2, 2)
    body = (
        convolution(layer, "%x", "%w", "%features")
        + biased("%features", "%b", (1, 3, 4, 4), relu=True)
        + f"""\
  %lowest = arith.constant 0xFF800000 : f32
  %window = memref.alloc() : memref<2x2xf32>
  %pooled = memref.alloc() : {pooled}
  linalg.fill ins(%lowest : f32) outs(%pooled : {pooled})
  linalg.pooling_nchw_max {{dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>}}
      ins(%features, %window : {features}, memref<2x2xf32>) outs(%pooled : {pooled})
  %flat = memref.collapse_shape %pooled [[0], [1, 2, 3]] : {pooled} into {shape(1, 12)}
"""
        + product("%flat", "%v", "%y", 12, 5)
        + biased("%y", "%c", (1, 5), relu=False)
    )
    what = "a convolution, the greatest of each four pixels, and a fully connected layer"
    return Case("classifier", what, function(arguments, body), stream, wrong)


CASES = (stack, strided, residual, classifier)
