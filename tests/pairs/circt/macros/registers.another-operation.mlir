sv.macro.decl @FAST

hw.module @m(in %clk : !seq.clock, in %a : i4, in %b : i4, out o : i4) {
  sv.ifdef @FAST {
    %sum = comb.add %a, %b : i4
    %trace = seq.firreg %sum clock %clk : i4
  } else {
    %trace2 = seq.firreg %a clock %clk : i4
  }
  hw.output %a : i4
}

// -----

sv.macro.decl @FAST

hw.module @m(in %clk : !seq.clock, in %a : i4, in %b : i4, out o : i4) {
  sv.ifdef @FAST {
    %sum = comb.sub %a, %b : i4
    %trace = seq.firreg %sum clock %clk : i4
  }
  sv.ifdef @FAST {
  } else {
    %trace2 = seq.firreg %a clock %clk : i4
  }
  hw.output %a : i4
}

// expect: different
