hw.module @m(in %clk : !seq.clock, in %d : i8, in %e : i8, in %en : i1, in %rst : i1, out o : i8) {
  %i = seq.initial() {
    %c = hw.constant 5 : i8
    seq.yield %c : i8
  } : () -> !seq.immutable<i8>
  %r = seq.compreg %d, %clk initial %i : i8
  hw.output %r : i8
}
// -----
hw.module @m(in %clk : i1, in %d : i8, in %e : i8, in %en : i1, in %rst : i1, out o : i8) {
  %r = sv.reg : !hw.inout<i8>
  %q = sv.read_inout %r : !hw.inout<i8>
  %c = hw.constant 6 : i8
  sv.initial {
    sv.bpassign %r, %c : i8
  }
  sv.always posedge %clk {
    sv.passign %r, %d : i8
  }
  hw.output %q : i8
}
// expect: different
