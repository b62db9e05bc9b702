func.func @f(%n: index, %m: index, %A: memref<?x?xf32>, %x: f32) {
  affine.for %i = 0 to %n { affine.for %j = 0 to %m { affine.store %x, %A[%i, %j] : memref<?x?xf32> } }
  return
}
// -----
func.func @f(%n: index, %m: index, %A: memref<?x?xf32>, %x: f32) {
  %c2 = arith.constant 2 : index
  %large = arith.cmpi sgt, %n, %c2 : index
  %nn = arith.muli %n, %n : index
  %square = arith.cmpi eq, %nn, %m : index
  %bad = arith.andi %large, %square : i1
  scf.if %bad {
  } else {
  affine.for %i = 0 to %n { affine.for %j = 0 to %m { affine.store %x, %A[%i, %j] : memref<?x?xf32> } }
  }
  return
}
// expect: different
