hw.module @m(in %clk : !seq.clock, out o : !seq.clock) {
  %d1 = seq.clock_div %clk by 2
  %d2 = seq.clock_div %d1 by 1
  hw.output %d2 : !seq.clock
}
// -----
hw.module @m(in %clk : !seq.clock, out o : !seq.clock) {
  %d1 = seq.clock_div %clk by 3
  hw.output %d1 : !seq.clock
}
// expect: equivalent bitwise static
