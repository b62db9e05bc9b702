llvm.func @f(%p: !llvm.ptr, %x: i32) -> i32 {
  %q = llvm.load %p dereferenceable<bytes = 4> : !llvm.ptr -> !llvm.ptr
  llvm.return %x : i32
}
// -----
llvm.func @f(%p: !llvm.ptr, %x: i32) -> i32 {
  %q = llvm.load %p dereferenceable<bytes = 4> : !llvm.ptr -> !llvm.ptr
  llvm.return %x : i32
}
// expect: equivalent bitwise listed
// assumes: arguments do not alias each other
// assumes: each function takes its memrefs as bare pointers to their first elements; they were taken for functions of (%p: memref<?xptr>, %x: i32)
// assumes: what the attributes dereferenceable say is true
