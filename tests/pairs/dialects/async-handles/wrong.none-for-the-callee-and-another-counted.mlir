func.func private @token() -> !async.token
func.func private @value() -> !async.value<i32>
func.func private @take(!async.token)
func.func private @note(i32)
func.func @f(%t: !async.token, %u: !async.token) {
  call @take(%t) : (!async.token) -> ()
  async.runtime.await %t : !async.token
  return
}
// -----
func.func private @token() -> !async.token
func.func private @value() -> !async.value<i32>
func.func private @take(!async.token)
func.func private @note(i32)
func.func @f(%t: !async.token, %u: !async.token) {
  call @take(%t) : (!async.token) -> ()
  async.runtime.await %t : !async.token
  async.runtime.drop_ref %u {count = 1 : i64} : !async.token
  return
}
// expect: unknown unsupported
