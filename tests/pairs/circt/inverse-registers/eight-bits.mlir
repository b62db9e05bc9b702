// The register holds the inverse, and so it is given.
hw.module @m(in %clk : !seq.clock, in %d : i8, out q : i8) {
  %0 = seq.initial() {
    %z = hw.constant 0 : i8
    seq.yield %z : i8
  } : () -> !seq.immutable<i8>
  %r = seq.compreg %d, %clk initial %0 : i8
  hw.output %r : i8
}
// -----
hw.module @m(in %clk : !seq.clock, in %d : i8, out q : i8) {
  %0 = seq.initial() {
    %z = hw.constant -1 : i8
    seq.yield %z : i8
  } : () -> !seq.immutable<i8>
  %ones = hw.constant -1 : i8
  %n = comb.xor %d, %ones : i8
  %r = seq.compreg %n, %clk initial %0 : i8
  %i = comb.xor %r, %ones : i8
  hw.output %i : i8
}
// expect: equivalent bitwise static
// assumes: signals have two states: what a circuit makes of x or z that it takes or holds is not compared
// assumes: what is compared is what registers hold at first, and one step from every state, registers of one name holding the same
// assumes: the registers 'r' of the target hold the inverse of those of the source, as they do at first
