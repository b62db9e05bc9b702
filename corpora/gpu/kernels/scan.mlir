// The running minima of each row.
func.func @kernel(%a: memref<2x16xi32>, %b: memref<2x16xi32>) {
  affine.for %i = 0 to 2 {
    %first = affine.load %a[%i, 0] : memref<2x16xi32>
    affine.store %first, %b[%i, 0] : memref<2x16xi32>
    affine.for %j = 1 to 16 {
      %x = affine.load %b[%i, %j - 1] : memref<2x16xi32>
      %y = affine.load %a[%i, %j] : memref<2x16xi32>
      %m = arith.minsi %x, %y : i32
      affine.store %m, %b[%i, %j] : memref<2x16xi32>
    }
  }
  return
}
