// options: --func m@16
hw.module @m(in %clk : !seq.clock, out o : !seq.clock) {
  %d1 = seq.clock_div %clk by 1
  hw.output %d1 : !seq.clock
}
// -----
hw.module @m(in %clk : !seq.clock, out o : !seq.clock) {
  %d1 = seq.clock_div %clk by 2
  hw.output %d1 : !seq.clock
}
// expect: different
