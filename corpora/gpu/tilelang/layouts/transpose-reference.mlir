// The transpose of a matrix.
func.func @kernel(%x: memref<16x16xf32>, %y: memref<16x16xf32>) {
  linalg.transpose ins(%x : memref<16x16xf32>) outs(%y : memref<16x16xf32>) permutation = [1, 0]
  return
}
