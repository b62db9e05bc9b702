func.func @f(%a: tf32, %b: tf32) -> tf32 {
  %r = arith.addf %a, %b : tf32
  return %r : tf32
}

// -----

func.func @f(%a: tf32, %b: tf32) -> tf32 {
  %r = arith.addf %b, %a : tf32
  return %r : tf32
}

// expect: equivalent bitwise static
