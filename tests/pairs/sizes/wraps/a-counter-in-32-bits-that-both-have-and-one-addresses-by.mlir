func.func @f(%arg0: memref<?xf32>, %arg1: memref<?xf32>, %arg2: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %dim = memref.dim %arg0, %c0 : memref<?xf32>
  %z = arith.constant 0 : i32
  %o = arith.constant 1 : i32
  %n = arith.index_cast %dim : index to i32
  %a = arith.constant 0 : index
  %r:2 = scf.while (%k = %z, %i = %c0) : (i32, index) -> (i32, index) {
    %kk = arith.index_castui %k : i32 to index
    %c = arith.cmpi ne, %i, %dim : index
    scf.condition(%c) %k, %i : i32, index
  } do {
  ^bb0(%k: i32, %i: index):
    %at = arith.index_castui %k : i32 to index
    %v = memref.load %arg0[%i] : memref<?xf32>
    memref.store %v, %arg1[%i] : memref<?xf32>
    memref.store %k, %arg2[%i] : memref<?xi32>
    %k2 = arith.addi %k, %o : i32
    %i2 = arith.addi %i, %c1 : index
    scf.yield %k2, %i2 : i32, index
  }
  return
}
// -----
func.func @f(%arg0: memref<?xf32>, %arg1: memref<?xf32>, %arg2: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %dim = memref.dim %arg0, %c0 : memref<?xf32>
  %z = arith.constant 0 : i32
  %o = arith.constant 1 : i32
  %n = arith.index_cast %dim : index to i32
  %a = arith.constant 0 : index
  %r:2 = scf.while (%k = %z, %i = %c0) : (i32, index) -> (i32, index) {
    %kk = arith.index_castui %k : i32 to index
    %c = arith.cmpi ne, %i, %dim : index
    scf.condition(%c) %k, %i : i32, index
  } do {
  ^bb0(%k: i32, %i: index):
    %at = arith.index_castui %k : i32 to index
    %v = memref.load %arg0[%at] : memref<?xf32>
    memref.store %v, %arg1[%i] : memref<?xf32>
    memref.store %k, %arg2[%i] : memref<?xi32>
    %k2 = arith.addi %k, %o : i32
    %i2 = arith.addi %i, %c1 : index
    scf.yield %k2, %i2 : i32, index
  }
  return
}
// expect: equivalent bitwise listed
