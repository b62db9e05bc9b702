hw.module @m(in %clk : i1, in %c : i1, in %d : i8, out o : i8) {
  sv.always posedge %clk {
    sv.assert %c, immediate label "l" message "m %d"(%d) : i8
  }
  hw.output %d : i8
}

// -----

hw.module @m(in %clk : i1, in %c : i1, in %d : i8, out o : i8) {
  sv.always posedge %clk {
    sv.assert %c, immediate label "l" message "m %d"(%d) : i8
  }
  hw.output %d : i8
}

// expect: equivalent
