func.func @f(%arg0: memref<200xf32>, %arg1: memref<200xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %dim = memref.dim %arg0, %c0 : memref<200xf32>
  scf.for %arg2 = %c0 to %dim step %c1 {
    %0 = memref.load %arg0[%arg2] : memref<200xf32>
    memref.store %0, %arg1[%arg2] : memref<200xf32>
  }
  return
}
// -----
func.func @f(%arg0: memref<200xf32>, %arg1: memref<200xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %dim = memref.dim %arg0, %c0 : memref<200xf32>
  %c0_i8 = arith.constant 0 : i8
  %c1_i8 = arith.constant 1 : i8
  %0 = scf.for %arg2 = %c0 to %dim step %c1 iter_args(%arg3 = %c0_i8) -> (i8) {
    %1 = arith.index_castui %arg3 : i8 to index
    %2 = memref.load %arg0[%1] : memref<200xf32>
    memref.store %2, %arg1[%arg2] : memref<200xf32>
    %3 = arith.addi %arg3, %c1_i8 : i8
    scf.yield %3 : i8
  }
  return
}
// expect: equivalent bitwise
