"""Dispatches of IREE on numpy arrays, written from the documentation of the dialects: what every stage of a pipeline
computes, without the verifier's semantics.

Tensors and vectors are arrays that nobody changes, memrefs are views of arrays that all change. A dispatch runs once,
or for each workgroup and each of its threads, which take turns at barriers and at accesses to memory in an order drawn
at random. What has not been written is no number: NaN, or an integer drawn at random. Lanes of a wave meet at a product
of matrices, whose elements are where AMD's Matrix Instruction Calculator says (`tests.simulation.amd` has the
formulae). Libraries for a processor run natively, kernels in the LLVM dialect by `tests.simulation`."""
