func.func @f(%n: i16, %m: i16, %a: memref<4xi16>) {
  %z = arith.constant 0 : index
  %z1 = arith.constant 1 : index
  %z2 = arith.constant 2 : index
  %c0 = arith.constant 0 : i16
  %c1 = arith.constant 1 : i16
  %o = arith.ori %m, %c1 : i16
  scf.for %i = %c0 to %n step %c1 : i16 {
    memref.store %i, %a[%z1] : memref<4xi16>
  }
  scf.for %i = %c0 to %m step %c1 : i16 {
    memref.store %i, %a[%z2] : memref<4xi16>
  }
  return
}
// -----
func.func @f(%n: i16, %m: i16, %a: memref<4xi16>) {
  %z = arith.constant 0 : index
  %z1 = arith.constant 1 : index
  %z2 = arith.constant 2 : index
  %c0 = arith.constant 0 : i16
  %c1 = arith.constant 1 : i16
  %o = arith.ori %m, %c1 : i16
  %q = llvm.srem %n, %o : i16
  scf.for %i = %c0 to %n step %c1 : i16 {
    memref.store %i, %a[%z1] : memref<4xi16>
  }
  scf.for %i = %c0 to %m step %c1 : i16 {
    memref.store %i, %a[%z2] : memref<4xi16>
  }
  return
}
// expect: different
