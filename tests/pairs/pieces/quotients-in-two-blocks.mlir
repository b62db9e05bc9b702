func.func @f(%n: index, %m: index, %A: memref<?x?xf32>, %x: f32) {
  affine.for %i = 0 to %n { affine.for %j = 0 to %m { affine.store %x, %A[%i, %j] : memref<?x?xf32> } }
  return
}
// -----
func.func @f(%n: index, %m: index, %A: memref<?x?xf32>, %x: f32) {
  %q = arith.constant 70 : index
  %zero = arith.constant 0 : index
  %a = arith.floordivsi %n, %q : index
  %b = arith.floordivsi %m, %q : index
  %ga = arith.cmpi sgt, %a, %zero : index
  cf.cond_br %ga, ^large, ^small
^large:
  %u0 = arith.subi %n, %b : index
  affine.for %i = 0 to %u0 { affine.for %j = 0 to %m { affine.store %x, %A[%i, %j] : memref<?x?xf32> } }
  return
^small:
  affine.for %i = 0 to %n { affine.for %j = 0 to %m { affine.store %x, %A[%i, %j] : memref<?x?xf32> } }
  return
}
// expect: different
