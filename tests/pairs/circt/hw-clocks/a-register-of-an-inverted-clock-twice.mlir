hw.module @m(in %clk : !seq.clock, in %d : i8, out o : i8) {
  %n = seq.clock_inv %clk
  %r = seq.compreg %d, %n : i8
  hw.output %r : i8
}
// -----
hw.module @m(in %clk : !seq.clock, in %d : i8, out o : i8) {
  %f = seq.from_clock %clk
  %n = seq.to_clock %f
  %t = seq.clock_inv %n
  %r = seq.compreg %d, %t : i8
  hw.output %r : i8
}
// expect: equivalent bitwise static
