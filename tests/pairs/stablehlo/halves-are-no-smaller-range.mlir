func.func @f(%a: tensor<?xf32>) -> tensor<?xf32> {
  %r = stablehlo.reduce_precision %a, format = e5m10 : tensor<?xf32>
  return %r : tensor<?xf32>
}

// -----

func.func @f(%a: tensor<?xf32>) -> tensor<?xf32> {
  %h = stablehlo.convert %a : (tensor<?xf32>) -> tensor<?xf16>
  %r = stablehlo.convert %h : (tensor<?xf16>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// expect: different
