func.func @f(%a: i32) -> i1 {
  %one = "emitc.constant"() <{value = 1 : i32}> : () -> i32
  %b = emitc.add %a, %one : (i32, i32) -> i32
  %r = emitc.cmp gt, %b, %a : (i32, i32) -> i1
  return %r : i1
}

// -----

func.func @f(%a: i32) -> i1 {
  %r = arith.constant true
  return %r : i1
}

// expect: equivalent bitwise
