hw.module @m(in %clk : !seq.clock, out o : !seq.clock) {
  %0 = seq.clock_inv %clk
  hw.output %0 : !seq.clock
}
// -----
hw.module @m(in %clk : !seq.clock, out o : !seq.clock) {
  hw.output %clk : !seq.clock
}
// expect: different
