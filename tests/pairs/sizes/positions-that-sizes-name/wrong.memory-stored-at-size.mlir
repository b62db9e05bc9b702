func.func @f(%n: index, %i: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %a = memref.alloca() : memref<8xindex>
  scf.for %k = %c0 to %c8 step %c1 {
    memref.store %c0, %a[%k] : memref<8xindex>
  }
  memref.store %n, %a[%i] : memref<8xindex>
  %c5 = arith.constant 5 : index
  %r = memref.load %a[%c5] : memref<8xindex>
  return %r : index
}
// -----
func.func @f(%n: index, %i: index) -> index {
  %c8 = arith.constant 8 : index
  %u = arith.cmpi ult, %i, %c8 : index
  cf.assert %u, "x"
  %r = arith.constant 0 : index
  return %r : index
}
// expect: different
