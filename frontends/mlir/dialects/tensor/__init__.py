"""Tensors by value: where tensor values lie in memory, and the operations of the tensor dialect.

Every tensor value is a row-major view of a buffer; only a slice that is merely read may be a strided view of another
value's buffer. An operation that makes a new value of an old one (an insertion, a destination of linalg, a loop's
argument) does so in the old one's buffer where no other value that is still used shares it, and in a copy otherwise:
`flow` tells where values go, `liveness` how long they are used, `sharing` where copies are needed, and `values` is what
operations ask for their buffers.
"""
