func.func private @g(%v: i32, %b: memref<4xi32>) -> !async.token {
  %c0 = arith.constant 0 : index
  memref.store %v, %b[%c0] : memref<4xi32>
  %t = async.execute {
    async.yield
  }
  return %t : !async.token
}
func.func @f(%v: i32, %b: memref<4xi32>) {
  %t = func.call @g(%v, %b) : (i32, memref<4xi32>) -> !async.token
  async.await %t : !async.token
  return
}
// -----
func.func private @g(%v: i32, %b: memref<4xi32>) -> !async.token {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<4xi32>
  memref.store %v, %m[%c0] : memref<4xi32>
  %t = async.execute {
    %x = memref.load %m[%c0] : memref<4xi32>
    memref.store %x, %b[%c0] : memref<4xi32>
    async.yield
  }
  return %t : !async.token
}
func.func @f(%v: i32, %b: memref<4xi32>) {
  %t = func.call @g(%v, %b) : (i32, memref<4xi32>) -> !async.token
  async.await %t : !async.token
  return
}
// expect: different
