"""Two programs that do the same step by step, whatever data decides: loops, branches and addresses may depend on it.

Both are taken as graphs of blocks (`graph`) and walked beside each other (`walk`): where one branches, the other one
branches on the same value; where one writes, allocates or calls, the other one does so with the same operands; where
both come to a loop, values that are equal at each arrival stay equal. What is equal is told by one term for it
(`terms`): each memory has a version, so that a load is a function of version and cell. This is translation validation
by value graphs (Tristan, Govereau, Morrisett, "Evaluating value-graph translation validation for LLVM", PLDI 2011)
over a product of control-flow graphs, with the optimistic partitioning of values of Alpern, Wegman and Zadeck
("Detecting equality of variables in programs", POPL 1988).

Nothing is taken for granted of memory: not that arguments are apart, nor what functions that are defined elsewhere do
but that they do the same where all that came before is the same. What may be undefined in the target has to be what the
source has done before, too."""
