// options: --domain exact
func.func @f(%x: f32, %y: f32, %A: memref<4xf32>) {
  %c = arith.cmpf olt, %x, %y : f32
  %t = arith.constant true
  %n = arith.xori %c, %t : i1
  scf.if %n { } else { affine.store %x, %A[0] : memref<4xf32> }
  return
}
// -----
func.func @f(%x: f32, %y: f32, %A: memref<4xf32>) {
  %c = arith.cmpf ogt, %y, %x : f32
  scf.if %c { affine.store %x, %A[0] : memref<4xf32> }
  return
}
// expect: equivalent bitwise static
