func.func @f(%a: tensor<?xf32>) -> tensor<?xf32> {
  %s = stablehlo.reduce_precision %a, format = e8m15 : tensor<?xf32>
  %r = stablehlo.negate %s : tensor<?xf32>
  return %r : tensor<?xf32>
}

// -----

func.func @f(%a: tensor<?xf32>) -> tensor<?xf32> {
  %s = stablehlo.negate %a : tensor<?xf32>
  %r = stablehlo.reduce_precision %s, format = e8m15 : tensor<?xf32>
  return %r : tensor<?xf32>
}

// expect: equivalent bitwise listed
