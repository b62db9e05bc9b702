func.func private @token() -> !async.token
func.func private @value() -> !async.value<i32>
func.func private @take(!async.token)
func.func private @note(i32)
func.func @f() {
  %a = call @token() : () -> !async.token
  %b = call @token() : () -> !async.token
  async.runtime.await %a : !async.token
  return
}
// -----
func.func private @token() -> !async.token
func.func private @value() -> !async.value<i32>
func.func private @take(!async.token)
func.func private @note(i32)
func.func @f() {
  %a = call @token() : () -> !async.token
  async.runtime.await %a : !async.token
  %b = call @token() : () -> !async.token
  return
}
// expect: unknown open-obligation
