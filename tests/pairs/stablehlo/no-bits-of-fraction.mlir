func.func @f(%a: tensor<?xf32>) -> tensor<?xf32> {
  %r = stablehlo.reduce_precision %a, format = e8m0 : tensor<?xf32>
  return %r : tensor<?xf32>
}

// -----

func.func @f(%a: tensor<?xf32>) -> tensor<?xf32> {
  %q = stablehlo.reduce_precision %a, format = e8m0 : tensor<?xf32>
  return %q : tensor<?xf32>
}

// expect: unknown unsupported
