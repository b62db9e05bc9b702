hw.module @m(in %clk : i1, in %d : i8, out o : i8) {
  sv.always posedge %clk {
    sv.fatal.procedural 1
  }
  hw.output %d : i8
}

// -----

hw.module @m(in %clk : i1, in %d : i8, out o : i8) {
  sv.always posedge %clk {
    sv.fatal.procedural 0
  }
  hw.output %d : i8
}

// expect: unknown
