hw.module @m(in %clk: !seq.clock, in %a: i8, in %b: i8, out o: i8, out p: i8) {
  %0 = seq.compreg %a, %clk : i8
  %1 = seq.compreg %b, %clk : i8
  hw.output %0, %1 : i8, i8
}
// -----
hw.module @m(in %clk: !seq.clock, in %a: i8, in %b: i8, out o: i8, out p: i8) {
  %0 = seq.compreg %a, %clk : i8
  %1 = seq.compreg %b, %clk : i8
  hw.output %1, %0 : i8, i8
}
// expect: unknown
