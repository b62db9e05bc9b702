func.func @f(%a: i32, %b: i32, %c: i32) -> i1 {
  %k = "emitc.constant"() <{value = 42 : i32}> : () -> i32
  %m = emitc.mul %a, %k : (i32, i32) -> i32
  %s = emitc.sub %m, %b : (i32, i32) -> i32
  %r = emitc.cmp lt, %s, %c : (i32, i32) -> i1
  return %r : i1
}

// -----

func.func @f(%a: i32, %b: i32, %c: i32) -> i1 {
  %k = "emitc.constant"() <{value = 42 : i32}> : () -> i32
  %r = emitc.expression %a, %b, %c, %k : (i32, i32, i32, i32) -> i1 {
    %m = emitc.mul %a, %k : (i32, i32) -> i32
    %s = emitc.sub %m, %b : (i32, i32) -> i32
    %x = emitc.cmp lt, %s, %c : (i32, i32) -> i1
    emitc.yield %x : i1
  }
  return %r : i1
}

// expect: equivalent
