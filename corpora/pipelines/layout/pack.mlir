module {
  func.func @f(%arg0: tensor<7x9xf32>) -> (tensor<2x3x4x4xf32>, tensor<7x9xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x3x4x4xf32>
    %pack = linalg.pack %arg0 padding_value(%cst : f32) inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %0 : tensor<7x9xf32> -> tensor<2x3x4x4xf32>
    %1 = tensor.empty() : tensor<7x9xf32>
    %unpack = linalg.unpack %pack inner_dims_pos = [0, 1] inner_tiles = [4, 4] into %1 : tensor<2x3x4x4xf32> -> tensor<7x9xf32>
    return %pack, %unpack : tensor<2x3x4x4xf32>, tensor<7x9xf32>
  }
}
