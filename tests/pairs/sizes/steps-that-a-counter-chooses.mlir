// options: --timeout 60
func.func @f(%a: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c9 = arith.constant 9 : i32
  %c7 = arith.constant 7 : i32
  %m = arith.constant 2000003 : i32
  %r:2 = scf.while (%s = %a, %count = %c0) : (i32, i32) -> (i32, i32) {
    %go = arith.cmpi sgt, %s, %c0 : i32
    scf.condition(%go) %s, %count : i32, i32
  } do {
  ^bb0(%s: i32, %count: i32):
    %low = arith.remui %s, %c2 : i32
    %even = arith.cmpi eq, %low, %c0 : i32
    %down = arith.subi %s, %c9 : i32
    %up = arith.addi %s, %c7 : i32
    %next = arith.select %even, %down, %up : i32
    %more = arith.addi %count, %c1 : i32
    scf.yield %next, %more : i32, i32
  }
  %out = arith.remui %r#1, %m : i32
  return %out : i32
}
// -----
func.func @f(%a: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c9 = arith.constant 9 : i32
  %c7 = arith.constant 7 : i32
  %m = arith.constant 100003 : i32
  %r:2 = scf.while (%s = %a, %count = %c0) : (i32, i32) -> (i32, i32) {
    %go = arith.cmpi sgt, %s, %c0 : i32
    scf.condition(%go) %s, %count : i32, i32
  } do {
  ^bb0(%s: i32, %count: i32):
    %low = arith.remui %s, %c2 : i32
    %even = arith.cmpi eq, %low, %c0 : i32
    %down = arith.subi %s, %c9 : i32
    %up = arith.addi %s, %c7 : i32
    %next = arith.select %even, %down, %up : i32
    %more = arith.addi %count, %c1 : i32
    scf.yield %next, %more : i32, i32
  }
  %out = arith.remui %r#1, %m : i32
  return %out : i32
}
// expect: unknown sampled-control
