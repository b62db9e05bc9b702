func.func @f(%a: i8, %b: i8, %p: i1) -> i8 {
  %m = emitc.bitwise_xor %a, %b : (i8, i8) -> i8
  %x = emitc.conditional %p, %m, %a : i8
  %r = emitc.add %x, %b : (i8, i8) -> i8
  return %r : i8
}

// -----

func.func @f(%a: i8, %b: i8, %p: i1) -> i8 {
  %r = emitc.expression %a, %b, %p : (i8, i8, i1) -> i8 {
    %m = emitc.bitwise_xor %a, %b : (i8, i8) -> i8
    %x = emitc.conditional %p, %m, %a : i8
    %s = emitc.add %x, %b : (i8, i8) -> i8
    emitc.yield %s : i8
  }
  return %r : i8
}

// expect: equivalent
