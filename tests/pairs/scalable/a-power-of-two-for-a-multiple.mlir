// Both are the same for vscale 1 and 2.
func.func @f(%A: memref<?xf32>) {
  %c2 = arith.constant 2 : index
  %s = vector.vscale
  %n = arith.muli %s, %c2 : index
  %x = arith.constant 1.0 : f32
  memref.store %x, %A[%n] : memref<?xf32>
  return
}
// -----
func.func @f(%A: memref<?xf32>) {
  %c1 = arith.constant 1 : index
  %s = vector.vscale
  %n = arith.shli %c1, %s : index
  %x = arith.constant 1.0 : f32
  memref.store %x, %A[%n] : memref<?xf32>
  return
}
// expect: different
