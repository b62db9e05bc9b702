hw.module @m(in %clk : i1, in %d : i8, in %e : i8, in %en : i1, in %rst : i1, out o : i8) {
  %r = sv.reg : !hw.inout<i8>
  %q = sv.read_inout %r : !hw.inout<i8>
  %z = hw.constant 7 : i8
  sv.always posedge %clk {
    %fd = hw.constant 0x80000002 : i32
    sv.fwrite %fd, "x"
    sv.passign %r, %d : i8
  }
  hw.output %q : i8
}
// -----
hw.module @m(in %clk : i1, in %d : i8, in %e : i8, in %en : i1, in %rst : i1, out o : i8) {
  %r = sv.reg : !hw.inout<i8>
  %q = sv.read_inout %r : !hw.inout<i8>
  %z = hw.constant 7 : i8
  sv.always posedge %clk {
    %fd = hw.constant 0x80000002 : i32
    sv.fwrite %fd, "x"
    sv.passign %r, %d : i8
  }
  hw.output %q : i8
}
// expect: equivalent
