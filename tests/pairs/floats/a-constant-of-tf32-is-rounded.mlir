func.func @f(%a: tf32) -> tf32 {
  %c = arith.constant 1.0004883 : tf32
  %r = arith.mulf %a, %c : tf32
  return %r : tf32
}

// -----

func.func @f(%a: tf32) -> tf32 {
  %c = arith.constant 1.000000e+00 : tf32
  %r = arith.mulf %a, %c : tf32
  return %r : tf32
}

// expect: different
