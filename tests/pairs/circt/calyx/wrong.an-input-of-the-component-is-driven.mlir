hw.module.extern @prim<W: i32>(in %in : i32, in %other : i32, out out: i32) attributes {filename = "prim.sv"}
calyx.component @main(%a: i32, %b: i32, %go: i1 {go}, %clk: i1 {clk}, %reset: i1 {reset}) -> (%out: i32, %done: i1 {done}) {
  %true = hw.constant true
  %p.in, %p.other, %p.out = calyx.primitive @p of @prim<W: i32 = 32> : i32, i32, i32
  calyx.wires {
    calyx.assign %done = %true : i1
    calyx.assign %p.in = %a : i32
    calyx.assign %p.other = %b : i32
    calyx.assign %out = %p.out : i32
  }
  calyx.control {}
} {toplevel}
// -----
hw.module.extern @prim<W: i32>(in %in : i32, in %other : i32, out out: i32) attributes {filename = "prim.sv"}
calyx.component @main(%a: i32, %b: i32, %go: i1 {go}, %clk: i1 {clk}, %reset: i1 {reset}) -> (%out: i32, %done: i1 {done}) {
  %true = hw.constant true
  %p.in, %p.other, %p.out = calyx.primitive @p of @prim<W: i32 = 32> : i32, i32, i32
  calyx.wires {
    calyx.assign %done = %true : i1
    calyx.assign %a = %b : i32
    calyx.assign %p.in = %a : i32
    calyx.assign %p.other = %b : i32
    calyx.assign %out = %p.out : i32
  }
  calyx.control {}
} {toplevel}
// expect: unknown
