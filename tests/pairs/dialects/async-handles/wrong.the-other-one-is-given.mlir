func.func private @token() -> !async.token
func.func private @value() -> !async.value<i32>
func.func private @take(!async.token)
func.func private @note(i32)
func.func @f() -> !async.token {
  %a = call @token() : () -> !async.token
  %b = call @token() : () -> !async.token
  return %a : !async.token
}
// -----
func.func private @token() -> !async.token
func.func private @value() -> !async.value<i32>
func.func private @take(!async.token)
func.func private @note(i32)
func.func @f() -> !async.token {
  %a = call @token() : () -> !async.token
  %b = call @token() : () -> !async.token
  return %b : !async.token
}
// expect: unknown open-obligation
