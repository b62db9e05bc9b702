hw.module @m(in %clk : i1, in %d : i8, in %i : i2, out o : i8) {
  %fd = hw.constant 1 : i32
  sv.always posedge %clk {
    sv.case  %i : i2 case b00: {
      sv.fwrite %fd, "a"
    }
    default: {
      sv.fwrite %fd, "b"
    }
  }
  hw.output %d : i8
}

// -----

hw.module @m(in %clk : i1, in %d : i8, in %i : i2, out o : i8) {
  %fd = hw.constant 1 : i32
  sv.always posedge %clk {
    sv.case  %i : i2 case b01: {
      sv.fwrite %fd, "a"
    }
    default: {
      sv.fwrite %fd, "b"
    }
  }
  hw.output %d : i8
}

// expect: unknown
