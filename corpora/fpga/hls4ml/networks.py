"""Small networks, and the projects of HLS C++ that hls4ml makes of them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from hls4ml.converters.keras_v2_to_hls import KerasReader, parse_keras_model
from hls4ml.model import ModelGraph

FORMAT = "ap_fixed<16,6>"


@dataclass(frozen=True, slots=True)
class Network:
    """Layers as Keras writes them in JSON, with the weights of each: by its name and that of the weights, their name in
    the project, and their shape, (inputs, outputs)."""

    layers: tuple[dict[str, Any], ...]
    weights: Mapping[tuple[str, str], tuple[str, tuple[int, ...]]]


def _layer(kind: str, name: str, **settings: Any) -> dict[str, Any]:
    return {"class_name": kind, "config": {"name": name, "dtype": "float32", **settings}}


def _input(*shape: int) -> dict[str, Any]:
    return _layer("InputLayer", "x", batch_input_shape=[None, *shape])


def _convolution(name: str, filters: int, size: int) -> dict[str, Any]:
    return _layer(
        "Conv2D",
        name,
        filters=filters,
        kernel_size=[size, size],
        strides=[1, 1],
        padding="valid",
        data_format="channels_last",
        activation="relu",
        use_bias=True,
    )


def _pooling(name: str) -> dict[str, Any]:
    kind = "AveragePooling2D"
    return _layer(kind, name, pool_size=[2, 2], strides=[2, 2], padding="valid", data_format="channels_last")


def _dense(name: str, units: int, activation: str) -> dict[str, Any]:
    return _layer("Dense", name, units=units, activation=activation, use_bias=True)


_FLATTEN = _layer("Flatten", "flat", data_format="channels_last")


def _lstm(activation: str, recurrent_activation: str) -> Network:
    layer = _layer(
        "LSTM",
        "rnn",
        units=3,
        activation=activation,
        recurrent_activation=recurrent_activation,
        return_sequences=False,
        return_state=False,
        use_bias=True,
    )
    weights = {
        ("rnn", "kernel"): ("w2", (3, 12)),
        ("rnn", "recurrent_kernel"): ("wr2", (3, 12)),
        ("rnn", "bias"): ("b2", (12,)),
    }
    return Network((_input(2, 3), layer), weights)


def _layers(*sizes: int, last: str = "linear") -> Network:
    """Dense layers, all but the last of them rectified."""
    layers, weights, at = [_input(sizes[0])], {}, 2
    for number, (inputs, outputs) in enumerate(pairwise(sizes), 1):
        rectified = number < len(sizes) - 1
        name, activation = f"fc{number}", "relu" if rectified else last
        layers.append(_dense(name, outputs, activation))
        weights[name, "kernel"], weights[name, "bias"] = (f"w{at}", (inputs, outputs)), (f"b{at}", (outputs,))
        at += 2  # an activation counts as a layer
    return Network(tuple(layers), weights)


NETWORKS = {
    "dense": Network(
        (_input(4), _dense("fc", 5, "relu")),
        {("fc", "kernel"): ("w2", (4, 5)), ("fc", "bias"): ("b2", (5,))},
    ),
    # The classifier of jets of J. Duarte et al., Fast inference of deep neural networks in FPGAs for particle physics
    # (2018), at its sizes, to what its softmax takes.
    "jet-tagger": _layers(16, 64, 32, 32, 5),
    "jet-tagger-softmax": _layers(16, 64, 32, 32, 5, last="softmax"),
    "lenet": Network(
        (
            _input(6, 6, 1),
            _convolution("conv", 3, 3),
            _pooling("pool"),
            _FLATTEN,
            _dense("fc", 3, "linear"),
        ),
        {
            ("conv", "kernel"): ("w2", (3, 3, 1, 3)),
            ("conv", "bias"): ("b2", (3,)),
            ("fc", "kernel"): ("w6", (12, 3)),
            ("fc", "bias"): ("b6", (3,)),
        },
    ),
    # The network of Y. LeCun et al., Gradient-based learning applied to document recognition (1998), at its sizes, with
    # all maps of the second convolution connected, rectified.
    "lenet-5": Network(
        (
            _input(32, 32, 1),
            _convolution("c1", 6, 5),
            _pooling("s2"),
            _convolution("c3", 16, 5),
            _pooling("s4"),
            _FLATTEN,
            _dense("c5", 120, "relu"),
            _dense("f6", 84, "relu"),
            _dense("out", 10, "linear"),
        ),
        {
            ("c1", "kernel"): ("w2", (5, 5, 1, 6)),
            ("c1", "bias"): ("b2", (6,)),
            ("c3", "kernel"): ("w5", (5, 5, 6, 16)),
            ("c3", "bias"): ("b5", (16,)),
            ("c5", "kernel"): ("w9", (400, 120)),
            ("c5", "bias"): ("b9", (120,)),
            ("f6", "kernel"): ("w11", (120, 84)),
            ("f6", "bias"): ("b11", (84,)),
            ("out", "kernel"): ("w13", (84, 10)),
            ("out", "bias"): ("b13", (10,)),
        },
    ),
    "lstm": _lstm("tanh", "sigmoid"),
    "lstm-relu": _lstm("relu", "relu"),
}


class _Weights(KerasReader):  # type: ignore[misc]
    """Weights that nobody trained: they become arguments of the kernel, and their values do not matter."""

    def __init__(self, network: Network) -> None:
        self._network = network

    def get_weights_data(self, layer_name: str, var_name: str) -> Any:
        _, shape = self._network.weights[layer_name, var_name]
        return (np.arange(np.prod(shape)).reshape(shape) % 13 - 6) / 16.0


def write_project(network: Network, strategy: str, reuse: int, folder: Path, format: str = FORMAT) -> None:
    """Writes a project to a folder: `firmware` holds the C++ and its headers."""
    recurrent = {"Static": False, "TableSize": 64, "ReuseFactor": reuse, "RecurrentReuseFactor": reuse}
    settings = {
        "OutputDir": str(folder),
        "ProjectName": "myproject",
        "Backend": "Vivado",
        "Part": "xcvu13p-flga2577-2-e",
        "ClockPeriod": 5,
        "IOType": "io_parallel",
        "Stamp": "kernel",
        "HLSConfig": {
            "Model": {"Precision": {"default": format}, "ReuseFactor": reuse, "Strategy": strategy},
            "LayerName": {each["config"]["name"]: recurrent for each in network.layers if each["class_name"] == "LSTM"},
        },
        "WriterConfig": {"TBOutputStream": "both", "WriteTar": False, "Namespace": None, "WriteWeightsTxt": False},
    }
    model = {
        "class_name": "Sequential",
        "config": {"name": "network", "layers": [dict(each) for each in network.layers]},
    }
    layers, inputs, outputs, _ = parse_keras_model(model, _Weights(network))
    ModelGraph.from_layer_list(settings, layers, inputs, outputs).write()


def _given_powers(firmware: Path) -> tuple[str, int] | None:
    """The type and the length of softmax's table of exp, where there is one. Its entries are made what the kernel is
    given: what is proven holds for every function in the place of exp, whose last bits are a library's."""
    type = re.search(r"typedef (\w+) exp_table_t;", (firmware / "parameters.h").read_text())
    size = re.search(r"exp_table_size = (\d+);", (firmware / "parameters.h").read_text())
    if type is None or size is None:
        return None
    header = firmware / "nnet_utils" / "nnet_activation.h"
    made = "typename CONFIG_T::exp_table_t exp_x = exp_fcn_float(x);"
    text = header.read_text()
    if made not in text:
        raise ValueError(f"{header.name} does not hold {made!r}")
    header.write_text(text.replace(made, "typename CONFIG_T::exp_table_t exp_x = given_powers[i];"))
    return type[1], int(size[1])


def kernel(network: Network, strategy: str, firmware: Path) -> str:
    """A C++ file that includes a project's, with a function `kernel` of the network's input, weights, table of exp
    where it has a softmax, and output.
    The weights are members of the network and not constants of the file: what is proven of it holds for all of them.
    Strategy Resource keeps matrices by columns, as hls4ml writes them."""
    headers = dict.fromkeys(
        line
        for name in ("defines.h", "parameters.h")
        for line in (firmware / name).read_text().splitlines()
        if line.startswith("#include") and "weights/" not in line
    )
    ap_types = [each for each in headers if '"ap_' in each]
    others = [each for each in headers if each not in ap_types]
    taken, members, arguments, copies = [], [], [], []
    shapes = dict(network.weights.values())
    for path in sorted((firmware / "weights").glob("*.h")):
        declared = re.search(rf"(\w+) {path.stem}\[(\d+)\]", path.read_text())
        assert declared is not None, path
        type, count = declared[1], int(declared[2])
        columns = shapes.get(path.stem, (count,))[-1]
        rows = count // columns
        index = f"j * {rows} + i" if strategy == "Resource" else f"i * {columns} + j"
        taken.append(f"#define {path.stem.upper()}_H_")
        members.append(f"  {type} {path.stem}[{count}];")
        arguments.append(f"const {type} *{path.stem}")
        copies += [
            f"  for (int i = 0; i < {rows}; ++i)",
            f"    for (int j = 0; j < {columns}; ++j)",
            f"      layers.{path.stem}[{index}] = {path.stem}[i * {columns} + j];",
        ]
    given = re.search(
        r"void myproject\(\s*(\w+) \w+\[[^\]]*\],\s*(\w+) \w+\[", (firmware / "myproject.cpp").read_text()
    )
    assert given is not None
    declared_powers = []
    if (powers := _given_powers(firmware)) is not None:
        type, count = powers
        declared_powers = ['#include "defines.h"', f"static {type} given_powers[{count}];"]
        arguments.append(f"const {type} *powers")
        copies += [f"  for (int i = 0; i < {count}; ++i)", "    given_powers[i] = powers[i];"]
    lines = [
        # Nothing is printed; the streams' own constructor stays out.
        "#define _GLIBCXX_IOSTREAM 1",
        "#include <istream>",
        "#include <ostream>",
        "namespace std { extern ostream cout, cerr; }",
        *ap_types,
        "#define __HLS_SYN__  // tables are made where they are used, as in synthesis",
        *declared_powers,
        *others,
        '#include "defines.h"',
        *taken,
        '#include "parameters.h"',
        "#define MYPROJECT_H_",
        "struct network {",
        *members,
        '#include "myproject.cpp"',
        "};",
        f'extern "C" void kernel({given[1]} *x, {", ".join(arguments)}, {given[2]} *y) {{',
        "  network layers;",
        *copies,
        "  layers.myproject(x, y);",
        "}",
    ]
    return "\n".join(lines) + "\n"
