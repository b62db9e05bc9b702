func.func @f(%n: i32, %m: i32, %a: memref<4xi32>) {
  %z = arith.constant 0 : index
  %z1 = arith.constant 1 : index
  %z2 = arith.constant 2 : index
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %o = arith.ori %m, %c1 : i32
  scf.for %i = %c0 to %n step %c1 : i32 {
    memref.store %i, %a[%z1] : memref<4xi32>
  }
  scf.for %i = %c0 to %m step %c1 : i32 {
    memref.store %i, %a[%z2] : memref<4xi32>
  }
  return
}
// -----
func.func @f(%n: i32, %m: i32, %a: memref<4xi32>) {
  %z = arith.constant 0 : index
  %z1 = arith.constant 1 : index
  %z2 = arith.constant 2 : index
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %o = arith.ori %m, %c1 : i32
  %q = llvm.srem %n, %o : i32
  scf.for %i = %c0 to %n step %c1 : i32 {
    memref.store %i, %a[%z1] : memref<4xi32>
  }
  scf.for %i = %c0 to %m step %c1 : i32 {
    memref.store %i, %a[%z2] : memref<4xi32>
  }
  return
}
// expect: different
