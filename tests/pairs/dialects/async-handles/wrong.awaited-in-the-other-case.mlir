func.func private @token() -> !async.token
func.func private @value() -> !async.value<i32>
func.func private @take(!async.token)
func.func private @note(i32)
func.func @f(%t: !async.token, %c: i1) {
  scf.if %c {
    async.runtime.await %t : !async.token
  }
  return
}
// -----
func.func private @token() -> !async.token
func.func private @value() -> !async.value<i32>
func.func private @take(!async.token)
func.func private @note(i32)
func.func @f(%t: !async.token, %c: i1) {
  %y = arith.constant true
  %n = arith.xori %c, %y : i1
  scf.if %n {
    async.runtime.await %t : !async.token
  }
  return
}
// expect: unknown open-obligation
