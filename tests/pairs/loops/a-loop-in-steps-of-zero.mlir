func.func @f(%A: memref<8xi32>, %n: index, %x: i32) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c0 {
    memref.store %x, %A[%i] : memref<8xi32>
  }
  return
}
// -----
func.func @f(%A: memref<8xi32>, %n: index, %x: i32) {
  return
}
// expect: unknown undefined-source
