hw.module @m(in %a: i4, in %b: i4, in %c: i4, out carry: i4, out save: i4) {
  %r:2 = datapath.compress %a, %b, %c : i4 [3 -> 2]
  hw.output %r#0, %r#1 : i4, i4
}
// -----
hw.module @m(in %a: i4, in %b: i4, in %c: i4, out carry: i4, out save: i4) {
  %r:2 = datapath.compress %a, %b, %b : i4 [3 -> 2]
  hw.output %r#0, %r#1 : i4, i4
}
// expect: unknown
