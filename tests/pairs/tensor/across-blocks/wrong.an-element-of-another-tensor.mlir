func.func @f(%a: tensor<4xi32>, %o: memref<4xi32>) {
  %c = arith.constant 1 : index
  %e = tensor.empty() : tensor<4xi32>
  %x = linalg.add ins(%a, %a : tensor<4xi32>, tensor<4xi32>) outs(%e : tensor<4xi32>) -> tensor<4xi32>
  %v = tensor.extract %x[%c] : tensor<4xi32>
  memref.store %v, %o[%c] : memref<4xi32>
  return
}

// -----

func.func @f(%a: tensor<4xi32>, %o: memref<4xi32>) {
  %c = arith.constant 1 : index
  %e = tensor.empty() : tensor<4xi32>
  %x = linalg.add ins(%a, %a : tensor<4xi32>, tensor<4xi32>) outs(%e : tensor<4xi32>) -> tensor<4xi32>
  cf.br ^bb1
^bb1:
  %v = tensor.extract %a[%c] : tensor<4xi32>
  memref.store %v, %o[%c] : memref<4xi32>
  return
}

// expect: different
