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
    %sum = comb.add %b, %a : i4
    %trace = seq.firreg %sum clock %clk : i4
  }
  sv.ifdef @FAST {
    %trace2 = seq.firreg %a clock %clk : i4
  }
  hw.output %a : i4
}

// expect: different
