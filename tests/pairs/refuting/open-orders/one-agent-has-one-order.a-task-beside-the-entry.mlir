func.func @f(%T: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %token = async.execute {
    %t = memref.atomic_rmw assign %one, %T[%c0] : (i32, memref<1xi32>) -> i32
    async.yield
  }
  %u = memref.atomic_rmw assign %two, %T[%c0] : (i32, memref<1xi32>) -> i32
  async.await %token : !async.token
  return
}
// -----
func.func @f(%T: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %two = arith.constant 2 : i32
  memref.store %two, %T[%c0] : memref<1xi32>
  return
}
// expect: unknown
