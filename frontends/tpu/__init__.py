"""The dialects of tpu-mlir: top, a network as it was given, and tpu, what a processor does for it.

Operations of both that have one name mean the same; what tpu's have beside says how the processor does it. In which
order a processor adds is open. Products, sums, convolutions and what moves elements may be of bf16 or f16: as in the
tool's own interpreter they are computed in single precision, and what comes out is rounded. Other operations of lower
precision and groups of layers in tiles are not modelled. Quantized numbers are integers with a scale for all, without
zero points; weights come from the file of arrays that the module names."""
