func.func @f(%a: tensor<?xf32>) -> tensor<?xf32> {
  %r = stablehlo.negate %a {result_accuracy = 3 : i32} : tensor<?xf32>
  return %r : tensor<?xf32>
}

// -----

func.func @f(%a: tensor<?xf32>) -> tensor<?xf32> {
  %r = stablehlo.negate %a : tensor<?xf32>
  return %r : tensor<?xf32>
}

// expect: unknown unsupported
