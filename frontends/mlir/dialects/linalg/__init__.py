"""The linalg dialect on memrefs and tensors.

A structured operation, named or generic, is a loop nest around its body; both the body and the indexing maps are read
off the parsed operation, so there is one meaning for all of them. The operations that are not structured (pack, unpack,
softmax, Winograd's transforms) have a module each.
"""

from frontends.mlir.dialects.linalg import relayout, softmax, structured, winograd

__all__ = ["relayout", "softmax", "structured", "winograd"]
