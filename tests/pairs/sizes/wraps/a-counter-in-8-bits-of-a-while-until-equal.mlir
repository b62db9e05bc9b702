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
  %0:2 = scf.while (%arg2 = %c0, %arg3 = %c0_i8) : (index, i8) -> (index, i8) {
    %1 = arith.cmpi ne, %arg2, %dim : index
    scf.condition(%1) %arg2, %arg3 : index, i8
  } do {
  ^bb0(%arg2: index, %arg3: i8):
    %1 = arith.index_castui %arg3 : i8 to index
    %2 = memref.load %arg0[%1] : memref<?xf32>
    memref.store %2, %arg1[%arg2] : memref<?xf32>
    %3 = arith.addi %arg3, %c1_i8 : i8
    %4 = arith.addi %arg2, %c1 : index
    scf.yield %4, %3 : index, i8
  }
  return
}
// expect: different
