hw.module @m(in %clk : i1, in %d : i8, in %i : i2, out o : i8) {
  %fd = hw.constant 1 : i32
  sv.always posedge %clk {
    sv.case casez %i : i2 case b0z: {
      sv.fwrite %fd, "a"
    }
    case bzz: {
      sv.fwrite %fd, "b"
    }
  }
  hw.output %d : i8
}

// -----

hw.module @m(in %clk : i1, in %d : i8, in %i : i2, out o : i8) {
  %fd = hw.constant 1 : i32
  %z = comb.extract %i from 1 : (i2) -> i1
  sv.always posedge %clk {
    sv.if %z {
      sv.fwrite %fd, "b"
    } else {
      sv.fwrite %fd, "a"
    }
  }
  hw.output %d : i8
}

// expect: equivalent
