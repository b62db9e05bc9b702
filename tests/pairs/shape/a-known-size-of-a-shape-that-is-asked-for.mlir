func.func @f(%x: tensor<?xf32>, %s: tensor<2xi32>) -> tensor<2xindex> {
  %r = tensor.reshape %x(%s) : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %0 = shape.shape_of %r : tensor<?x?xf32> -> tensor<2xindex>
  return %0 : tensor<2xindex>
}

// -----

func.func @f(%x: tensor<?xf32>, %s: tensor<2xi32>) -> tensor<2xindex> {
  %r = tensor.reshape %x(%s) : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x4xf32>
  %0 = shape.shape_of %r : tensor<?x4xf32> -> tensor<2xindex>
  return %0 : tensor<2xindex>
}

// expect: different
