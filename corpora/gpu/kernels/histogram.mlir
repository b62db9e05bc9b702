// How much of a row falls into each of eight bins, which the columns are dealt to in turn.
func.func @kernel(%a: memref<4x32xi32>, %b: memref<8xi32>) {
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 32 {
      %x = affine.load %b[%j mod 8] : memref<8xi32>
      %y = affine.load %a[%i, %j] : memref<4x32xi32>
      %s = arith.addi %x, %y : i32
      affine.store %s, %b[%j mod 8] : memref<8xi32>
    }
  }
  return
}
