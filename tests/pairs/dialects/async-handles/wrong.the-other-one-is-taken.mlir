func.func private @token() -> !async.token
func.func private @value() -> !async.value<i32>
func.func private @take(!async.token)
func.func private @note(i32)
func.func @f() {
  %a = async.runtime.create : !async.token
  %b = async.runtime.create : !async.token
  call @take(%a) : (!async.token) -> ()
  return
}
// -----
func.func private @token() -> !async.token
func.func private @value() -> !async.value<i32>
func.func private @take(!async.token)
func.func private @note(i32)
func.func @f() {
  %a = async.runtime.create : !async.token
  %b = async.runtime.create : !async.token
  call @take(%b) : (!async.token) -> ()
  return
}
// expect: unknown open-obligation
