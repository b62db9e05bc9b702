hw.module @m(in %clk : !seq.clock, in %a : i3, out o : i3, out p : !seq.clock) {
  %d = seq.clock_div %clk by 3
  %r = seq.firreg %a clock %clk {name = "count of the clock divided by 8"} : i3
  hw.output %r, %d : i3, !seq.clock
}
// -----
hw.module @m(in %clk : !seq.clock, in %a : i3, out o : i3, out p : !seq.clock) {
  %d = seq.clock_div %clk by 3
  %r = seq.firreg %a clock %clk {name = "count of the clock divided by 8"} : i3
  hw.output %r, %d : i3, !seq.clock
}
// expect: unknown unsupported
