"""The LLVM dialect. Structs, arrays and vectors are lists of scalars here, memory is reached by pointers at bytes."""
