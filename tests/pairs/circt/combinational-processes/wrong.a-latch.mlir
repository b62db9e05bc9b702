hw.module @m(in %c : i1, in %d : i8, out o : i8) {
  %r = sv.reg : !hw.inout<i8>
  %q = sv.read_inout %r : !hw.inout<i8>
  sv.alwayscomb {
    sv.if %c {
      sv.bpassign %r, %d : i8
    }
  }
  hw.output %q : i8
}

// -----

hw.module @m(in %c : i1, in %d : i8, out o : i8) {
  %r = sv.reg : !hw.inout<i8>
  %q = sv.read_inout %r : !hw.inout<i8>
  sv.alwayscomb {
    sv.if %c {
      sv.bpassign %r, %d : i8
    }
  }
  hw.output %q : i8
}

// expect: unknown
