hw.module @m(in %clk : !seq.clock, out o : !seq.clock) {
  %0 = seq.clock_inv %clk
  %1 = seq.clock_inv %0
  hw.output %1 : !seq.clock
}
// -----
hw.module @m(in %clk : !seq.clock, out o : !seq.clock) {
  hw.output %clk : !seq.clock
}
// expect: equivalent bitwise static
