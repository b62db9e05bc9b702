hw.module @m(in %clk : !seq.clock, in %enable : i1, in %test : i1, out gclk : !seq.clock) {
    %0 = seq.clock_gate %clk, %enable, %test
    hw.output %0 : !seq.clock
}
// -----
hw.module @m(in %clk : !seq.clock, in %enable : i1, in %test : i1, out gclk : !seq.clock) {
    %e = comb.or %test, %enable : i1
    %0 = seq.clock_gate %clk, %e
    hw.output %0 : !seq.clock
}
// expect: equivalent
