func.func @f(%a: f16) -> f32 {
  %t = arith.extf %a : f16 to tf32
  %r = arith.extf %t : tf32 to f32
  return %r : f32
}

// -----

func.func @f(%a: f16) -> f32 {
  %r = arith.extf %a : f16 to f32
  return %r : f32
}

// expect: equivalent bitwise static
