hw.module @m(in %clk : i1, in %d : i8, in %x : i8, out o : i8) {
  %fd = hw.constant 1 : i32
  sv.always posedge %clk {
    sv.fwrite %fd, "v %d"(%d) : i8
  }
  hw.output %d : i8
}

// -----

hw.module @m(in %clk : i1, in %d : i8, in %x : i8, out o : i8) {
  %fd = hw.constant 1 : i32
  sv.always posedge %clk {
    sv.fwrite %fd, "v %d"(%x) : i8
  }
  hw.output %d : i8
}

// expect: unknown
