func.func @f(%arg0: memref<?xf32>, %arg1: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %dim = memref.dim %arg0, %c0 : memref<?xf32>
  scf.for %arg2 = %c0 to %dim step %c1 {
    %0 = memref.load %arg0[%arg2] : memref<?xf32>
    memref.store %0, %arg1[%arg2] : memref<?xf32>
  }
  return
}
// -----
func.func @f(%arg0: memref<?xf32>, %arg1: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %dim = memref.dim %arg0, %c0 : memref<?xf32>
  %c57_i64 = arith.constant 57 : i64
  scf.for %arg2 = %c0 to %dim step %c1 {
    %0 = arith.index_cast %arg2 : index to i64
    %1 = arith.shli %0, %c57_i64 : i64
    %2 = arith.shrui %1, %c57_i64 : i64
    %3 = arith.index_castui %2 : i64 to index
    %4 = memref.load %arg0[%3] : memref<?xf32>
    memref.store %4, %arg1[%arg2] : memref<?xf32>
  }
  return
}
// expect: different
