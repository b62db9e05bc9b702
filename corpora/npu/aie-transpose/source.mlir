func.func @sequence(%a: memref<8x4xi32>, %b: memref<4x8xi32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 4 {
      %x = affine.load %a[%i, %j] : memref<8x4xi32>
      affine.store %x, %b[%j, %i] : memref<4x8xi32>
    }
  }
  return
}
