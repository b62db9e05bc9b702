hw.module @m(in %clk : !seq.clock, in %e : i1, in %d : i8, out o : i8) {
  %g = seq.clock_gate %clk, %e
  %n = seq.clock_inv %g
  %r = seq.compreg %d, %n : i8
  hw.output %r : i8
}
// -----
hw.module @m(in %clk : !seq.clock, in %e : i1, in %d : i8, out o : i8) {
  %g = seq.clock_gate %clk, %e
  %n = seq.clock_inv %g
  %r = seq.compreg %d, %n : i8
  hw.output %r : i8
}
// expect: unknown unsupported
