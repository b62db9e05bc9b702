func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  return
}
// -----
func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  %k = arith.constant 77777 : index
  %zero = arith.constant 0.0 : f32
  %c = arith.cmpi sge, %n, %k : index
  %y = arith.select %c, %zero, %x : f32
  affine.for %i = 0 to %n { affine.store %y, %A[%i] : memref<?xf32> }
  return
}
// expect: different
