// The greatest of 128 numbers.
func.func @kernel(%a: memref<128xi32>, %b: memref<1xi32>) {
  affine.for %i = 0 to 128 {
    %x = affine.load %b[0] : memref<1xi32>
    %y = affine.load %a[%i] : memref<128xi32>
    %m = arith.maxsi %x, %y : i32
    affine.store %m, %b[0] : memref<1xi32>
  }
  return
}
