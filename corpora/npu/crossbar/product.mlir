func.func @kernel(%x: memref<3x8xi32>, %w: memref<8x6xi32>, %y: memref<3x6xi32>) {
  %zero = arith.constant 0 : i32
  affine.for %m = 0 to 3 {
    affine.for %n = 0 to 6 {
      %sum = affine.for %k = 0 to 8 iter_args(%s = %zero) -> i32 {
        %a = affine.load %x[%m, %k] : memref<3x8xi32>
        %b = affine.load %w[%k, %n] : memref<8x6xi32>
        %p = arith.muli %a, %b : i32
        %t = arith.addi %s, %p : i32
        affine.yield %t : i32
      }
      affine.store %sum, %y[%m, %n] : memref<3x6xi32>
    }
  }
  return
}
