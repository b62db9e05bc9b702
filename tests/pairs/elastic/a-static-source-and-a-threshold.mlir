func.func @f(%A: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to 8 { affine.store %x, %A[%i] : memref<?xf32> }
  return
}
// -----
func.func @f(%A: memref<?xf32>, %x: f32) {
  %zero = arith.constant 0 : index
  %k = arith.constant 977 : index
  %d = memref.dim %A, %zero : memref<?xf32>
  %c = arith.cmpi ult, %d, %k : index
  scf.if %c { affine.for %i = 0 to 8 { affine.store %x, %A[%i] : memref<?xf32> } }
  return
}
// expect: different
