hw.module @f(in %a : i8, in %b : i8, out x : i1) {
  %0 = comb.icmp ceq %a, %b : i8
  hw.output %0 : i1
}
// -----
hw.module @f(in %a : i8, in %b : i8, out x : i1) {
  %0 = comb.icmp eq %a, %b : i8
  hw.output %0 : i1
}
// expect: equivalent bitwise static
// assumes: no bit that a circuit takes, or that nobody drives, is x or z where two are compared by `===` or the like
// assumes: signals have two states: what a circuit makes of x or z that it takes or holds is not compared
