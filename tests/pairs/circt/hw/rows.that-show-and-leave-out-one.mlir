hw.module @m(in %a: i4, in %b: i4, out o: i4, out p: i4) {
  %r:4 = datapath.partial_product %a, %b : (i4, i4) -> (i4, i4, i4, i4)
  %o = comb.add %r#0, %r#1, %r#2, %r#3 : i4
  hw.output %o, %r#2 : i4, i4
}
// -----
hw.module @m(in %a: i4, in %b: i4, out o: i4, out p: i4) {
  %r:4 = datapath.partial_product %a, %b : (i4, i4) -> (i4, i4, i4, i4)
  %o = comb.add %r#0, %r#1, %r#2 : i4
  hw.output %o, %r#2 : i4, i4
}
// expect: unknown
