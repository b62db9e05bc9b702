module @network attributes {module.chip = "ALL", module.platform = "ONNX", module.state = "TOP_F32", module.weight_file = "none.npz"} {
  func.func @main(%x: tensor<1x4x6xf32>, %y: tensor<1x4x6xf32>) -> tensor<1x2x4x4xf32> {
    %0 = "top.None"() : () -> none
    %1 = "top.Input"(%x) {do_preprocess = false} : (tensor<1x4x6xf32>) -> tensor<1x4x6xf32> loc("x")
    %2 = "top.Input"(%y) {do_preprocess = false} : (tensor<1x4x6xf32>) -> tensor<1x4x6xf32> loc("y")
    %3 = "top.Reshape"(%1) {shape = [1, 4, 2, 3]} : (tensor<1x4x6xf32>) -> tensor<1x4x2x3xf32> loc("split x")
    %4 = "top.Permute"(%3) {order = [0, 2, 1, 3]} : (tensor<1x4x2x3xf32>) -> tensor<1x2x4x3xf32> loc("heads x")
    %5 = "top.Reshape"(%2) {shape = [1, 4, 2, 3]} : (tensor<1x4x6xf32>) -> tensor<1x4x2x3xf32> loc("split y")
    %6 = "top.Permute"(%5) {order = [0, 2, 3, 1]} : (tensor<1x4x2x3xf32>) -> tensor<1x2x3x4xf32> loc("heads y")
    %7 = "top.MatMul"(%4, %6, %0) : (tensor<1x2x4x3xf32>, tensor<1x2x3x4xf32>, none) -> tensor<1x2x4x4xf32> loc("scores")
    %8 = "top.Softmax"(%7) {axis = 3 : si32} : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32> loc("out")
    return %8 : tensor<1x2x4x4xf32>
  }
}
