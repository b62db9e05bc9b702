sv.macro.decl @A
hw.module @m(in %d : i8, in %x : i8, out o : i8) {
  %r = sv.reg : !hw.inout<i8>
  %q = sv.read_inout %r : !hw.inout<i8>
  sv.alwayscomb {
    sv.ifdef.procedural @A {
      sv.bpassign %r, %d : i8
    } else {
      sv.bpassign %r, %x : i8
    }
  }
  hw.output %q : i8
}

// -----

sv.macro.decl @A
hw.module @m(in %d : i8, in %x : i8, out o : i8) {
  %r = sv.reg : !hw.inout<i8>
  %q = sv.read_inout %r : !hw.inout<i8>
  sv.alwayscomb {
    sv.bpassign %r, %d : i8
    sv.ifdef.procedural @A {
      sv.bpassign %r, %x : i8
    } else {
    }
  }
  hw.output %q : i8
}

// expect: different
