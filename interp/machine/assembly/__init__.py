"""Affine IR as the machine's bytecode.

`assemble.py` takes a module: it has an `Assembler` for what all functions share (the instructions, the table of scalar
operations, the places) and an `Emitter` for each function (its registers, its regions). Each operation is emitted by
the one function that `@emits` it, in the module of its kind; one that nothing emits is refused with its place."""
