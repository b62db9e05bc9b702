func.func @f(%n: index, %m: index, %k: index, %A: memref<?x?x?xf32>, %x: f32) {
  affine.for %i = 0 to %n { affine.for %j = 0 to %m { affine.for %l = 0 to %k { affine.store %x, %A[%i, %j, %l] : memref<?x?x?xf32> } } }
  return
}
// -----
func.func @f(%n: index, %m: index, %k: index, %A: memref<?x?x?xf32>, %x: f32) {
  %bad = arith.cmpi eq, %m, %k : index
  scf.if %bad {
  } else {
  affine.for %i = 0 to %n { affine.for %j = 0 to %m { affine.for %l = 0 to %k { affine.store %x, %A[%i, %j, %l] : memref<?x?x?xf32> } } }
  }
  return
}
// expect: different
