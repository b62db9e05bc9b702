func.func @f(%a: !shape.shape, %b: !shape.shape) -> !shape.shape {
  %r = shape.min %a, %b : !shape.shape, !shape.shape -> !shape.shape
  return %r : !shape.shape
}
// -----
func.func @f(%a: !shape.shape, %b: !shape.shape) -> !shape.shape {
  return %b : !shape.shape
}
// expect: different
