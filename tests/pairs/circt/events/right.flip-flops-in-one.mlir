hw.module @m(in %clk : i1, in %rst : i1, in %d : i8, out o : i8) {
  %fd = hw.constant 1 : i32
  sv.alwaysff(posedge %clk) {
    sv.fwrite %fd, "a"
  } (asyncreset : negedge %rst) {
    sv.fwrite %fd, "b"
  }
  sv.alwaysff(posedge %clk) {
    sv.fwrite %fd, "b"
  } (asyncreset : negedge %rst) {
    sv.fwrite %fd, "a"
  }
  hw.output %d : i8
}

// -----

hw.module @m(in %clk : i1, in %rst : i1, in %d : i8, out o : i8) {
  %fd = hw.constant 1 : i32
  sv.alwaysff(posedge %clk) {
    sv.fwrite %fd, "a"
    sv.fwrite %fd, "b"
  } (asyncreset : negedge %rst) {
    sv.fwrite %fd, "b"
    sv.fwrite %fd, "a"
  }
  hw.output %d : i8
}

// expect: equivalent
