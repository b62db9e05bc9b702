func.func private @note(f32)
func.func @f(%v: !async.token, %w: !async.token) -> !async.token {
  %t = async.runtime.create : !async.token
  %i = async.coro.id
  %h = async.coro.begin %i
  %s = async.coro.save %h
  async.runtime.await_and_resume %v, %h : !async.token
  async.coro.suspend %s, ^suspend, ^resume, ^cleanup
^resume:
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
func.func @f(%v: !async.token, %w: !async.token) -> !async.token {
  %t = async.runtime.create : !async.token
  %i = async.coro.id
  %h = async.coro.begin %i
  %s = async.coro.save %h
  async.runtime.await_and_resume %v, %h : !async.token
  async.coro.suspend %s, ^suspend, ^resume, ^cleanup
^resume:
  async.runtime.set_available %t : !async.token
  cf.br ^cleanup
^cleanup:
  async.coro.free %i, %h
  cf.br ^suspend
^suspend:
  async.coro.end %h
  return %v : !async.token
}
// expect: unknown data
