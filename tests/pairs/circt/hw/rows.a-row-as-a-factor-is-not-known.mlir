hw.module @m(in %a: i4, in %b: i4, in %c: i4, in %d: i4, out o: i4) {
  %r:2 = datapath.compress %a, %b, %c : i4 [3 -> 2]
  %p:4 = datapath.pos_partial_product %r#0, %d, %r#1 : (i4, i4, i4) -> (i4, i4, i4, i4)
  %o = comb.add %p#0, %p#1, %p#2, %p#3 : i4
  hw.output %o : i4
}
// -----
hw.module @m(in %a: i4, in %b: i4, in %c: i4, in %d: i4, out o: i4) {
  %o = comb.add %a, %b, %c : i4
  hw.output %o : i4
}
// expect: unknown open-obligation
