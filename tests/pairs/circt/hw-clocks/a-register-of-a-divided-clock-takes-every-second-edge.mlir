// options: --func m@9
hw.module @m(in %clk : !seq.clock, in %d : i8, out o : i8) {
  %c = seq.clock_div %clk by 1
  %zero = seq.initial() { %z = hw.constant 0 : i8  seq.yield %z : i8 } : () -> !seq.immutable<i8>
  %r = seq.compreg %d, %c initial %zero : i8
  hw.output %r : i8
}
// -----
hw.module @m(in %clk : !seq.clock, in %d : i8, out o : i8) {
  %zero = seq.initial() { %z = hw.constant 0 : i8  %y = hw.constant true  seq.yield %z : i8 } : () -> !seq.immutable<i8>
  %on = seq.initial() { %y = hw.constant true  seq.yield %y : i1 } : () -> !seq.immutable<i1>
  %true = hw.constant true
  %n = comb.xor %e, %true : i1
  %e = seq.compreg %n, %clk initial %on : i1
  %r = seq.compreg.ce %d, %clk, %e initial %zero : i8
  hw.output %r : i8
}
// expect: equivalent bitwise static
