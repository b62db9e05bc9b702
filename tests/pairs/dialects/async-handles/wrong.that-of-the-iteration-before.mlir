func.func private @token() -> !async.token
func.func private @value() -> !async.value<i32>
func.func private @take(!async.token)
func.func private @note(i32)
func.func private @more() -> i1
func.func @f() {
  %a = call @token() : () -> !async.token
  cf.br ^again(%a : !async.token)
^again(%p: !async.token):
  %t = call @token() : () -> !async.token
  async.runtime.await %t : !async.token
  %c = call @more() : () -> i1
  cf.cond_br %c, ^again(%t : !async.token), ^end
^end:
  return
}
// -----
func.func private @token() -> !async.token
func.func private @value() -> !async.value<i32>
func.func private @take(!async.token)
func.func private @note(i32)
func.func private @more() -> i1
func.func @f() {
  %a = call @token() : () -> !async.token
  cf.br ^again(%a : !async.token)
^again(%p: !async.token):
  %t = call @token() : () -> !async.token
  async.runtime.await %p : !async.token
  %c = call @more() : () -> i1
  cf.cond_br %c, ^again(%t : !async.token), ^end
^end:
  return
}
// expect: unknown unsupported
