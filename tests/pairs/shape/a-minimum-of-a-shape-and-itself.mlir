func.func @f(%a: !shape.shape, %b: !shape.shape) -> !shape.shape {
  %r = shape.min %a, %a : !shape.shape, !shape.shape -> !shape.shape
  return %r : !shape.shape
}
// -----
func.func @f(%a: !shape.shape, %b: !shape.shape) -> !shape.shape {
  return %a : !shape.shape
}
// expect: equivalent bitwise listed
