// options: --func f
llvm.func @f(%p: !llvm.ptr {llvm.noalias}, %q: !llvm.ptr {llvm.noalias}) {
  %n = llvm.mlir.constant(1 : i64) : i64
  "llvm.intr.memcpy"(%q, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr {llvm.noalias}, %q: !llvm.ptr {llvm.noalias}) {
  %v = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i8
  llvm.store %v, %q {alignment = 1 : i64} : i8, !llvm.ptr
  llvm.return
}
// expect: equivalent
// assumes: arguments do not alias each other
// assumes: arguments, and the memory that they point to, hold no poison
// assumes: each function takes its memrefs as bare pointers to their first elements; they were taken for functions of (%p: memref<?xi8>, %q: memref<?xi8>)
