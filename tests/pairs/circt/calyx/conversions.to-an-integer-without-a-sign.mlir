func.func @main(%b: i32) -> i32 {
  %a = arith.bitcast %b : i32 to f32
  %out = arith.fptosi %a : f32 to i32
  return %out : i32
}
// -----
calyx.component @main(%in0: i32, %clk: i1 {clk}, %reset: i1 {reset}, %go: i1 {go}) -> (%out0: i32, %done: i1 {done}) {
  %true = hw.constant true
  %false = hw.constant false
  %c.clk, %c.reset, %c.go, %c.in, %c.sign, %c.out, %c.done = calyx.ieee754.fpToInt @c : i1, i1, i1, i32, i1, i32, i1
  %r.in, %r.write_en, %r.clk, %r.reset, %r.out, %r.done = calyx.register @r : i32, i1, i1, i1, i32, i1
  calyx.wires {
    calyx.assign %out0 = %r.out : i32
    calyx.group @convert {
      calyx.assign %c.in = %in0 : i32
      calyx.assign %c.sign = %false : i1
      calyx.assign %r.in = %c.out : i32
      calyx.assign %r.write_en = %c.done : i1
      %0 = comb.xor %c.done, %true : i1
      calyx.assign %c.go = %0 ? %true : i1
      calyx.group_done %r.done : i1
    }
  }
  calyx.control { calyx.seq { calyx.enable @convert } }
} {toplevel}
// expect: unknown unsupported
