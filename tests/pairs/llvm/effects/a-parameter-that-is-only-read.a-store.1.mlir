// options: --func f
func.func private @e(memref<4xf32>)
func.func private @g(%A: memref<4xf32>) {
  %v = affine.load %A[1] : memref<4xf32>
  affine.store %v, %A[0] : memref<4xf32>
  return
}
func.func @f(%A: memref<4xf32>, %B: memref<4xf32>) {
  %v = affine.load %A[0] : memref<4xf32>
  affine.store %v, %B[0] : memref<4xf32>
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
  %v = affine.load %A[0] : memref<4xf32>
  affine.store %v, %B[0] : memref<4xf32>
  return
}
// expect: equivalent
