func.func @f(%a: memref<4xi32>, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  memref.store %v, %a[%c0] : memref<4xi32>
  memref.store %v, %a[%c1] : memref<4xi32>
  %r = memref.load %a[%c1] : memref<4xi32>
  return %r : i32
}
// -----
func.func @f(%a: memref<4xi32>, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = async.execute {
    memref.store %v, %a[%c0] : memref<4xi32>
    async.yield
  }
  %u = async.execute {
    memref.store %v, %a[%c1] : memref<4xi32>
    async.yield
  }
  %g = async.create_group %c1 : !async.group
  %i = async.add_to_group %t, %g : !async.token
  %j = async.add_to_group %u, %g : !async.token
  async.await_all %g
  %r = memref.load %a[%c1] : memref<4xi32>
  return %r : i32
}
// expect: different
