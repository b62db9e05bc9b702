"""TVMScript, as TVM prints its modules: loops and blocks over buffers, written as loops over memrefs."""
