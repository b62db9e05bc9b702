func.func @f(%arg0: memref<?xf32>, %arg1: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %dim = memref.dim %arg0, %c0 : memref<?xf32>
  scf.for %i = %c0 to %dim step %c1 {
    %0 = memref.load %arg0[%i] : memref<?xf32>
    memref.store %0, %arg1[%i] : memref<?xf32>
  }
  return
}
// -----
func.func @f(%arg0: memref<?xf32>, %arg1: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %dim = memref.dim %arg0, %c0 : memref<?xf32>
  %z = arith.constant 0 : i32
  %o = arith.constant 1 : i32
  %e = tensor.from_elements %z : tensor<1xi32>
  %r = scf.for %i = %c0 to %dim step %c1 iter_args(%q = %e) -> (tensor<1xi32>) {
    %k = tensor.extract %q[%c0] : tensor<1xi32>
    %at = arith.index_castui %k : i32 to index
    %v = memref.load %arg0[%at] : memref<?xf32>
    memref.store %v, %arg1[%i] : memref<?xf32>
    %k2 = arith.addi %k, %o : i32
    %q2 = tensor.insert %k2 into %q[%c0] : tensor<1xi32>
    scf.yield %q2 : tensor<1xi32>
  }
  return
}
// expect: equivalent bitwise listed
