func.func @f(%a: memref<3x3xf32>) {
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 3 {
      %v = affine.load %a[%j, %i] : memref<3x3xf32>
      affine.store %v, %a[%i, %j] : memref<3x3xf32>
    }
  }
  return
}
// -----
func.func @f(%a: memref<3x3xf32>) {
  %from = memref.subview %a[0, 0] [3, 3] [1, 1] : memref<3x3xf32> to memref<3x3xf32, strided<[3, 1]>>
  linalg.transpose ins(%from : memref<3x3xf32, strided<[3, 1]>>) outs(%a : memref<3x3xf32>) permutation = [1, 0]
  return
}
// expect: unknown
