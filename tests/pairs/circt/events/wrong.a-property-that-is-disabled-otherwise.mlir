hw.module @m(in %clk : i1, in %rst : i1, in %c : i1, in %e : i1, in %d : i8, out o : i8) {
  sv.assert_property %c on posedge %clk disable_iff %rst label "l" : i1
  hw.output %d : i8
}

// -----

hw.module @m(in %clk : i1, in %rst : i1, in %c : i1, in %e : i1, in %d : i8, out o : i8) {
  sv.assert_property %c on posedge %clk disable_iff %e label "l" : i1
  hw.output %d : i8
}

// expect: unknown
