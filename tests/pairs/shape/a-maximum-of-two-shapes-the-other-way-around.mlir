func.func @f(%a: !shape.shape, %b: !shape.shape) -> !shape.shape {
  %r = shape.max %a, %b : !shape.shape, !shape.shape -> !shape.shape
  return %r : !shape.shape
}
// -----
func.func @f(%a: !shape.shape, %b: !shape.shape) -> !shape.shape {
  %r = shape.max %b, %a : !shape.shape, !shape.shape -> !shape.shape
  return %r : !shape.shape
}
// expect: equivalent bitwise all-sizes
