func.func @kernel(%x: memref<8x8xi16>, %y: memref<8x8xi16>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %v = affine.load %x[%i, %j] : memref<8x8xi16>
      %zero = arith.constant 0 : i16
      %four = arith.constant 4 : i16
      %minus = arith.subi %zero, %v : i16
      %negative = arith.cmpi slt, %v, %zero : i16
      %size = arith.select %negative, %minus, %v : i16
      %part = arith.shrui %size, %four : i16
      %back = arith.subi %zero, %part : i16
      %q = arith.select %negative, %part, %part : i16
      affine.store %q, %y[%i, %j] : memref<8x8xi16>
    }
  }
  return
}
