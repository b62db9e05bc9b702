func.func @f(%m: memref<?xf32>) -> index {
  %i = memref.extract_aligned_pointer_as_index %m : memref<?xf32> -> index
  return %i : index
}
// -----
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %o: i64, %n: i64, %s: i64) -> i64 {
  %i = llvm.ptrtoint %q : !llvm.ptr to i64
  llvm.return %i : i64
}
// expect: equivalent bitwise all-sizes
