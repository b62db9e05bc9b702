"""A second interpreter for devices of MLIR-AIE, which shares the parser with the product, and no meaning: it is written
from the documentation of the dialects (`aie`: tiles, locks, DMAs, flows; `aiex`: tasks of the host), and runs a device
on numbers, one element at a time, in an order drawn at random.

A lock of the second generation counts: an acquire waits until it holds as much and takes that, a release adds. A DMA
channel runs the chain of descriptors that its configuration starts; one sends the elements of a buffer into each stream
from the channel, which holds a few of them, or takes as many from the stream that ends there. The host starts tasks,
which each channel of a shim tile runs in turn, and waits for some."""

from __future__ import annotations

from tests.corpora.aie_simulator.fifos import Undefined
from tests.corpora.aie_simulator.simulator import run

__all__ = ["Undefined", "run"]
