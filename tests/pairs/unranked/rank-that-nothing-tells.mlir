func.func @f(%a: tensor<*xf32>) -> index {
  %r = tensor.rank %a : tensor<*xf32>
  return %r : index
}

// -----

func.func @f(%a: tensor<*xf32>) -> index {
  %r = arith.constant 2 : index
  return %r : index
}

// expect: unknown unsupported
