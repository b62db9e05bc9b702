hw.module @m(in %clk : !seq.clock, in %d : i8, in %e : i8, in %en : i1, in %rst : i1, out o : i8) {
  %z = hw.constant 7 : i8
  %r = seq.compreg %d, %clk : i8
  hw.output %r : i8
}
// -----
hw.module @m(in %clk : i1, in %d : i8, in %e : i8, in %en : i1, in %rst : i1, out o : i8) {
  %r = sv.reg : !hw.inout<i8>
  %q = sv.read_inout %r : !hw.inout<i8>
  %z = hw.constant 7 : i8
  %t = hw.constant true
  %n = comb.xor %clk, %t : i1
  sv.always negedge %n {
    sv.passign %r, %d : i8
  }
  hw.output %q : i8
}
// expect: equivalent bitwise static
