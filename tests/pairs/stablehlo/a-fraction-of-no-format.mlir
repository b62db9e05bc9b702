func.func @f(%a: tensor<?xf32>) -> tensor<?xf32> {
  %r = stablehlo.reduce_precision %a, format = e8m12 : tensor<?xf32>
  return %r : tensor<?xf32>
}

// -----

func.func @f(%a: tensor<?xf32>) -> tensor<?xf32> {
  %r = stablehlo.reduce_precision %a, format = e8m13 : tensor<?xf32>
  return %r : tensor<?xf32>
}

// expect: unknown unsupported
