func.func @f(%x: f32, %m: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %t = async.execute {
    async.yield
  }
  async.await %t : !async.token
  memref.store %x, %m[%c0] : memref<4xf32>
  return
}
// -----
func.func @f(%arg0: f32, %arg1: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %0 = call @async_execute_fn() : () -> !async.token
  async.runtime.await %0 : !async.token
  %1 = async.runtime.is_error %0 : !async.token
  %true = arith.constant true
  %2 = arith.xori %1, %true : i1
  cf.assert %2, "Awaited async operand is in error state"
  memref.store %arg0, %arg1[%c0] : memref<4xf32>
  return
}
func.func private @async_execute_fn() -> !async.token attributes {passthrough = ["presplitcoroutine"]} {
  %0 = async.runtime.create : !async.token
  %1 = async.coro.id
  %2 = async.coro.begin %1
  %3 = async.coro.save %2
  async.runtime.resume %2
  async.coro.suspend %3, ^bb4, ^bb2, ^bb3
^bb2:  // pred: ^bb1
  async.coro.free %1, %2
  cf.br ^bb4
^bb3:  // pred: ^bb0
  async.coro.free %1, %2
  cf.br ^bb4
^bb4:  // 3 preds: ^bb0, ^bb2, ^bb3
  async.coro.end %2
  return %0 : !async.token
}
// expect: unknown
