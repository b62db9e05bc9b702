module @network attributes {module.chip = "ALL", module.platform = "ONNX", module.state = "TOP_F32", module.weight_file = "none.npz"} {
  func.func @main(%q: tensor<2x4x8xf32>, %k: tensor<2x4x8xf32>, %v: tensor<2x4x8xf32>, %x: tensor<2x4x8xf32>) -> tensor<2x4x8xf32> {
    %0 = "top.None"() : () -> none
    %1 = "top.Input"(%q) {do_preprocess = false} : (tensor<2x4x8xf32>) -> tensor<2x4x8xf32> loc("q")
    %2 = "top.Input"(%k) {do_preprocess = false} : (tensor<2x4x8xf32>) -> tensor<2x4x8xf32> loc("k")
    %3 = "top.Input"(%v) {do_preprocess = false} : (tensor<2x4x8xf32>) -> tensor<2x4x8xf32> loc("v")
    %4 = "top.Input"(%x) {do_preprocess = false} : (tensor<2x4x8xf32>) -> tensor<2x4x8xf32> loc("x")
    %5 = "top.Permute"(%2) {order = [0, 2, 1]} : (tensor<2x4x8xf32>) -> tensor<2x8x4xf32> loc("turned")
    %6 = "top.MatMul"(%1, %5, %0) : (tensor<2x4x8xf32>, tensor<2x8x4xf32>, none) -> tensor<2x4x4xf32> loc("scores")
    %7 = "top.MulConst"(%6) {const_val = 0.25 : f64} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32> loc("scaled")
    %8 = "top.Softmax"(%7) {axis = 2 : si32} : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32> loc("weights")
    %9 = "top.MatMul"(%8, %3, %0) : (tensor<2x4x4xf32>, tensor<2x4x8xf32>, none) -> tensor<2x4x8xf32> loc("values")
    %10 = "top.Add"(%9, %4) : (tensor<2x4x8xf32>, tensor<2x4x8xf32>) -> tensor<2x4x8xf32> loc("residual")
    %11 = "top.Relu"(%10) : (tensor<2x4x8xf32>) -> tensor<2x4x8xf32> loc("out")
    return %11 : tensor<2x4x8xf32>
  }
}
