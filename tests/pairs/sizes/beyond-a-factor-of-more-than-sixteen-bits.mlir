func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  return
}
// -----
func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  %c = arith.constant 99991 : index
  %q = arith.divsi %n, %c : index
  %c1 = arith.constant 1 : index
  %bad = arith.cmpi sge, %q, %c1 : index
  scf.if %bad {
  } else {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  }
  return
}
// expect: different
