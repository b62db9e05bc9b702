hw.module @m(in %a: i1, in %b: i1, in %c: i1, out o: i1) {
  %x = comb.xor %a, %b : i1
  %y = comb.xor %b, %a : i1
  %o = synth.choice %x, %y : i1
  hw.output %o : i1
}
// -----
hw.module @m(in %a: i1, in %b: i1, in %c: i1, out o: i1) {
  %o = comb.and %a, %b : i1
  hw.output %o : i1
}
// expect: different
