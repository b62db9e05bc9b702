hw.module @m(in %d : i8, out o : i8) {
  %fd = hw.constant 1 : i32
  %r = sv.reg : !hw.inout<i8>
  %q = sv.read_inout %r : !hw.inout<i8>
  sv.alwayscomb {
    sv.bpassign %r, %d : i8
    sv.fwrite %fd, "a"
  }
  hw.output %q : i8
}

// -----

hw.module @m(in %d : i8, out o : i8) {
  %fd = hw.constant 1 : i32
  %r = sv.reg : !hw.inout<i8>
  %q = sv.read_inout %r : !hw.inout<i8>
  sv.alwayscomb {
    sv.bpassign %r, %d : i8
    sv.fwrite %fd, "a"
  }
  hw.output %q : i8
}

// expect: unknown
