hw.module @m(in %clk : !seq.clock, in %d : i8, in %e : i8, in %en : i1, in %rst : i1, out o : i8) {
  %s = seq.compreg %d, %clk : i8
  %r = seq.compreg %d, %clk : i8
  hw.output %r : i8
}
// -----
hw.module @m(in %clk : i1, in %d : i8, in %e : i8, in %en : i1, in %rst : i1, out o : i8) {
  %r = sv.reg : !hw.inout<i8>
  %q = sv.read_inout %r : !hw.inout<i8>
  %s = sv.reg : !hw.inout<i8>
  %p = sv.read_inout %s : !hw.inout<i8>
  sv.always posedge %clk {
    sv.passign %s, %d : i8
    sv.passign %r, %p : i8
  }
  hw.output %q : i8
}
// expect: different
