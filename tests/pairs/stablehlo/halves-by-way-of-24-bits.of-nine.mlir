func.func @f(%a: tensor<?xf16>, %b: tensor<?xf16>) -> tensor<?xf32> {
  %c = stablehlo.convert %a : (tensor<?xf16>) -> tensor<?xf32>
  %r = stablehlo.reduce_precision %c, format = e8m7 : tensor<?xf32>
  return %r : tensor<?xf32>
}

// -----

func.func @f(%a: tensor<?xf16>, %b: tensor<?xf16>) -> tensor<?xf32> {
  %c = stablehlo.convert %a : (tensor<?xf16>) -> tensor<?xf32>
  return %c : tensor<?xf32>
}

// expect: different
