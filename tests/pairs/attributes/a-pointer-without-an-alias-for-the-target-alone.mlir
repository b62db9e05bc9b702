llvm.func @f(%x: !llvm.ptr, %y: !llvm.ptr) {
  %v = llvm.load %x : !llvm.ptr -> i32
  llvm.store %v, %y : i32, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%x: !llvm.ptr {llvm.noalias}, %y: !llvm.ptr) {
  %v = llvm.load %x : !llvm.ptr -> i32
  llvm.store %v, %y : i32, !llvm.ptr
  llvm.return
}
// expect: equivalent bitwise all-sizes
// assumes: arguments do not alias each other
// assumes: sizes lie between -2^48 and 2^48
// assumes: each function takes its memrefs as bare pointers to their first elements; they were taken for functions of (%x: memref<?xi32>, %y: memref<?xi32>)
