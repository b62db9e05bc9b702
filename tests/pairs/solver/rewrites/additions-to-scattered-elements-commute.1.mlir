func.func @f(%I: memref<3xi32>, %U: memref<3xi32>, %S: memref<4xi32>) {
  affine.for %i = 0 to 3 {
    %d = affine.load %I[%i] : memref<3xi32>
    %c3 = arith.constant 3 : i32
    %b = arith.andi %d, %c3 : i32
    %j = arith.index_castui %b : i32 to index
    %u = affine.load %U[%i] : memref<3xi32>
    %n = memref.load %S[%j] : memref<4xi32>
    %m = arith.addi %n, %u : i32
    memref.store %m, %S[%j] : memref<4xi32>
  }
  return
}
// -----
func.func @f(%I: memref<3xi32>, %U: memref<3xi32>, %S: memref<4xi32>) {
  affine.for %i = 0 to 3 {
    %d = affine.load %I[2 - %i] : memref<3xi32>
    %c3 = arith.constant 3 : i32
    %b = arith.andi %d, %c3 : i32
    %j = arith.index_castui %b : i32 to index
    %u = affine.load %U[2 - %i] : memref<3xi32>
    %n = memref.load %S[%j] : memref<4xi32>
    %m = arith.addi %n, %u : i32
    memref.store %m, %S[%j] : memref<4xi32>
  }
  return
}
// expect: equivalent bitwise
