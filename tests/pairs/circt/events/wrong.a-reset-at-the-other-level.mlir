hw.module @m(in %clk : i1, in %rst : i1, in %d : i8, out o : i8) {
  %fd = hw.constant 1 : i32
  sv.alwaysff(posedge %clk) {
    sv.fwrite %fd, "a"
  } (syncreset : posedge %rst) {
    sv.fwrite %fd, "b"
  }
  hw.output %d : i8
}

// -----

hw.module @m(in %clk : i1, in %rst : i1, in %d : i8, out o : i8) {
  %fd = hw.constant 1 : i32
  sv.alwaysff(posedge %clk) {
    sv.fwrite %fd, "a"
  } (syncreset : negedge %rst) {
    sv.fwrite %fd, "b"
  }
  hw.output %d : i8
}

// expect: unknown
