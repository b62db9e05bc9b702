// options: --domain fingerprint
func.func @f(%x: f32, %y: f32, %A: memref<4xf32>) {
  %c = arith.cmpf uge, %x, %y : f32
  scf.if %c { } else { affine.store %x, %A[0] : memref<4xf32> }
  return
}
// -----
func.func @f(%x: f32, %y: f32, %A: memref<4xf32>) {
  %c = arith.cmpf ogt, %y, %x : f32
  scf.if %c { affine.store %x, %A[0] : memref<4xf32> }
  return
}
// expect: equivalent bitwise static
