func.func @f(%seed: i32) -> i32 {
  %factor = arith.constant 1103515245 : i32
  %step = arith.constant 12345 : i32
  %mask = arith.constant 65535 : i32
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %most = arith.constant 70000 : i32
  %end:2 = scf.while (%s = %seed, %i = %c0) : (i32, i32) -> (i32, i32) {
    %low = arith.andi %s, %mask : i32
    %more = arith.cmpi ne, %low, %c0 : i32
    %few = arith.cmpi ult, %i, %most : i32
    %go = arith.andi %more, %few : i1
    scf.condition(%go) %s, %i : i32, i32
  } do {
  ^bb0(%s: i32, %i: i32):
    %t = arith.muli %s, %factor : i32
    %u = arith.addi %t, %step : i32
    %j = arith.addi %i, %c1 : i32
    scf.yield %u, %j : i32, i32
  }
  return %end#1 : i32
}
// -----
func.func @f(%seed: i32) -> i32 {
  %factor = arith.constant 1103515245 : i32
  %step = arith.constant 12345 : i32
  %mask = arith.constant 65535 : i32
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %most = arith.constant 65535 : i32
  %end:2 = scf.while (%s = %seed, %i = %c0) : (i32, i32) -> (i32, i32) {
    %low = arith.andi %s, %mask : i32
    %more = arith.cmpi ne, %low, %c0 : i32
    %few = arith.cmpi ult, %i, %most : i32
    %go = arith.andi %more, %few : i1
    scf.condition(%go) %s, %i : i32, i32
  } do {
  ^bb0(%s: i32, %i: i32):
    %t = arith.muli %s, %factor : i32
    %u = arith.addi %t, %step : i32
    %j = arith.addi %i, %c1 : i32
    scf.yield %u, %j : i32, i32
  }
  return %end#1 : i32
}
// expect: unknown
