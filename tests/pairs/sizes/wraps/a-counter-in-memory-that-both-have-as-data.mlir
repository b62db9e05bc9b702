func.func @f(%arg0: memref<?xf32>, %arg1: memref<?xf32>, %arg2: memref<?xi8>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %dim = memref.dim %arg0, %c0 : memref<?xf32>
  %z = arith.constant 0 : i8
  %o = arith.constant 1 : i8
  %a = memref.alloca() : memref<i8>
  memref.store %z, %a[] : memref<i8>
  scf.for %i = %c0 to %dim step %c1 {
    %k = memref.load %a[] : memref<i8>
    %at = arith.addi %i, %c0 : index
    %v = memref.load %arg0[%at] : memref<?xf32>
    memref.store %v, %arg1[%i] : memref<?xf32>
    memref.store %k, %arg2[%i] : memref<?xi8>
    %k2 = arith.addi %k, %o : i8
    memref.store %k2, %a[] : memref<i8>
  }
  return
}
// -----
func.func @f(%arg0: memref<?xf32>, %arg1: memref<?xf32>, %arg2: memref<?xi8>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %dim = memref.dim %arg0, %c0 : memref<?xf32>
  %z = arith.constant 0 : i8
  %o = arith.constant 1 : i8
  %a = memref.alloca() : memref<i8>
  memref.store %z, %a[] : memref<i8>
  scf.for %i = %c0 to %dim step %c1 {
    %k = memref.load %a[] : memref<i8>
    %at = arith.addi %c0, %i : index
    %v = memref.load %arg0[%at] : memref<?xf32>
    memref.store %v, %arg1[%i] : memref<?xf32>
    memref.store %k, %arg2[%i] : memref<?xi8>
    %k2 = arith.addi %k, %o : i8
    memref.store %k2, %a[] : memref<i8>
  }
  return
}
// expect: equivalent bitwise all-sizes
