func.func @f(%a: memref<4xi32>, %v: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %c4 step %c1 {
    memref.store %v, %a[%i] : memref<4xi32>
  }
  return
}
// -----
func.func @f(%a: memref<4xi32>, %v: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %s = async.execute {
    async.yield
  }
  %l = scf.for %i = %c0 to %c4 step %c1 iter_args(%p = %s) -> (!async.token) {
    %t = async.execute {
      memref.store %v, %a[%i] : memref<4xi32>
      async.yield
    }
    scf.yield %t : !async.token
  }
  async.await %l : !async.token
  return
}
// expect: different
