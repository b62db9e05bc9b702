func.func private @token() -> !async.token
func.func private @value() -> !async.value<i32>
func.func private @take(!async.token)
func.func private @note(i32)
func.func @f(%t: !async.token, %m: memref<4xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %u = async.execute {
    memref.store %x, %m[%c0] : memref<4xf32>
    async.yield
  }
  async.await %u : !async.token
  return
}
// -----
func.func private @token() -> !async.token
func.func private @value() -> !async.value<i32>
func.func private @take(!async.token)
func.func private @note(i32)
func.func @f(%t: !async.token, %m: memref<4xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %u = async.execute {
    memref.store %x, %m[%c0] : memref<4xf32>
    async.yield
  }
  async.await %t : !async.token
  return
}
// expect: unknown unsupported
