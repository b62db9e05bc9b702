module @network attributes {module.chip = "ALL", module.platform = "ONNX", module.state = "TOP_F32", module.weight_file = "none.npz"} {
  func.func @main(%x: tensor<3x4x8xf32>, %w: tensor<1x1x8xf32>) -> tensor<3x8x4xf32> {
    %0 = "top.Input"(%x) {do_preprocess = false} : (tensor<3x4x8xf32>) -> tensor<3x4x8xf32> loc("x")
    %1 = "top.Input"(%w) {do_preprocess = false} : (tensor<1x1x8xf32>) -> tensor<1x1x8xf32> loc("w")
    %2 = "top.Reduce"(%0) {axes = [2], keepdims = true, mode = "ReduceMean"} : (tensor<3x4x8xf32>) -> tensor<3x4x1xf32> loc("mean")
    %3 = "top.Sub"(%0, %2) : (tensor<3x4x8xf32>, tensor<3x4x1xf32>) -> tensor<3x4x8xf32> loc("centred")
    %4 = "top.Mul"(%3, %1) : (tensor<3x4x8xf32>, tensor<1x1x8xf32>) -> tensor<3x4x8xf32> loc("scaled")
    %5 = "top.Relu"(%4) : (tensor<3x4x8xf32>) -> tensor<3x4x8xf32> loc("rectified")
    %6 = "top.Permute"(%5) {order = [0, 2, 1]} : (tensor<3x4x8xf32>) -> tensor<3x8x4xf32> loc("turned")
    %7 = "top.MulConst"(%6) {const_val = 2.0 : f64} : (tensor<3x8x4xf32>) -> tensor<3x8x4xf32> loc("doubled")
    %8 = "top.AddConst"(%7) {const_val = 1.0 : f64} : (tensor<3x8x4xf32>) -> tensor<3x8x4xf32> loc("out")
    return %8 : tensor<3x8x4xf32>
  }
}
