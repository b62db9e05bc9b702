hw.module @m(in %clk : !seq.clock, out o : !seq.clock) {
  %d1 = seq.clock_div %clk by 0
  hw.output %d1 : !seq.clock
}
// -----
hw.module @m(in %clk : !seq.clock, out o : !seq.clock) {
  hw.output %clk : !seq.clock
}
// expect: equivalent bitwise static
