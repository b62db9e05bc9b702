hw.module @m(in %clk : i1, in %d : i8, in %i : i2, out o : i8) {
  %fd = hw.constant 1 : i32
  sv.always posedge %clk {
    sv.case casez %i : i2 case b0z: {
      sv.fwrite %fd, "a"
    }
    case bz0: {
      sv.fwrite %fd, "b"
    }
  }
  hw.output %d : i8
}

// -----

hw.module @m(in %clk : i1, in %d : i8, in %i : i2, out o : i8) {
  %fd = hw.constant 1 : i32
  sv.always posedge %clk {
    sv.case casez %i : i2 case bz0: {
      sv.fwrite %fd, "b"
    }
    case b0z: {
      sv.fwrite %fd, "a"
    }
  }
  hw.output %d : i8
}

// expect: unknown
