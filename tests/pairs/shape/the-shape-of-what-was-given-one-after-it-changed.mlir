func.func @f(%x: tensor<?xf32>, %s: tensor<2xindex>) -> (tensor<2xindex>, tensor<2xindex>) {
  %c0 = arith.constant 0 : index
  %c9 = arith.constant 9 : index
  %r = tensor.reshape %x(%s) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %t = tensor.insert %c9 into %s[%c0] : tensor<2xindex>
  %0 = shape.shape_of %r : tensor<?x?xf32> -> tensor<2xindex>
  return %0, %t : tensor<2xindex>, tensor<2xindex>
}

// -----

func.func @f(%x: tensor<?xf32>, %s: tensor<2xindex>) -> (tensor<2xindex>, tensor<2xindex>) {
  %c0 = arith.constant 0 : index
  %c9 = arith.constant 9 : index
  %t = tensor.insert %c9 into %s[%c0] : tensor<2xindex>
  return %t, %t : tensor<2xindex>, tensor<2xindex>
}

// expect: different
