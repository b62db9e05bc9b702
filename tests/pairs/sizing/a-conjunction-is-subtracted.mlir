func.func @f(%n: index, %m: index, %A: memref<?x?xf32>, %x: f32) {
  affine.for %i = 0 to %n { affine.for %j = 0 to %m { affine.store %x, %A[%i, %j] : memref<?x?xf32> } }
  return
}
// -----
func.func @f(%n: index, %m: index, %A: memref<?x?xf32>, %x: f32) {
  %k = arith.constant 700 : index
  %c1 = arith.cmpi sgt, %n, %k : index
  %c2 = arith.cmpi sgt, %m, %k : index
  %b = arith.andi %c1, %c2 : i1
  %wide = arith.extui %b : i1 to i64
  %by = arith.index_cast %wide : i64 to index
  %up = arith.subi %m, %by : index
  affine.for %i = 0 to %n { affine.for %j = 0 to %up { affine.store %x, %A[%i, %j] : memref<?x?xf32> } }
  return
}
// expect: different
