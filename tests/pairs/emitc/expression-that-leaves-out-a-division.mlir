func.func @f(%a: i32, %b: i32) -> i1 {
  %z = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %r = emitc.expression %a, %b, %z, %one : (i32, i32, i32, i32) -> i1 {
    %p = emitc.cmp ne, %b, %z : (i32, i32) -> i1
    %q = emitc.div %a, %b : (i32, i32) -> i32
    %g = emitc.cmp gt, %q, %one : (i32, i32) -> i1
    %x = emitc.logical_and %p, %g : i1, i1
    emitc.yield %x : i1
  }
  return %r : i1
}

// -----

func.func @f(%a: i32, %b: i32) -> i1 {
  %z = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %t = arith.constant true
  %p = arith.cmpi ne, %b, %z : i32
  %r = scf.if %p -> i1 {
    %q = arith.divsi %a, %b : i32
    %g = arith.cmpi sgt, %q, %one : i32
    scf.yield %g : i1
  } else {
    scf.yield %t : i1
  }
  return %r : i1
}

// expect: different
