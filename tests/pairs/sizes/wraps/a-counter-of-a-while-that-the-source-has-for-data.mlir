func.func @f(%arg0: memref<?xf32>, %arg1: memref<?xf32>, %arg2: memref<?xi8>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c0_i8 = arith.constant 0 : i8
  %c1_i8 = arith.constant 1 : i8
  %dim = memref.dim %arg0, %c0 : memref<?xf32>
  %0:2 = scf.while (%arg3 = %c0, %arg4 = %c0_i8) : (index, i8) -> (index, i8) {
    %1 = arith.cmpi slt, %arg3, %dim : index
    scf.condition(%1) %arg3, %arg4 : index, i8
  } do {
  ^bb0(%arg3: index, %arg4: i8):
    %1 = arith.index_castui %arg4 : i8 to index
    %2 = memref.load %arg0[%arg3] : memref<?xf32>
    memref.store %2, %arg1[%arg3] : memref<?xf32>
    memref.store %arg4, %arg2[%arg3] : memref<?xi8>
    %3 = arith.addi %arg4, %c1_i8 : i8
    %4 = arith.addi %arg3, %c1 : index
    scf.yield %4, %3 : index, i8
  }
  return
}
// -----
func.func @f(%arg0: memref<?xf32>, %arg1: memref<?xf32>, %arg2: memref<?xi8>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c0_i8 = arith.constant 0 : i8
  %c1_i8 = arith.constant 1 : i8
  %dim = memref.dim %arg0, %c0 : memref<?xf32>
  %0:2 = scf.while (%arg3 = %c0, %arg4 = %c0_i8) : (index, i8) -> (index, i8) {
    %1 = arith.cmpi slt, %arg3, %dim : index
    scf.condition(%1) %arg3, %arg4 : index, i8
  } do {
  ^bb0(%arg3: index, %arg4: i8):
    %1 = arith.index_castui %arg4 : i8 to index
    %2 = memref.load %arg0[%1] : memref<?xf32>
    memref.store %2, %arg1[%arg3] : memref<?xf32>
    memref.store %arg4, %arg2[%arg3] : memref<?xi8>
    %3 = arith.addi %arg4, %c1_i8 : i8
    %4 = arith.addi %arg3, %c1 : index
    scf.yield %4, %3 : index, i8
  }
  return
}
// expect: different
