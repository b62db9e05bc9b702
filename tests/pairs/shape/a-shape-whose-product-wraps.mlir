func.func @f(%x: tensor<?xf32>) -> tensor<2xindex> {
  %s = arith.constant dense<[4294967296, 4294967296]> : tensor<2xindex>
  return %s : tensor<2xindex>
}

// -----

func.func @f(%x: tensor<?xf32>) -> tensor<2xindex> {
  %s = arith.constant dense<[4294967296, 4294967296]> : tensor<2xindex>
  %r = tensor.reshape %x(%s) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %0 = shape.shape_of %r : tensor<?x?xf32> -> tensor<2xindex>
  return %0 : tensor<2xindex>
}

// expect: different
