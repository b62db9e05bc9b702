calyx.component @main(%in0: i32, %clk: i1 {clk}, %reset: i1 {reset}, %go: i1 {go}) -> (%out0: i32, %done: i1 {done}) {
  %true = hw.constant true
  %false = hw.constant false
  %c.clk, %c.reset, %c.go, %c.in, %c.sign, %c.out, %c.done = calyx.ieee754.fpToInt @c : i1, i1, i1, i32, i1, i32, i1
  %r.in, %r.write_en, %r.clk, %r.reset, %r.out, %r.done = calyx.register @r : i32, i1, i1, i1, i32, i1
  calyx.wires {
    calyx.assign %out0 = %r.out : i32
    calyx.group @convert {
      calyx.assign %c.in = %in0 : i32
      calyx.assign %c.sign = %true : i1
      calyx.assign %r.in = %c.out : i32
      calyx.assign %r.write_en = %c.done : i1
      %0 = comb.xor %c.done, %true : i1
      calyx.assign %c.go = %0 ? %true : i1
      calyx.group_done %r.done : i1
    }
  }
  calyx.control { calyx.seq { calyx.enable @convert } }
} {toplevel}
// -----
func.func @main(%a: f32) -> i32 {
  %low = arith.constant -2147483648.0 : f32
  %high = arith.constant 2147483648.0 : f32
  %least = arith.constant -2147483648 : i32
  %most = arith.constant 2147483647 : i32
  %none = arith.constant 0 : i32
  %above = arith.cmpf oge, %a, %low : f32
  %below = arith.cmpf olt, %a, %high : f32
  %inside = arith.andi %above, %below : i1
  %out = scf.if %inside -> i32 {
    %in = arith.fptosi %a : f32 to i32
    scf.yield %in : i32
  } else {
    %negative = arith.cmpf olt, %a, %low : f32
    %beyond = arith.select %negative, %least, %most : i32
    %missing = arith.cmpf uno, %a, %a : f32
    %zero = arith.select %missing, %none, %beyond : i32
    scf.yield %zero : i32
  }
  return %out : i32
}
// expect: different
