func.func @kernel(%x: memref<8x8xi16>, %y: memref<8x8xi16>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %v = affine.load %x[%i, %j] : memref<8x8xi16>
      %fifteen = arith.constant 15 : i16
      %four = arith.constant 4 : i16
      %sign = arith.shrsi %v, %fifteen : i16
      %bias = arith.andi %sign, %fifteen : i16
      %q = arith.shrsi %v, %four : i16
      affine.store %q, %y[%i, %j] : memref<8x8xi16>
    }
  }
  return
}
