func.func @f(%a: i32, %b: i32) -> i32 {
  %x = emitc.call_opaque "foo"(%a) : (i32) -> i32
  %y = emitc.call_opaque "foo"(%b) : (i32) -> i32
  %r = emitc.bitwise_xor %x, %y : (i32, i32) -> i32
  return %r : i32
}

// -----

func.func @f(%a: i32, %b: i32) -> i32 {
  %y = emitc.call_opaque "foo"(%b) : (i32) -> i32
  %x = emitc.call_opaque "foo"(%a) : (i32) -> i32
  %r = emitc.bitwise_xor %x, %y : (i32, i32) -> i32
  return %r : i32
}

// expect: different
