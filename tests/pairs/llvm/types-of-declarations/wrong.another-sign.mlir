func.func private @g(si8)
func.func @f(%a: si8) {
  call @g(%a) : (si8) -> ()
  return
}
// -----
func.func private @g(ui8)
func.func @f(%a: si8) {
  %b = builtin.unrealized_conversion_cast %a : si8 to ui8
  call @g(%b) : (ui8) -> ()
  return
}
// expect: unknown promise
