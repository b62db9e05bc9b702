hw.module @m(in %a: i4, in %b: i4, in %c: i4, out carry: i4, out save: i4) {
  %x = comb.add %a, %b : i4
  %r:2 = datapath.compress %a, %x, %c : i4 [3 -> 2]
  hw.output %r#0, %r#1 : i4, i4
}
// -----
hw.module @m(in %a: i4, in %b: i4, in %c: i4, out carry: i4, out save: i4) {
  %x = comb.add %b, %a : i4
  %r:2 = datapath.compress %a, %x, %c : i4 [3 -> 2]
  hw.output %r#0, %r#1 : i4, i4
}
// expect: equivalent
