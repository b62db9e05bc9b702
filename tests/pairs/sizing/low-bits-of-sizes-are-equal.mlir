func.func @f(%n: index, %m: index, %A: memref<?x?xf32>, %x: f32) {
  %n8 = arith.index_cast %n : index to i8
  %m8 = arith.index_cast %m : index to i8
  %same = arith.cmpi eq, %n8, %m8 : i8
  cf.assert %same, "low bits"
  affine.for %i = 0 to %n { affine.for %j = 0 to %m { affine.store %x, %A[%i, %j] : memref<?x?xf32> } }
  return
}
// -----
func.func @f(%n: index, %m: index, %A: memref<?x?xf32>, %x: f32) {
  %n8 = arith.index_cast %n : index to i8
  %m8 = arith.index_cast %m : index to i8
  %same = arith.cmpi eq, %n8, %m8 : i8
  cf.assert %same, "low bits"
  %bad = arith.cmpi ne, %n, %m : index
  scf.if %bad {
  } else {
  affine.for %i = 0 to %n { affine.for %j = 0 to %m { affine.store %x, %A[%i, %j] : memref<?x?xf32> } }
  }
  return
}
// expect: different
