func.func @f(%a: tf32, %b: tf32) -> f32 {
  %p = arith.mulf %a, %b : tf32
  %r = arith.extf %p : tf32 to f32
  return %r : f32
}

// -----

func.func @f(%a: tf32, %b: tf32) -> f32 {
  %c = arith.extf %a : tf32 to f32
  %d = arith.extf %b : tf32 to f32
  %r = arith.mulf %c, %d : f32
  return %r : f32
}

// expect: different
