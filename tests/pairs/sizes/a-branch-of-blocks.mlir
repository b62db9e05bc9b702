func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  return
}
// -----
func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  %c = arith.constant 4321 : index
  %bad = arith.cmpi sge, %n, %c : index
  cf.cond_br %bad, ^end, ^work
  ^work:
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  cf.br ^end
  ^end:
  return
}
// expect: different
