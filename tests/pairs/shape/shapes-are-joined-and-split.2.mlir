func.func @f(%x: tensor<?x?xf32>) -> (tensor<?xindex>, tensor<?xindex>) {
  %s = shape.shape_of %x : tensor<?x?xf32> -> !shape.shape
  %k = shape.const_shape [3, 4] : !shape.shape
  %c = arith.constant -1 : index
  %cc = shape.concat %s, %k : !shape.shape, !shape.shape -> !shape.shape
  %h, %t = "shape.split_at"(%cc, %c) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  %u = shape.to_extent_tensor %h : !shape.shape -> tensor<?xindex>
  %v = shape.to_extent_tensor %t : !shape.shape -> tensor<?xindex>
  return %u, %v : tensor<?xindex>, tensor<?xindex>
}
// -----
func.func @f(%x: tensor<?x?xf32>) -> (tensor<?xindex>, tensor<?xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %d0 = tensor.dim %x, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %x, %c1 : tensor<?x?xf32>
  %h = tensor.from_elements %d1, %d0, %c3 : tensor<3xindex>
  %t = tensor.from_elements %c4 : tensor<1xindex>
  %u = tensor.cast %h : tensor<3xindex> to tensor<?xindex>
  %v = tensor.cast %t : tensor<1xindex> to tensor<?xindex>
  return %u, %v : tensor<?xindex>, tensor<?xindex>
}
// expect: different
