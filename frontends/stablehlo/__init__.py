"""StableHLO, the dialect in which JAX, TensorFlow and PyTorch hand programs to compilers: arithmetic of floats, and the
formats with fewer bits that `reduce_precision` names."""
