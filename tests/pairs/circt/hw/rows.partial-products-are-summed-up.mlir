hw.module @m(in %a: i4, in %b: i4, in %c: i4, in %d: i4, out o: i4) {
  %p:4 = datapath.partial_product %a, %b : (i4, i4) -> (i4, i4, i4, i4)
  %r:2 = datapath.compress %p#0, %p#1, %p#2, %p#3 : i4 [4 -> 2]
  %o = comb.add bin %r#0, %r#1 : i4
  hw.output %o : i4
}
// -----
hw.module @m(in %a: i4, in %b: i4, in %c: i4, in %d: i4, out o: i4) {
  %o = comb.mul %a, %b : i4
  hw.output %o : i4
}
// expect: equivalent
