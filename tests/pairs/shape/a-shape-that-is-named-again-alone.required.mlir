func.func @f(%a: !shape.shape, %b: !shape.shape, %c: !shape.shape) -> !shape.witness {
  %0 = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
  return %0 : !shape.witness
}
// -----
func.func @f(%a: !shape.shape, %b: !shape.shape, %c: !shape.shape) -> !shape.witness {
  %0 = shape.cstr_broadcastable %a, %a : !shape.shape, !shape.shape
  return %0 : !shape.witness
}
// expect: equivalent bitwise listed
