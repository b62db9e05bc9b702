hw.module @m(in %clk: !seq.clock, in %e: i1, in %f: i1, in %r: i1, in %d: i4, out o: i4) {
  %z = hw.constant 0 : i4
  %g = seq.clock_gate %clk, %e
  %h = seq.clock_gate %g, %f
  %q = seq.compreg %d, %h : i4
  hw.output %q : i4
}
// -----
hw.module @m(in %clk: !seq.clock, in %e: i1, in %f: i1, in %r: i1, in %d: i4, out o: i4) {
  %z = hw.constant 0 : i4
  %n = comb.or %e, %f : i1
  %q = seq.compreg.ce %d, %clk, %n : i4
  hw.output %q : i4
}
// expect: different
