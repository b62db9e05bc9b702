func.func @f(%a: f32, %b: f32) -> f32 {
  %r = xls.add %a, %b : f32
  return %r : f32
}

// -----

func.func @f(%a: f32, %b: f32) -> f32 {
  %r = arith.addf %a, %b : f32
  return %r : f32
}

// expect: unknown unsupported
