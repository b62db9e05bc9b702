func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c3 = arith.constant 3 : i32
  %most = arith.constant 1000000 : i32
  %end:2 = scf.while (%v = %x, %steps = %c0) : (i32, i32) -> (i32, i32) {
    %above = arith.cmpi sgt, %v, %c1 : i32
    %few = arith.cmpi slt, %steps, %most : i32
    %go = arith.andi %above, %few : i1
    scf.condition(%go) %v, %steps : i32, i32
  } do {
  ^bb0(%v: i32, %steps: i32):
    %odd = arith.remui %v, %c2 : i32
    %is = arith.cmpi eq, %odd, %c1 : i32
    %triple = arith.muli %v, %c3 : i32
    %up = arith.addi %triple, %c1 : i32
    %down = arith.divui %v, %c2 : i32
    %next = arith.select %is, %up, %down : i32
    %more = arith.addi %steps, %c1 : i32
    scf.yield %next, %more : i32, i32
  }
  return %end#1 : i32
}
// -----
func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c3 = arith.constant 3 : i32
  %most = arith.constant 100 : i32
  %end:2 = scf.while (%v = %x, %steps = %c0) : (i32, i32) -> (i32, i32) {
    %above = arith.cmpi sgt, %v, %c1 : i32
    %few = arith.cmpi slt, %steps, %most : i32
    %go = arith.andi %above, %few : i1
    scf.condition(%go) %v, %steps : i32, i32
  } do {
  ^bb0(%v: i32, %steps: i32):
    %odd = arith.remui %v, %c2 : i32
    %is = arith.cmpi eq, %odd, %c1 : i32
    %triple = arith.muli %v, %c3 : i32
    %up = arith.addi %triple, %c1 : i32
    %down = arith.divui %v, %c2 : i32
    %next = arith.select %is, %up, %down : i32
    %more = arith.addi %steps, %c1 : i32
    scf.yield %next, %more : i32, i32
  }
  return %end#1 : i32
}
// expect: different
