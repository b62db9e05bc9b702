func.func @f(%n: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %o = arith.constant 3 : i32
  %t = arith.constant 2 : i32
  %x = memref.load %n[%c0] : memref<1xi32>
  %y = arith.addi %x, %o : i32
  %z = arith.muli %y, %t : i32
  memref.store %z, %n[%c0] : memref<1xi32>
  return
}
// -----
func.func @f(%n: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %o = arith.constant 3 : i32
  %t = arith.constant 2 : i32
  %p = async.execute {
    %r = memref.atomic_rmw addi %o, %n[%c0] : (i32, memref<1xi32>) -> i32
    async.yield
  }
  %q = async.execute {
    %r = memref.atomic_rmw muli %t, %n[%c0] : (i32, memref<1xi32>) -> i32
    async.yield
  }
  async.await %p : !async.token
  async.await %q : !async.token
  return
}
// expect: unknown
