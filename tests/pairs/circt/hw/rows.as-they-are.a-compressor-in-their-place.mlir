hw.module @m(in %a: i4, in %b: i4, in %c: i4, out carry: i4, out save: i4) {
  %r:2 = datapath.compress %a, %b, %c : i4 [3 -> 2]
  hw.output %r#0, %r#1 : i4, i4
}
// -----
hw.module @m(in %a: i4, in %b: i4, in %c: i4, out carry: i4, out save: i4) {
  %zero = hw.constant 0 : i1
  %ab = comb.and %a, %b : i4
  %ac = comb.and %a, %c : i4
  %bc = comb.and %b, %c : i4
  %majority = comb.or %ab, %ac, %bc : i4
  %low = comb.extract %majority from 0 : (i4) -> i3
  %carry = comb.concat %low, %zero : i3, i1
  %save = comb.xor %a, %b, %c : i4
  hw.output %carry, %save : i4, i4
}
// expect: unknown
