func.func @f(%a: memref<4xi32>, %v: i32) -> index {
  %c0 = arith.constant 0 : index
  memref.store %v, %a[%c0] : memref<4xi32>
  return %c0 : index
}
// -----
func.func @f(%a: memref<4xi32>, %v: i32) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %g = async.create_group %c1 : !async.group
  %t = async.execute {
    memref.store %v, %a[%c0] : memref<4xi32>
    async.yield
  }
  %k = async.add_to_group %t, %g : !async.token
  async.await_all %g
  return %k : index
}
// expect: different
