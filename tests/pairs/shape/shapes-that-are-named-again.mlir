func.func @f(%a: !shape.shape, %b: !shape.shape, %c: !shape.shape) -> i1 {
  %0 = shape.is_broadcastable %a, %b, %a, %a, %a, %b : !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape
  return %0 : i1
}
// -----
func.func @f(%a: !shape.shape, %b: !shape.shape, %c: !shape.shape) -> i1 {
  %0 = shape.is_broadcastable %a, %b : !shape.shape, !shape.shape
  return %0 : i1
}
// expect: equivalent bitwise all-sizes
