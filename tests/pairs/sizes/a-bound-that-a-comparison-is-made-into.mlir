func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to %n { affine.store %x, %A[%i] : memref<?xf32> }
  return
}
// -----
func.func @f(%n: index, %A: memref<?xf32>, %x: f32) {
  %c = arith.constant 4321 : index
  %few = arith.cmpi sge, %n, %c : index
  %less = arith.extui %few : i1 to i32
  %by = arith.index_cast %less : i32 to index
  %upper = arith.subi %n, %by : index
  affine.for %i = 0 to %upper { affine.store %x, %A[%i] : memref<?xf32> }
  return
}
// expect: different
