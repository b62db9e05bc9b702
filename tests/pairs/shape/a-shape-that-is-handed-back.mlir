func.func @f(%a: !shape.shape) -> !shape.shape {
  %0 = shape.broadcast %a, %a : !shape.shape, !shape.shape -> !shape.shape
  return %0 : !shape.shape
}

// -----

func.func @f(%a: !shape.shape) -> !shape.shape {
  return %a : !shape.shape
}

// expect: equivalent
