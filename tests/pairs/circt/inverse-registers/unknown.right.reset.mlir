hw.module @m(in %clk: !seq.clock, in %rst: i1, in %a: i4, in %b: i4, out o: i4) {
  %ones = hw.constant -1 : i4
  %one = hw.constant 1 : i4
  %zero = hw.constant 0 : i4
  %seven = hw.constant 7 : i4
  %r = seq.compreg %a, %clk reset %rst, %zero : i4
  hw.output %r : i4
}
// -----
hw.module @m(in %clk: !seq.clock, in %rst: i1, in %a: i4, in %b: i4, out o: i4) {
  %ones = hw.constant -1 : i4
  %one = hw.constant 1 : i4
  %zero = hw.constant 0 : i4
  %seven = hw.constant 7 : i4
  %n = comb.xor %a, %ones : i4
  %r = seq.compreg %n, %clk reset %rst, %ones : i4
  %o = comb.xor %r, %ones : i4
  hw.output %o : i4
}
// expect: equivalent
