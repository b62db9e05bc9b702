hw.module @m(in %a: i4, in %b: i4, in %c: i4, in %d: i4, out o: i4) {
  %r:2 = datapath.compress %a, %b, %c : i4 [3 -> 2]
  %o = comb.add %r#0, %r#0, %r#1 : i4
  hw.output %o : i4
}
// -----
hw.module @m(in %a: i4, in %b: i4, in %c: i4, in %d: i4, out o: i4) {
  %o = comb.add %a, %b, %c : i4
  hw.output %o : i4
}
// expect: unknown open-obligation
