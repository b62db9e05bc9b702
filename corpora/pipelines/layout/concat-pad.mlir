module {
  func.func @f(%arg0: tensor<3x4xf32>, %arg1: tensor<2x4xf32>) -> tensor<6x7xf32> {
    %cst = arith.constant 1.000000e+00 : f32
    %concat = tensor.concat dim(0) %arg0, %arg1 : (tensor<3x4xf32>, tensor<2x4xf32>) -> tensor<5x4xf32>
    %padded = tensor.pad %concat low[1, 2] high[0, 1] {
    ^bb0(%arg2: index, %arg3: index):
      tensor.yield %cst : f32
    } : tensor<5x4xf32> to tensor<6x7xf32>
    return %padded : tensor<6x7xf32>
  }
}
