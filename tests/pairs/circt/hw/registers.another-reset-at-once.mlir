hw.module @m(in %clk: !seq.clock, in %e: i1, in %f: i1, in %r: i1, in %d: i4, out o: i4) {
  %z = hw.constant 0 : i4
  %q = seq.firreg %d clock %clk reset async %r, %z : i4
  hw.output %q : i4
}
// -----
hw.module @m(in %clk: !seq.clock, in %e: i1, in %f: i1, in %r: i1, in %d: i4, out o: i4) {
  %z = hw.constant 0 : i4
  %s = comb.or %r, %e : i1
  %q = seq.firreg %d clock %clk reset async %s, %z : i4
  hw.output %q : i4
}
// expect: different
