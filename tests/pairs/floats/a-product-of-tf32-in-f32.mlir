func.func @f(%a: tf32, %b: tf32) -> tf32 {
  %r = arith.mulf %a, %b : tf32
  return %r : tf32
}

// -----

func.func @f(%a: tf32, %b: tf32) -> tf32 {
  %c = arith.extf %a : tf32 to f32
  %d = arith.extf %b : tf32 to f32
  %s = arith.mulf %c, %d : f32
  %r = arith.truncf %s : f32 to tf32
  return %r : tf32
}

// expect: equivalent bitwise static
