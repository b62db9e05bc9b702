func.func @f(%t: tensor<?x?xf32>, %m: memref<2xindex>, %i: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = tensor.dim %t, %c0 : tensor<?x?xf32>
  %b = tensor.dim %t, %c1 : tensor<?x?xf32>
  memref.store %a, %m[%c0] : memref<2xindex>
  memref.store %b, %m[%c1] : memref<2xindex>
  %r = memref.load %m[%i] : memref<2xindex>
  return %r : index
}
// -----
func.func @f(%t: tensor<?x?xf32>, %m: memref<2xindex>, %i: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = tensor.dim %t, %c0 : tensor<?x?xf32>
  %b = tensor.dim %t, %c1 : tensor<?x?xf32>
  memref.store %a, %m[%c0] : memref<2xindex>
  memref.store %b, %m[%c1] : memref<2xindex>
  %r = arith.addi %a, %c0 : index
  return %r : index
}
// expect: different
