func.func @f(%s: tensor<?xindex>, %m: memref<1xindex>) {
  %c0 = arith.constant 0 : index
  %c = shape.const_shape [1, 2, 3] : tensor<3xindex>
  %0 = shape.any %s, %c : tensor<?xindex>, tensor<3xindex> -> tensor<3xindex>
  memref.store %c0, %m[%c0] : memref<1xindex>
  return
}

// -----

func.func @f(%s: tensor<?xindex>, %m: memref<1xindex>) {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %n = tensor.dim %s, %c0 : tensor<?xindex>
  %e = arith.cmpi eq, %n, %c3 : index
  scf.if %e {
    memref.store %c0, %m[%c0] : memref<1xindex>
  }
  return
}

// expect: different
