// options: --domain fingerprint
func.func @f(%x: f32, %y: f32, %A: memref<4xf32>) {
  %c = arith.cmpf olt, %x, %y : f32
  %r = scf.if %c -> f32 { scf.yield %x : f32 } else { scf.yield %y : f32 }
  affine.store %r, %A[0] : memref<4xf32>
  return
}
// -----
func.func @f(%x: f32, %y: f32, %A: memref<4xf32>) {
  %c = arith.cmpf olt, %x, %y : f32
  %r = arith.select %c, %y, %x : f32
  affine.store %r, %A[0] : memref<4xf32>
  return
}
// expect: different
