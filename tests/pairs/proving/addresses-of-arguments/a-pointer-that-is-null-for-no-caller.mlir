llvm.func @f(%p: !llvm.ptr, %x: i32) -> i32 {
  %n = llvm.mlir.zero : !llvm.ptr
  %c = llvm.icmp "eq" %p, %n : !llvm.ptr
  %z = llvm.mlir.constant(0 : i32) : i32
  %r = llvm.select %c, %z, %x : i1, i32
  llvm.return %r : i32
}
// -----
llvm.func @f(%p: !llvm.ptr, %x: i32) -> i32 {
  llvm.return %x : i32
}
// expect: equivalent bitwise listed
// assumes: arguments do not alias each other
// assumes: arguments, and the memory that they point to, hold no poison
// assumes: no pointer that callers give is null
// assumes: each function takes its memrefs as bare pointers to their first elements; they were taken for functions of (%p: memref<?xi8>, %x: i32)
