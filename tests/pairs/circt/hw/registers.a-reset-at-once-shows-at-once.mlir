hw.module @m(in %clk: !seq.clock, in %e: i1, in %f: i1, in %r: i1, in %d: i4, out o: i4) {
  %z = hw.constant 0 : i4
  %q = seq.firreg %d clock %clk reset async %r, %z : i4
  hw.output %q : i4
}
// -----
hw.module @m(in %clk: !seq.clock, in %e: i1, in %f: i1, in %r: i1, in %d: i4, out o: i4) {
  %z = hw.constant 0 : i4
  %x = comb.mux %r, %z, %d : i4
  %q = seq.firreg %x clock %clk reset async %r, %z : i4
  hw.output %q : i4
}
// expect: equivalent bitwise
// assumes: signals have two states: what a circuit makes of x or z that it takes or holds is not compared
// assumes: what is compared is what registers hold at first, and one step from every state, registers of one name holding the same
