func.func @kernel(%m: memref<4xi32>, %x: i32, %n: index) {
  affine.for %i = 0 to %n {
    affine.store %x, %m[1] : memref<4xi32>
  }
  return
}
