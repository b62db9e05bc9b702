hw.module @m(in %clk : i1, in %d : i1, out o : i1) {
  %fd = hw.constant 1 : i32
  %r = sv.reg : !hw.inout<i1>
  %q = sv.read_inout %r : !hw.inout<i1>
  sv.always posedge %clk {
    sv.bpassign %r, %d : i1
  }
  sv.alwaysff(posedge %clk) {
    sv.fwrite %fd, "a"
  } (syncreset : posedge %q) {
  }
  hw.output %q : i1
}

// -----

hw.module @m(in %clk : i1, in %d : i1, out o : i1) {
  %fd = hw.constant 1 : i32
  %r = sv.reg : !hw.inout<i1>
  %q = sv.read_inout %r : !hw.inout<i1>
  sv.alwaysff(posedge %clk) {
    sv.fwrite %fd, "a"
  } (syncreset : posedge %q) {
  }
  sv.always posedge %clk {
    sv.bpassign %r, %d : i1
  }
  hw.output %q : i1
}

// expect: unknown
