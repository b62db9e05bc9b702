func.func private @token() -> !async.token
func.func private @value() -> !async.value<i32>
func.func private @take(!async.token)
func.func private @note(i32)
func.func private @start(memref<4xf32>) -> !async.token
func.func @f(%m: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %t = call @start(%m) : (memref<4xf32>) -> !async.token
  async.runtime.await %t : !async.token
  %x = memref.load %m[%c0] : memref<4xf32>
  return %x : f32
}
// -----
func.func private @token() -> !async.token
func.func private @value() -> !async.value<i32>
func.func private @take(!async.token)
func.func private @note(i32)
func.func private @start(memref<4xf32>) -> !async.token
func.func @f(%m: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %t = call @start(%m) : (memref<4xf32>) -> !async.token
  %x = memref.load %m[%c0] : memref<4xf32>
  async.runtime.await %t : !async.token
  return %x : f32
}
// expect: unknown unsupported
