func.func @kernel(%a: memref<6x4xi32>, %b: memref<6x4xi32>) {
  affine.for %i = 0 to 6 {
    %t = memref.alloc() : memref<4xi32>
    affine.for %j = 0 to 4 {
      %v = affine.load %a[%i, %j] : memref<6x4xi32>
      affine.store %v, %t[%j] : memref<4xi32>
    }
    affine.for %j = 0 to 4 {
      %v = affine.load %t[3 - %j] : memref<4xi32>
      affine.store %v, %b[%i, %j] : memref<6x4xi32>
    }
  }
  return
}
