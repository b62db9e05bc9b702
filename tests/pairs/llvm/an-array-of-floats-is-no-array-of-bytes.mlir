llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr) {
  %x = llvm.load %p : !llvm.ptr -> f32
  llvm.store %x, %q : f32, !llvm.ptr
  llvm.return
}
// -----
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr) {
  %x = llvm.load %p : !llvm.ptr -> f32
  llvm.store %x, %q : f32, !llvm.ptr
  llvm.return
}
// expect: equivalent bitwise all-sizes
// assumes: arguments do not alias each other
// assumes: sizes lie between -2^48 and 2^48
// assumes: each function takes its memrefs as bare pointers to their first elements; they were taken for functions of (%p: memref<?xf32>, %q: memref<?xf32>)
