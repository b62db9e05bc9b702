func.func @kernel(%m: memref<6xi32>, %x: i32) {
  %c2 = arith.constant 2 : index
  affine.for %i = 0 to 3 {
    affine.store %x, %m[2] : memref<6xi32>
    memref.store %x, %m[%c2] : memref<6xi32>
  }
  return
}
