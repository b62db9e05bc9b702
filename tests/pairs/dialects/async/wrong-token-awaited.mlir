func.func @f(%a: memref<4xi32>, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  memref.store %v, %a[%c0] : memref<4xi32>
  %r = memref.load %a[%c0] : memref<4xi32>
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
    %x = memref.load %a[%c1] : memref<4xi32>
    async.yield
  }
  async.await %u : !async.token
  %r = memref.load %a[%c0] : memref<4xi32>
  async.await %t : !async.token
  return %r : i32
}
// expect: different
