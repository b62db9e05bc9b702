func.func @f(%a: i32) -> i32 {
  %x = emitc.call_opaque "foo"(%a) {args = [0 : index, 7 : i32]} : (i32) -> i32
  return %x : i32
}

// -----

func.func @f(%a: i32) -> i32 {
  %x = emitc.call_opaque "foo"(%a) {args = [0 : index, 8 : i32]} : (i32) -> i32
  return %x : i32
}

// expect: unknown unsupported
