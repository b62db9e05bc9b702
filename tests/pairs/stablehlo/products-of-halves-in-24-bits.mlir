func.func @f(%a: tensor<?xf16>, %b: tensor<?xf16>) -> tensor<?xf32> {
  %c = stablehlo.convert %a : (tensor<?xf16>) -> tensor<?xf32>
  %d = stablehlo.convert %b : (tensor<?xf16>) -> tensor<?xf32>
  %p = stablehlo.multiply %c, %d : tensor<?xf32>
  %r = stablehlo.reduce_precision %p, format = e8m15 : tensor<?xf32>
  return %r : tensor<?xf32>
}

// -----

func.func @f(%a: tensor<?xf16>, %b: tensor<?xf16>) -> tensor<?xf32> {
  %c = stablehlo.convert %a : (tensor<?xf16>) -> tensor<?xf32>
  %d = stablehlo.convert %b : (tensor<?xf16>) -> tensor<?xf32>
  %e = stablehlo.reduce_precision %c, format = e8m15 : tensor<?xf32>
  %g = stablehlo.reduce_precision %d, format = e8m15 : tensor<?xf32>
  %p = stablehlo.multiply %g, %e : tensor<?xf32>
  %r = stablehlo.reduce_precision %p, format = e8m15 : tensor<?xf32>
  return %r : tensor<?xf32>
}

// expect: equivalent bitwise listed
