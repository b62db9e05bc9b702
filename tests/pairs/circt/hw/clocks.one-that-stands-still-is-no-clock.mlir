hw.module @m(in %clk: !seq.clock, in %e: i1, in %f: i1, in %r: i1, in %d: i4, out o: i4) {
  %z = hw.constant 0 : i4
  %c = seq.const_clock low
  %q = seq.compreg %d, %c : i4
  %p = seq.compreg %d, %clk : i4
  hw.output %q : i4
}
// -----
hw.module @m(in %clk: !seq.clock, in %e: i1, in %f: i1, in %r: i1, in %d: i4, out o: i4) {
  %z = hw.constant 0 : i4
  %q = seq.compreg %d, %clk : i4
  %p = seq.compreg %d, %clk : i4
  hw.output %q : i4
}
// expect: different
