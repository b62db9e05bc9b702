hw.module @m(in %clk : !seq.clock, out o : i1) {
  %c = seq.clock_div %clk by 1
  %l = seq.from_clock %c
  %r = seq.compreg %l, %c : i1
  hw.output %r : i1
}
// -----
hw.module @m(in %clk : !seq.clock, out o : i1) {
  %c = seq.clock_div %clk by 1
  %l = hw.constant false
  %r = seq.compreg %l, %c : i1
  hw.output %r : i1
}
// expect: unknown unsupported
