func.func @f(%A: memref<4xi32>, %x: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c63 = arith.constant 63 : index
  %p = memref.extract_aligned_pointer_as_index %A : memref<4xi32> -> index
  %b = arith.andi %p, %c63 : index
  scf.for %i = %c0 to %b step %c1 {
    memref.store %x, %A[%c1] : memref<4xi32>
  }
  return
}
// -----
func.func @f(%A: memref<4xi32>, %x: i32) {
  return
}
// expect: unknown unsupported
