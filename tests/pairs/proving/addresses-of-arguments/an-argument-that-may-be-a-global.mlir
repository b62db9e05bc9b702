// options: --func f
llvm.mlir.global external @g(0 : i8) : i8
llvm.func @f(%p: !llvm.ptr) -> i8 {
  %a = llvm.mlir.addressof @g : !llvm.ptr
  %ten = llvm.mlir.constant(10 : i8) : i8
  %two = llvm.mlir.constant(2 : i8) : i8
  llvm.store %ten, %p : i8, !llvm.ptr
  llvm.store %two, %a : i8, !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> i8
  llvm.return %v : i8
}
// -----
llvm.mlir.global external @g(0 : i8) : i8
llvm.func @f(%p: !llvm.ptr) -> i8 {
  %a = llvm.mlir.addressof @g : !llvm.ptr
  %ten = llvm.mlir.constant(10 : i8) : i8
  %two = llvm.mlir.constant(2 : i8) : i8
  llvm.store %ten, %p : i8, !llvm.ptr
  llvm.store %two, %a : i8, !llvm.ptr
  llvm.return %ten : i8
}
// expect: equivalent
// assumes: arguments do not alias each other, nor globals
// assumes: sizes lie between -2^48 and 2^48
// assumes: each function takes its memrefs as bare pointers to their first elements; they were taken for functions of (%p: memref<?xi8>)
