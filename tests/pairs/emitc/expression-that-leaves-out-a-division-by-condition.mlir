func.func @f(%a: i32, %b: i32) -> i32 {
  %z = arith.constant 0 : i32
  %r = emitc.expression %a, %b, %z : (i32, i32, i32) -> i32 {
    %p = emitc.cmp ne, %b, %z : (i32, i32) -> i1
    %q = emitc.div %a, %b : (i32, i32) -> i32
    %x = emitc.conditional %p, %q, %a : i32
    emitc.yield %x : i32
  }
  return %r : i32
}

// -----

func.func @f(%a: i32, %b: i32) -> i32 {
  %z = arith.constant 0 : i32
  %p = arith.cmpi ne, %b, %z : i32
  %r = scf.if %p -> i32 {
    %q = arith.divsi %a, %b : i32
    scf.yield %q : i32
  } else {
    scf.yield %z : i32
  }
  return %r : i32
}

// expect: different
