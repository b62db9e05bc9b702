sv.macro.decl @A
hw.module @m(in %clk : i1, in %d : i8, out y : i8) {
  %r = sv.reg : !hw.inout<i8>
  %q = sv.read_inout %r : !hw.inout<i8>
  sv.always posedge %clk {
    sv.ifdef.procedural @A {
      sv.passign %r, %d : i8
    }
  }
  hw.output %q : i8
}

// -----

sv.macro.decl @A
hw.module @m(in %clk : i1, in %d : i8, out y : i8) {
  %r = sv.reg : !hw.inout<i8>
  %q = sv.read_inout %r : !hw.inout<i8>
  sv.always posedge %clk {
    sv.ifdef.procedural @A {
    } else {
      sv.passign %r, %d : i8
    }
  }
  hw.output %q : i8
}

// expect: different
