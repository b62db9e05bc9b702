func.func @f(%A: memref<4xi32>, %x: i32) {
  %c2 = arith.constant 2 : index
  memref.store %x, %A[%c2] : memref<4xi32>
  return
}
// -----
func.func @f(%A: memref<4xi32>, %x: i32) {
  %i = memref.extract_aligned_pointer_as_index %A : memref<4xi32> -> index
  %j = arith.index_cast %i : index to i64
  %p = llvm.inttoptr %j : i64 to !llvm.ptr
  %q = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %x, %q : i32, !llvm.ptr
  return
}
// expect: equivalent bitwise static
