func.func @f(%a: tensor<*xf32>) -> (index, f32) {
  %i = arith.constant 0 : index
  %r = tensor.rank %a : tensor<*xf32>
  %b = tensor.cast %a : tensor<*xf32> to tensor<?x?x?xf32>
  %e = tensor.extract %b[%i, %i, %i] : tensor<?x?x?xf32>
  return %r, %e : index, f32
}

// -----

func.func @f(%a: tensor<*xf32>) -> (index, f32) {
  %i = arith.constant 0 : index
  %r = arith.constant 3 : index
  %b = tensor.cast %a : tensor<*xf32> to tensor<?x?x?xf32>
  %e = tensor.extract %b[%i, %i, %i] : tensor<?x?x?xf32>
  return %r, %e : index, f32
}

// expect: equivalent
