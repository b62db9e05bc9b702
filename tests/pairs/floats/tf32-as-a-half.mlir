func.func @f(%a: tf32) -> tf32 {
  %h = arith.truncf %a : tf32 to f16
  %r = arith.extf %h : f16 to tf32
  return %r : tf32
}

// -----

func.func @f(%a: tf32) -> tf32 {
  %m = arith.negf %a : tf32
  %r = arith.negf %m : tf32
  return %r : tf32
}

// expect: different
