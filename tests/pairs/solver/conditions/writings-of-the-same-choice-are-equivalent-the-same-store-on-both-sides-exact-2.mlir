// options: --domain exact
func.func @f(%x: f32, %y: f32, %A: memref<4xf32>) {
  %c = arith.cmpf olt, %x, %y : f32
  scf.if %c { affine.store %x, %A[0] : memref<4xf32> } else { affine.store %x, %A[0] : memref<4xf32> }
  return
}
// -----
func.func @f(%x: f32, %y: f32, %A: memref<4xf32>) {
  affine.store %x, %A[0] : memref<4xf32>
  return
}
// expect: equivalent bitwise static
