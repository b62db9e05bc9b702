func.func @f(%A: memref<4xi32>, %x: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c63 = arith.constant 63 : index
  %p = memref.extract_aligned_pointer_as_index %A : memref<4xi32> -> index
  %b = arith.andi %p, %c63 : index
  %z = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %r = scf.for %i = %c0 to %b step %c1 iter_args(%s = %z) -> (i32) {
    %t = arith.addi %s, %one : i32
    scf.yield %t : i32
  }
  memref.store %r, %A[%c0] : memref<4xi32>
  return
}
// -----
func.func @f(%A: memref<4xi32>, %x: i32) {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0 : i32
  memref.store %z, %A[%c0] : memref<4xi32>
  return
}
// expect: unknown unsupported
