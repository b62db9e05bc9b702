func.func @kernel(%x: tensor<4xf16>, %mean: tensor<4xf16>, %scale: tensor<4xf16>) -> tensor<4xf32> {
  %x_ = stablehlo.convert %x : (tensor<4xf16>) -> tensor<4xf32>
  %mean_ = stablehlo.convert %mean : (tensor<4xf16>) -> tensor<4xf32>
  %scale_ = stablehlo.convert %scale : (tensor<4xf16>) -> tensor<4xf32>
  %d = stablehlo.subtract %x_, %mean_ : tensor<4xf32>
  %c = stablehlo.reduce_precision %d, format = e8m15 : tensor<4xf32>
  %s = stablehlo.multiply %c, %scale_ : tensor<4xf32>
  %r = stablehlo.reduce_precision %s, format = e8m15 : tensor<4xf32>
  return %r : tensor<4xf32>
}
