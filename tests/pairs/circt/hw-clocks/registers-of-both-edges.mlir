hw.module @m(in %clk : !seq.clock, in %d : i8, out o : i8) {
  %n = seq.clock_inv %clk
  %r = seq.compreg %d, %clk : i8
  %s = seq.compreg %r, %n : i8
  hw.output %s : i8
}
// -----
hw.module @m(in %clk : !seq.clock, in %d : i8, out o : i8) {
  %n = seq.clock_inv %clk
  %r = seq.compreg %d, %clk : i8
  %s = seq.compreg %r, %n : i8
  hw.output %s : i8
}
// expect: unknown unsupported
