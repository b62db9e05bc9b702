func.func @f(%a: i32) -> i32 {
  %x = emitc.call_opaque "f"(%a) : (i32) -> i32
  %y = emitc.call_opaque "g"(%a) : (i32) -> i32
  %r = emitc.bitwise_xor %x, %y : (i32, i32) -> i32
  return %r : i32
}

// -----

func.func @f(%a: i32) -> i32 {
  %r = emitc.expression %a : (i32) -> i32 {
    %x = emitc.call_opaque "f"(%a) : (i32) -> i32
    %y = emitc.call_opaque "g"(%a) : (i32) -> i32
    %s = emitc.bitwise_xor %x, %y : (i32, i32) -> i32
    emitc.yield %s : i32
  }
  return %r : i32
}

// expect: unknown unsupported
