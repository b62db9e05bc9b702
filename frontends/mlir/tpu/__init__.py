"""The dialects of tpu-mlir: top, a network as it was given, and tpu, what a processor does for it, in single precision.

Operations of both that have one name mean the same; what tpu's have beside says how the processor does it. In which
order a processor adds is open. Numbers of lower precision, quantized ones, weights in files and groups of layers in
tiles are not modelled."""
