hw.module @m(in %d : i8, in %x : i8, out o : i8) {
  %r = sv.reg : !hw.inout<i8>
  %q = sv.read_inout %r : !hw.inout<i8>
  %r2 = sv.reg : !hw.inout<i8>
  %q2 = sv.read_inout %r2 : !hw.inout<i8>
  sv.alwayscomb {
    sv.bpassign %r, %d : i8
    sv.bpassign %r2, %q : i8
    sv.bpassign %r, %x : i8
  }
  hw.output %q2 : i8
}

// -----

hw.module @m(in %d : i8, in %x : i8, out o : i8) {
  %r = sv.reg : !hw.inout<i8>
  %q = sv.read_inout %r : !hw.inout<i8>
  %r2 = sv.reg : !hw.inout<i8>
  %q2 = sv.read_inout %r2 : !hw.inout<i8>
  sv.alwayscomb {
    sv.bpassign %r, %x : i8
    sv.bpassign %r2, %q : i8
  }
  hw.output %q2 : i8
}

// expect: unknown
