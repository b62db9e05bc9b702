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
  %0 = tensor.empty() : tensor<1xi8>
  %c0_i8 = arith.constant 0 : i8
  %c1_i8 = arith.constant 1 : i8
  %inserted = tensor.insert %c0_i8 into %0[%c0] : tensor<1xi8>
  %1 = scf.for %arg2 = %c0 to %dim step %c1 iter_args(%arg3 = %inserted) -> (tensor<1xi8>) {
    %extracted = tensor.extract %arg3[%c0] : tensor<1xi8>
    %2 = arith.index_castui %extracted : i8 to index
    %3 = memref.load %arg0[%2] : memref<?xf32>
    memref.store %3, %arg1[%arg2] : memref<?xf32>
    %4 = arith.addi %extracted, %c1_i8 : i8
    %inserted_0 = tensor.insert %4 into %arg3[%c0] : tensor<1xi8>
    scf.yield %inserted_0 : tensor<1xi8>
  }
  return
}
// expect: unknown not-covered
