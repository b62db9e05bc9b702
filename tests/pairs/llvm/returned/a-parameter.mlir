// Nothing looks at what it points to: it is the same pointer.
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %n: i64, %c: i1) -> !llvm.struct<(ptr, i64)> {
  %two = llvm.mlir.constant(2 : i64) : i64
  %u = llvm.mlir.undef : !llvm.struct<(ptr, i64)>
  %m = llvm.mul %n, %two : i64
  %0 = llvm.insertvalue %p, %u[0] : !llvm.struct<(ptr, i64)>
  %1 = llvm.insertvalue %m, %0[1] : !llvm.struct<(ptr, i64)>
  llvm.return %1 : !llvm.struct<(ptr, i64)>
}
// -----
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %n: i64, %c: i1) -> !llvm.struct<(ptr, i64)> {
  %u = llvm.mlir.undef : !llvm.struct<(ptr, i64)>
  %m = llvm.add %n, %n : i64
  %0 = llvm.insertvalue %p, %u[0] : !llvm.struct<(ptr, i64)>
  %1 = llvm.insertvalue %m, %0[1] : !llvm.struct<(ptr, i64)>
  llvm.return %1 : !llvm.struct<(ptr, i64)>
}
// expect: equivalent bitwise all-sizes
// assumes: arguments do not alias each other
// assumes: arguments, and the memory that they point to, hold no poison
// assumes: sizes lie between -2^48 and 2^48
// assumes: each function takes its memrefs as bare pointers to their first elements; they were taken for functions of (%p: memref<?xi8>, %q: memref<?xi8>, %n: i64, %c: i1); a pointer that they return is the same parameter in both
