hw.module @m(in %a: i4, in %b: i4, in %c: i4, out o: i4, out p: i4) {
  %r:2 = datapath.compress %a, %b, %c : i4 [3 -> 2]
  %o = comb.add %r#0, %r#1 : i4
  hw.output %o, %r#0 : i4, i4
}
// -----
hw.module @m(in %a: i4, in %b: i4, in %c: i4, out o: i4, out p: i4) {
  %r:2 = datapath.compress %a, %b, %c : i4 [3 -> 2]
  %s:2 = datapath.compress %a, %b, %c : i4 [3 -> 2]
  %o = comb.add %r#0, %s#1 : i4
  hw.output %o, %r#0 : i4, i4
}
// expect: unknown
