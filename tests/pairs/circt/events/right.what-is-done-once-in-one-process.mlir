hw.module @m(in %d : i8, out o : i8) {
  %fd = hw.constant 1 : i32
  sv.initial {
    sv.fwrite %fd, "a"
  }
  sv.initial {
    sv.fwrite %fd, "b"
  }
  hw.output %d : i8
}

// -----

hw.module @m(in %d : i8, out o : i8) {
  %fd = hw.constant 1 : i32
  sv.initial {
    sv.fwrite %fd, "a"
    sv.fwrite %fd, "b"
  }
  hw.output %d : i8
}

// expect: equivalent
