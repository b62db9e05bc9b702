hw.module @m(in %clk : i1, in %c : i1, in %d : i8, in %x : i8, out o : i8) {
  %r = sv.reg : !hw.inout<i8>
  %q = sv.read_inout %r : !hw.inout<i8>
  %s = sv.reg : !hw.inout<i8>
  %p = sv.read_inout %s : !hw.inout<i8>
  sv.alwayscomb {
    sv.if %c {
      sv.bpassign %r, %d : i8
    } else {
      sv.bpassign %r, %x : i8
    }
  }
  sv.always posedge %clk {
    sv.passign %s, %q : i8
  }
  hw.output %p : i8
}

// -----

hw.module @m(in %clk : i1, in %c : i1, in %d : i8, in %x : i8, out o : i8) {
  %s = sv.reg : !hw.inout<i8>
  %p = sv.read_inout %s : !hw.inout<i8>
  sv.always posedge %clk {
    sv.passign %s, %d : i8
  }
  hw.output %p : i8
}

// expect: different
