func.func @f(%A: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 2.0 : f32
  scf.for %k = %c0 to %n step %c1 {
    memref.store %z, %A[%k] : memref<?xf32>
  }
  return
}
// -----
func.func @f(%A: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 2.0 : f32
  scf.for %k = %c0 to %n step %c1 {
    %s = arith.index_cast %k : index to i16
    %u = arith.index_castui %s : i16 to index
    memref.store %z, %A[%u] : memref<?xf32>
  }
  return
}
// expect: different
