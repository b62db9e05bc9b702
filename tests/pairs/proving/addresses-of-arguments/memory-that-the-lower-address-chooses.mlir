func.func @f(%A: memref<4xi32>, %B: memref<4xi32>, %x: i32) {
  %c0 = arith.constant 0 : index
  memref.store %x, %A[%c0] : memref<4xi32>
  return
}
// -----
func.func @f(%A: memref<4xi32>, %B: memref<4xi32>, %x: i32) {
  %c0 = arith.constant 0 : index
  %i = memref.extract_aligned_pointer_as_index %A : memref<4xi32> -> index
  %j = memref.extract_aligned_pointer_as_index %B : memref<4xi32> -> index
  %m = arith.minui %i, %j : index
  %c = arith.cmpi eq, %m, %i : index
  %s = arith.select %c, %A, %B : memref<4xi32>
  memref.store %x, %s[%c0] : memref<4xi32>
  return
}
// expect: unknown
