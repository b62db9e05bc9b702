hw.module @m(in %clk : i1, in %d : i8, out o : i8) {
  sv.always posedge %clk {
    sv.error.procedural "a"
  }
  hw.output %d : i8
}

// -----

hw.module @m(in %clk : i1, in %d : i8, out o : i8) {
  sv.always posedge %clk {
    sv.warning.procedural "a"
  }
  hw.output %d : i8
}

// expect: unknown
