hw.module @m(in %clk : i1, in %c : i1, in %e : i1, in %d : i8, out o : i8) {
  %p = comb.and %c, %e : i1
  sv.assert.concurrent posedge %clk, %p
  hw.output %d : i8
}

// -----

hw.module @m(in %clk : i1, in %c : i1, in %e : i1, in %d : i8, out o : i8) {
  %p = comb.and %e, %c : i1
  sv.assert.concurrent posedge %clk, %p
  hw.output %d : i8
}

// expect: equivalent
