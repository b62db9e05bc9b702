hw.module @m(in %a: i4, in %b: i4, in %c: i4, in %d: i4, out o: i4) {
  %r:2 = datapath.compress %a, %b, %c : i4 [3 -> 2]
  %o = comb.add %d, %r#0 : i4
  hw.output %o : i4
}
// -----
hw.module @m(in %a: i4, in %b: i4, in %c: i4, in %d: i4, out o: i4) {
  %o = comb.add %a, %d : i4
  hw.output %o : i4
}
// expect: unknown open-obligation
