// Below zero the source reads before its argument: right for callers whose pointers begin their memory, which is said.
llvm.func @f(%p: !llvm.ptr, %i: i32) -> f32 {
  %w = llvm.sext %i : i32 to i64
  %q = llvm.getelementptr %p[%w] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %v = llvm.load %q : !llvm.ptr -> f32
  llvm.return %v : f32
}
// -----
llvm.func @f(%p: !llvm.ptr, %i: i32) -> f32 {
  %w = llvm.zext %i : i32 to i64
  %q = llvm.getelementptr %p[%w] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %v = llvm.load %q : !llvm.ptr -> f32
  llvm.return %v : f32
}
// expect: equivalent bitwise all-sizes
// assumes: arguments do not alias each other
// assumes: sizes lie between -2^48 and 2^48
// assumes: each function takes its memrefs as bare pointers to their first elements; they were taken for functions of (%p: memref<?xf32>, %i: i32)
