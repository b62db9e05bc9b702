func.func @f(%x: f32, %m: memref<4xf32>, %ok: i1) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = async.execute {
    memref.store %x, %m[%c0] : memref<4xf32>
    async.yield
  }
  %u, %v = async.execute [%t] -> !async.value<f32> {
    cf.assert %ok, "no"
    %a = memref.load %m[%c0] : memref<4xf32>
    %b = arith.addf %a, %x : f32
    async.yield %b : f32
  }
  %w = async.execute (%v as %n: !async.value<f32>) {
    memref.store %n, %m[%c1] : memref<4xf32>
    async.yield
  }
  async.await %w : !async.token
  %r = async.await %v : !async.value<f32>
  return %r : f32
}
// -----
module {
  func.func @f(%arg0: f32, %arg1: memref<4xf32>, %arg2: i1) -> f32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = call @async_execute_fn(%arg0, %arg1) : (f32, memref<4xf32>) -> !async.token
    %1:2 = call @async_execute_fn_0(%0, %arg2, %arg1, %arg0) : (!async.token, i1, memref<4xf32>, f32) -> (!async.token, !async.value<f32>)
    async.runtime.drop_ref %1#0 {count = 1 : i64} : !async.token
    async.runtime.add_ref %1#1 {count = 1 : i64} : !async.value<f32>
    %2 = call @async_execute_fn_1(%1#1, %arg1) : (!async.value<f32>, memref<4xf32>) -> !async.token
    async.runtime.await %2 : !async.token
    %3 = async.runtime.is_error %2 : !async.token
    async.runtime.drop_ref %2 {count = 1 : i64} : !async.token
    %true = arith.constant true
    %4 = arith.xori %3, %true : i1
    cf.assert %4, "Awaited async operand is in error state"
    async.runtime.await %1#1 : !async.value<f32>
    %5 = async.runtime.is_error %1#1 : !async.value<f32>
    %true_0 = arith.constant true
    %6 = arith.xori %5, %true_0 : i1
    cf.assert %6, "Awaited async operand is in error state"
    %7 = async.runtime.load %1#1 : <f32>
    async.runtime.drop_ref %1#1 {count = 1 : i64} : !async.value<f32>
    return %7 : f32
  }
  func.func private @async_execute_fn(%arg0: f32, %arg1: memref<4xf32>) -> !async.token attributes {passthrough = ["presplitcoroutine"]} {
    %0 = async.runtime.create : !async.token
    %1 = async.coro.id
    %2 = async.coro.begin %1
    %3 = async.coro.save %2
    async.runtime.resume %2
    async.coro.suspend %3, ^bb4, ^bb1, ^bb3
  ^bb1:  // pred: ^bb0
    %c0 = arith.constant 0 : index
    memref.store %arg0, %arg1[%c0] : memref<4xf32>
    async.runtime.set_available %0 : !async.token
    cf.br ^bb2
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
  func.func private @async_execute_fn_0(%arg0: !async.token, %arg1: i1, %arg2: memref<4xf32>, %arg3: f32) -> (!async.token, !async.value<f32>) attributes {passthrough = ["presplitcoroutine"]} {
    %0 = async.runtime.create : !async.token
    %1 = async.runtime.create : !async.value<f32>
    %2 = async.coro.id
    %3 = async.coro.begin %2
    %4 = async.coro.save %3
    async.runtime.resume %3
    async.coro.suspend %4, ^bb8, ^bb1, ^bb7
  ^bb1:  // pred: ^bb0
    %5 = async.coro.save %3
    async.runtime.await_and_resume %arg0, %3 : !async.token
    async.coro.suspend %5, ^bb8, ^bb2, ^bb7
  ^bb2:  // pred: ^bb1
    %6 = async.runtime.is_error %arg0 : !async.token
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.token
    cf.cond_br %6, ^bb5, ^bb3
  ^bb3:  // pred: ^bb2
    %c0 = arith.constant 0 : index
    cf.cond_br %arg1, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %7 = memref.load %arg2[%c0] : memref<4xf32>
    %8 = arith.addf %7, %arg3 : f32
    async.runtime.store %8, %1 : <f32>
    async.runtime.set_available %1 : !async.value<f32>
    async.runtime.set_available %0 : !async.token
    cf.br ^bb6
  ^bb5:  // 2 preds: ^bb2, ^bb3
    async.runtime.set_error %0 : !async.token
    async.runtime.set_error %1 : !async.value<f32>
    cf.br ^bb6
  ^bb6:  // 2 preds: ^bb4, ^bb5
    async.coro.free %2, %3
    cf.br ^bb8
  ^bb7:  // 2 preds: ^bb0, ^bb1
    async.coro.free %2, %3
    cf.br ^bb8
  ^bb8:  // 4 preds: ^bb0, ^bb1, ^bb6, ^bb7
    async.coro.end %3
    return %0, %1 : !async.token, !async.value<f32>
  }
  func.func private @async_execute_fn_1(%arg0: !async.value<f32>, %arg1: memref<4xf32>) -> !async.token attributes {passthrough = ["presplitcoroutine"]} {
    %0 = async.runtime.create : !async.token
    %1 = async.coro.id
    %2 = async.coro.begin %1
    %3 = async.coro.save %2
    async.runtime.resume %2
    async.coro.suspend %3, ^bb7, ^bb1, ^bb6
  ^bb1:  // pred: ^bb0
    %4 = async.coro.save %2
    async.runtime.await_and_resume %arg0, %2 : !async.value<f32>
    async.coro.suspend %4, ^bb7, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    %5 = async.runtime.is_error %arg0 : !async.value<f32>
    cf.cond_br %5, ^bb4, ^bb3
  ^bb3:  // pred: ^bb2
    %6 = async.runtime.load %arg0 : <f32>
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.value<f32>
    %c1 = arith.constant 1 : index
    memref.store %6, %arg1[%c1] : memref<4xf32>
    async.runtime.set_available %0 : !async.token
    cf.br ^bb5
  ^bb4:  // pred: ^bb2
    async.runtime.drop_ref %arg0 {count = 1 : i64} : !async.value<f32>
    async.runtime.set_error %0 : !async.token
    cf.br ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    async.coro.free %1, %2
    cf.br ^bb7
  ^bb6:  // 2 preds: ^bb0, ^bb1
    async.coro.free %1, %2
    cf.br ^bb7
  ^bb7:  // 4 preds: ^bb0, ^bb1, ^bb5, ^bb6
    async.coro.end %2
    return %0 : !async.token
  }
}
// expect: equivalent bitwise
