// options: --size n=6
func.func @f(%n: index, %A: memref<6xf32>) {
  %x = affine.load %A[symbol(%n)] : memref<6xf32>
  return
}
// -----
func.func @f(%n: index, %A: memref<6xf32>) {
  %x = affine.load %A[symbol(%n)] : memref<6xf32>
  return
}
// expect: unknown undefined-source
