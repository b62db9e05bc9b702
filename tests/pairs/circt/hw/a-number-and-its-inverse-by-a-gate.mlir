hw.module @m(in %a : i8, in %b : i8, in %c : i1, in %clk : !seq.clock, in %rst : i1, out o : i8) {
%x = synth.aig.and_inv %a, not %a : i8
 hw.output %x : i8
}
// -----
hw.module @m(in %a : i8, in %b : i8, in %c : i1, in %clk : !seq.clock, in %rst : i1, out o : i8) {
%x = hw.constant 0 : i8
 hw.output %x : i8
}
// expect: equivalent bitwise static
// assumes: signals have two states: what a circuit makes of x or z that it takes or holds is not compared
