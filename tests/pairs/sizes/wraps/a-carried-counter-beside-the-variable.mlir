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
  %0 = scf.for %arg2 = %c0 to %dim step %c1 iter_args(%arg3 = %c0) -> (index) {
    %1 = memref.load %arg0[%arg3] : memref<?xf32>
    memref.store %1, %arg1[%arg2] : memref<?xf32>
    %2 = arith.addi %arg3, %c1 : index
    scf.yield %2 : index
  }
  return
}
// expect: equivalent
