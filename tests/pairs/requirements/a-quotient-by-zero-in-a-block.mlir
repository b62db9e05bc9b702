func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  return
}
// -----
func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  %a = arith.constant 640 : index
  %b = arith.constant 4000 : index
  %g = arith.cmpi sgt, %n, %a : index
  cf.cond_br %g, ^large, ^all
^large:
  %e = arith.xori %n, %b : index
  %q = arith.remui %n, %e : index
  cf.br ^all
^all:
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  return
}
// expect: different
