func.func @f(%a: !shape.shape, %b: !shape.shape) -> !shape.shape {
  return %a : !shape.shape
}
// -----
func.func @f(%a: !shape.shape, %b: !shape.shape) -> !shape.shape {
  %m = shape.max %a, %b : !shape.shape, !shape.shape -> !shape.shape
  %r = shape.min %m, %a : !shape.shape, !shape.shape -> !shape.shape
  return %r : !shape.shape
}
// expect: different
