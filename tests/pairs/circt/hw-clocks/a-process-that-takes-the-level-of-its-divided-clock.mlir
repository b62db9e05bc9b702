hw.module @m(in %clk : i1, in %d : i8, out o : i8) {
  %t = seq.to_clock %clk
  %c = seq.clock_div %t by 1
  %l = seq.from_clock %c
  %r = sv.reg : !hw.inout<i8>
  %q = sv.read_inout %r : !hw.inout<i8>
  sv.always posedge %l {
    sv.if %l {
      sv.passign %r, %d : i8
    }
  }
  hw.output %q : i8
}
// -----
hw.module @m(in %clk : i1, in %d : i8, out o : i8) {
  %t = seq.to_clock %clk
  %c = seq.clock_div %t by 1
  %l = seq.from_clock %c
  %r = sv.reg : !hw.inout<i8>
  %q = sv.read_inout %r : !hw.inout<i8>
  sv.always posedge %l {
    %f = hw.constant false
    sv.if %f {
      sv.passign %r, %d : i8
    }
  }
  hw.output %q : i8
}
// expect: unknown unsupported
