func.func @f(%x: ui32, %y: ui32) -> ui32 {
  emitc.call_opaque "throw"(%x) : (ui32) -> ()
  %q = emitc.div %x, %y : (ui32, ui32) -> ui32
  return %q : ui32
}
// -----
func.func @f(%x: ui32, %y: ui32) -> ui32 {
  %q = emitc.div %x, %y : (ui32, ui32) -> ui32
  emitc.call_opaque "throw"(%x) : (ui32) -> ()
  return %q : ui32
}
// expect: unknown unsupported
