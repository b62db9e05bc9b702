func.func private @make() -> !ltl.sequence
func.func private @seen(!ltl.sequence)
func.func @f() {
  %a = call @make() : () -> !ltl.sequence
  call @seen(%a) : (!ltl.sequence) -> ()
  return
}
// -----
func.func private @make() -> i61
func.func private @seen(i61)
func.func @f() {
  %a = call @make() : () -> i61
  call @seen(%a) : (i61) -> ()
  return
}
// expect: unknown promise
