func.func @f(%s: tensor<?xindex>) -> tensor<3xindex> {
  %c = shape.const_shape [1, 2, 3] : tensor<3xindex>
  %0 = shape.any %c, %s : tensor<3xindex>, tensor<?xindex> -> tensor<3xindex>
  return %0 : tensor<3xindex>
}

// -----

func.func @f(%s: tensor<?xindex>) -> tensor<3xindex> {
  %0 = tensor.cast %s : tensor<?xindex> to tensor<3xindex>
  return %0 : tensor<3xindex>
}

// expect: different
