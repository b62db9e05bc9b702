func.func @f(%a: memref<6xf32>) {
  affine.for %i = 0 to 4 {
    %v = affine.load %a[%i + 1] : memref<6xf32>
    affine.store %v, %a[%i + 0] : memref<6xf32>
  }
  return
}
// -----
func.func @f(%a: memref<6xf32>) {
  %from = memref.subview %a[1] [4] [1] : memref<6xf32> to memref<4xf32, strided<[1], offset: 1>>
  %to = memref.subview %a[0] [4] [1] : memref<6xf32> to memref<4xf32, strided<[1], offset: 0>>
  linalg.copy ins(%from : memref<4xf32, strided<[1], offset: 1>>) outs(%to : memref<4xf32, strided<[1], offset: 0>>)
  return
}
// expect: unknown
