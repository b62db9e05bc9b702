func.func @f(%a: tensor<*xf32>, %i: index) -> index {
  %d = tensor.dim %a, %i : tensor<*xf32>
  return %d : index
}

// -----

func.func @f(%a: tensor<*xf32>, %i: index) -> index {
  %m = bufferization.to_buffer %a : tensor<*xf32> to memref<*xf32>
  %d = memref.dim %m, %i : memref<*xf32>
  return %d : index
}

// expect: unknown unsupported
