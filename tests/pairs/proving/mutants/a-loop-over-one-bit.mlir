// As a signed number of one bit the bound is -1.
func.func @f(%a: memref<4xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %no = arith.constant 0 : i1
  %yes = arith.constant 1 : i1
  scf.for %i = %no to %yes step %yes : i1 {
    memref.store %x, %a[%c0] : memref<4xf32>
  }
  return
}
// -----
func.func @f(%a: memref<4xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  memref.store %x, %a[%c0] : memref<4xf32>
  return
}
// expect: unknown
