hw.module @m(in %c: i1, in %a: i1, in %b: i1, out o: i1) {
  %0 = comb.mux %c, %a, %b : i1
  hw.output %0 : i1
}
// -----
hw.module @m(in %c: i1, in %a: i1, in %b: i1, out o: i1) {
  %t = hw.constant true
  %n = comb.xor bin %c, %t : i1
  %x = comb.and bin %c, %a : i1
  %y = comb.and bin %n, %b : i1
  %0 = comb.or bin %x, %y : i1
  hw.output %0 : i1
}
// expect: equivalent bitwise static
// assumes: signals have two states: what a circuit makes of x or z that it takes or holds is not compared
