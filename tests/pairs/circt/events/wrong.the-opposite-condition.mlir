hw.module @m(in %clk : i1, in %c : i1, in %d : i8, out o : i8) {
  %fd = hw.constant 1 : i32
  sv.always posedge %clk {
    sv.if %c {
      sv.fwrite %fd, "v %d"(%d) : i8
    }
  }
  hw.output %d : i8
}

// -----

hw.module @m(in %clk : i1, in %c : i1, in %d : i8, out o : i8) {
  %fd = hw.constant 1 : i32
  %t = hw.constant true
  %nc = comb.xor %c, %t : i1
  sv.always posedge %clk {
    sv.if %nc {
      sv.fwrite %fd, "v %d"(%d) : i8
    }
  }
  hw.output %d : i8
}

// expect: unknown
