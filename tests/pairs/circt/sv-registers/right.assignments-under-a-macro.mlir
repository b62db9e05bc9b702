sv.macro.decl @A
hw.module @m(in %clk : i1, in %d : i8, in %x : i8, out o : i8) {
  %r = sv.reg : !hw.inout<i8>
  %q = sv.read_inout %r : !hw.inout<i8>
  sv.always posedge %clk {
    sv.ifdef.procedural @A {
      sv.passign %r, %d : i8
    } else {
    }
  }
  hw.output %q : i8
}

// -----

sv.macro.decl @A
hw.module @m(in %clk : i1, in %d : i8, in %x : i8, out o : i8) {
  %r = sv.reg : !hw.inout<i8>
  %q = sv.read_inout %r : !hw.inout<i8>
  sv.always posedge %clk {
    sv.ifdef.procedural @A {
      sv.passign %r, %x : i8
    } else {
    }
    sv.ifdef.procedural @A {
      sv.passign %r, %d : i8
    } else {
    }
  }
  hw.output %q : i8
}

// expect: equivalent
