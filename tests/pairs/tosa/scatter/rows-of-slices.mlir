func.func @f(%v: tensor<2x4x3xf32>, %x: tensor<2x2x3xf32>) -> tensor<2x4x3xf32> {
  %a = tensor.extract_slice %x[0, 0, 0] [1, 1, 3] [1, 1, 1] : tensor<2x2x3xf32> to tensor<1x1x3xf32>
  %b = tensor.extract_slice %x[0, 1, 0] [1, 1, 3] [1, 1, 1] : tensor<2x2x3xf32> to tensor<1x1x3xf32>
  %c = tensor.extract_slice %x[1, 0, 0] [1, 1, 3] [1, 1, 1] : tensor<2x2x3xf32> to tensor<1x1x3xf32>
  %d = tensor.extract_slice %x[1, 1, 0] [1, 1, 3] [1, 1, 1] : tensor<2x2x3xf32> to tensor<1x1x3xf32>
  %p = tensor.insert_slice %a into %v[0, 3, 0] [1, 1, 3] [1, 1, 1] : tensor<1x1x3xf32> into tensor<2x4x3xf32>
  %q = tensor.insert_slice %b into %p[0, 1, 0] [1, 1, 3] [1, 1, 1] : tensor<1x1x3xf32> into tensor<2x4x3xf32>
  %s = tensor.insert_slice %c into %q[1, 1, 0] [1, 1, 3] [1, 1, 1] : tensor<1x1x3xf32> into tensor<2x4x3xf32>
  %t = tensor.insert_slice %d into %s[1, 0, 0] [1, 1, 3] [1, 1, 1] : tensor<1x1x3xf32> into tensor<2x4x3xf32>
  return %t : tensor<2x4x3xf32>
}
// -----
func.func @f(%v: tensor<2x4x3xf32>, %x: tensor<2x2x3xf32>) -> tensor<2x4x3xf32> {
  %i = "tosa.const"() {values = dense<[[3, 1], [1, 0]]> : tensor<2x2xi32>} : () -> tensor<2x2xi32>
  %r = tosa.scatter %v, %i, %x : (tensor<2x4x3xf32>, tensor<2x2xi32>, tensor<2x2x3xf32>) -> tensor<2x4x3xf32>
  return %r : tensor<2x4x3xf32>
}
// expect: equivalent bitwise
