"""The custom forms of the aie dialect, those that `aie-opt` prints today and those of earlier releases; those of the
aiex dialect are in `aiex`.

Attributes have the names of the dialect's generic form; enumerations are given by the names of their cases, and lists
of dimensions by their text."""

from frontends.aie.syntax import abstractions, descriptors, device, fifos, sequence, streams, traces

__all__ = ["abstractions", "descriptors", "device", "fifos", "sequence", "streams", "traces"]
