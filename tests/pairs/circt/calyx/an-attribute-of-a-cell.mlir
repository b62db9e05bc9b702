calyx.component @main(%in0: i32, %in1: i32, %clk: i1 {clk}, %reset: i1 {reset}, %go: i1 {go}) -> (%out0: i32, %done: i1 {done}) {
  %true = hw.constant true
  %false = hw.constant false
  %q.clk, %q.reset, %q.go, %q.control, %q.sqrtOp, %q.left, %q.right, %q.roundingMode, %q.out, %q.exceptionalFlags, %q.done = calyx.ieee754.divSqrt @q : i1, i1, i1, i1, i1, i32, i32, i3, i32, i5, i1
  %r.in, %r.write_en, %r.clk, %r.reset, %r.out, %r.done = calyx.register @r  : i32, i1, i1, i1, i32, i1
  calyx.wires {
    calyx.assign %out0 = %r.out : i32
    calyx.group @divide {
      calyx.assign %q.left = %in0 : i32
      calyx.assign %q.right = %in1 : i32
      calyx.assign %r.in = %q.out : i32
      calyx.assign %r.write_en = %q.done : i1
      %0 = comb.xor %q.done, %true : i1
      calyx.assign %q.go = %0 ? %true : i1
      calyx.assign %q.sqrtOp = %false : i1
      calyx.group_done %r.done : i1
    }
  }
  calyx.control {
    calyx.seq {
      calyx.enable @divide
    }
  }
} {toplevel}

// -----

calyx.component @main(%in0: i32, %in1: i32, %clk: i1 {clk}, %reset: i1 {reset}, %go: i1 {go}) -> (%out0: i32, %done: i1 {done}) {
  %true = hw.constant true
  %false = hw.constant false
  %q.clk, %q.reset, %q.go, %q.control, %q.sqrtOp, %q.left, %q.right, %q.roundingMode, %q.out, %q.exceptionalFlags, %q.done = calyx.ieee754.divSqrt @q : i1, i1, i1, i1, i1, i32, i32, i3, i32, i5, i1
  %r.in, %r.write_en, %r.clk, %r.reset, %r.out, %r.done = calyx.register @r {generated, foo = 3} : i32, i1, i1, i1, i32, i1
  calyx.wires {
    calyx.assign %out0 = %r.out : i32
    calyx.group @divide {
      calyx.assign %q.left = %in0 : i32
      calyx.assign %q.right = %in1 : i32
      calyx.assign %r.in = %q.out : i32
      calyx.assign %r.write_en = %q.done : i1
      %0 = comb.xor %q.done, %true : i1
      calyx.assign %q.go = %0 ? %true : i1
      calyx.assign %q.sqrtOp = %false : i1
      calyx.group_done %r.done : i1
    }
  }
  calyx.control {
    calyx.seq {
      calyx.enable @divide
    }
  }
} {toplevel}

// expect: unknown unsupported
