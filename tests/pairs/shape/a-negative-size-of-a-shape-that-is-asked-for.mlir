func.func @f(%s: tensor<2xi32>) -> tensor<2xindex> {
  %0 = arith.index_cast %s : tensor<2xi32> to tensor<2xindex>
  return %0 : tensor<2xindex>
}

// -----

func.func @f(%s: tensor<2xi32>) -> tensor<2xindex> {
  %e = tensor.empty() : tensor<6xf32>
  %r = tensor.reshape %e(%s) : (tensor<6xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %0 = shape.shape_of %r : tensor<?x?xf32> -> tensor<2xindex>
  return %0 : tensor<2xindex>
}

// expect: different
