hw.module @m(in %clk : !seq.clock, in %d : i8, out o : i8) {
  %r = seq.compreg %d, %clk : i8
  hw.output %r : i8
}
// -----
hw.module @m(in %clk : !seq.clock, in %d : i8, out o : i8) {
  %n = seq.clock_inv %clk
  %m = seq.clock_inv %n
  %r = seq.compreg %d, %m : i8
  hw.output %r : i8
}
// expect: equivalent bitwise static
