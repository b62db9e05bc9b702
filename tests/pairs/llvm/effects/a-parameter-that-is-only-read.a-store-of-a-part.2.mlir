// options: --func f
func.func private @e(memref<4xf32>)
func.func private @g(%A: memref<4xf32>) {
  %v = affine.load %A[1] : memref<4xf32>
  affine.store %v, %A[0] : memref<4xf32>
  return
}
func.func @f(%A: memref<4xf32>, %B: memref<4xf32>) {
  %s = memref.subview %A[1] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 1>>
  %v = affine.load %B[0] : memref<4xf32>
  affine.store %v, %s[0] : memref<2xf32, strided<[1], offset: 1>>
  return
}
// -----
func.func private @e(memref<4xf32>)
func.func private @g(%A: memref<4xf32>) {
  %v = affine.load %A[1] : memref<4xf32>
  affine.store %v, %A[0] : memref<4xf32>
  return
}
func.func @f(%A: memref<4xf32> {llvm.readonly}, %B: memref<4xf32>) {
  %s = memref.subview %A[1] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 1>>
  %v = affine.load %B[0] : memref<4xf32>
  affine.store %v, %s[0] : memref<2xf32, strided<[1], offset: 1>>
  return
}
// expect: different
