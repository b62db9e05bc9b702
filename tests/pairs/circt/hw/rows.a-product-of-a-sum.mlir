hw.module @m(in %a: i4, in %b: i4, in %c: i4, in %d: i4, out o: i4) {
  %s:2 = datapath.compress %a, %b, %d : i4 [3 -> 2]
  %p:4 = datapath.pos_partial_product %s#0, %s#1, %c : (i4, i4, i4) -> (i4, i4, i4, i4)
  %o = comb.add %p#0, %p#1, %p#2, %p#3 : i4
  hw.output %o : i4
}
// -----
hw.module @m(in %a: i4, in %b: i4, in %c: i4, in %d: i4, out o: i4) {
  %s = comb.add %a, %b, %d : i4
  %o = comb.mul %s, %c : i4
  hw.output %o : i4
}
// expect: equivalent
