func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  return
}
// -----
func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  %c = arith.constant 129 : index
  %same = arith.cmpi eq, %n, %c : index
  scf.if %same {
  } else {
    affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  }
  return
}
// expect: different
