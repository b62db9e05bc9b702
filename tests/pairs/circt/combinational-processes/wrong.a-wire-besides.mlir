hw.module @m(in %d : i8, in %x : i8, out o : i8) {
  %r = sv.reg : !hw.inout<i8>
  sv.alwayscomb {
    sv.bpassign %r, %d : i8
  }
  sv.assign %r, %x : i8
  hw.output %x : i8
}

// -----

hw.module @m(in %d : i8, in %x : i8, out o : i8) {
  hw.output %x : i8
}

// expect: unknown
