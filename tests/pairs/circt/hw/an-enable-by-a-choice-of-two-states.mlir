hw.module @m(in %a : i8, in %c : i1, in %clk : !seq.clock, out o : i8) {
  %r = seq.compreg.ce %a, %clk, %c : i8
  hw.output %r : i8
}
// -----
hw.module @m(in %a : i8, in %c : i1, in %clk : !seq.clock, out o : i8) {
  %d = comb.mux bin %c, %a, %r : i8
  %r = seq.compreg %d, %clk : i8
  hw.output %r : i8
}
// expect: equivalent bitwise static
// assumes: signals have two states: what a circuit makes of x or z that it takes or holds is not compared
// assumes: what is compared is what registers hold at first, and one step from every state, registers of one name holding the same
