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
  %c0_i32 = arith.constant 0 : i32
  %c1048576_i32 = arith.constant 1048576 : i32
  %c20_i32 = arith.constant 20 : i32
  %0 = scf.for %arg2 = %c0 to %dim step %c1 iter_args(%arg3 = %c0_i32) -> (i32) {
    %1 = arith.shrsi %arg3, %c20_i32 : i32
    %2 = arith.index_cast %1 : i32 to index
    %3 = memref.load %arg0[%2] : memref<?xf32>
    memref.store %3, %arg1[%arg2] : memref<?xf32>
    %4 = arith.addi %arg3, %c1048576_i32 : i32
    scf.yield %4 : i32
  }
  return
}
// expect: different
