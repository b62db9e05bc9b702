func.func @f(%x: tensor<*xf32>, %s: tensor<?xindex>) -> tensor<?xindex> {
  return %s : tensor<?xindex>
}

// -----

func.func @f(%x: tensor<*xf32>, %s: tensor<?xindex>) -> tensor<?xindex> {
  %r = tensor.reshape %x(%s) : (tensor<*xf32>, tensor<?xindex>) -> tensor<*xf32>
  %0 = shape.shape_of %r : tensor<*xf32> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// expect: different
