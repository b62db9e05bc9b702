module @network attributes {module.chip = "ALL", module.platform = "ONNX", module.state = "TOP_F32", module.weight_file = "none.npz"} {
  func.func @main(%x: tensor<1x4x7x6xf32>, %w: tensor<6x2x3x3xf32>, %v: tensor<6x6x1x1xf32>) -> tensor<1x6x4x6xf32> {
    %0 = "top.None"() : () -> none
    %1 = "top.Input"(%x) {do_preprocess = false} : (tensor<1x4x7x6xf32>) -> tensor<1x4x7x6xf32> loc("x")
    %2 = "top.Input"(%w) {do_preprocess = false} : (tensor<6x2x3x3xf32>) -> tensor<6x2x3x3xf32> loc("w")
    %3 = "top.Input"(%v) {do_preprocess = false} : (tensor<6x6x1x1xf32>) -> tensor<6x6x1x1xf32> loc("v")
    %4 = "top.Conv"(%1, %2, %0) {kernel_shape = [3, 3], strides = [2, 1], pads = [1, 2, 1, 2], dilations = [1, 2], group = 2 : i64, do_relu = false, relu_limit = -1.0 : f64} : (tensor<1x4x7x6xf32>, tensor<6x2x3x3xf32>, none) -> tensor<1x6x4x6xf32> loc("first")
    %5 = "top.Relu"(%4) {relu_limit = 6.0 : f64} : (tensor<1x6x4x6xf32>) -> tensor<1x6x4x6xf32> loc("rectified")
    %6 = "top.Conv"(%5, %3, %0) {kernel_shape = [1, 1], strides = [1, 1], pads = [0, 0, 0, 0], dilations = [1, 1], group = 1 : i64, do_relu = false, relu_limit = -1.0 : f64} : (tensor<1x6x4x6xf32>, tensor<6x6x1x1xf32>, none) -> tensor<1x6x4x6xf32> loc("second")
    %7 = "top.Add"(%6, %5) {do_relu = true} : (tensor<1x6x4x6xf32>, tensor<1x6x4x6xf32>) -> tensor<1x6x4x6xf32> loc("out")
    return %7 : tensor<1x6x4x6xf32>
  }
}
