func.func @f(%a: memref<4xi32>, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  memref.store %v, %a[%c0] : memref<4xi32>
  return %v : i32
}
// -----
func.func @f(%a: memref<4xi32>, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %t = async.execute {
    memref.store %v, %a[%c0] : memref<4xi32>
    async.yield
  }
  %g = async.create_group %c2 : !async.group
  %i = async.add_to_group %t, %g : !async.token
  async.await_all %g
  return %v : i32
}
// expect: different
