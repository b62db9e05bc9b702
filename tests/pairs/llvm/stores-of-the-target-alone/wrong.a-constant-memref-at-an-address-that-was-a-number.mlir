memref.global "private" constant @c : memref<4xi32> = dense<[1,2,3,4]>
func.func @f(%i: index) -> i32 {
  %g = memref.get_global @c : memref<4xi32>
  %v = memref.load %g[%i] : memref<4xi32>
  return %v : i32
}
// -----
memref.global "private" constant @c : memref<4xi32> = dense<[1,2,3,4]>
func.func @f(%i: index) -> i32 {
  %g = memref.get_global @c : memref<4xi32>
  %x = memref.extract_aligned_pointer_as_index %g : memref<4xi32> -> index
  %xi = arith.index_cast %x : index to i64
  %p = llvm.inttoptr %xi : i64 to !llvm.ptr
  %v = memref.load %g[%i] : memref<4xi32>
  %c0 = arith.constant 0 : index
  %w = memref.load %g[%c0] : memref<4xi32>
  llvm.store %w, %p : i32, !llvm.ptr
  return %v : i32
}
// expect: unknown promise
