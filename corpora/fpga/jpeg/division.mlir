func.func @kernel(%x: memref<8x8xi16>, %y: memref<8x8xi16>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %v = affine.load %x[%i, %j] : memref<8x8xi16>
      %w = arith.constant 16 : i16
      %q = arith.divsi %v, %w : i16
      affine.store %q, %y[%i, %j] : memref<8x8xi16>
    }
  }
  return
}
