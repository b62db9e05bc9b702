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
  %s = shape.shape_of %x : tensor<?x?xf32> -> !shape.shape
  %k = shape.const_shape [3, 4] : !shape.shape
  %c = arith.constant 1 : index
  %cc = shape.concat %s, %k : !shape.shape, !shape.shape -> !shape.shape
  %h, %t = "shape.split_at"(%cc, %c) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  %u = shape.to_extent_tensor %h : !shape.shape -> tensor<?xindex>
  %v = shape.to_extent_tensor %t : !shape.shape -> tensor<?xindex>
  return %u, %v : tensor<?xindex>, tensor<?xindex>
}
// expect: different
