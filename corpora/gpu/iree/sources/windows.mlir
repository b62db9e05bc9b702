func.func @windows(%image: tensor<1x6x18x16xf16>, %filter: tensor<3x3x16x32xf16>) -> tensor<1x4x16x32xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<1x4x16x32xf32>
  %start = linalg.fill ins(%zero : f32) outs(%empty : tensor<1x4x16x32xf32>) -> tensor<1x4x16x32xf32>
  %result = linalg.conv_2d_nhwc_hwcf
    ins(%image, %filter : tensor<1x6x18x16xf16>, tensor<3x3x16x32xf16>)
    outs(%start : tensor<1x4x16x32xf32>) -> tensor<1x4x16x32xf32>
  return %result : tensor<1x4x16x32xf32>
}
