func.func @f(%t: tensor<?x?xf32>, %i: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = tensor.dim %t, %c0 : tensor<?x?xf32>
  %b = tensor.dim %t, %c1 : tensor<?x?xf32>
  %m = memref.alloca() : memref<2xindex>
  memref.store %a, %m[%c0] : memref<2xindex>
  memref.store %a, %m[%c1] : memref<2xindex>
  memref.store %b, %m[%i] : memref<2xindex>
  %r = memref.load %m[%c1] : memref<2xindex>
  return %r : index
}
// -----
func.func @f(%t: tensor<?x?xf32>, %i: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = tensor.dim %t, %c0 : tensor<?x?xf32>
  %b = tensor.dim %t, %c1 : tensor<?x?xf32>
  %u = arith.cmpi ult, %i, %c2 : index
  cf.assert %u, "two"
  %p = arith.addi %a, %c2 : index
  %r = arith.subi %p, %c2 : index
  return %r : index
}
// expect: different
