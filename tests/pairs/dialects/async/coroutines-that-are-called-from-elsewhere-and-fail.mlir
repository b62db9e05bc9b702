func.func @f(%x: f32, %m: memref<4xf32>, %ok: i1) -> !async.token attributes {passthrough = ["presplitcoroutine"]} {
  %0 = async.runtime.create : !async.token
  %1 = async.coro.id
  %2 = async.coro.begin %1
  %3 = async.coro.save %2
  async.runtime.resume %2
  async.coro.suspend %3, ^bb6, ^bb1, ^bb5
^bb1:
  cf.cond_br %ok, ^bb2, ^bb2
^bb2:
  async.runtime.set_available %0 : !async.token
  cf.br ^bb4
^bb3:
  async.runtime.set_error %0 : !async.token
  cf.br ^bb4
^bb4:
  async.coro.free %1, %2
  cf.br ^bb6
^bb5:
  async.coro.free %1, %2
  cf.br ^bb6
^bb6:
  async.coro.end %2
  return %0 : !async.token
}
// -----
func.func @f(%x: f32, %m: memref<4xf32>, %ok: i1) -> !async.token attributes {passthrough = ["presplitcoroutine"]} {
  %0 = async.runtime.create : !async.token
  %1 = async.coro.id
  %2 = async.coro.begin %1
  %3 = async.coro.save %2
  async.runtime.resume %2
  async.coro.suspend %3, ^bb6, ^bb1, ^bb5
^bb1:
  cf.cond_br %ok, ^bb2, ^bb3
^bb2:
  async.runtime.set_available %0 : !async.token
  cf.br ^bb4
^bb3:
  async.runtime.set_error %0 : !async.token
  cf.br ^bb4
^bb4:
  async.coro.free %1, %2
  cf.br ^bb6
^bb5:
  async.coro.free %1, %2
  cf.br ^bb6
^bb6:
  async.coro.end %2
  return %0 : !async.token
}
// expect: unknown
