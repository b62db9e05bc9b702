func.func private @token() -> !async.token
func.func private @value() -> !async.value<i32>
func.func private @take(!async.token)
func.func private @note(i32)
func.func @f(%g: !async.group, %h: !async.group, %t: !async.token) {
  %i = async.runtime.add_to_group %t, %g : !async.token
  async.runtime.await %g : !async.group
  return
}
// -----
func.func private @token() -> !async.token
func.func private @value() -> !async.value<i32>
func.func private @take(!async.token)
func.func private @note(i32)
func.func @f(%g: !async.group, %h: !async.group, %t: !async.token) {
  %i = async.runtime.add_to_group %t, %h : !async.token
  async.runtime.await %g : !async.group
  return
}
// expect: unknown open-obligation
