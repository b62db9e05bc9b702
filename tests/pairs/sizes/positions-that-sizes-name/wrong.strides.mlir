func.func @f(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %i: index) -> index {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  %v = tensor.from_elements %t#0, %t#1 : tensor<2xindex>
  %r = tensor.extract %v[%i] : tensor<2xindex>
  return %r : index
}
// -----
func.func @f(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %i: index) -> index {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  %c0 = arith.constant 0 : index
  %r = arith.addi %t#0, %c0 : index
  return %r : index
}
// expect: different
