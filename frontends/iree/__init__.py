"""Dispatches of IREE: the hal dialect's interface of a function to its buffers and workgroups, and what a dispatch has
of iree_tensor_ext and iree_codegen on its way to loops and threads.

A dispatch is a function without parameters: it asks for its bindings. They are what it takes here, in the order of
their numbers, then the constants that it loads. Before its work is dealt out to workgroups, a dispatch is what all of
them do together, and runs once; from then on `iree_codegen.dispatch_config` beside it says how many there are. In the
LLVM dialect `library` hands its workgroups what a processor's are handed."""
