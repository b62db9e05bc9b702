func.func private @token() -> !async.token
func.func private @value() -> !async.value<i32>
func.func private @take(!async.token)
func.func private @note(i32)
func.func @f(%t: !async.token) {
  call @take(%t) : (!async.token) -> ()
  async.runtime.await %t : !async.token
  return
}
// -----
func.func private @token() -> !async.token
func.func private @value() -> !async.value<i32>
func.func private @take(!async.token)
func.func private @note(i32)
func.func @f(%t: !async.token) {
  async.runtime.add_ref %t {count = 1 : i64} : !async.token
  call @take(%t) : (!async.token) -> ()
  async.runtime.await %t : !async.token
  async.runtime.drop_ref %t {count = 1 : i64} : !async.token
  return
}
// expect: equivalent bitwise
