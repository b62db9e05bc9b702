func.func @f(%n: index, %m: index, %i: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloca() : memref<2xindex>
  memref.store %n, %a[%c0] : memref<2xindex>
  memref.store %m, %a[%c1] : memref<2xindex>
  %r = memref.load %a[%i] : memref<2xindex>
  return %r : index
}
// -----
func.func @f(%n: index, %m: index, %i: index) -> index {
  %c2 = arith.constant 2 : index
  %u = arith.cmpi ult, %i, %c2 : index
  cf.assert %u, "x"
  %p = arith.addi %n, %c2 : index
  %r = arith.subi %p, %c2 : index
  return %r : index
}
// expect: different
