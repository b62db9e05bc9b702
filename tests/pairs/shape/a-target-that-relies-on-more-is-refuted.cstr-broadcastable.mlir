func.func @f(%a: tensor<2x3xf32>, %b: tensor<4xf32>, %r: memref<1xindex>) {
  %c0 = arith.constant 0 : index
  %s = shape.shape_of %a : tensor<2x3xf32> -> tensor<2xindex>
  %t = shape.shape_of %b : tensor<4xf32> -> tensor<1xindex>
  
  memref.store %c0, %r[%c0] : memref<1xindex>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<4xf32>, %r: memref<1xindex>) {
  %c0 = arith.constant 0 : index
  %s = shape.shape_of %a : tensor<2x3xf32> -> tensor<2xindex>
  %t = shape.shape_of %b : tensor<4xf32> -> tensor<1xindex>
  %w = shape.cstr_broadcastable %s, %t : tensor<2xindex>, tensor<1xindex>
  memref.store %c0, %r[%c0] : memref<1xindex>
  return
}
// expect: different
