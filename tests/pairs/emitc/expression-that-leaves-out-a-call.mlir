func.func @f(%a: i32) -> i1 {
  %x = emitc.cmp eq, %a, %a : (i32, i32) -> i1
  %y = emitc.call_opaque "g"(%a) : (i32) -> i1
  %r = emitc.logical_and %x, %y : i1, i1
  return %r : i1
}

// -----

func.func @f(%a: i32) -> i1 {
  %r = emitc.expression %a : (i32) -> i1 {
    %x = emitc.cmp eq, %a, %a : (i32, i32) -> i1
    %y = emitc.call_opaque "g"(%a) : (i32) -> i1
    %s = emitc.logical_and %x, %y : i1, i1
    emitc.yield %s : i1
  }
  return %r : i1
}

// expect: unknown sampled-control
