hw.module @m(in %clk: !seq.clock, in %a: i8, in %b: i8, out o: i8, out p: i8) {
  %0 = seq.compreg %a, %clk : i8
  %1 = seq.compreg %b, %clk : i8
  hw.output %0, %1 : i8, i8
}
// -----
hw.module @m(in %clk: !seq.clock, in %a: i8, in %b: i8, out o: i8, out p: i8) {
  %0 = seq.compreg %a, %clk : i8
  %1 = seq.compreg %b, %clk : i8
  %x = comb.xor %0, %1 : i8
  %y = comb.xor %x, %1 : i8
  hw.output %y, %1 : i8, i8
}
// expect: equivalent
