hw.module @m(in %clk : i1, in %d : i1, out o : i1) {
  %fd = hw.constant 1 : i32
  %t = hw.constant true
  %a = comb.xor %b, %t : i1
  %b = comb.xor %a, %t : i1
  sv.always posedge %clk {
    sv.if %a {
    sv.fwrite %fd, "a"
    }
  }
  hw.output %d : i1
}

// -----

hw.module @m(in %clk : i1, in %d : i1, out o : i1) {
  %fd = hw.constant 1 : i32
  %t = hw.constant true
  %a = comb.xor %a, %t : i1
  sv.always posedge %clk {
    sv.if %a {
    sv.fwrite %fd, "a"
    }
  }
  hw.output %d : i1
}

// expect: unknown
