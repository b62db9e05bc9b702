func.func @f(%a: i16) -> i16 {
  %one = arith.constant 1 : i16
  %b = arith.addi %a, %one : i16
  return %b : i16
}

// -----

func.func @f(%a: i16) -> i16 {
  %one = "emitc.constant"() <{value = 1 : i16}> : () -> i16
  %b = emitc.add %a, %one : (i16, i16) -> i16
  return %b : i16
}

// expect: equivalent
