func.func private @token() -> !async.token
func.func private @value() -> !async.value<i32>
func.func private @take(!async.token)
func.func private @note(i32)
func.func @f(%t: !async.token, %c: i1) {
  cf.cond_br %c, ^one, ^two
^one:
  cf.br ^two
^two:
  async.runtime.await %t : !async.token
  return
}
// -----
func.func private @token() -> !async.token
func.func private @value() -> !async.value<i32>
func.func private @take(!async.token)
func.func private @note(i32)
func.func @f(%t: !async.token, %c: i1) {
  cf.cond_br %c, ^one, ^two
^one:
  async.runtime.drop_ref %t {count = 1 : i64} : !async.token
  cf.br ^two
^two:
  async.runtime.await %t : !async.token
  return
}
// expect: unknown unsupported
