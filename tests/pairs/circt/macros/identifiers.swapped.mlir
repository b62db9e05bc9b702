sv.macro.decl @one["FAST"]
sv.macro.decl @two["SLOW"]

hw.module @m(in %clk : !seq.clock, in %a : i4, in %b : i4, out o : i4) {
  sv.ifdef @one {
    %sum = comb.add %a, %b : i4
    %trace = seq.firreg %sum clock %clk : i4
  }
  sv.ifdef @two {
    %also = seq.firreg %b clock %clk : i4
  }
  hw.output %a : i4
}

// -----

sv.macro.decl @one["SLOW"]
sv.macro.decl @two["FAST"]

hw.module @m(in %clk : !seq.clock, in %a : i4, in %b : i4, out o : i4) {
  sv.ifdef @one {
    %sum = comb.add %b, %a : i4
    %trace = seq.firreg %sum clock %clk : i4
  }
  sv.ifdef @two {
    %also = seq.firreg %b clock %clk : i4
  }
  hw.output %a : i4
}

// expect: different
