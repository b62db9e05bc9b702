func.func @f(%s: i1, %a: tensor<3xi4>, %b: tensor<3xi4>) -> tensor<3xi4> {
  %r = xls.sel %s in [%a, %b] : (i1, [tensor<3xi4>, tensor<3xi4>]) -> tensor<3xi4>
  return %r : tensor<3xi4>
}

// -----

func.func @f(%s: i1, %a: tensor<3xi4>, %b: tensor<3xi4>) -> tensor<3xi4> {
  %r = arith.select %s, %b, %a : tensor<3xi4>
  return %r : tensor<3xi4>
}

// expect: equivalent
