func.func @f(%a: i32, %b: i32) -> i32 {
  %r = arith.divui %a, %b : i32
  return %r : i32
}

// -----

func.func @f(%a: i32, %b: i32) -> i32 {
  %r = emitc.div %a, %b : (i32, i32) -> i32
  return %r : i32
}

// expect: different
