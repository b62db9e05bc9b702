module @network attributes {module.chip = "ALL", module.platform = "ONNX", module.state = "TOP_F32", module.weight_file = "none.npz"} {
  func.func @main(%x: tensor<4x8xf32>, %a: tensor<8x6xf32>, %b: tensor<1x6xf32>, %c: tensor<6x5xf32>) -> tensor<4x5xf32> {
    %0 = "top.None"() : () -> none
    %1 = "top.Input"(%x) {do_preprocess = false} : (tensor<4x8xf32>) -> tensor<4x8xf32> loc("x")
    %2 = "top.Input"(%a) {do_preprocess = false} : (tensor<8x6xf32>) -> tensor<8x6xf32> loc("a")
    %3 = "top.Input"(%b) {do_preprocess = false} : (tensor<1x6xf32>) -> tensor<1x6xf32> loc("b")
    %4 = "top.Input"(%c) {do_preprocess = false} : (tensor<6x5xf32>) -> tensor<6x5xf32> loc("c")
    %5 = "top.MatMul"(%1, %2, %0) : (tensor<4x8xf32>, tensor<8x6xf32>, none) -> tensor<4x6xf32> loc("first")
    %6 = "top.Add"(%5, %3) : (tensor<4x6xf32>, tensor<1x6xf32>) -> tensor<4x6xf32> loc("hidden")
    %7 = "top.MatMul"(%6, %4, %0) : (tensor<4x6xf32>, tensor<6x5xf32>, none) -> tensor<4x5xf32> loc("second")
    %8 = "top.Relu"(%7) {relu_limit = 6.0 : f64} : (tensor<4x5xf32>) -> tensor<4x5xf32> loc("out")
    return %8 : tensor<4x5xf32>
  }
}
