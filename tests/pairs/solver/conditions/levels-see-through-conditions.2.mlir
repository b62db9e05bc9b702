// options: --accept reassociated --accept real
func.func @f(%x: f32, %y: f32, %A: memref<4xf32>) {
  %c = arith.cmpf olt, %x, %y : f32

      scf.if %c {
        %p = arith.addf %x, %y : f32
        %q = arith.addf %p, %p : f32
        affine.store %q, %A[0] : memref<4xf32>
      }
  return
}
// -----
func.func @f(%x: f32, %y: f32, %A: memref<4xf32>) {
  %c = arith.cmpf ugt, %x, %y : f32
      scf.if %c { } else {
        %p = arith.addf %x, %x : f32
        %q = arith.addf %p, %y : f32
        %s = arith.addf %q, %y : f32
        affine.store %s, %A[0] : memref<4xf32>
      }
  return
}
// expect: different
