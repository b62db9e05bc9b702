func.func @kernel(%a: memref<8x8xi32>, %b: memref<8x8xi32>, %c: memref<8x8xi32>) {
  %zero = arith.constant 0 : i32
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %sum = affine.for %k = 0 to 8 iter_args(%s = %zero) -> i32 {
        %l = affine.load %a[%i, %k] : memref<8x8xi32>
        %r = affine.load %b[%k, %j] : memref<8x8xi32>
        %p = arith.muli %l, %r : i32
        %n = arith.addi %s, %p : i32
        affine.yield %n : i32
      }
      affine.store %sum, %c[%i, %j] : memref<8x8xi32>
    }
  }
  return
}
