func.func @f(%a: i32) -> i32 {
  %m = arith.constant -1 : i32
  %r = arith.constant 0 : i32
  return %r : i32
}

// -----

// Undefined for the lowest number, since the quotient is.
func.func @f(%a: i32) -> i32 {
  %m = "emitc.constant"() <{value = -1 : i32}> : () -> i32
  %r = emitc.rem %a, %m : (i32, i32) -> i32
  return %r : i32
}

// expect: different
