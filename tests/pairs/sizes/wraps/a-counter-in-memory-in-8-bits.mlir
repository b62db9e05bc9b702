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
  %c0_i8 = arith.constant 0 : i8
  %c1_i8 = arith.constant 1 : i8
  %alloca = memref.alloca() : memref<i8>
  memref.store %c0_i8, %alloca[] : memref<i8>
  scf.for %arg2 = %c0 to %dim step %c1 {
    %0 = memref.load %alloca[] : memref<i8>
    %1 = arith.index_castui %0 : i8 to index
    %2 = memref.load %arg0[%1] : memref<?xf32>
    memref.store %2, %arg1[%arg2] : memref<?xf32>
    %3 = arith.addi %0, %c1_i8 : i8
    memref.store %3, %alloca[] : memref<i8>
  }
  return
}
// expect: unknown not-covered
