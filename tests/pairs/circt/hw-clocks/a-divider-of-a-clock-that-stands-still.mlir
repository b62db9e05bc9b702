hw.module @m(out o : i1) {
  %k = seq.const_clock high
  %c = seq.clock_div %k by 1
  %l = seq.from_clock %c
  hw.output %l : i1
}
// -----
hw.module @m(out o : i1) {
  %l = hw.constant true
  hw.output %l : i1
}
// expect: unknown unsupported
