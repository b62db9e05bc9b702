func.func @f(%n: i64, %m: i64, %a: memref<4xi64>) {
  %z = arith.constant 0 : index
  %z1 = arith.constant 1 : index
  %z2 = arith.constant 2 : index
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %o = arith.ori %m, %c1 : i64
  scf.for %i = %c0 to %n step %c1 : i64 {
    memref.store %i, %a[%z1] : memref<4xi64>
  }
  scf.for %i = %c0 to %m step %c1 : i64 {
    memref.store %i, %a[%z2] : memref<4xi64>
  }
  return
}
// -----
func.func @f(%n: i64, %m: i64, %a: memref<4xi64>) {
  %z = arith.constant 0 : index
  %z1 = arith.constant 1 : index
  %z2 = arith.constant 2 : index
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %o = arith.ori %m, %c1 : i64
  %q = llvm.srem %n, %o : i64
  scf.for %i = %c0 to %n step %c1 : i64 {
    memref.store %i, %a[%z1] : memref<4xi64>
  }
  scf.for %i = %c0 to %m step %c1 : i64 {
    memref.store %i, %a[%z2] : memref<4xi64>
  }
  return
}
// expect: different
