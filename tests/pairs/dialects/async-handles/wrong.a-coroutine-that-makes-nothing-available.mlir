func.func private @note(f32)
func.func @f(%v: !async.value<f32>, %w: !async.value<f32>) -> !async.token {
  %t = async.runtime.create : !async.token
  %i = async.coro.id
  %h = async.coro.begin %i
  %s = async.coro.save %h
  async.runtime.await_and_resume %v, %h : !async.value<f32>
  async.coro.suspend %s, ^suspend, ^resume, ^cleanup
^resume:
  %x = async.runtime.load %v : !async.value<f32>
  call @note(%x) : (f32) -> ()
  async.runtime.set_available %t : !async.token
  cf.br ^cleanup
^cleanup:
  async.coro.free %i, %h
  cf.br ^suspend
^suspend:
  async.coro.end %h
  return %t : !async.token
}
// -----
func.func private @note(f32)
func.func @f(%v: !async.value<f32>, %w: !async.value<f32>) -> !async.token {
  %t = async.runtime.create : !async.token
  %i = async.coro.id
  %h = async.coro.begin %i
  %s = async.coro.save %h
  async.runtime.await_and_resume %v, %h : !async.value<f32>
  async.coro.suspend %s, ^suspend, ^resume, ^cleanup
^resume:
  %x = async.runtime.load %v : !async.value<f32>
  call @note(%x) : (f32) -> ()
  cf.br ^cleanup
^cleanup:
  async.coro.free %i, %h
  cf.br ^suspend
^suspend:
  async.coro.end %h
  return %t : !async.token
}
// expect: unknown data
