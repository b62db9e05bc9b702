func.func @f(%n: index, %m: index, %A: memref<?x?xf32>, %x: f32) {
  affine.for %i = 0 to %n { affine.for %j = 0 to %m { affine.store %x, %A[%i, %j] : memref<?x?xf32> } }
  return
}
// -----
func.func @f(%n: index, %m: index, %A: memref<?x?xf32>, %x: f32) {
  %c90 = arith.constant 90 : index
  %cells = arith.muli %n, %m : index
  %few = arith.cmpi slt, %cells, %c90 : index
  scf.if %few {
    affine.for %i = 0 to %n { affine.for %j = 0 to %m { affine.store %x, %A[%i, %j] : memref<?x?xf32> } }
  }
  return
}
// expect: different
