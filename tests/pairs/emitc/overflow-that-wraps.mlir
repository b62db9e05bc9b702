func.func @f(%a: i32) -> i32 {
  %one = arith.constant 1 : i32
  %b = arith.addi %a, %one : i32
  return %b : i32
}

// -----

func.func @f(%a: i32) -> i32 {
  %one = "emitc.constant"() <{value = 1 : i32}> : () -> i32
  %b = emitc.add %a, %one : (i32, i32) -> i32
  return %b : i32
}

// expect: different
