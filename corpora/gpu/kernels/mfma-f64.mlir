// A product of numbers of 64 bits.
func.func @kernel(%a: memref<16x8xf64>, %b: memref<8x16xf64>, %c: memref<16x16xf64>) {
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 16 {
      affine.for %k = 0 to 8 {
        %x = affine.load %a[%i, %k] : memref<16x8xf64>
        %y = affine.load %b[%k, %j] : memref<8x16xf64>
        %z = affine.load %c[%i, %j] : memref<16x16xf64>
        %p = arith.mulf %x, %y : f64
        %s = arith.addf %z, %p : f64
        affine.store %s, %c[%i, %j] : memref<16x16xf64>
      }
    }
  }
  return
}
