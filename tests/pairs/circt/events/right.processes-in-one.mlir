hw.module @m(in %clk : i1, in %d : i8, out o : i8) {
  %fd = hw.constant 1 : i32
  sv.always posedge %clk {
    sv.fwrite %fd, "a"
  }
  sv.always posedge %clk {
    sv.fwrite %fd, "b"
  }
  hw.output %d : i8
}

// -----

hw.module @m(in %clk : i1, in %d : i8, out o : i8) {
  %fd = hw.constant 1 : i32
  sv.always posedge %clk {
    sv.fwrite %fd, "a"
    sv.fwrite %fd, "b"
  }
  hw.output %d : i8
}

// expect: equivalent
