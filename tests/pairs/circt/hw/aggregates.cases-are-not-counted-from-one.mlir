hw.module @m(in %x: !hw.enum<A, B, C>, out o: i1) {
  %c = hw.enum.constant B : !hw.enum<A, B, C>
  %o = hw.enum.cmp %x, %c : !hw.enum<A, B, C>, !hw.enum<A, B, C>
  hw.output %o : i1
}
// -----
hw.module @m(in %x: !hw.enum<A, B, C>, out o: i1) {
  %y = hw.bitcast %x : (!hw.enum<A, B, C>) -> i2
  %c = hw.constant -2 : i2
  %o = comb.icmp eq %y, %c : i2
  hw.output %o : i1
}
// expect: different
