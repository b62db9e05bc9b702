func.func @f(%D: memref<4xi32>, %H: memref<3xi32>) {
  affine.for %i = 0 to 4 {
    %d = affine.load %D[%i] : memref<4xi32>
    %c3 = arith.constant 3 : i32
    %o = arith.constant 1 : i32
    %b = arith.remui %d, %c3 : i32
    %j = arith.index_castui %b : i32 to index
    %n = memref.load %H[%j] : memref<3xi32>
    %m = arith.addi %n, %o : i32
    memref.store %m, %H[%j] : memref<3xi32>
  }
  return
}
// -----
func.func @f(%D: memref<4xi32>, %H: memref<3xi32>) {
  affine.for %j = 0 to 3 {
    %h = affine.load %H[%j] : memref<3xi32>
    %c3 = arith.constant 3 : i32
    %w = arith.index_cast %j : index to i32
    %s = affine.for %i = 0 to 4 iter_args(%a = %h) -> i32 {
      %d = affine.load %D[%i] : memref<4xi32>
      %b = arith.remui %d, %c3 : i32
      %p = arith.cmpi eq, %b, %w : i32
      %e = arith.extui %p : i1 to i32
      %t = arith.addi %a, %e : i32
      affine.yield %t : i32
    }
    affine.store %s, %H[%j] : memref<3xi32>
  }
  return
}
// expect: equivalent bitwise
