hw.module @m(in %clk : i1, in %d : i8, out o : i8) {
  %fd = hw.constant 1 : i32
  %r = sv.reg : !hw.inout<i8>
  %q = sv.read_inout %r : !hw.inout<i8>
  sv.always posedge %clk {
    sv.passign %r, %d : i8
  }
  sv.initial {
    %k = hw.constant 5 : i8
    sv.bpassign %r, %k : i8
    sv.fwrite %fd, "%d"(%q) : i8
  }
  hw.output %q : i8
}

// -----

hw.module @m(in %clk : i1, in %d : i8, out o : i8) {
  %fd = hw.constant 1 : i32
  %r = sv.reg : !hw.inout<i8>
  %q = sv.read_inout %r : !hw.inout<i8>
  sv.always posedge %clk {
    sv.passign %r, %d : i8
  }
  sv.initial {
    sv.fwrite %fd, "%d"(%q) : i8
    %k = hw.constant 5 : i8
    sv.bpassign %r, %k : i8
  }
  hw.output %q : i8
}

// expect: unknown
