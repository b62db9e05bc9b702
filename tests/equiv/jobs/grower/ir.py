"""Bindings whose import takes memory without end."""

import numpy

held = []
while True:
    held.append(numpy.empty(1 << 28, numpy.uint8))
