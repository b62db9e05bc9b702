func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  %n8 = arith.index_cast %n : index to i8
  %five = arith.constant 5 : i8
  %same = arith.cmpi eq, %n8, %five : i8
  cf.assert %same, "low bits"
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  return
}
// -----
func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  %n8 = arith.index_cast %n : index to i8
  %five = arith.constant 5 : i8
  %same = arith.cmpi eq, %n8, %five : i8
  cf.assert %same, "low bits"
  %six = arith.constant 6 : index
  %bad = arith.cmpi sgt, %n, %six : index
  scf.if %bad {
  } else {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  }
  return
}
// expect: different
