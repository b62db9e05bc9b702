func.func private @token() -> !async.token
func.func private @value() -> !async.value<i32>
func.func private @take(!async.token)
func.func private @note(i32)
func.func private @more() -> i1
func.func @f(%t: !async.token) {
  cf.br ^again
^again:
  async.runtime.await %t : !async.token
  %c = call @more() : () -> i1
  cf.cond_br %c, ^again, ^end
^end:
  return
}
// -----
func.func private @token() -> !async.token
func.func private @value() -> !async.value<i32>
func.func private @take(!async.token)
func.func private @note(i32)
func.func private @more() -> i1
func.func @f(%t: !async.token) {
  cf.br ^again
^again:
  async.runtime.await %t : !async.token
  async.runtime.drop_ref %t {count = 1 : i64} : !async.token
  %c = call @more() : () -> i1
  cf.cond_br %c, ^again, ^end
^end:
  return
}
// expect: unknown unsupported
