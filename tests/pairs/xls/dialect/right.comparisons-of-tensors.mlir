func.func @f(%a: tensor<3xi4>, %b: tensor<3xi4>) -> tensor<3xi1> {
  %r = xls.slt %a, %b : (tensor<3xi4>, tensor<3xi4>) -> tensor<3xi1>
  return %r : tensor<3xi1>
}

// -----

func.func @f(%a: tensor<3xi4>, %b: tensor<3xi4>) -> tensor<3xi1> {
  %r = arith.cmpi slt, %a, %b : tensor<3xi4>
  return %r : tensor<3xi1>
}

// expect: equivalent
