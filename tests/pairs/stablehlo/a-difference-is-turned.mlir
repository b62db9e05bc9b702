func.func @f(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %r = stablehlo.subtract %a, %b : tensor<?xf32>
  return %r : tensor<?xf32>
}

// -----

func.func @f(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %r = stablehlo.subtract %b, %a : tensor<?xf32>
  return %r : tensor<?xf32>
}

// expect: different
