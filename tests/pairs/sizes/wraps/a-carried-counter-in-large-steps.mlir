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
  %c0_i64 = arith.constant 0 : i64
  %c144115188075855872_i64 = arith.constant 144115188075855872 : i64
  %c57_i64 = arith.constant 57 : i64
  %0 = scf.for %arg2 = %c0 to %dim step %c1 iter_args(%arg3 = %c0_i64) -> (i64) {
    %1 = arith.shrui %arg3, %c57_i64 : i64
    %2 = arith.index_castui %1 : i64 to index
    %3 = memref.load %arg0[%2] : memref<?xf32>
    memref.store %3, %arg1[%arg2] : memref<?xf32>
    %4 = arith.addi %arg3, %c144115188075855872_i64 : i64
    scf.yield %4 : i64
  }
  return
}
// expect: different
