func.func @f(%a: tensor<*xf32>, %b: tensor<*xf32>) -> index {
  %i = arith.constant 0 : index
  %d = tensor.dim %a, %i : tensor<*xf32>
  return %d : index
}

// -----

func.func @f(%a: tensor<*xf32>, %b: tensor<*xf32>) -> index {
  %i = arith.constant 0 : index
  %d = tensor.dim %b, %i : tensor<*xf32>
  return %d : index
}

// expect: different
