// options: --func f
func.func private @g(%a: memref<4xf32>, %x: f32) -> !async.token {
  %c0 = arith.constant 0 : index
  %t = async.execute {
    memref.store %x, %a[%c0] : memref<4xf32>
    async.yield
  }
  return %t : !async.token
}
func.func @f(%a: memref<4xf32>) {
  %x = arith.constant 7.0 : f32
  %t = call @g(%a, %x) : (memref<4xf32>, f32) -> !async.token
  async.await %t : !async.token
  return
}
// -----
func.func private @g(%a: memref<4xf32>, %x: f32) -> !async.token {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<4xf32>
  memref.store %x, %m[%c0] : memref<4xf32>
  %t = async.execute {
    %v = memref.load %m[%c0] : memref<4xf32>
    memref.store %v, %a[%c0] : memref<4xf32>
    async.yield
  }
  return %t : !async.token
}
func.func @f(%a: memref<4xf32>) {
  %x = arith.constant 7.0 : f32
  %t = call @g(%a, %x) : (memref<4xf32>, f32) -> !async.token
  async.await %t : !async.token
  return
}
// expect: different
