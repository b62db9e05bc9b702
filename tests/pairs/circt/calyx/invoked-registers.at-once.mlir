func.func @main(%a: i32, %b: i32) -> i32 {
  return %a : i32
}
// -----
calyx.component @main(%a: i32, %b: i32, %go: i1 {go}, %clk: i1 {clk}, %reset: i1 {reset}) -> (%out: i32, %done: i1 {done}) {
  %r.in, %r.write_en, %r.clk, %r.reset, %r.out, %r.done = calyx.register @r : i32, i1, i1, i1, i32, i1
  %s.in, %s.write_en, %s.clk, %s.reset, %s.out, %s.done = calyx.register @s : i32, i1, i1, i1, i32, i1
  calyx.wires {
    calyx.assign %out = %s.out : i32
  }
  calyx.control {
    calyx.par {
      calyx.invoke @r(%r.in = %a) -> (i32)
      calyx.invoke @s(%s.in = %r.out) -> (i32)
      calyx.invoke @r(%r.in = %b) -> (i32)
    }
  }
} {toplevel}
// expect: different
