hw.module @m(in %a : i8, in %b : i8, in %c : i1, in %clk : !seq.clock, in %rst : i1, out o : i8) {
%x = hw.array_create %a, %a : i8
%o = hw.array_get %x[%c] : !hw.array<2xi8>, i1
 hw.output %o : i8
}
// -----
hw.module @m(in %a : i8, in %b : i8, in %c : i1, in %clk : !seq.clock, in %rst : i1, out o : i8) {
hw.output %a : i8
}
// expect: equivalent bitwise static
// assumes: signals have two states: what a circuit makes of x or z that it takes or holds is not compared
