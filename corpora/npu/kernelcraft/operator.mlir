func.func @kernel(%a: memref<4x6xi32>, %b: memref<6x4xi32>, %c: memref<4x4xi32>) {
  %zero = arith.constant 0 : i32
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 4 {
      %sum = affine.for %k = 0 to 6 iter_args(%s = %zero) -> i32 {
        %l = affine.load %a[%i, %k] : memref<4x6xi32>
        %r = affine.load %b[%k, %j] : memref<6x4xi32>
        %p = arith.muli %l, %r : i32
        %n = arith.addi %s, %p : i32
        affine.yield %n : i32
      }
      affine.store %sum, %c[%i, %j] : memref<4x4xi32>
    }
  }
  return
}
