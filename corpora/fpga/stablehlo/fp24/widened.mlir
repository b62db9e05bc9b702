func.func @kernel(%x: tensor<4xf16>) -> tensor<4xf32> {
  %x_ = stablehlo.convert %x : (tensor<4xf16>) -> tensor<4xf32>
  %r = stablehlo.reduce_precision %x_, format = e8m15 : tensor<4xf32>
  return %r : tensor<4xf32>
}
