func.func @f(%A: memref<?xf32>, %n: i32) -> i32 {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %4 = arith.constant 4 : i32
  %y = arith.constant 2.0 : f32
  %d = arith.divsi %n, %4 : i32
  %e = arith.index_cast %d : i32 to index
  scf.for %i = %i0 to %e step %i1 {
    memref.store %y, %A[%i] : memref<?xf32>
  }
  return %d : i32
}
// -----
func.func @f(%A: memref<?xf32>, %n: i32) -> i32 {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %2 = arith.constant 2 : i32
  %y = arith.constant 2.0 : f32
  %d = arith.shrsi %n, %2 : i32
  %e = arith.index_cast %d : i32 to index
  scf.for %i = %i0 to %e step %i1 {
    memref.store %y, %A[%i] : memref<?xf32>
  }
  return %d : i32
}
// expect: different
