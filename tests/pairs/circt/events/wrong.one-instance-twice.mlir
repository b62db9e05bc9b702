// options: --func m
hw.module private @pr(in %clk : i1, in %v : i8) {
  %fd = hw.constant 1 : i32
  sv.always posedge %clk {
    sv.fwrite %fd, "%d"(%v) : i8
  }
}
hw.module @m(in %clk : i1, in %b : i8, in %c : i8, out y : i8) {
  hw.instance "u" @pr(clk: %clk : i1, v: %b : i8) -> ()
  hw.instance "w" @pr(clk: %clk : i1, v: %c : i8) -> ()
  hw.output %b : i8
}

// -----

hw.module private @pr(in %clk : i1, in %v : i8) {
  %fd = hw.constant 1 : i32
  sv.always posedge %clk {
    sv.fwrite %fd, "%d"(%v) : i8
  }
}
hw.module @m(in %clk : i1, in %b : i8, in %c : i8, out y : i8) {
  hw.instance "u" @pr(clk: %clk : i1, v: %b : i8) -> ()
  hw.instance "w" @pr(clk: %clk : i1, v: %b : i8) -> ()
  hw.output %b : i8
}

// expect: unknown
