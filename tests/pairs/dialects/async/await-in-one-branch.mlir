func.func @f(%a: memref<4xi32>, %v: i32, %c: i1) {
  %c0 = arith.constant 0 : index
  memref.store %v, %a[%c0] : memref<4xi32>
  return
}
// -----
func.func @f(%a: memref<4xi32>, %v: i32, %c: i1) {
  %c0 = arith.constant 0 : index
  %t = async.execute {
    memref.store %v, %a[%c0] : memref<4xi32>
    async.yield
  }
  scf.if %c {
    async.await %t : !async.token
  }
  return
}
// expect: different
