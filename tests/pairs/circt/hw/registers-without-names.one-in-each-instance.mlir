// options: --func m

hw.module private @r(in %clk: !seq.clock, in %a: i8, out o: i8) {
  %0 = seq.compreg %a, %clk : i8
  hw.output %0 : i8
}
hw.module @m(in %clk: !seq.clock, in %a: i8, in %b: i8, out o: i8, out p: i8) {
  %o = hw.instance "x" @r(clk: %clk: !seq.clock, a: %a: i8) -> (o: i8)
  %p = hw.instance "y" @r(clk: %clk: !seq.clock, a: %b: i8) -> (o: i8)
  hw.output %o, %p : i8, i8
}
// -----
hw.module private @r(in %clk: !seq.clock, in %a: i8, out o: i8) {
  %0 = seq.compreg %a, %clk : i8
  hw.output %0 : i8
}
hw.module @m(in %clk: !seq.clock, in %a: i8, in %b: i8, out o: i8, out p: i8) {
  %o = hw.instance "x" @r(clk: %clk: !seq.clock, a: %b: i8) -> (o: i8)
  %p = hw.instance "y" @r(clk: %clk: !seq.clock, a: %a: i8) -> (o: i8)
  hw.output %o, %p : i8, i8
}
// expect: different
