func.func @f(%x: tensor<?xf32>, %s: tensor<2xindex>) -> tensor<2xindex> {
  %r = tensor.reshape %x(%s) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %0 = shape.shape_of %r : tensor<?x?xf32> -> tensor<2xindex>
  return %0 : tensor<2xindex>
}

// -----

func.func @f(%x: tensor<?xf32>, %s: tensor<2xindex>) -> tensor<2xindex> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = tensor.extract %s[%c0] : tensor<2xindex>
  %b = tensor.extract %s[%c1] : tensor<2xindex>
  %0 = tensor.from_elements %b, %a : tensor<2xindex>
  return %0 : tensor<2xindex>
}

// expect: different
