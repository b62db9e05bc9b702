func.func @f(%x: f32, %y: f32, %m: memref<4xf32>, %ok: i1) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %true = arith.constant true
  %z = arith.constant 0.0 : f32
  %t:3 = call @two(%x, %y, %ok, %m) : (f32, f32, i1, memref<4xf32>) -> (!async.token, !async.value<f32>, !async.value<f32>)
  async.runtime.await %t#1 : !async.value<f32>
  %e = async.runtime.is_error %t#1 : !async.value<f32>
  cf.cond_br %e, ^bad, ^good
^good:
  %v = async.runtime.load %t#1 : <f32>
  return %v : f32
^bad:
  return %x : f32
}
func.func private @two(%x: f32, %y: f32, %ok: i1, %m: memref<4xf32>) -> (!async.token, !async.value<f32>, !async.value<f32>) attributes {passthrough = ["presplitcoroutine"]} {
  %0 = async.runtime.create : !async.token
  %1 = async.runtime.create : !async.value<f32>
  %2 = async.runtime.create : !async.value<f32>
  %id = async.coro.id
  %h = async.coro.begin %id
  %s = async.coro.save %h
  async.runtime.resume %h
  async.coro.suspend %s, ^end, ^go, ^away
^go:
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  memref.store %x, %m[%c1] : memref<4xf32>
  async.runtime.store %x, %1 : <f32>
  async.runtime.store %y, %2 : <f32>
  cf.cond_br %ok, ^good, ^bad
^good:
  async.runtime.set_available %0 : !async.token
  async.runtime.set_available %1 : !async.value<f32>
  async.runtime.set_available %2 : !async.value<f32>
  cf.br ^free
^bad:
  async.runtime.set_error %0 : !async.token
  async.runtime.set_error %1 : !async.value<f32>
  async.runtime.set_error %2 : !async.value<f32>
  cf.br ^free
^free:
  async.coro.free %id, %h
  cf.br ^end
^away:
  async.coro.free %id, %h
  cf.br ^end
^end:
  async.coro.end %h
  return %0, %1, %2 : !async.token, !async.value<f32>, !async.value<f32>
}
// -----
func.func @f(%x: f32, %y: f32, %m: memref<4xf32>, %ok: i1) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %true = arith.constant true
  %z = arith.constant 0.0 : f32
  %t:3 = call @two(%x, %y, %ok, %m) : (f32, f32, i1, memref<4xf32>) -> (!async.token, !async.value<f32>, !async.value<f32>)
  async.runtime.await %t#1 : !async.value<f32>
  %e = async.runtime.is_error %t#1 : !async.value<f32>
  cf.cond_br %e, ^bad, ^good
^good:
  %v = async.runtime.load %t#1 : <f32>
  return %v : f32
^bad:
  %v2 = async.runtime.load %t#1 : <f32>
  return %v2 : f32
}
func.func private @two(%x: f32, %y: f32, %ok: i1, %m: memref<4xf32>) -> (!async.token, !async.value<f32>, !async.value<f32>) attributes {passthrough = ["presplitcoroutine"]} {
  %0 = async.runtime.create : !async.token
  %1 = async.runtime.create : !async.value<f32>
  %2 = async.runtime.create : !async.value<f32>
  %id = async.coro.id
  %h = async.coro.begin %id
  %s = async.coro.save %h
  async.runtime.resume %h
  async.coro.suspend %s, ^end, ^go, ^away
^go:
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  memref.store %x, %m[%c1] : memref<4xf32>
  async.runtime.store %x, %1 : <f32>
  async.runtime.store %y, %2 : <f32>
  cf.cond_br %ok, ^good, ^bad
^good:
  async.runtime.set_available %0 : !async.token
  async.runtime.set_available %1 : !async.value<f32>
  async.runtime.set_available %2 : !async.value<f32>
  cf.br ^free
^bad:
  async.runtime.set_error %0 : !async.token
  async.runtime.set_error %1 : !async.value<f32>
  async.runtime.set_error %2 : !async.value<f32>
  cf.br ^free
^free:
  async.coro.free %id, %h
  cf.br ^end
^away:
  async.coro.free %id, %h
  cf.br ^end
^end:
  async.coro.end %h
  return %0, %1, %2 : !async.token, !async.value<f32>, !async.value<f32>
}
// expect: different
