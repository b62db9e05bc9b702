func.func @main(%x: tensor<1x2x3x3xf32>, %w: tensor<1x2x2x2xf32>) -> tensor<1x1x2x2xf32> {
  %0 = "top.None"() : () -> none
  %r = "tpu.Conv2D"(%x, %w, %0) {kernel_shape = [2, 2], strides = [1, 1], pads = [0, 0, 0, 0], inserts = [1, 1]} : (tensor<1x2x3x3xf32>, tensor<1x2x2x2xf32>, none) -> tensor<1x1x2x2xf32>
  return %r : tensor<1x1x2x2xf32>
}
// -----
func.func @main(%x: tensor<1x2x3x3xf32>, %w: tensor<1x2x2x2xf32>) -> tensor<1x1x2x2xf32> {
  %0 = "top.None"() : () -> none
  %r = "tpu.Conv2D"(%x, %w, %0) {kernel_shape = [2, 2], strides = [1, 1], pads = [0, 0, 0, 0], inserts = [1, 1]} : (tensor<1x2x3x3xf32>, tensor<1x2x2x2xf32>, none) -> tensor<1x1x2x2xf32>
  return %r : tensor<1x1x2x2xf32>
}
// expect: unknown unsupported
