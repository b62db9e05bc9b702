hw.module @m(in %a: i1, in %b: i1, in %c: i1, out o: i1) {
  %o = synth.gamble %a, %b, %c : i1
  hw.output %o : i1
}
// -----
hw.module @m(in %a: i1, in %b: i1, in %c: i1, out o: i1) {
  %o = comb.truth_table %a, %b, %c -> [true, true, false, false, false, false, true, true]
  hw.output %o : i1
}
// expect: different
