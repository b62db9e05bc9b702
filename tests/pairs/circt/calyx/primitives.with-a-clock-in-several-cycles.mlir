hw.module.extern @prim<W: i32>(in %in : i32, in %other : i32, in %clk : i1 {calyx.clk}, in %go : i1 {calyx.go}, out out: i32, out done : i1 {calyx.done}) attributes {filename = "prim.sv"}
calyx.component @main(%a: i32, %b: i32, %go: i1 {go}, %clk: i1 {clk}, %reset: i1 {reset}) -> (%out: i32, %done: i1 {done}) {
  %true = hw.constant true
  %p.in, %p.other, %p.clk, %p.go, %p.out, %p.done = calyx.primitive @p of @prim<W: i32 = 32> : i32, i32, i1, i1, i32, i1
  %r.in, %r.write_en, %r.clk, %r.reset, %r.out, %r.done = calyx.register @r : i32, i1, i1, i1, i32, i1
  calyx.wires {
    calyx.group @g {
      calyx.assign %r.in = %p.out : i32
      calyx.assign %r.write_en = %true : i1
      calyx.group_done %r.done : i1
    }
    calyx.assign %done = %true : i1
    calyx.assign %p.in = %a : i32
    calyx.assign %p.other = %b : i32
    calyx.assign %out = %p.out : i32
  }
  calyx.control { calyx.seq { calyx.enable @g } }
} {toplevel}
// -----
hw.module.extern @prim<W: i32>(in %in : i32, in %other : i32, in %clk : i1 {calyx.clk}, in %go : i1 {calyx.go}, out out: i32, out done : i1 {calyx.done}) attributes {filename = "prim.sv"}
calyx.component @main(%a: i32, %b: i32, %go: i1 {go}, %clk: i1 {clk}, %reset: i1 {reset}) -> (%out: i32, %done: i1 {done}) {
  %true = hw.constant true
  %p.in, %p.other, %p.clk, %p.go, %p.out, %p.done = calyx.primitive @p of @prim<W: i32 = 32> : i32, i32, i1, i1, i32, i1
  %r.in, %r.write_en, %r.clk, %r.reset, %r.out, %r.done = calyx.register @r : i32, i1, i1, i1, i32, i1
  calyx.wires {
    calyx.group @g {
      calyx.assign %r.in = %p.out : i32
      calyx.assign %r.write_en = %true : i1
      calyx.group_done %r.done : i1
    }
    calyx.assign %done = %true : i1
    calyx.assign %p.in = %a : i32
    calyx.assign %p.other = %b : i32
    calyx.assign %out = %p.out : i32
  }
  calyx.control { calyx.seq { calyx.enable @g } }
} {toplevel}
// expect: unknown unsupported
