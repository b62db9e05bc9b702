hw.module @m(in %clk : i1, in %c : i1, in %e : i1, in %d : i8, out o : i8) {
  sv.assert.concurrent posedge %clk, %c label "l"
  hw.output %d : i8
}

// -----

hw.module @m(in %clk : i1, in %c : i1, in %e : i1, in %d : i8, out o : i8) {
  sv.assert.concurrent posedge %clk, %e label "l"
  hw.output %d : i8
}

// expect: unknown
