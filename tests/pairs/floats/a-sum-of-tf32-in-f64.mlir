func.func @f(%a: tf32, %b: tf32) -> tf32 {
  %r = arith.addf %a, %b : tf32
  return %r : tf32
}

// -----

func.func @f(%a: tf32, %b: tf32) -> tf32 {
  %c = arith.extf %a : tf32 to f64
  %d = arith.extf %b : tf32 to f64
  %s = arith.addf %c, %d : f64
  %r = arith.truncf %s : f64 to tf32
  return %r : tf32
}

// expect: equivalent bitwise static
