func.func @f(%n: index, %m: index, %A: memref<?x?xf32>, %x: f32) {
  affine.for %i = 0 to %n { affine.for %j = 0 to %m { affine.store %x, %A[%i, %j] : memref<?x?xf32> } }
  return
}
// -----
func.func @f(%n: index, %m: index, %A: memref<?x?xf32>, %x: f32) {
  %c = arith.constant 61 : index
  %c0 = arith.constant 0 : index
  %p = arith.muli %n, %m : index
  %at = arith.cmpi eq, %p, %c : index
  %upper = arith.select %at, %c0, %n : index
  affine.for %i = 0 to %upper { affine.for %j = 0 to %m { affine.store %x, %A[%i, %j] : memref<?x?xf32> } }
  return
}
// expect: different
