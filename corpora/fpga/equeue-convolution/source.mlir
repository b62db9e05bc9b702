func.func @kernel(%x: memref<10xi32>, %w: memref<3xi32>, %y: memref<8xi32>) {
  %zero = arith.constant 0 : i32
  affine.for %i = 0 to 8 {
    affine.store %zero, %y[%i] : memref<8xi32>
    affine.for %j = 0 to 3 {
      %a = affine.load %x[%i + %j] : memref<10xi32>
      %b = affine.load %w[%j] : memref<3xi32>
      %c = affine.load %y[%i] : memref<8xi32>
      %p = arith.muli %a, %b : i32
      %s = arith.addi %c, %p : i32
      affine.store %s, %y[%i] : memref<8xi32>
    }
  }
  return
}
