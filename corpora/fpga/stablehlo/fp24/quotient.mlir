func.func @kernel(%x: tensor<4xf16>, %y: tensor<4xf16>) -> tensor<4xf32> {
  %x_ = stablehlo.convert %x : (tensor<4xf16>) -> tensor<4xf32>
  %y_ = stablehlo.convert %y : (tensor<4xf16>) -> tensor<4xf32>
  %p = stablehlo.divide %x_, %y_ : tensor<4xf32>
  %r = stablehlo.reduce_precision %p, format = e8m15 : tensor<4xf32>
  return %r : tensor<4xf32>
}
