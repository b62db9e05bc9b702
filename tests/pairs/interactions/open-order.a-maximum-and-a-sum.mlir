func.func @f(%n: memref<1xi32>, %a: i32, %b: i32) {
  %c0 = arith.constant 0 : index
  %x = memref.load %n[%c0] : memref<1xi32>
  %y = arith.addi %x, %a : i32
  %z = arith.maxsi %y, %b : i32
  memref.store %z, %n[%c0] : memref<1xi32>
  return
}
// -----
func.func @f(%n: memref<1xi32>, %a: i32, %b: i32) {
  %c0 = arith.constant 0 : index
  %p = async.execute {
    %r = memref.atomic_rmw addi %a, %n[%c0] : (i32, memref<1xi32>) -> i32
    async.yield
  }
  %q = async.execute {
    %r = memref.atomic_rmw maxs %b, %n[%c0] : (i32, memref<1xi32>) -> i32
    async.yield
  }
  async.await %p : !async.token
  async.await %q : !async.token
  return
}
// expect: unknown
