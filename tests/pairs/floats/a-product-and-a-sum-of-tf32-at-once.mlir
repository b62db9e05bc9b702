func.func @f(%a: tf32, %b: tf32) -> tf32 {
  %p = arith.mulf %a, %b : tf32
  %r = arith.addf %p, %a : tf32
  return %r : tf32
}

// -----

func.func @f(%a: tf32, %b: tf32) -> tf32 {
  %r = math.fma %a, %b, %a : tf32
  return %r : tf32
}

// expect: different
