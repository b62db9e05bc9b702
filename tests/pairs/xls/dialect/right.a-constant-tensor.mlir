func.func @f(%a: tensor<3xi4>, %b: tensor<3xi4>) -> tensor<3xi4> {
  %r = "xls.constant_tensor"() {value = dense<[0, 1, 2]> : tensor<3xi4>} : () -> tensor<3xi4>
  return %r : tensor<3xi4>
}

// -----

func.func @f(%a: tensor<3xi4>, %b: tensor<3xi4>) -> tensor<3xi4> {
  %r = arith.constant dense<[0, 1, 2]> : tensor<3xi4>
  return %r : tensor<3xi4>
}

// expect: equivalent
