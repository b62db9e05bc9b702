// Both ask whether a pointer is null, and none that callers give is taken to be.
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr) {
  %null = llvm.mlir.zero : !llvm.ptr
  %is = llvm.icmp "eq" %p, %null : !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> i32
  %z = llvm.mlir.constant(0 : i32) : i32
  %r = llvm.select %is, %z, %x : i1, i32
  llvm.store %r, %q : i32, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr) {
  %null = llvm.mlir.zero : !llvm.ptr
  %is = llvm.icmp "ne" %p, %null : !llvm.ptr
  %x = llvm.load %p : !llvm.ptr -> i32
  %z = llvm.mlir.constant(0 : i32) : i32
  %r = llvm.select %is, %x, %z : i1, i32
  llvm.store %r, %q : i32, !llvm.ptr
  llvm.return
}
// expect: equivalent bitwise listed
// assumes: arguments do not alias each other
// assumes: arguments, and the memory that they point to, hold no poison
// assumes: no pointer that callers give is null
// assumes: each function takes its memrefs as bare pointers to their first elements; they were taken for functions of (%p: memref<?xi32>, %q: memref<?xi32>)
