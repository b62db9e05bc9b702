func.func @kernel(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = stablehlo.reduce_precision %x, format = e8m15 : tensor<4xf32>
  return %r : tensor<4xf32>
}
