func.func @f(%A: memref<?xf32>, %n: i32) {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %1 = arith.constant 1 : i32
  %y = arith.constant 2.0 : f32
  %d = arith.shli %n, %1 : i32
  %e = arith.index_cast %d : i32 to index
  scf.for %i = %i0 to %e step %i1 {
    memref.store %y, %A[%i] : memref<?xf32>
  }
  return
}
// -----
func.func @f(%A: memref<?xf32>, %n: i32) {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %1 = arith.constant 1 : index
  %y = arith.constant 2.0 : f32
  %c = arith.index_cast %n : i32 to index
  %e = arith.shli %c, %1 : index
  scf.for %i = %i0 to %e step %i1 {
    memref.store %y, %A[%i] : memref<?xf32>
  }
  return
}
// expect: unknown limit-operations
