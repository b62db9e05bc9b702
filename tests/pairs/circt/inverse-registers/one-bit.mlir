// The register holds the inverse, and so it is given.
hw.module @m(in %clk : !seq.clock, in %d : i1, out q : i1) {
  %0 = seq.initial() {
    %z = hw.constant 0 : i1
    seq.yield %z : i1
  } : () -> !seq.immutable<i1>
  %r = seq.compreg %d, %clk initial %0 : i1
  hw.output %r : i1
}
// -----
hw.module @m(in %clk : !seq.clock, in %d : i1, out q : i1) {
  %0 = seq.initial() {
    %z = hw.constant 1 : i1
    seq.yield %z : i1
  } : () -> !seq.immutable<i1>
  %ones = hw.constant -1 : i1
  %n = comb.xor %d, %ones : i1
  %r = seq.compreg %n, %clk initial %0 : i1
  %i = comb.xor %r, %ones : i1
  hw.output %i : i1
}
// expect: equivalent bitwise static
// assumes: signals have two states: what a circuit makes of x or z that it takes or holds is not compared
// assumes: what is compared is what registers hold at first, and one step from every state, registers of one name holding the same
// assumes: the registers 'r' of the target hold the inverse of those of the source, as they do at first
