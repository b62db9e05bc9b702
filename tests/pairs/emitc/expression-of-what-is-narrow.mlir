func.func @f(%a: i8, %b: i8, %c: i8) -> i8 {
  %s = emitc.add %a, %b : (i8, i8) -> i8
  %r = emitc.div %s, %c : (i8, i8) -> i8
  return %r : i8
}

// -----

func.func @f(%a: i8, %b: i8, %c: i8) -> i8 {
  %r = emitc.expression %a, %b, %c : (i8, i8, i8) -> i8 {
    %s = emitc.add %a, %b : (i8, i8) -> i8
    %x = emitc.div %s, %c : (i8, i8) -> i8
    emitc.yield %x : i8
  }
  return %r : i8
}

// expect: unknown unsupported
