func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  return
}
// -----
func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  %c10 = arith.constant 10 : index
  %c0 = arith.constant 0 : index
  %blocks = arith.shrui %n, %c10 : index
  %large = arith.cmpi ne, %blocks, %c0 : index
  scf.if %large {
  } else {
    affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  }
  return
}
// expect: different
